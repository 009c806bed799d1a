/** Broken engines: the real one, built with one change to its text. */

import type { analyse, ProgramModel } from '../../src/engine/index.js';
import { built as builtWith } from '../support/seeded/building.js';
import type { SeededFault } from '../support/seeded/fault.js';

export type Mutant = SeededFault;

export interface BuiltEngine {
  readonly analyse: typeof analyse;
  readonly ProgramModel: typeof ProgramModel;
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'forgets exceptional exits',
    file: 'engine/calls.ts',
    text: 'if (cut === exceptionalExit)',
    instead: 'if (false)',
  },
  {
    name: 'forgets normal exits',
    file: 'engine/calls.ts',
    text: 'if (cut === exit)',
    instead: 'if (false)',
  },
  {
    name: 'does not tell callees how they are entered',
    file: 'engine/calls.ts',
    text: "if (entry.kind === 'entered') contribute(entry.context.entry, this.#states.of([entry.state]));",
    instead: '{}',
  },
  {
    name: 'takes only the first target of a call',
    file: 'engine/calls.ts',
    text: 'methods.flatMap((method) =>',
    instead: 'methods.slice(0, 1).flatMap((method) =>',
  },
  {
    name: 'remembers a call whatever its state',
    file: 'engine/calls.ts',
    text: 'callee, this.#domain.lattice.key(state)]',
    instead: 'callee, 0]',
  },
  {
    name: 'leaves a callee as it was left before',
    file: 'engine/calls.ts',
    text: 'kind, key(exit.state)]',
    instead: 'kind, 0]',
  },
  {
    name: 'puts results into the frame of another call',
    file: 'engine/calls.ts',
    text: 'this.#numberOf(callee.method), key(frame), kind',
    instead: 'this.#numberOf(callee.method), 0, kind',
  },
  {
    name: 'mixes up contexts but keeps the first start',
    file: 'engine/equations/contexts.ts',
    text: 'context.rootStates.push(...states);',
    instead: 'context.rootStates.push(...states.slice(0, 0));',
  },
  {
    name: 'drops a disjunct at the limit',
    file: 'engine/disjunction.ts',
    text: 'groups[group] = lattice.join(groups[group] as E, state)',
    instead: 'groups[group] = groups[group] as E',
  },
  {
    name: 'takes covering the wrong way round',
    file: 'engine/disjunction.ts',
    text: '!lattice.leq(state, states[other] as E)',
    instead: '!lattice.leq(states[other] as E, state)',
  },
  {
    name: 'forgets where blocks throw',
    file: 'engine/equations/steps.ts',
    text: 'if (exceptional !== undefined) put(exceptional, outcome.exceptional);',
    instead: '',
  },
  {
    name: 'steps as it stepped before, whatever the state',
    file: 'engine/equations/steps.ts',
    text: 'let outcome = outcomes.get(key);',
    instead: 'let outcome = [...outcomes.values()][0];',
  },
  {
    name: 'goes through a block as before, whatever the state',
    file: 'engine/equations/steps.ts',
    text: 'let leaves = known.get(key);',
    instead: 'let leaves = [...known.values()][0];',
  },
  {
    name: 'takes one of several cases in a block',
    file: 'engine/equations/steps.ts',
    text: 'slots[from] = [...this.#states.of(before).states];',
    instead: 'slots[from] = before.slice(0, 1);',
  },
  {
    name: 'forgets junctions',
    file: 'engine/equations/layout.ts',
    text: 'if (incoming[point] === 1) mark(point, JUNCTION);',
    instead: '',
  },
  {
    name: 'forgets the exceptional end of calls',
    file: 'engine/equations/layout.ts',
    text: 'normal: false, exceptional: true',
    instead: 'normal: false, exceptional: false',
  },
  {
    name: 'forgets ways that never end',
    file: 'engine/equations/layout.ts',
    text: 'for (const cut of layout.cuts.toReversed()) want(cut);',
    instead: '',
  },
  {
    name: 'does not run static initialisers',
    file: 'engine/initialisation/initialisation.ts',
    text: 'if (toRun.length > 0) done.push(...run(name, toRun));',
    instead: 'done.push(...toRun);',
  },
  {
    name: 'does not initialise superclasses',
    file: 'engine/initialisation/initialisation.ts',
    text: 'for (const upper of initialisedBefore(hierarchy, name)) running = after(upper, running);',
    instead: '',
  },
  {
    name: 'forgets that an initialisation has failed',
    file: 'engine/initialisation/class-initialisations.ts',
    text: 'collected.addAbrupt(this.#domain.unknown(at, undefined, before, askBefore(this.#domain, at, before)));',
    instead: '',
  },
  {
    name: 'takes the type of a receiver for its class',
    file: 'program/calls/targets.ts',
    text: 'exact || isArray(type) ?',
    instead: 'true ?',
  },
];

/** Builds the engine with the change; undefined builds it as it is. */
export async function built(mutant: Mutant | undefined): Promise<BuiltEngine> {
  return builtWith<BuiltEngine>("export { analyse, ProgramModel } from './src/engine/index.js';", mutant);
}
