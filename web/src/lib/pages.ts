/** How-to-play pages: Markdown beside the rules of each game, one file a language. */
const files = import.meta.glob<string>('../../../src/shoal/games/*/how-to-play/*.md', { query: '?raw', import: 'default' });

const path = (game: string, language: string) => `../../../src/shoal/games/${game}/how-to-play/${language}.md`;

export const hasPage = (game: string): boolean => Object.hasOwn(files, path(game, 'en'));

/** The page of a game, in English where it is not there in this language. */
export async function page(game: string, language: string): Promise<string> {
  return (await (files[path(game, language)] ?? files[path(game, 'en')])?.()) ?? '';
}

/** Rulings, in English, among the documents. */
const ruled = import.meta.glob<string>('../../../docs/rulings/*.md', { query: '?raw', import: 'default' });
const rulingsPath = (game: string) => `../../../docs/rulings/${game}.md`;

export const hasRulings = (game: string): boolean => Object.hasOwn(ruled, rulingsPath(game));
export const rulings = async (game: string): Promise<string> => withoutProofs((await ruled[rulingsPath(game)]?.()) ?? '');

/** What players want of a page of rulings: without the proofs, and without the headings that have nothing else below. */
export function withoutProofs(source: string): string {
  const told = source.split(/\n{2,}/).filter((part) => !/^(Proof: |\||Every ruling names its proof)/.test(part));
  const level = (part: string | undefined) => (part === undefined ? 1 : (/^#+(?= )/.exec(part)?.[0].length ?? 9));
  for (let i = told.length - 1; i > 0; i--) if (level(told[i]) < 9 && level(told[i]) >= level(told[i + 1])) told.splice(i, 1);
  return told.join('\n\n');
}

/** Lessons, beside the rules too; the service plays them, here only their names are needed. */
const lessons = Object.keys(import.meta.glob('../../../src/shoal/games/*/lessons/*.toml', { query: '?raw', import: 'default' }));

export const lessonsOf = (game: string): string[] =>
  lessons.flatMap((path) => new RegExp(`/games/${game}/lessons/([^/]+)\\.toml$`).exec(path)?.[1] ?? []).sort();
