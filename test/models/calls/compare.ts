/**
 * The same calls under a virtual machine, with the classes of the JDK, and in the interpreter, with the models: what they return and throw, which object that is,
 * what they change, and which code they call back, in order.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runEntry, type SourceProvider } from '../../../src/workspace/index.js';
import type { Jdk } from '../../support/classfiles.js';
import { openTexts } from '../../support/open.js';
import { type Call, callsOf, programOf } from './program.js';
import { identityCalls } from './same.js';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const OWN = ['Seen', 'Same'].map((name) => ({
  path: `${name}.java`,
  text: readFileSync(path.join(HERE, `${name}.java`), 'utf8'),
}));
const CHUNK = 800;
/** Calls of one class while all are compiled, which must not have too many constants. */
const COMPILED = 3000;
const STEP_BUDGET = 50_000_000;

/** What was printed of a call by each of them. */
export interface Difference {
  readonly jdk: string;
  readonly model: string;
}

export interface ModelCampaign {
  readonly jdk: Jdk;
  /** Only classes whose names begin so; of none, all. */
  readonly classes: readonly string[];
  /** How often each method with parameters is called. */
  readonly calls: number;
  readonly seed: number;
}

/** Calls, and what a virtual machine printed of each. */
export interface Judged {
  readonly methods: number;
  readonly calls: number;
  readonly chunks: readonly { readonly calls: readonly Call[]; readonly printed: readonly string[] }[];
}

export async function judgedByJdk({ jdk, classes, calls, seed }: ModelCampaign): Promise<Judged> {
  const folder = mkdtempSync(path.join(tmpdir(), 'espalier-model-calls-'));
  try {
    const workspace = await openTexts(OWN);
    const choice = { workspace, classes, each: calls, random: numbers(seed) };
    const all = compilable(jdk, folder, [...callsOf(choice), ...identityCalls(choice)]);
    const judged = chunks(all, CHUNK).map((chunk) => ({ calls: chunk, printed: printedByJdk(jdk, folder, chunk) }));
    return { methods: new Set(all.map(({ method }) => method)).size, calls: all.length, chunks: judged };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the interpreter prints something else. The models of `instead` come before those that are bundled. */
export async function differencesOf(
  judged: Judged,
  instead: readonly SourceProvider[] = [],
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (const { calls, printed } of judged.chunks) {
    const actual = await printedByModels(calls, instead);
    printed.forEach((line, index) => {
      // A virtual machine has more memory than runs have.
      if (actual[index]?.endsWith('memory budget spent') === true) return;
      if (line !== actual[index]) differences.push({ jdk: line, model: actual[index] ?? '(nothing)' });
    });
  }
  return differences;
}

/** Park and Miller's, so that a seed gives the same calls everywhere. */
function numbers(seed: number): () => number {
  let state = seed % 2147483647 || 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function chunks(calls: readonly Call[], size: number): readonly (readonly Call[])[] {
  return Array.from({ length: Math.ceil(calls.length / size) }, (_, at) => calls.slice(at * size, (at + 1) * size));
}

/** Models have methods of later releases, too: what javac refuses is left out. */
function compilable(jdk: Jdk, folder: string, calls: readonly Call[]): readonly Call[] {
  let left = calls;
  for (let round = 0; round < 4; round++) {
    const { status, stderr } = compile(jdk, folder, left);
    if (status === 0) return left;
    const places = [...stderr.matchAll(/Calls(\d+)\.java:(\d+): error/g)];
    const refused = new Set(places.map(([, part, line]) => Number(part) * COMPILED + Number(line) - 3));
    if (refused.size === 0) throw new Error(stderr);
    left = left.filter((_, index) => !refused.has(index));
  }
  throw new Error('javac refuses some calls');
}

function compile(jdk: Jdk, folder: string, calls: readonly Call[]): { status: number | null; stderr: string } {
  const sources = path.join(folder, 'sources');
  mkdirSync(sources, { recursive: true });
  const files = [
    ...OWN,
    ...chunks(calls, COMPILED).map((chunk, part) => ({
      path: `Calls${part}.java`,
      text: programOf(`Calls${part}`, chunk).replace(/static void main.*/, 'static void main(String[] arguments) {}'),
    })),
  ].map(({ path: name, text }) => {
    const file = path.join(sources, name);
    writeFileSync(file, text);
    return file;
  });
  const options = [
    '-nowarn',
    '-Xlint:none',
    '-Xmaxerrs',
    '5000',
    '-encoding',
    'UTF-8',
    '-d',
    path.join(folder, 'classes'),
  ];
  return spawnSync(jdk.javac, [...options, ...files], { encoding: 'utf8', maxBuffer: 1 << 28 });
}

function printedByJdk(jdk: Jdk, folder: string, calls: readonly Call[]): readonly string[] {
  const file = path.join(folder, 'sources', 'Calls.java');
  writeFileSync(file, programOf('Calls', calls));
  const classes = path.join(folder, 'classes');
  const compiled = spawnSync(jdk.javac, [
    '-nowarn',
    '-Xlint:none',
    '-encoding',
    'UTF-8',
    '-cp',
    classes,
    '-d',
    classes,
    file,
  ]);
  if (compiled.status !== 0) throw new Error(String(compiled.stderr));
  const options = ['-XX:TieredStopAtLevel=1', '-Dfile.encoding=UTF-8', '-cp', classes, 'Calls'];
  return spawnSync(jdk.java, options, { encoding: 'utf8', maxBuffer: 1 << 28 })
    .stdout.trimEnd()
    .split('\n');
}

/** A call that needs what there is no model of ends the run: the others are made without it. */
async function printedByModels(calls: readonly Call[], instead: readonly SourceProvider[]): Promise<readonly string[]> {
  const printed: string[] = [];
  while (printed.length < calls.length) {
    const { lines, end } = await printedByRun(calls.slice(printed.length), instead);
    printed.push(...lines);
    if (printed.length < calls.length) printed.push(`no model: ${end}`);
  }
  return printed;
}

interface Printed {
  readonly lines: readonly string[];
  readonly end: string;
}

async function printedByRun(calls: readonly Call[], instead: readonly SourceProvider[]): Promise<Printed> {
  const texts = [...OWN, { path: 'Calls.java', text: programOf('Calls', calls) }];
  const workspace = await openTexts(texts, instead);
  const ran = runEntry(workspace, {
    entry: 'Calls',
    programArguments: [],
    input: '',
    stepBudget: STEP_BUDGET,
    enableAssertions: true,
    output: () => {},
  });
  if (ran.kind === 'no-entry') throw new Error(ran.message);
  const text = (ran.result.output ?? '').trimEnd();
  return {
    lines: text === '' ? [] : text.split('\n'),
    end: ran.result.claims.map(({ reason = '' }) => reason).join(', '),
  };
}
