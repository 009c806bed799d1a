/** Boxes as Graphviz sees them: empty tables of the same sizes, with ports where edges start and end. */
import type { Box, Rectangle } from './boxes.js';

/** Edges start at `f0`, … (values) and end at `l0`, … (names of fields) or `b`, the whole object. */
export function tableOf({ width, height, body, header, cells }: Box): string {
  const parts = [
    { part: header, port: 'h' },
    ...cells.flatMap(({ label, value }, index) => [
      { part: label, port: `l${index}` },
      { part: value, port: `f${index}` },
    ]),
  ];
  const heights = [...new Set(parts.map(({ part }) => part.y))].sort((one, other) => one - other);
  const rows = heights.map((y) => {
    const own = parts.filter(({ part }) => part.y === y).sort((one, other) => one.part.x - other.part.x);
    return row(
      cell(body.width, own[0]?.part.height ?? 0, '', table(row(...own.map(({ part, port }) => named(part, port))))),
    );
  });
  const middle = cell(body.width, body.height, 'PORT="b"', table(...rows));
  const right = width - body.x - body.width;
  const bottom = height - body.y - body.height;
  const inner = table(row(cell(body.x, body.height), middle, cell(right, body.height)));
  const strip = (high: number): string => (high <= 0 ? '' : row(cell(width, high)));
  return table(strip(body.y), row(cell(width, body.height, '', inner)), strip(bottom));
}

export function plainTable(width: number, height: number): string {
  return table(row(cell(width, height, 'PORT="b"')));
}

function named({ width, height }: Rectangle, port: string): string {
  return cell(width, height, `PORT="${port}"`);
}

function cell(width: number, height: number, more = '', content = ''): string {
  if (width <= 0) return '';
  return `<TD ${more} FIXEDSIZE="TRUE" WIDTH="${width}" HEIGHT="${height}">${content}</TD>`;
}

function row(...cells: readonly string[]): string {
  return `<TR>${cells.join('')}</TR>`;
}

function table(...rows: readonly string[]): string {
  return `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${rows.join('')}</TABLE>`;
}
