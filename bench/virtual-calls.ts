/**
 * The Java counterpart of table 1 of the recency paper: how many virtual and interface calls have one target.
 *
 *     npm run bench:virtual-calls [-- ROOT FILE…]
 *
 * Without arguments: the programs of test/papers/sas06-recency-abstraction and the examples. ROOT is a folder of sources in
 * package layout (for JDK 17: the folder `java.base` of the unpacked src.zip), FILEs are relative to it, as
 * `java/util/HashMap.java`, and are one input. Programs with a `main` run from it; of other sources every method is a start
 * of its own, and calls are followed within the input. `types`: what the declared type
 * of the receiver leaves; `site`: with one region for each allocation site; `recency`: with the newest object apart.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeSource } from '../src/cli/input/decode.js';
import { modelsFolder, wasmFile } from '../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../src/cli/input/source-folders.js';
import { recency, type State } from '../src/domains/heap/recency/index.js';
import { analyse, type Code, type CodeEdge, type EngineResult, ProgramModel } from '../src/engine/index.js';
import { Hierarchy } from '../src/ir/hierarchy.js';
import { Flag, hasFlag } from '../src/ir/program.js';
import { Subtypes } from '../src/ir/subtypes.js';
import type { ClassName } from '../src/ir/types.js';
import { liveVariables } from '../src/program/flow/liveness.js';
import { createJavaParser, openWorkspace, type SourceInput } from '../src/workspace/index.js';

type Heap = 'site' | 'recency';

interface Group {
  readonly name: string;
  readonly inputs: readonly SourceInput[];
}

interface Row {
  readonly name: string;
  readonly calls: number;
  readonly types: number;
  readonly site: number;
  readonly recency: number;
  readonly seconds: number;
  readonly starts: number;
  readonly cutShort: number;
}

const WHOLE_PROGRAM = { steps: 100_000, states: 100_000, depth: 4, contexts: 8, targets: 8 };
const ONE_METHOD = { steps: 5_000, states: 5_000, depth: 2, contexts: 4, targets: 4 };

function javaFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? javaFiles(file) : file.endsWith('.java') ? [file] : [];
  });
}

function input(file: string): SourceInput {
  const decoded = decodeSource(readFileSync(file));
  if (decoded.kind === 'binary') throw new Error(`${file} is no text`);
  return { path: file, text: decoded.text };
}

function groupsOf(words: readonly string[]): readonly Group[] {
  const [root, ...files] = words;
  if (root !== undefined) {
    return [{ name: `${files.length} files`, inputs: files.map((file) => input(path.join(root, file))) }];
  }
  const programs = javaFiles('test/papers/sas06-recency-abstraction/programs/calls');
  const examples = javaFiles('examples').map(input);
  return [
    ...programs.map((file) => ({ name: path.basename(file, '.java'), inputs: [input(file)] })),
    { name: 'examples', inputs: examples },
  ];
}

/** The targets of each call edge of the input's own methods, by what the runs found; unresolved ones are left undefined. */
function targetsFound(
  program: ProgramModel,
  codes: readonly Code[],
  own: ReadonlySet<ClassName>,
  heap: Heap,
): { readonly found: ReadonlyMap<CodeEdge, number | undefined>; readonly starts: number; readonly cutShort: number } {
  const targets = new Map<CodeEdge, Set<unknown>>();
  const open = new Set<CodeEdge>();
  let cutShort = 0;
  const main = codes.filter(({ method }) => method.name === 'main');
  const roots = main.length > 0 ? main : codes;
  for (const code of roots) {
    const domain = recency({ heap })(program);
    const history = code.method.name === 'main' ? 'main' : 'any';
    const states = domain.entry(code, { history, nullness: () => 'unknown' });
    const follows = (_: CodeEdge, { method }: Code): boolean => own.has(method.owner);
    const options = main.length > 0 ? { budget: WHOLE_PROGRAM } : { budget: ONE_METHOD, follows };
    const result: EngineResult<State> = analyse(program, domain, [{ code, states }], options);
    if (result.outcome !== 'solved') {
      cutShort++;
      continue;
    }
    for (const { at, reason } of result.notFollowed) if (reason === 'not-found' || reason === 'targets') open.add(at);
    for (const activation of result.activations) {
      for (const { at } of result.visits(activation)) {
        if (!isVirtual(at)) continue;
        const known = targets.get(at) ?? new Set();
        for (const target of result.targets(at)) known.add(target);
        targets.set(at, known);
      }
    }
  }
  const found = new Map([...targets].map(([at, known]) => [at, open.has(at) ? undefined : known.size]));
  return { found, starts: roots.length, cutShort };
}

