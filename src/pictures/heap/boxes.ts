/** How large objects are drawn, and where in them their parts are. A box has room for all that the object shows in any step of a series. */
import type { Direction } from '../direction.js';
import type { DrawnNode } from '../drawing.js';
import { shortened, widthOf } from '../letters.js';
import type { Name } from './parts.js';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All parts are relative to its upper left corner. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** The object itself: without names, second frame and loops. */
  readonly body: Rectangle;
  readonly header: Rectangle;
  readonly cells: readonly CellBox[];
}

export interface CellBox {
  readonly name: string;
  /** Points back along others: its value is on the side that they come from. */
  readonly isBack: boolean;
  readonly label: Rectangle;
  readonly value: Rectangle;
}

/** One object in one step. */
export interface Appearance {
  readonly node: DrawnNode;
  readonly names: readonly Name[];
  /** A field leads to the object itself. */
  readonly hasLoop: boolean;
}

const HEADER = 22;
const ROW = 20;
const PADDING = 7;
const VALUE = 36;
/** Between an object and its second frame. */
export const FRAME = 4;
/** For the text and the arrow below or beside it. */
export const NAME_ROW = 16;
export const NAME_ARROW = 14;
export const NAME_GAP = 10;
const LOOP = 22;

export function boxOf(appearances: readonly Appearance[], direction: Direction, backFields: ReadonlySet<string>): Box {
  const nodes = appearances.map(({ node }) => node);
  const header = Math.max(...nodes.map(({ label }) => widthOf(shortened(label)))) + 2 * PADDING + 2;
  const columns = columnsOf(nodes, backFields);
  const inside = direction === 'right' ? below(columns, header) : beside(columns, header);
  const frame = nodes.some(({ kind }) => kind === 'summary') ? FRAME : 0;
  const loop = appearances.some(({ hasLoop }) => hasLoop) ? LOOP : 0;
  const names = namesRoom(appearances, direction);
  const left =
    direction === 'right' ? Math.max(frame, Math.ceil((names.width - inside.width) / 2)) : names.width + frame;
  const top = (direction === 'right' ? names.height : 0) + frame;
  const spare = direction === 'right' ? 0 : Math.max(0, Math.ceil((names.height - inside.height) / 2) - frame);
  const moved = (part: Rectangle): Rectangle => ({ ...part, x: part.x + left, y: part.y + top + spare });
  return {
    width: left + inside.width + Math.max(frame + loop, direction === 'right' ? left : 0),
    height: top + spare + inside.height + frame + Math.max(spare, direction === 'right' ? 0 : loop),
    body: moved({ x: 0, y: 0, width: inside.width, height: inside.height }),
    header: moved({ x: 0, y: inside.header, width: inside.width, height: HEADER }),
    cells: inside.cells.map((cell) => ({ ...cell, label: moved(cell.label), value: moved(cell.value) })),
  };
}

interface Column {
  readonly name: string;
  readonly isBack: boolean;
  readonly label: number;
  readonly value: number;
}

interface Inside {
  /** Where the head starts. */
  readonly header: number;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly CellBox[];
}

/** The cells that the object has in any step, as wide as they have to be. */
function columnsOf(nodes: readonly DrawnNode[], backFields: ReadonlySet<string>): readonly Column[] {
  const columns = new Map<string, Column>();
  for (const { cells } of nodes) {
    for (const { name, text } of cells) {
      const value = Math.max(VALUE, text === undefined ? 0 : widthOf(shortened(text)) + 2 * PADDING);
      const known = columns.get(name);
      const label = widthOf(shortened(name)) + 2 * PADDING;
      columns.set(name, { name, isBack: backFields.has(name), label, value: Math.max(value, known?.value ?? 0) });
    }
  }
  return [...columns.values()];
}

