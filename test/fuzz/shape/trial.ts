/** One trial: a random program analysed by the domain in one of its modes, and judged by concrete runs. */
import type * as contractionModule from '../../../src/domains/heap/contraction/index.js';
import { contractionDomain } from '../../../src/domains/heap/contraction/index.js';
import type { ShapeState } from '../../../src/domains/heap/contraction/state/state.js';
import type { Code } from '../../../src/engine/code.js';
import type { ProgramModel } from '../../../src/engine/index.js';
import * as engineModule from '../../../src/engine/index.js';
import type { EngineResult } from '../../../src/engine/result.js';
import { Machine } from '../../../src/execution/machine.js';
import { NATIVES } from '../../../src/execution/natives/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../../src/ir/program.js';
import { liveVariables } from '../../../src/program/flow/liveness.js';
import { randomFrom } from '../random.js';
import { SoundnessFailure } from '../soundness/failure.js';
import { Judge } from '../soundness/judge.js';
import { observe } from '../soundness/observed-run.js';
import type { Tally } from '../soundness/tally.js';
import type { Engine } from '../soundness/trial.js';
import { randomOptions, randomShapePolicy, showOptions } from './domain-options.js';
import { withExits } from './exits.js';
import type { Family } from './families.js';
import { formulaWriter } from './formulas.js';
import { type Precondition, preconditionsOf } from './preconditions.js';
import { randomStart } from './starts.js';

/** The engine with the domain; or a broken one, in tests of these tests. */
export interface ShapeEngine extends Engine {
  readonly contractionDomain: typeof contractionModule.contractionDomain;
}

export const SHAPE_ENGINE: ShapeEngine = { ...engineModule, contractionDomain };

export interface ShapeTrial {
  readonly method: 'main' | 'top';
  readonly seed: number;
}

/** Instructions of one run, and heaps that a method is started from. */
const STEPS = 2_000;
const HEAPS = 5;

/** What kinds of starts there were, so that a campaign without them shows. */
export interface ShapeTally extends Tally {
  regularStarts: number;
  runs: number;
}

interface Analysed {
  readonly program: ProgramModel;
  readonly domain: contractionModule.ContractionDomain;
  readonly result: EngineResult<ShapeState>;
  readonly code: Code;
  readonly preconditions: readonly Precondition[];
  readonly asksFresh: boolean;
}

/** Whether the analysis was finished within its budget; throws a SoundnessFailure where it is wrong. */
export function runShapeTrial(
  table: ClassTable,
  family: Family,
  trial: ShapeTrial,
  tally: ShapeTally,
  engine: ShapeEngine = SHAPE_ENGINE,
): boolean {
  const hierarchy = new Hierarchy(table);
  const method = table.find('Main')?.methods.find(({ name }) => name === trial.method);
  if (method === undefined) return false;
  const analysed = guarded(() => analysis(table, hierarchy, family, method, trial, tally, engine));
  const { program, domain, result, preconditions, asksFresh } = analysed;
  if (result.outcome !== 'solved') return false;
  guarded(() => {
    const violations = result.violations();
    if (violations.length > 0) throw new SoundnessFailure('violations', violations.slice(0, 3).join('\n'));
  });
  const write = formulaWriter(family, {
    statics: table.find('Store') !== undefined,
    subclasses: table.find('Leaf') !== undefined,
    fresh: asksFresh,
  });
  const judge = new Judge(program, domain, result, tally, trial.seed, write);
  const observer = withExits(judge, program, domain, result);
  for (let run = 0; run < (trial.method === 'main' ? 1 : HEAPS); run++) {
    guarded(() => {
      const machine = new Machine(table, { natives: NATIVES, stepBudget: STEPS, checkClauses: false });
      const inputs = table.inputs();
      const values =
        trial.method === 'main'
          ? [machine.strings(['a'])]
          : randomStart(machine, inputs, method, family, preconditions, randomFrom(trial.seed + run));
      if (values === undefined) return;
      tally.runs++;
      const initialised = trial.method === 'main' ? [method.owner] : inputs;
      observe(machine, hierarchy, { method, values, initialised }, observer);
    });
  }
  return true;
}

function analysis(
  table: ClassTable,
  hierarchy: Hierarchy,
  family: Family,
  method: MethodDeclaration,
  trial: ShapeTrial,
  tally: ShapeTally,
  engine: ShapeEngine,
): Analysed {
  const random = randomFrom(trial.seed);
  const options = randomOptions(hierarchy, family, random);
  const policy = randomShapePolicy(hierarchy, options, random);
  const program = new engine.ProgramModel(hierarchy, {
    classes: table.inputs(),
    ...(random.below(8) === 0 ? {} : { liveVariables }),
  });
  const domain = engine.contractionDomain(program, options);
  const code = program.code(method);
  if (code === undefined) throw new Error(`${method.name} has no body`);
  const preconditions = preconditionsOf(code, hierarchy);
  const isMain = trial.method === 'main';
  const { states, isRegular } = domain.entries(
    code,
    { history: isMain ? 'main' : 'any', nullness: () => (isMain ? 'non-null' : 'unknown') },
    preconditions.map(({ question }) => question),
  );
  if (isRegular && !isMain) tally.regularStarts++;
  const result = engine.analyse(program, domain, [{ code, states }], policy);
  // In callees `fresh` means something else.
  const asksFresh = result.activations.length === 1;
  return { program, domain, result, code, preconditions, asksFresh };
}

/** How the domain is used in the trial, for people. */
export function showTrial(table: ClassTable, family: Family, { method, seed }: ShapeTrial): string {
  const hierarchy = new Hierarchy(table);
  const random = randomFrom(seed);
  const options = randomOptions(hierarchy, family, random);
  const { merge, contexts, abstraction, budget } = randomShapePolicy(hierarchy, options, random);
  return `from ${method}, ${showOptions(options)}, ${JSON.stringify({ merge, contexts, abstraction, budget })}`;
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
