/** One trial: a program, a way to start it, a policy; analysed by a domain and judged by concrete runs. */

import { followsFor, type PlannedRun, type PreparedDomain } from '../../../src/analyses/listed-domain.js';
import type { Domain, MakeDomain } from '../../../src/engine/domain.js';
import type { AnalyseOptions, ProgramModel, Root } from '../../../src/engine/index.js';
import * as engineModule from '../../../src/engine/index.js';
import { worldOf } from '../../../src/engine/index.js';
import type { EnginePolicy } from '../../../src/engine/policy.js';
import type { EngineResult } from '../../../src/engine/result.js';
import { Machine } from '../../../src/execution/machine.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../../src/ir/program.js';
import { liveVariables } from '../../../src/program/flow/liveness.js';
import { openTexts } from '../../support/open.js';
import { randomFrom } from '../random.js';
import { SoundnessFailure } from './failure.js';
import { Judge } from './judge.js';
import { observe } from './observed-run.js';
import { randomStart } from './random-heap.js';
import type { Tally } from './tally.js';

export interface Trial {
  /** `Main.main` is started as a program, any other method from random heaps. */
  readonly method: string;
  readonly policy: EnginePolicy;
  /** Whether dead variables are known. */
  readonly liveness: boolean;
  /** Whether library classes are among those that receivers are known to be of. */
  readonly library?: boolean;
  /** Whether a second analysis must give the same. */
  readonly twice: boolean;
  readonly seed: number;
}

/** What runs the analysis: the engine, or a broken one in tests of these tests. */
export type Engine = Pick<typeof engineModule, 'analyse' | 'ProgramModel'>;

/** A domain as it is made for a run. */
export type Preparing<E> = (run: PlannedRun) => PreparedDomain<E>;

/** One that is the same for every run. */
export function anyRun<E>(make: MakeDomain<E>): Preparing<E> {
  return () => ({ make });
}

/** Instructions of one run, and heaps that a method is started from. */
const STEPS = 3_000;
const HEAPS = 4;
const LIBRARY = ['java.util.ArrayList', 'java.util.LinkedList', 'java.util.ArrayDeque', 'java.util.ArrayList$Itr'];

/** Undefined where the front end has something to say about the text. */
export async function openProgram(text: string): Promise<ClassTable | undefined> {
  const { table } = await openTexts([{ path: 'Main.java', text }]);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  return table.diagnostics().length > 0 ? undefined : table;
}

/** Methods that a trial can start with: `Main.main` first. */
export function startable(table: ClassTable): readonly string[] {
  const methods = table.inputs().flatMap((name) => table.find(name)?.methods ?? []);
  const others = methods.filter((method) => method.name !== '<clinit>' && method.body() !== undefined).map(nameOf);
  return ['Main.main', ...others.filter((name) => name !== 'Main.main')];
}

function nameOf({ owner, name, descriptor }: MethodDeclaration): string {
  return name === '<init>' ? `${owner}.${name}${descriptor}` : `${owner}.${name}`;
}

/** Whether the analysis was finished within its budget; throws a SoundnessFailure where it is wrong. */
export function runTrial<E>(
  table: ClassTable,
  prepare: Preparing<E>,
  trial: Trial,
  tally: Tally,
  engine: Engine = engineModule,
): boolean {
  const hierarchy = new Hierarchy(table);
  const method = table
    .inputs()
    .flatMap((name) => table.find(name)?.methods ?? [])
    .find((each) => nameOf(each) === trial.method);
  if (method === undefined) return false;
  const names = [...table.inputs(), ...(trial.library === true ? LIBRARY : [])];
  const classes = worldOf(hierarchy, names);
  const prepared = guarded(() => prepare({ world: { hierarchy, classes }, roots: [method] }));
  const analysed = (): { program: ProgramModel; domain: Domain<E>; result: EngineResult<E> } => {
    const program = new engine.ProgramModel(hierarchy, {
      // A broken copy of the engine has a world of its own.
      classes: engine === engineModule ? classes : names,
      ...(trial.liveness ? { liveVariables } : {}),
    });
    const domain = prepared.make(program);
    return {
      program,
      domain,
      result: engine.analyse(program, domain, [rootOf(program, domain, method)], optionsOf(trial, prepared)),
    };
  };
  const first = guarded(analysed);
  if (first.result.outcome !== 'solved') return false;
  guarded(() => {
    const violations = first.result.violations();
    if (violations.length > 0) throw new SoundnessFailure('violations', violations.slice(0, 3).join('\n'));
  });
  if (trial.twice) guarded(() => compare(spell(first), spell(analysed())));
  const starts = trial.method === 'Main.main' ? 1 : HEAPS;
  for (let run = 0; run < starts; run++) {
    const judge = new Judge(first.program, first.domain, first.result, tally, trial.seed + run);
    guarded(() => runOnce(table, hierarchy, method, trial.seed + run, judge));
  }
  return true;
}

function optionsOf<E>({ policy }: Trial, prepared: PreparedDomain<E>): AnalyseOptions<E> {
  return { ...policy, ...followsFor(prepared, policy) };
}

function rootOf<E>(program: ProgramModel, domain: Domain<E>, method: MethodDeclaration): Root<E> {
  const code = program.code(method);
  if (code === undefined) throw new Error(`${method.name} has no body`);
  const isMain = method.name === 'main';
  const states = domain.entry(code, {
    history: isMain ? 'main' : 'any',
    nullness: (parameter) =>
      isMain || (parameter === 0 && code.body.parameters[0]?.name === 'this') ? 'non-null' : 'unknown',
  });
  return { code, states };
}

function runOnce<E>(
  table: ClassTable,
  hierarchy: Hierarchy,
  method: MethodDeclaration,
  seed: number,
  judge: Judge<E>,
): void {
  const machine = new Machine(table, { natives: NATIVES, stepBudget: STEPS, checkClauses: false });
  const start =
    method.name === 'main'
      ? { values: [machine.strings(['a'])], initialised: [method.owner] }
      : randomStart(machine, hierarchy, method, randomFrom(seed));
  if (start !== undefined) observe(machine, hierarchy, { method, ...start }, judge);
}

/** Faults of the analysis are failures too. */
function guarded<T>(action: () => T): T {
  try {
    return action();
  } catch (problem) {
    if (problem instanceof SoundnessFailure) throw problem;
    throw new SoundnessFailure(
      'crash',
      problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
    );
  }
}

function spell<E>({ domain, result }: { domain: Domain<E>; result: EngineResult<E> }): readonly string[] {
  return result.activations.flatMap((activation) =>
    Array.from({ length: activation.code.body.points }, (_, point) => {
      const states = result.at(activation, point).map((state) => domain.show(state, activation.code));
      return `${activation.number} ${activation.code.method.name} ${point}: ${states.join(' | ')}`;
    }),
  );
}

function compare(first: readonly string[], second: readonly string[]): void {
  const at = first.findIndex((line, index) => line !== second[index]);
  if (at >= 0 || first.length !== second.length) {
    throw new SoundnessFailure('runs-differ', `first:  ${first[at]}\nsecond: ${second[at]}`);
  }
}
