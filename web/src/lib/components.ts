/** The entries of a list of tables in a game's components file: all that pages need of TOML. */
export function entries(text: string, list: string): Record<string, string>[] {
  return text
    .split(/^(?=\[)/m)
    .filter((part) => part.startsWith(`[[${list}]]`) || part.startsWith(`[${list}]`))
    .map((part) => Object.fromEntries([...part.matchAll(/^(\w+) = (.*)$/gm)].map((m) => [m[1]!, m[2]!])));
}
