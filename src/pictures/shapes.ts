/** Pieces of SVG that all pictures are made of. */

import type { Curve, Position } from './layout.js';
import { escaped } from './letters.js';

/** Attributes; those that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...inside: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escaped(value ?? '')}"`)
    .join('');
  return inside.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${inside.join('')}</${name}>`;
}

/** Text whose baseline is at `y`; the whole is told where one points at it, if this is cut. */
export function text(
  content: string,
  { x, y }: Position,
  look: {
    readonly class?: string | undefined;
    readonly anchor?: 'start' | 'middle' | 'end';
    readonly whole?: string | undefined;
  } = {},
): string {
  const title = look.whole === undefined || look.whole === content ? '' : `<title>${escaped(look.whole)}</title>`;
  return element(
    'text',
    { x, y, class: look.class, 'text-anchor': look.anchor === 'start' ? undefined : look.anchor },
    title + escaped(content),
  );
}

/** The whole picture; `words` say the same to those who do not see it. */
export function picture(
  { width, height }: { readonly width: number; readonly height: number },
  { label, words }: { readonly label: string; readonly words: string },
  ...inside: readonly string[]
): string {
  const [right, bottom] = [Math.ceil(width), Math.ceil(height)];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'picture',
      role: 'img',
      'aria-label': label === '' ? 'picture of the heap' : label,
      width: right,
      height: bottom,
      viewBox: `0 0 ${right} ${bottom}`,
    },
    ...(words === '' ? [] : [element('desc', {}, escaped(words))]),
    ...inside,
  );
}

/** A curve with its arrow. */
export function arrow(curve: Curve): string {
  const [first, ...rest] = curve.points;
  if (first === undefined) return '';
  const pieces: string[] = [];
  for (let index = 0; index + 2 < rest.length; index += 3) {
    pieces.push(
      `C${rest
        .slice(index, index + 3)
        .map(pair)
        .join(' ')}`,
    );
  }
  const last = rest.at(-1) ?? first;
  // The line goes on into the head: nothing shows between them.
  const end = curve.tip === undefined ? '' : `L${pair(between(last, curve.tip, 0.3))}`;
  const line = element('path', { class: 'line', d: `M${pair(first)}${pieces.join('')}${end}` });
  return curve.tip === undefined ? line : line + arrowHead(last, curve.tip);
}

function between(from: Position, to: Position, share: number): Position {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A slim head with a notch, from where the line stops to its tip. */
export function arrowHead(from: Position, tip: Position): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const at = (back: number, aside: number): string =>
    pair({ x: tip.x - dx * back - dy * aside, y: tip.y - dy * back + dx * aside });
  return element('path', { class: 'head', d: `M${pair(tip)}L${at(8, 3.4)}L${at(6.4, 0)}L${at(8, -3.4)}Z` });
}

export function pair({ x, y }: Position): string {
  return `${short(x)},${short(y)}`;
}

/** A tenth of a pixel is enough. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
