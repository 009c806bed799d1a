/** Pictures that Graphviz has drawn, put into other pictures and pages. */
import { COLOURS } from './dot.js';
import { escaped } from './letters.js';

/** All as wide as the font that the pictures were measured with. */
const FONTS = 'ui-monospace,Menlo,Consolas,Courier New,monospace';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What is inside the `svg` element: no declarations, comments, ids or background. */
  readonly content: string;
  readonly viewBox: string;
}

/** Reads what Graphviz writes; the sizes are in points. */
export function pictureOf(svg: string): Picture {
  const [, attributes = '', inside = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const size = (name: string): number => Number(new RegExp(`\\b${name}="([\\d.]+)`).exec(attributes)?.[1] ?? 0);
  const content = inside
    .replace(/<!--[\s\S]*?-->\s*/g, '')
    .replace(/<title>[\s\S]*?<\/title>\s*/g, '')
    .replace(/ id="[^"]*"/g, '')
    .replace(/ font-family="[^"]*"/g, ` font-family="${FONTS}"`)
    .replace(/<polygon fill="white" stroke="(?:none|transparent)"[^>]*\/>\s*/, '')
    .trim();
  const viewBox = /\bviewBox="([^"]*)"/.exec(attributes)?.[1] ?? `0 0 ${size('width')} ${size('height')}`;
  return { width: size('width'), height: size('height'), content, viewBox };
}

/** For a page that chooses colours and font: `INLINE_STYLE` is part of its style sheet. Written as short as it can be. */
export function inlineSvg({ width, height, viewBox, content }: Picture, label: string): string {
  const short = content
    .replace(/<[^>]*>/g, shortTag)
    .replace(/\s*\n\s*/g, '')
    .replace(/<text[^>]*> <\/text>/g, '')
    .replace(/<g>|<\/g>(?!$)/g, '');
  return `<svg role="img" aria-label="${escaped(label)}" width="${width}pt" height="${height}pt" viewBox="${viewBox}">${short}</svg>`;
}

function shortTag(tag: string): string {
  return tag
    .replace(/ font-family="[^"]*"| xml:space="preserve"| class="[^"]*"| text-anchor="start"| font-size="11\.00"/g, '')
    .replace(/ fill="([^"]*)"(?: stroke="([^"]*)")?/g, (whole: string, fill: string, stroke?: string) => {
      const names = [className('f', fill), ...(stroke === undefined ? [] : [className('s', stroke)])];
      return names.includes(undefined) ? whole : ` class="${names.join(' ')}"`;
    })
    .replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

const NAMES = Object.keys(COLOURS);
const VALUES: readonly string[] = Object.values(COLOURS);

function className(part: 'f' | 's', colour: string): string | undefined {
  if (colour === 'none') return `${part}n`;
  const index = VALUES.indexOf(colour);
  return index < 0 ? undefined : `${part}${index}`;
}

/** The colours are variables: `--picture-ink` and so on. */
export const INLINE_STYLE = [
  'figure svg text { font-size: 11px; }',
  '.fn { fill: none; } .sn { stroke: none; }',
  ...NAMES.map(
    (name, index) => `.f${index} { fill: var(--picture-${name}); } .s${index} { stroke: var(--picture-${name}); }`,
  ),
].join('\n');

const GAP = 16;
/** Wider rows are broken; a single wider picture is not. */
const WIDTH = 1300;

/** Several pictures in one, row by row from left to right, each with a frame. */
export function gridSvg(title: string, pictures: readonly Picture[]): string {
  const parts: string[] = [];
  let [x, y, rowHeight, widest] = [GAP, 2 * GAP + 8, 0, 0];
  for (const { width, height, content, viewBox } of pictures) {
    if (x > GAP && x + width + GAP > WIDTH) {
      [x, y, rowHeight] = [GAP, y + rowHeight + GAP, 0];
    }
    const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="none" stroke="${COLOURS.frame}"/>`;
    parts.push(
      frame,
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`,
    );
    x += width + GAP;
    widest = Math.max(widest, x);
    rowHeight = Math.max(rowHeight, height);
  }
  const [width, height] = [Math.max(widest, 320), y + rowHeight + GAP];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    `<text x="${GAP}" y="${GAP + 8}" font-family="${FONTS}" font-size="13" fill="${COLOURS.ink}">${escaped(title)}</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