/** Fields below each other: edges leave to the right, those that point back to the left. */
function below(columns: readonly Column[], header: number): Inside {
  const label = Math.max(0, ...columns.map((column) => column.label));
  const needed = Math.max(0, ...columns.map((column) => column.value));
  const width = Math.max(header, label + needed);
  const cells = columns.map(({ name, isBack, value }, index) => {
    const y = HEADER + index * ROW;
    const split = isBack ? value : label;
    const [left, right] = [
      { x: 0, y, width: split, height: ROW },
      { x: split, y, width: width - split, height: ROW },
    ];
    return { name, isBack, label: isBack ? right : left, value: isBack ? left : right };
  });
  return { header: 0, width, height: HEADER + columns.length * ROW, cells };
}

/** Fields beside each other: edges leave downwards. Above the head are those that point back: theirs leave upwards. */
function beside(columns: readonly Column[], header: number): Inside {
  const [above, under] = [columns.filter(({ isBack }) => isBack), columns.filter(({ isBack }) => !isBack)];
  const widths = under.map(({ label, value }) => Math.max(label, value));
  const needed = widths.reduce((sum, width) => sum + width, 0);
  const width = Math.max(header, needed, ...above.map(({ label, value }) => label + value));
  const more = under.length === 0 ? 0 : Math.floor((width - needed) / under.length);
  const top = above.length * ROW;
  let x = 0;
  const cells = under.map(({ name, isBack }, index) => {
    const isLast = index === under.length - 1;
    const own = isLast ? width - x : (widths[index] ?? 0) + more;
    const label = { x, y: top + HEADER, width: own, height: ROW };
    x += own;
    return { name, isBack, label, value: { ...label, y: label.y + ROW } };
  });
  const back = above.map(({ name, isBack, label }, index) => ({
    name,
    isBack,
    label: { x: 0, y: index * ROW, width: label, height: ROW },
    value: { x: label, y: index * ROW, width: width - label, height: ROW },
  }));
  const height = top + HEADER + (under.length === 0 ? 0 : 2 * ROW);
  return { header: top, width, height, cells: [...back, ...cells] };
}

/** Above the object where edges leave to the right, at its left where they leave downwards. */
function namesRoom(
  appearances: readonly Appearance[],
  direction: Direction,
): { readonly width: number; readonly height: number } {
  const sizes = appearances.map(({ names }) => {
    const groups = nameGroups(names);
    const widths = groups.map(({ width }) => width);
    const heights = groups.map(({ lines }) => lines.length * NAME_ROW);
    const sum = (numbers: readonly number[], gap: number): number =>
      numbers.reduce((total, each) => total + each + gap, numbers.length === 0 ? 0 : -gap);
    return direction === 'right'
      ? { width: sum(widths, NAME_GAP), height: Math.max(0, ...heights) + (groups.length === 0 ? 0 : NAME_ARROW) }
      : { width: Math.max(0, ...widths) + (groups.length === 0 ? 0 : NAME_ARROW + 4), height: sum(heights, 4) };
  });
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

export interface NameGroup {
  readonly lines: readonly string[];
  readonly width: number;
  /** All names in full, where some are cut. */
  readonly whole: string;
  readonly ids: readonly string[];
  readonly certainty: 'must' | 'may';
  readonly changed: boolean;
}

/** Names that have an arrow together: `x, y`. */
export function nameGroups(names: readonly Name[]): readonly NameGroup[] {
  const groups = new Map<string, Name[]>();
  for (const name of names) {
    const key = `${name.certainty} ${name.changed}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { certainty, changed } = first;
    const lines = wrapped(group.map(({ text }) => shortened(text)));
    const whole = group.map(({ text }) => text).join(', ');
    return [
      { lines, width: Math.max(...lines.map(widthOf)), whole, ids: group.map(({ id }) => id), certainty, changed },
    ];
  });
}

const MOST_IN_LINE = 16;
const MOST_LINES = 4;

/** A few names a line. */
function wrapped(names: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let open = '';
  for (const [index, name] of names.entries()) {
    const told = index === names.length - 1 ? name : `${name},`;
    if (open === '') open = told;
    else if (open.length + 1 + told.length <= MOST_IN_LINE) open += ` ${told}`;
    else {
      lines.push(open);
      open = told;
    }
  }
  if (open !== '') lines.push(open);
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), `… ${names.length} in all`];
}
