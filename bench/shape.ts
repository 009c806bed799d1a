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
import { modelsFolder, wasmFile } from '../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../src/cli/input/source-folders.js';
import type { ShapeResult } from '../src/findings/shape-result.js';
import { createJavaParser, openWorkspace } from '../src/workspace/index.js';
import { shape } from '../src/workspace/shape.js';
import { ROWS, type Row, textOf } from '../test/papers/fast-shape-transformers/figure-six.js';

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

const parser = await createJavaParser({
  runtime: wasmFile('web-tree-sitter.wasm'),
  grammar: wasmFile('tree-sitter-java.wasm'),
});

function opened(row: Row) {
  return openWorkspace({
    parser,
    inputs: [{ path: `${row.file}.java`, text: textOf(row, withClauses) }],
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
