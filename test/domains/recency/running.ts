/** Runs the recency domain over Java text and says what it found in terms of source lines: `recent@6` is allocated in line 6. */
import { readFileSync } from 'node:fs';
import type { RecencyOptions } from '../../../src/domains/heap/recency/index.js';
import { recencyDomain, type State } from '../../../src/domains/heap/recency/index.js';
import { Tables } from '../../../src/domains/heap/recency/state/tables.js';
import {
  type Alarm,
  type AnalyseOptions,
  analyse,
  type Code,
  type Domain,
  type EngineResult,
  ProgramModel,
  type Start,
} from '../../../src/engine/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import { liveVariables } from '../../../src/program/flow/liveness.js';
import { openTexts } from '../../support/open.js';

const FILE = 'Test.java';

export interface Options extends AnalyseOptions<State>, RecencyOptions {
  readonly start?: Partial<Start>;
}

export interface Alarmed extends Alarm {
  readonly line: number;
}

export interface Ran {
  readonly tables: Tables;
  readonly domain: Domain<State>;
  readonly program: ProgramModel;
  readonly result: EngineResult<State>;
  readonly code: Code;
  /** The number of the first line that contains the text. */
  readonly line: (text: string) => number;
  /** The states before the first instruction of a line of the root method, joined; undefined where it is not reached. */
  readonly before: (line: number) => State | undefined;
  /** The same as text, a part for each variable and cell. */
  readonly textBefore: (line: number) => readonly string[];
  readonly text: (state: State) => readonly string[];
  /** All alarms in the text, by line, without repetition. */
  readonly alarms: readonly Alarmed[];
  /** Names of the methods that the calls of a name in a line run. */
  readonly targets: (line: number, method: string) => readonly string[];
}

export async function runFile(file: string, root: string, options: Options = {}): Promise<Ran> {
  return runJava(readFileSync(file, 'utf8'), root, options);
}

export async function runJava(text: string, root: string, options: Options = {}): Promise<Ran> {
  const { table } = await openTexts([{ path: FILE, text }]);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  const program = new ProgramModel(new Hierarchy(table), { classes: table.inputs(), liveVariables });
  const dot = root.lastIndexOf('.');
  const method = table.find(root.slice(0, dot))?.methods.find(({ name }) => name === root.slice(dot + 1));
  const code = method === undefined ? undefined : program.code(method);
  if (code === undefined) throw new Error(`no code of ${root}`);
  const tables = new Tables(program, options);
  const domain = recencyDomain(tables, program);
  const start: Start = { history: 'any', nullness: () => 'unknown', ...options.start };
  const result = analyse(program, domain, [{ code, states: domain.entry(code, start) }], options);
  if (result.outcome !== 'solved') throw new Error(`${result.outcome}: ${result.reason ?? ''}`);
  const violations = result.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
  const lines = linesOfEdges(result);
  const text_ = (state: State): readonly string[] =>
    domain
      .show(state, code)
      .replace(/#(\d+)/g, (all, number) => (lines.has(Number(number)) ? `@${lines.get(Number(number))}` : all))
      .split(/ (?=[^ {},]+[=:])/);
  const line = (part: string): number => {
    const index = text.split('\n').findIndex((each) => each.includes(part));
    if (index < 0) throw new Error(`no line has ${part}`);
    return index + 1;
  };
  const before = (line: number): State | undefined => stateBefore(result, domain, code, line);
  return {
    tables,
    domain,
    program,
    result,
    code,
    line,
    before,
    text: text_,
    textBefore: (line) => {
      const state = before(line);
      return state === undefined ? [] : text_(state);
    },
    alarms: alarmsOf(result),
    targets: (line, name) => targetsOf(result, line, name),
  };
}

function linesOfEdges(result: EngineResult<State>): ReadonlyMap<number, number> {
  const lines = new Map<number, number>();
  for (const activation of result.activations) {
    for (const { at } of result.visits(activation)) lines.set(at.number, at.edge.span.line);
  }
  return lines;
}

function stateBefore(
  result: EngineResult<State>,
  { lattice }: Domain<State>,
  code: Code,
  line: number,
): State | undefined {
  const points = code.body.edges.filter(({ span }) => span.line === line).map(({ from }) => from);
  let joined = lattice.bottom;
  for (const activation of result.activations) {
    if (activation.code !== code) continue;
    for (const state of result.at(activation, Math.min(...points))) joined = lattice.join(joined, state);
  }
  return joined === lattice.bottom ? undefined : joined;
}

function alarmsOf(result: EngineResult<State>): readonly Alarmed[] {
  const found = new Map<string, Alarmed>();
  for (const activation of result.activations) {
    for (const { at, outcome } of result.visits(activation)) {
      for (const alarm of outcome.alarms) {
        const { file, line } = at.edge.span;
        if (file !== FILE) continue;
        found.set(`${line} ${alarm.rule} ${alarm.certainty} ${alarm.latent}`, { ...alarm, line });
      }
    }
  }
  return [...found.values()].sort((left, right) => left.line - right.line);
}

function targetsOf(result: EngineResult<State>, line: number, name: string): readonly string[] {
  const found = new Set<string>();
  for (const activation of result.activations) {
    for (const { at } of result.visits(activation)) {
      const { instruction, span } = at.edge;
      if (instruction.kind !== 'call' || span.line !== line || instruction.method.name !== name) continue;
      for (const target of result.targets(at)) found.add(`${target.owner}.${target.name}`);
    }
  }
  return [...found].sort();
}
