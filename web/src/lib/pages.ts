/** How-to-play pages: Markdown beside the rules of each game, one file a language. */
const files = import.meta.glob<string>('../../../src/shoal/games/*/how-to-play/*.md', { query: '?raw', import: 'default' });

const path = (game: string, language: string) => `../../../src/shoal/games/${game}/how-to-play/${language}.md`;

export const hasPage = (game: string): boolean => Object.hasOwn(files, path(game, 'en'));

/** The page of a game, in English where it is not there in this language. */
export async function page(game: string, language: string): Promise<string> {
  return (await (files[path(game, language)] ?? files[path(game, 'en')])?.()) ?? '';
}
