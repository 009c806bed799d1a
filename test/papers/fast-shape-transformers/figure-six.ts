/** Figure 6 as printed, with our own programs of these names: `test/fixtures/shape/paper`. */
import { readFileSync } from 'node:fs';

export interface Row {
  readonly name: string;
  readonly file: string;
  readonly method: string;
  /** Seconds on a Pentium M of 1.6 GHz, and states; undefined: not finished after a day. */
  readonly relational: readonly [number, number] | undefined;
  readonly partial: readonly [number, number];
  readonly nonEmpty?: string;
}

export const ROWS: readonly Row[] = [
  {
    name: 'deleteSortedTree',
    file: 'DeleteSortedTree',
    method: 'delete',
    relational: [2359.7, 192355],
    partial: [3.22, 520],
  },
  {
    name: 'insertSortedTree',
    file: 'InsertSortedTree',
    method: 'insert',
    relational: [20.85, 9365],
    partial: [0.55, 264],
  },
  { name: 'lindstromScan', file: 'LindstromScan', method: 'scan', relational: [1459.63, 79673], partial: [8.36, 1337] },
  { name: 'insertRedBlack', file: 'InsertRedBlack', method: 'insert', relational: undefined, partial: [38.15, 4853] },
  { name: 'reverse', file: 'Reverse', method: 'reverse', relational: [0.05, 15], partial: [0.11, 8], nonEmpty: 'list' },
  { name: 'reverseCycle', file: 'ReverseCycle', method: 'reverse', relational: [0.24, 159], partial: [0.26, 62] },
  { name: 'merge', file: 'Merge', method: 'merge', relational: [0.2, 96], partial: [0.15, 36] },
  { name: 'delete', file: 'Delete', method: 'delete', relational: [0.02, 20], partial: [0.01, 12], nonEmpty: 'list' },
  { name: 'bubbleSort', file: 'BubbleSort', method: 'sort', relational: [0.03, 36], partial: [0.03, 21] },
  { name: 'bubbleSort2', file: 'BubbleSort2', method: 'sort', relational: [0.08, 76], partial: [0.08, 33] },
  { name: 'insertSort', file: 'InsertSort', method: 'sort', relational: [0.06, 100], partial: [0.05, 48] },
];

/** The program; clauses with `\old`, `reach` or an implication are left out unless asked for, because each keeps more variables. */
export function textOf({ file, nonEmpty }: Row, withClauses = false): string {
  const source = new URL(`../../fixtures/shape/paper/${file}.java`, import.meta.url);
  const lines = readFileSync(source, 'utf8').split('\n');
  const kept = withClauses ? lines : lines.filter((line) => !/@ ensures .*(?:\\old|reach\(|==>|\|\|)/.test(line));
  const started =
    nonEmpty === undefined
      ? kept
      : kept.map((line) => line.replace('//@ requires ', `//@ requires ${nonEmpty} != null && `));
  return started.join('\n');
}
