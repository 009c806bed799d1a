/**
 * The programs of figure 6 of the paper on fast and precise transformers, beside the paper's figures.
 *
 *     npm run bench:shape [-- --relational] [-- --clauses] [-- NAME…]
 *
 * Time is that of the analysis of the method alone, on one core, the median of five runs after two to warm up; `max` the largest
 * number of states at a point. What is proved is what the paper proves: no null dereference, no lost nodes except where
 * deletion means to, acyclicity, and that the result is a list or tree; clauses with `\old`, `reach` or an implication are left out, because
 * each keeps more variables. `--clauses` leaves them in. The paper's sources are lost, and counts depend on the
 * statements: ours are in test/fixtures/shape/paper. `reverse` and `delete` start from a list that is not empty, as the paper's do.
 * `--relational` adds the relational join, one run each.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { modelsFolder, wasmFile } from '../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../src/cli/input/source-folders.js';
import type { ShapeResult } from '../src/findings/shape-result.js';
import { createJavaParser, openWorkspace } from '../src/workspace/index.js';
import { shape } from '../src/workspace/shape.js';

interface Row {
  readonly name: string;
  readonly file: string;
  readonly method: string;
  /** Seconds on a Pentium M of 1.6 GHz, and states; undefined: not finished after a day. */
  readonly relational: readonly [number, number] | undefined;
  readonly partial: readonly [number, number];
  readonly nonEmpty?: string;
}

const ROWS: readonly Row[] = [
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

const WARM_UP = 2;
const RUNS = 5;

const words = process.argv.slice(2);
const withRelational = words.includes('--relational');
const withClauses = words.includes('--clauses');
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !ROWS.some((row) => row.name === name));
if (unknown.length > 0) {
  console.error(`there is no ${unknown.join(', ')}; names are ${ROWS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../test/fixtures/shape/paper');
const parser = await createJavaParser({
  runtime: wasmFile('web-tree-sitter.wasm'),
  grammar: wasmFile('tree-sitter-java.wasm'),
});

function opened({ file, nonEmpty }: Row) {
  const lines = readFileSync(path.join(folder, `${file}.java`), 'utf8').split('\n');
  const kept = withClauses ? lines : lines.filter((line) => !/@ ensures .*(?:\\old|reach\(|==>|\|\|)/.test(line));
  const started =
    nonEmpty === undefined
      ? kept
      : kept.map((line) => line.replace('//@ requires ', `//@ requires ${nonEmpty} != null && `));
  return openWorkspace({
    parser,
    inputs: [{ path: `${file}.java`, text: started.join('\n') }],
    library: sourceEntries(sourceFolder(modelsFolder(), 'model')),
  });
}

function analysed(row: Row, join: 'partial' | 'relational'): ShapeResult {
  const { results, faults } = shape(opened(row), {
    classes: [],
    methods: [`${row.file}.${row.method}`],
    join,
    needs: false,
    replay: false,
    budget: join === 'relational' ? 20 : 4,
  });
  const [result] = results;
  if (result === undefined || faults > 0) throw new Error(`${row.name}: no result`);
  return result;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
}

function proved({ claims }: ShapeResult): string {
  const open = claims.filter(({ verdict, kind }) => verdict !== 'proved' && kind === 'obligation');
  const lost = claims.some(({ property, verdict }) => property === 'lost-nodes' && verdict !== 'proved');
  // Where the budget was spent, the reason says how far it got.
  const reasons = new Set(open.flatMap(({ reason }) => (/more than/.test(reason ?? '') ? [reason] : [])));
  if (reasons.size > 0) return [...reasons].join('; ');
  return `${open.length === 0 ? 'all' : `all but ${open.length}`}${lost ? ', loses nodes' : ''}`;
}

const columns = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(12))).join('');
const seconds = (value: number): string => `${value.toFixed(2)} s`;

console.log(columns(['partial join', 'ms', 'max', 'paper', 'paper max', 'ratio', '  proved']));
for (const row of ROWS) {
  if (names.length > 0 && !names.includes(row.name)) continue;
  for (let run = 0; run < WARM_UP; run++) analysed(row, 'partial');
  const results = Array.from({ length: RUNS }, () => analysed(row, 'partial'));
  const time = median(results.map(({ milliseconds }) => milliseconds));
  const [last] = results as [ShapeResult];
  const ratio = (row.partial[0] * 1000) / Math.max(time, 1);
  console.log(
    columns([
      row.name,
      time.toFixed(0),
      `${last.maxStates}`,
      seconds(row.partial[0]),
      `${row.partial[1]}`,
      `${ratio.toFixed(1)}x`,
    ]) + `   ${proved(last)}`,
  );
}
if (withRelational) {
  console.log();
  console.log(columns(['relational join', 'ms', 'max', 'paper', 'paper max', 'ratio']));
  for (const row of ROWS) {
    if (names.length > 0 && !names.includes(row.name)) continue;
    const result = analysed(row, 'relational');
    const { relational } = row;
    const ratio =
      relational === undefined ? '' : `${((relational[0] * 1000) / Math.max(result.milliseconds, 1)).toFixed(1)}x`;
    const paper = relational === undefined ? ['> 24 h', '-'] : [seconds(relational[0]), `${relational[1]}`];
    console.log(
      columns([row.name, result.milliseconds.toFixed(0), `${result.maxStates}`, ...paper, ratio]) +
        `   ${proved(result)}`,
    );
  }
}
console.log(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
