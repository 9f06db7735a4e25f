/** How-to-play pages: Markdown beside the rules of each game, one file a language. */
const files = import.meta.glob<string>('../../../src/shoal/games/*/how-to-play/*.md', { query: '?raw', import: 'default' });

const path = (game: string, language: string) => `../../../src/shoal/games/${game}/how-to-play/${language}.md`;

export const hasPage = (game: string): boolean => Object.hasOwn(files, path(game, 'en'));

/** The page of a game, in English where it is not there in this language. */
export async function page(game: string, language: string): Promise<string> {
  return (await (files[path(game, language)] ?? files[path(game, 'en')])?.()) ?? '';
}

/** Lessons, beside the rules too; the service plays them, here only their names are needed. */
const lessons = Object.keys(import.meta.glob('../../../src/shoal/games/*/lessons/*.toml', { query: '?raw', import: 'default' }));

export const lessonsOf = (game: string): string[] =>
  lessons.flatMap((path) => new RegExp(`/games/${game}/lessons/([^/]+)\\.toml$`).exec(path)?.[1] ?? []).sort();
