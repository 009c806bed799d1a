/** Clients without a program: each of their methods may be called by code that nobody knows. */
import type { Edge } from '../../../ir/body.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { calleesOf } from '../../../program/calls/footprint.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { TypestateComponent } from '../component/component.js';
import { clientAssumptions } from './assumptions.js';
import { type ClientCode, openEntries } from './code.js';
import { type Exploration, type ExploredFailure, exploreEntry, openStart } from './explore.js';
import { type ClientMachine, clientMachine } from './machine.js';

const MOST_WHOLE_RUNS = TYPESTATE_BUDGETS['clients/entries'].mostWholeRuns.most;

const NOT_EXPLORED: Exploration = {
  reached: new Set(),
  failed: new Map(),
  others: new Map(),
  leftOut: ['the budget for methods that any code may call is spent'],
  states: 0,
  steps: 0,
};

export interface ExploredEntries {
  /** Of the runs that may come to the method. */
  readonly of: (method: MethodDeclaration) => Exploration;
  readonly assumptions: readonly string[];
}

/** Methods of the client that are still open, and those with calls of the component. */
export interface OpenMethods {
  readonly methods: ReadonlySet<MethodDeclaration>;
  /** Methods with calls of the component. */
  readonly asked: ReadonlyMap<MethodDeclaration, unknown>;
}

export function exploreEntries(
  component: TypestateComponent,
  code: ClientCode,
  vocabulary: Vocabulary,
  { methods, asked }: OpenMethods,
  { cancelled, ...bounds }: { readonly steps: number; readonly depth: number; readonly cancelled?: () => boolean },
): ExploredEntries {
  const machine = clientMachine(component, code, vocabulary, 'few', { ...bounds, isOpen: true });
  const start = openStart(component, machine);
  let left = bounds.steps * MOST_WHOLE_RUNS;
  const runs = openEntries([...methods]).flatMap((entry) => {
    const entered = enteredFrom(component, machine, entry);
    // Nothing is asked about what other methods do.
    if (![...entered].some((method) => asked.has(method))) return [];
    const isSpent = left <= 0 || cancelled?.() === true;
    const exploration = isSpent ? NOT_EXPLORED : exploreEntry(component, code, machine, start, entry);
    left -= exploration.steps;
    return [{ entered, exploration }];
  });
  return {
    of: (method) => united(runs.flatMap(({ entered, exploration }) => (entered.has(method) ? [exploration] : []))),
    assumptions: clientAssumptions(component, methods, machine),
  };
}

/** The methods that a run may enter, by the types of receivers. */
function enteredFrom(
  { world }: TypestateComponent,
  { follows }: ClientMachine,
  entry: MethodDeclaration,
): ReadonlySet<MethodDeclaration> {
  const entered = new Set([entry]);
  for (const method of entered) {
    for (const { instruction } of method.body()?.edges ?? []) {
      for (const callee of calleesOf(world, instruction)) if (follows(callee)) entered.add(callee);
    }
  }
  return entered;
}

function united(explorations: readonly Exploration[]): Exploration {
  const failed = new Map<Edge, ExploredFailure>();
  for (const each of explorations) {
    for (const [edge, failure] of each.failed) {
      if (failed.get(edge)?.isCertain !== true) failed.set(edge, failure);
    }
  }
  return {
    reached: new Set(explorations.flatMap(({ reached }) => [...reached])),
    failed,
    others: new Map(explorations.flatMap(({ others }) => [...others])),
    leftOut: [...new Set(explorations.flatMap(({ leftOut }) => leftOut))],
    states: explorations.reduce((sum, { states }) => sum + states, 0),
    steps: explorations.reduce((sum, { steps }) => sum + steps, 0),
  };
}
