/**
 * Things travelling over the table from where they were to where they are; where nothing may move (`still`) they show
 * themselves where they go. Pure show: nothing waits for
 * them, and a step that is finished early takes them away.
 */
export interface Flight {
  from: string;
  to: string;
  /** Id of the drawing's symbol. */
  art: string;
  size?: number;
  delay?: number;
}

export type Places = Map<string, DOMRect>;

/** Where the named places are right now. */
export function measure(root: HTMLElement, names: Iterable<string>): Places {
  const out: Places = new Map();
  for (const name of names) {
    for (const element of root.querySelectorAll(`[data-place="${name}"]`)) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0) {
        out.set(name, rect);
        break;
      }
    }
  }
  return out;
}

const SVG = 'http://www.w3.org/2000/svg';

export function fly(layer: HTMLElement, flights: Flight[], before: Places, after: Places, ms: number, still = false): void {
  const shown = new Set<string>();
  for (const flight of flights) {
    // What does not move is seen once where it goes, not as a heap.
    if (still && shown.has(`${flight.to} ${flight.art}`)) continue;
    shown.add(`${flight.to} ${flight.art}`);
    const from = before.get(flight.from) ?? after.get(flight.from);
    const to = after.get(flight.to) ?? before.get(flight.to);
    if (!from || !to) continue;
    const size = flight.size ?? 26;
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', '0 0 120 120');
    svg.setAttribute('aria-hidden', 'true');
    svg.style.cssText = `position:fixed;left:0;top:0;width:${size}px;height:${size}px;pointer-events:none;overflow:visible`;
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#${flight.art}`);
    use.setAttribute('width', '120');
    use.setAttribute('height', '120');
    svg.append(use);
    layer.append(svg);
    const a = { x: from.x + from.width / 2 - size / 2, y: from.y + from.height / 2 - size / 2 };
    const b = { x: to.x + to.width / 2 - size / 2, y: to.y + to.height / 2 - size / 2 };
    const bend = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 4);
    if (still) svg.style.transform = `translate(${b.x}px,${b.y}px)`;
    const animation = svg.animate(
      still ? [{ opacity: 0 }, { opacity: 0.95, offset: 0.3 }, { opacity: 0.95, offset: 0.6 }, { opacity: 0 }] : [
        { transform: `translate(${a.x}px,${a.y}px) scale(.6)`, opacity: 0.2 },
        { transform: `translate(${(a.x + b.x) / 2}px,${(a.y + b.y) / 2 - bend}px) scale(1.15)`, opacity: 1, offset: 0.55 },
        { transform: `translate(${b.x}px,${b.y}px) scale(.85)`, opacity: 0.9 },
      ],
      { duration: ms, delay: still ? 0 : (flight.delay ?? 0), easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' },
    );
    const away = () => svg.remove();
    animation.onfinish = away;
    animation.oncancel = away;
  }
}

/** Take away whatever is still travelling. */
export function land(layer: HTMLElement): void {
  layer.replaceChildren();
}
