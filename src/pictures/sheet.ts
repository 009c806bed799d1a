/** Several pictures as one file, row by row from left to right, each with a frame. */
import { escaped, widthOf } from './letters.js';
import { sizeOf } from './standalone.js';
import { fixedStyle, PICTURE_FONT, THEMES, type ThemeName } from './themes.js';

export interface SheetPicture {
  readonly caption: string;
  /** One that this project has drawn. */
  readonly svg: string;
}

const GAP = 16;
/** Of a line with a caption, or the title. */
const LINE = 22;
/** Wider rows are broken; a single wider picture is not. */
const WIDTH = 1300;
const LEAST_WIDTH = 320;

export function sheetSvg(title: string, pictures: readonly SheetPicture[], theme: ThemeName): string {
  const { paper, ink, frame } = THEMES[theme];
  const parts: string[] = [];
  let [x, y, rowHeight, widest] = [GAP, GAP + LINE + GAP / 2, 0, 0];
  for (const { caption, svg } of pictures) {
    const size = sizeOf(svg);
    const [width, height] = [Math.max(size.width, widthOf(caption)) + GAP, size.height + LINE];
    if (x > GAP && x + width + GAP > WIDTH) [x, y, rowHeight] = [GAP, y + rowHeight + GAP, 0];
    parts.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="none" stroke="${frame}"/>`,
      `<text x="${x + GAP / 2}" y="${y + 16}" font-size="12" fill="${ink}">${escaped(caption)}</text>`,
      svg.replace(/^<svg /, `<svg x="${x + GAP / 2}" y="${y + LINE}" `),
    );
    x += width + GAP;
    widest = Math.max(widest, x);
    rowHeight = Math.max(rowHeight, height);
  }
  const [width, height] = [Math.max(widest, widthOf(title) * 1.1 + 2 * GAP, LEAST_WIDTH), y + rowHeight + GAP].map(
    Math.ceil,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(PICTURE_FONT)}">`,
    `<style>\n${fixedStyle(theme)}\n</style>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<text x="${GAP}" y="${GAP + 8}" font-size="13" fill="${ink}">${escaped(title)}</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
