/** The measurements of `explore.ts`, which bundles them first: as sources, functions that are made get their names set each time. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type * as Packing from '../scripts/pack-library.js';
import { type Analyzer, createAnalyzer } from '../src/web/analyzer/analyzer.js';
import { EXAMPLES } from '../src/web/page/logic/examples.js';
import type { ViewName } from '../src/web/protocol.js';

const VIEWS: readonly ViewName[] = ['shapes', 'invariants', 'typestates', 'specification', 'findings', 'ir'];
const LIMIT = 500;

const bytes = (file: string): Uint8Array => readFileSync(file);

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function open(): Promise<Analyzer> {
  // Not bundled: it looks for its folders from where it is.
  const { packedLibrary } = (await import(pathToFileURL('scripts/pack-library.js').href)) as typeof Packing;
  return createAnalyzer({
    runtime: bytes('node_modules/web-tree-sitter/web-tree-sitter.wasm'),
    grammar: bytes('node_modules/tree-sitter-java/tree-sitter-java.wasm'),
    library: new Uint8Array(packedLibrary()),
  });
}

interface Times {
  readonly milliseconds: number;
  readonly cpu: number;
}

async function timed(analyzer: Analyzer, paths: readonly string[], view: ViewName): Promise<Times> {
  const files = paths.map((path) => ({ path, text: new TextDecoder().decode(bytes(`examples/${path}`)) }));
  const before = cpu();
  const { milliseconds } = await analyzer.answer({ number: 1, view, files, budget: 1 });
  return { milliseconds, cpu: Math.round(cpu() - before) };
}

const text = ({ milliseconds, cpu: used }: Times): string => `${milliseconds}/${used}`;
const WIDTH = 14;

/** In a process of its own: the first question, and the same once more. */
function cold(id: string): readonly Times[] {
  const [, file = ''] = process.argv;
  const { stdout, stderr } = spawnSync(process.execPath, [file, '--one', id], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as readonly Times[];
}

async function one(id: string): Promise<void> {
  const example = EXAMPLES.find((each) => each.id === id);
  if (example === undefined) throw new Error(`no example ${id}`);
  const analyzer = await open();
  const times = [];
  for (let run = 0; run < 2; run++) times.push(await timed(analyzer, example.paths, example.view));
  console.log(JSON.stringify(times));
}

async function offered(parts: readonly string[]): Promise<void> {
  const wanted = EXAMPLES.filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
  const analyzer = await open();
  for (const { paths, view } of wanted) await timed(analyzer, paths, view);
  console.log(
    ['example'.padEnd(24), 'view'.padEnd(14), ...['cold', 'again', 'warm'].map((word) => word.padStart(WIDTH))].join(
      '',
    ),
  );
  let slow = 0;
  for (const { id, paths, view } of wanted) {
    const warm = await timed(analyzer, paths, view);
    if (warm.cpu > LIMIT) slow++;
    const row = [...cold(id), warm].map((times) => text(times).padStart(WIDTH));
    console.log([id.padEnd(24), view.padEnd(14), ...row].join(''));
  }
  console.log(`${wanted.length - slow} of ${wanted.length} within ${LIMIT} ms, warm`);
}

async function all(parts: readonly string[]): Promise<void> {
  const paths = readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.java'))
    .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)))
    .sort();
  const analyzer = await open();
  console.log(['example'.padEnd(40), ...VIEWS.map((view) => view.padStart(WIDTH))].join(''));
  for (const path of paths) {
    const row: string[] = [];
    for (const view of VIEWS) {
      await timed(analyzer, [path], view);
      row.push(text(await timed(analyzer, [path], view)).padStart(WIDTH));
    }
    console.log(path.padEnd(40) + row.join(''));
  }
}

const [first = '', ...rest] = process.argv.slice(2);
if (first === '--one') await one(rest[0] ?? '');
else if (first === '--all') await all(rest);
else await offered(first === '' ? [] : [first, ...rest]);
