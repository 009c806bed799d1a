/**
 * What the tests take, in processor time: `npm run measure:tests -- [MOST] [what vitest takes]` runs them and lists the files that take most. The order of
 * `test/support/longest-first.ts` is from here.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Row {
  readonly file: string;
  readonly own: number;
  readonly children: number;
}

const [most, given] = /^\d+$/.test(process.argv[2] ?? '')
  ? [Number(process.argv[2]), process.argv.slice(3)]
  : [40, process.argv.slice(2)];
const folder = mkdtempSync(path.join(tmpdir(), 'espalier-times-'));
try {
  const book = path.join(folder, 'times');
  const environment = { ...process.env, ESPALIER_TESTS_TIMES: book };
  const { status } = spawnSync('npx', ['vitest', 'run', ...given], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment,
  });
  const rows = readFileSync(book, 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));
  print(rows);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function print(rows: readonly Row[]): void {
  const total = (row: Row): number => row.own + row.children;
  const sorted = rows.toSorted((left, right) => total(right) - total(left));
  console.log('processor time, s: all, of it in other processes');
  for (const row of sorted.slice(0, most))
    console.log(`${total(row).toFixed(1).padStart(8)} ${row.children.toFixed(1).padStart(7)}  ${row.file}`);
  const all = rows.reduce((sum, row) => sum + total(row), 0);
  console.log(`${all.toFixed(1).padStart(8)}  ${rows.length} files, without what loads and translates them`);
}
