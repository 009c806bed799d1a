/** One trial: a random program analysed by the domain in one of its modes, and judged by concrete runs. */
import { leakOf } from '../../../../src/analyses/shape/graphs/isolation.js';
import type { ShapegraphOptions } from '../../../../src/domains/heap/shapegraph/index.js';
import * as shapegraphModule from '../../../../src/domains/heap/shapegraph/index.js';
import type { Start } from '../../../../src/engine/domain.js';
import * as engineModule from '../../../../src/engine/index.js';
import { worldOf } from '../../../../src/engine/index.js';
import { Machine } from '../../../../src/execution/machine.js';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../../../src/ir/program.js';
import { isArray, isReference } from '../../../../src/ir/types.js';
import { liveVariables } from '../../../../src/program/flow/liveness.js';
import { randomFrom } from '../../../fuzz/random.js';
import { withExits } from '../../../fuzz/shape/exits.js';
import type { Family } from '../../../fuzz/shape/families.js';
import { formulaWriter } from '../../../fuzz/shape/formulas.js';
import { preconditionsOf } from '../../../fuzz/shape/preconditions.js';
import { randomStart } from '../../../fuzz/shape/starts.js';
import { SoundnessFailure } from '../../../fuzz/soundness/failure.js';
import { Judge } from '../../../fuzz/soundness/judge.js';
import { observe } from '../../../fuzz/soundness/observed-run.js';
import type { Tally } from '../../../fuzz/soundness/tally.js';
import type { Engine } from '../../../fuzz/soundness/trial.js';
import { type RandomPolicy, randomOptions, randomPolicy } from './options.js';

/** The engine with the domain; or a broken one, in tests of these tests. */
export interface GraphEngine extends Engine {
  readonly shapegraphDomain: typeof shapegraphModule.shapegraphDomain;
}

export const GRAPH_ENGINE: GraphEngine = { ...engineModule, shapegraphDomain: shapegraphModule.shapegraphDomain };

export interface GraphTrial {
  readonly method: 'main' | 'top';
  readonly seed: number;
}

export interface GraphTally extends Tally {
  runs: number;
  /** States with cells at all. */
  cells: number;
  /** Analyses that start with cells which are there already. */
  followed: number;
}

/** Instructions of one run, and heaps that a method is started from. */
const STEPS = 2_000;
const HEAPS = 3;

/** Whether the analysis was finished within its budget; throws a SoundnessFailure where it is wrong. */
export function runGraphTrial(
  table: ClassTable,
  family: Family,
  trial: GraphTrial,
  tally: GraphTally,
  engine: GraphEngine = GRAPH_ENGINE,
): boolean {
  const hierarchy = new Hierarchy(table);
  const method = table.find('Main')?.methods.find(({ name }) => name === trial.method);
  if (method === undefined) return false;
  return guarded(() => {
    const random = randomFrom(trial.seed);
    const usual = randomOptions(hierarchy, random);
    const policy = randomPolicy(hierarchy, usual, random);
    const isMain = trial.method === 'main';
    const startsWithCells = !isMain && mayStartWithCells(hierarchy, usual, policy);
    const options = startsWithCells ? { ...usual, startsWithCells } : usual;
    const program = new engine.ProgramModel(hierarchy, {
      classes: table.inputs(),
      ...(random.below(8) === 0 ? {} : { liveVariables }),
    });
    const domain = engine.shapegraphDomain(program, options);
    const code = program.code(method);
    if (code === undefined) throw new Error(`${method.name} has no body`);
    const start: Start = { history: isMain ? 'main' : 'any', nullness: () => (isMain ? 'non-null' : 'unknown') };
    const preconditions = preconditionsOf(code, hierarchy);
    const { states, isFollowed } = startsWithCells
      ? domain.entries(
          code,
          start,
          preconditions.map(({ question }) => question),
          options.mayBeCell,
        )
      : { states: domain.entry(code, start), isFollowed: false };
    if (isFollowed) tally.followed++;
    const result = engine.analyse(program, domain, [{ code, states }], policy);
    if (result.outcome !== 'solved') return false;
    const violations = result.violations();
    if (violations.length > 0) throw new SoundnessFailure('violations', violations.slice(0, 3).join('\n'));
    for (const activation of result.activations) {
      for (let point = 0; point < activation.code.body.points; point++) {
        for (const { graph } of result.at(activation, point)) if (domain.tables.graphs.nodes(graph) > 0) tally.cells++;
      }
    }
    const write = formulaWriter(family, {
      statics: table.find('Store') !== undefined,
      subclasses: table.find('Leaf') !== undefined,
      fresh: false,
    });
    const observer = withExits(new Judge(program, domain, result, tally, trial.seed, write), program, domain, result);
    for (let run = 0; run < (isMain ? 1 : HEAPS); run++) {
      const machine = new Machine(table, { natives: NATIVES, stepBudget: STEPS, checkClauses: false });
      const inputs = table.inputs();
      const values = isMain
        ? [machine.strings(['a'])]
        : randomStart(machine, inputs, method, family, preconditions, randomFrom(trial.seed + run));
      if (values === undefined) continue;
      tally.runs++;
      observe(machine, hierarchy, { method, values, initialised: isMain ? [method.owner] : inputs }, observer);
    }
    return true;
  });
}

/** Whether the code gets at cells only along what the domain follows. */
function mayStartWithCells(hierarchy: Hierarchy, options: ShapegraphOptions, { isFollowed }: RandomPolicy): boolean {
  if (options.root !== undefined) return false;
  const inputs = hierarchy.table.inputs();
  const world = { hierarchy, classes: worldOf(hierarchy, inputs) };
  const methods = inputs
    .flatMap((name) => hierarchy.find(name)?.methods ?? [])
    .filter((method) => method.body() !== undefined && isFollowed(method));
  const isInput = ({ owner }: MethodDeclaration): boolean => hierarchy.find(owner)?.origin === 'input';
  const subject = {
    footprint: { methods: new Set(methods), fields: [], statics: [] },
    writes: (callee: MethodDeclaration) => ({
      field: () => isInput(callee),
      statics: isInput(callee),
      hidden: isInput(callee) || options.mayBeCell(callee.result),
    }),
  };
  return (
    leakOf(world, subject, options, (type) => isReference(type) && !isArray(type) && options.mayBeCell(type)) ===
    undefined
  );
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

/** How the domain is used in the trial, for people. */
export function showTrial(table: ClassTable, { method, seed }: GraphTrial): string {
  const hierarchy = new Hierarchy(table);
  const random = randomFrom(seed);
  const { links, statics, root, mode, cap, splits, cutpoints } = randomOptions(hierarchy, random);
  const { merge, contexts, abstraction, budget } = randomPolicy(
    hierarchy,
    { links, statics, mode, cap, splits, cutpoints, isCell: () => true, mayBeCell: () => true },
    random,
  );
  const names = links.map(({ owner, name }) => `${owner}.${name}`).join(' ');
  const how = { mode, cap, splits, cutpoints, root: root !== undefined, merge, contexts, abstraction, budget };
  return `from ${method}, links ${names}, ${JSON.stringify(how)}`;
}