function isVirtual({ edge: { instruction } }: CodeEdge): boolean {
  return instruction.kind === 'call' && (instruction.dispatch === 'virtual' || instruction.dispatch === 'interface');
}

/** How many methods of the classes that are there a call can run by the declared type of its receiver. */
function targetsByType(program: ProgramModel, world: Subtypes, { edge: { instruction } }: CodeEdge): number {
  if (instruction.kind !== 'call') return 0;
  const resolved = program.hierarchy.resolveMethod(instruction.method);
  if (resolved === undefined) return 0;
  const methods = world
    .of(instruction.method.owner)
    .map((type) => program.hierarchy.selectMethod(type, resolved).method);
  return new Set(methods).size;
}

async function measure({ name, inputs }: Group, root: string | undefined): Promise<Row> {
  const parser = await createJavaParser({
    runtime: wasmFile('web-tree-sitter.wasm'),
    grammar: wasmFile('tree-sitter-java.wasm'),
  });
  const folders = [
    ...(root === undefined ? [] : [sourceFolder(root, 'classpath')]),
    sourceFolder(modelsFolder(), 'model'),
  ];
  const { table } = await openWorkspace({ parser, inputs, library: sourceEntries(...folders) });
  for (const each of table.inputs()) for (const method of table.find(each)?.methods ?? []) method.body();
  const program = new ProgramModel(new Hierarchy(table), { classes: table.inputs(), liveVariables });
  const own = new Set(table.inputs());
  const concrete = [...own].filter((each) => {
    const declaration = table.find(each);
    return declaration !== undefined && !hasFlag(declaration, Flag.ABSTRACT);
  });
  const world = new Subtypes(program.hierarchy, concrete);
  const codes = [...own].flatMap((each) =>
    (table.find(each)?.methods ?? []).flatMap((method) => program.code(method) ?? []),
  );
  const started = performance.now();
  const site = targetsFound(program, codes, own, 'site');
  const newest = targetsFound(program, codes, own, 'recency');
  const seconds = (performance.now() - started) / 1000;
  // Calls that both reached, in the input's own code, on classes of the input: others have one target by being outside.
  const calls = [...newest.found.keys()].filter((at) => {
    const { instruction } = at.edge;
    const owner = instruction.kind === 'call' ? instruction.method.owner : '';
    return own.has(at.code.method.owner) && own.has(owner) && site.found.has(at);
  });
  const resolved = (found: ReadonlyMap<CodeEdge, number | undefined>): number =>
    calls.filter((at) => (found.get(at) ?? 2) <= 1).length;
  return {
    name,
    calls: calls.length,
    types: calls.filter((at) => targetsByType(program, world, at) <= 1).length,
    site: resolved(site.found),
    recency: resolved(newest.found),
    seconds,
    starts: site.starts + newest.starts,
    cutShort: site.cutShort + newest.cutShort,
  };
}

const words = process.argv.slice(2);
const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${part} (${Math.round((100 * part) / whole)} %)`;
console.log('| program | calls | one target by types | by site | by recency | seconds | starts cut short |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
const rows: Row[] = [];
for (const group of groupsOf(words)) {
  const row = await measure(group, words[0]);
  rows.push(row);
  print(row);
}
const sum = (part: (row: Row) => number): number => rows.reduce((total, row) => total + part(row), 0);
print({
  name: 'all',
  calls: sum(({ calls }) => calls),
  types: sum(({ types }) => types),
  site: sum(({ site }) => site),
  recency: sum((row) => row.recency),
  seconds: sum(({ seconds }) => seconds),
  starts: sum(({ starts }) => starts),
  cutShort: sum(({ cutShort }) => cutShort),
});

function print({ name, calls, types, site, recency: newest, seconds, starts, cutShort }: Row): void {
  const parts = [
    name,
    calls,
    share(types, calls),
    share(site, calls),
    share(newest, calls),
    seconds.toFixed(1),
    `${cutShort} of ${starts}`,
  ];
  console.log(`| ${parts.join(' | ')} |`);
}
