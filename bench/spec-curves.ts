/** How the time of a specification grows with the length of the code and with the number of fields, on generated programs. */
import { modelsFolder, wasmFile } from '../src/cli/input/package-files.js';
import { sourceFolder } from '../src/cli/input/source-folders.js';
import { createJavaParser, openWorkspace, spec } from '../src/workspace/index.js';

const SIZES = [25, 50, 100, 200, 400];
const REPEATS = 3;

export async function printCurves(): Promise<void> {
  console.log('statements, one after the other');
  await curve((size) => program(8, size, false));
  console.log('statements, each under a condition of its own');
  await curve((size) => program(8, size, true));
  console.log('fields, each written once');
  await curve((size) => program(size, size, false));
}

async function curve(text: (size: number) => string): Promise<void> {
  const times: number[] = [];
  for (const size of SIZES) {
    let best = Number.POSITIVE_INFINITY;
    for (let repeat = 0; repeat < REPEATS; repeat++) best = Math.min(best, await milliseconds(text(size)));
    times.push(best);
    const before = times.at(-2);
    const growth = before === undefined ? '' : `  ${(best / before).toFixed(1)} times`;
    console.log(`  ${String(size).padStart(4)}  ${best.toFixed(1).padStart(8)} ms${growth}`);
  }
}

/** A class with so many fields, and a method of so many statements over them. */
function program(fields: number, statements: number, isGuarded: boolean): string {
  const names = Array.from({ length: fields }, (_, number) => `f${number}`);
  const lines = Array.from({ length: statements }, (_, number) => {
    const [to, from] = [names[number % fields], names[(number * 7 + 3) % fields]];
    const store = `p${number % 4}.${to} = p${(number + 1) % 4}.${from};`;
    return isGuarded ? `    if (p${number % 4} == p${(number + 2) % 4}) ${store}` : `    ${store}`;
  });
  return [
    'class Many {',
    ...names.map((name) => `  Many ${name};`),
    '  void run(Many p0, Many p1, Many p2, Many p3) {',
    ...lines,
    '  }',
    '}',
  ].join('\n');
}

async function milliseconds(text: string): Promise<number> {
  const workspace = openWorkspace({
    parser: await createJavaParser({
      runtime: wasmFile('web-tree-sitter.wasm'),
      grammar: wasmFile('tree-sitter-java.wasm'),
    }),
    inputs: [{ path: 'Many.java', text }],
    library: [{ kind: 'sources', provider: sourceFolder(modelsFolder(), 'model') }],
  });
  // Lowered before the clock starts.
  for (const name of workspace.table.inputs()) {
    for (const method of workspace.table.find(name)?.methods ?? []) method.body();
  }
  const started = performance.now();
  const { results } = spec(workspace, { classes: [], methods: ['run'], isAll: false, limits: {}, budget: 1 });
  if (results[0]?.status === 'unknown') console.log(`  not specified: ${results[0].reason}`);
  return performance.now() - started;
}
