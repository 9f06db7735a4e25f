/** The Markdown of how-to-play pages, as data. What these pages do not use is not understood here. */

export type Inline = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string } | { kind: 'link'; text: string; href: string };
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: Inline[] }
  | { kind: 'text'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  /** `<!-- cards: 5 squid -->`: pictures that the game draws. */
  | { kind: 'cards'; names: string[] };

export function markdown(source: string): Block[] {
  return source
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .filter((b) => b !== null);
}

function block(source: string): Block | null {
  const lines = source.split('\n');
  const first = lines[0]!;
  const heading = /^(#{1,3}) (.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]!.length as 1 | 2 | 3, text: inline(heading[2]!) };
  const cards = /^<!-- cards: (.*?) -->$/.exec(first);
  if (cards) return { kind: 'cards', names: cards[1]!.split(/\s+/) };
  if (first.startsWith('<!--')) return null;
  if (first.startsWith('|')) {
    const [head, , ...rows] = lines.map((line) => line.trim().slice(1, -1).split('|').map((cell) => inline(cell.trim())));
    return { kind: 'table', head: head!, rows };
  }
  const mark = /^(?:-|\d+\.) /;
  if (mark.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (mark.test(line)) items.push(line.replace(mark, ''));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: 'list', ordered: !first.startsWith('-'), items: items.map(inline) };
  }
  return { kind: 'text', text: inline(lines.join(' ')) };
}

const INLINE = /\\(?<plain>[^\w\s])|\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*\s][^*]*)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\((?<href>[^)]+)\)/g;

export function inline(source: string): Inline[] {
  const out: Inline[] = [];
  let at = 0;
  const text = (more: string) => {
    const last = out.at(-1);
    if (last?.kind === 'text') last.text += more;
    else if (more) out.push({ kind: 'text', text: more });
  };
  for (const found of source.matchAll(INLINE)) {
    const { plain, bold, italic, code, link, href } = found.groups!;
    text(source.slice(at, found.index));
    at = found.index + found[0].length;
    if (plain) text(plain);
    else if (bold) out.push({ kind: 'bold', text: bold });
    else if (italic) out.push({ kind: 'italic', text: italic });
    else if (code) out.push({ kind: 'code', text: code });
    else out.push({ kind: 'link', text: link!, href: href! });
  }
  text(source.slice(at));
  return out;
}
