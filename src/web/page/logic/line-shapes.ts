/** What is shown for a line: the method around it, the states before and after it, and which came from which. */
import type { ExploredMethod, LineChange } from '../../../findings/shape-result.js';
import type { ShapesAnswer } from '../../protocol.js';

export interface LinePlace {
  readonly file: string;
  readonly line: number;
}

/** The innermost method around the line. */
export function methodAt({ methods }: ShapesAnswer, { file, line }: LinePlace): ExploredMethod | undefined {
  const around = methods.filter(
    ({ result, lines }) => result.location.file === file && lines.first <= line && line <= lines.last,
  );
  return around.toSorted((left, right) => sizeOf(left) - sizeOf(right))[0];
}

function sizeOf({ lines }: ExploredMethod): number {
  return lines.last - lines.first;
}

export interface ShownChange {
  readonly change: LineChange;
  /** Whether it is that of the line that was asked for; otherwise of the next line with code. */
  readonly isExact: boolean;
}

/** A line without code of its own shows the next one that has some, the end of a method the last. */
export function changeAt({ changes }: ExploredMethod, line: number): ShownChange | undefined {
  const change = changes.find((each) => each.line >= line) ?? changes.at(-1);
  return change === undefined ? undefined : { change, isExact: change.line === line };
}

/** States that hang together: all of `after` come from states of `before` in the same row. */
export interface ChangeRow {
  readonly before: readonly number[];
  readonly after: LineChange['after'];
}

/** In the order of the first state before. */
export function rowsOf({ before, after }: Pick<LineChange, 'before' | 'after'>): readonly ChangeRow[] {
  const rows: { before: number[]; after: LineChange['after'][number][] }[] = before.map((state) => ({
    before: [state],
    after: [],
  }));
  for (const each of after) {
    const own = rows.filter((row) => row.before.some((state) => each.from.includes(state)));
    const [first, ...others] = own;
    if (first === undefined) {
      rows.push({ before: [], after: [each] });
      continue;
    }
    for (const other of others) {
      first.before.push(...other.before);
      first.after.push(...other.after);
      rows.splice(rows.indexOf(other), 1);
    }
    first.after.push(each);
  }
  return rows.map((row) => ({ before: inOrder(before, row.before), after: inOrder(after, row.after) }));
}

function inOrder<T>(all: readonly T[], some: readonly T[]): readonly T[] {
  return all.filter((each) => some.includes(each));
}

/** What the line does in a few words: `8 states before, 9 after`. */
export function changeText({ before, after, more }: LineChange): string {
  const words = (count: number): string => `${count} ${count === 1 ? 'state' : 'states'}`;
  const rest = more === 0 ? '' : `, ${more} more not drawn`;
  return `${words(before.length)} before, ${after.length} after${rest}`;
}

/** `then line 20` for the line that runs next; ends of the method as they are. */
export function endText(ends: string): string {
  return ends.replace(/^(?:line )?(\d+)$/, 'then line $1');
}
