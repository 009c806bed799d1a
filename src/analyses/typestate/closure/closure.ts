/**
 * Whether a table is complete for every heap: every operation on imagined objects in found typestates makes only found transitions,
 * and every object that it does not look at stays in found typestates.
 *
 * An induction over calls. What is assumed of a heap before a call: each object is in a typestate that was found (its label); its fields
 * lead to where objects with that label were seen to lead. Nothing else is assumed; in a second attempt also by how many objects
 * one is referred to. An operation is run with objects of which only labels are known, in every combination; a field gets a
 * content when something depends on it, each possible one in turn, objects that are there already included. After the call the same
 * has to hold of all objects that took part, of those that refer to them and of their buddies, and the transition must have been met.
 */

import { assumptionOf } from '../../../library/index.js';
import { type CallResult, type Heap, type Machine, machineFor } from '../../../machines/predicates/machine/machine.js';
import { isDual } from '../../../machines/predicates/typestates/buddies.js';
import { typestatesOf } from '../../../machines/predicates/typestates/typestates.js';
import { valueTable } from '../../../machines/predicates/values/table.js';
import type { ValueTable } from '../../../machines/predicates/values/values.js';
import type { Vocabulary } from '../../../machines/predicates/vocabulary.js';
import { liveVariables } from '../../../program/flow/liveness.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { TypestateComponent } from '../component/component.js';
import { Givable } from '../emulation/supply.js';
import { Overflow } from '../table/overflow.js';
import type { TypestateTable } from '../table/table.js';
import { Chains } from './chains.js';
import { FollowedFields, Habits, observe } from './habits.js';
import { Labeller, Labels, Names } from './labels.js';
import { type Budget, OperationProof, type Recorder, Relaxed } from './operation.js';
import { ImaginedRows, KnownRows } from './rows.js';
import { GivenUp, Setting, Unmet } from './setting.js';
import { ChangingStatics, changingClasses, isFinal } from './statics.js';
import { emptyWorld } from './world.js';

export interface Closure {
  readonly closed: boolean;
  /** Why not: what came out that the table does not have, or what was left out. */
  readonly open: readonly string[];
  /** What the proof rests on: `no-overflow`. */
  readonly assumptions: readonly string[];
  /** Whether something came out that was not met: larger heaps may have it. */
  readonly isUnmet: boolean;
}

export interface ClosureOptions {
  readonly budget: number;
  readonly cancelled?: () => boolean;
}

type Met = NonNullable<TypestateTable['met']>;

interface Manner {
  readonly values: ValueTable;
  readonly names: Names;
  /** Whether objects are taken to be referred to by no more objects than was seen. */
  readonly countsReferrers: boolean;
  readonly overflow: Overflow;
  /** Of the library, that were relied on. */
  readonly records: Set<string>;
}

const RUNS = TYPESTATE_BUDGETS['closure/closure'].runs.most;
const STEPS = TYPESTATE_BUDGETS['closure/closure'].steps.most;
const DEPTH = TYPESTATE_BUDGETS['closure/closure'].depth.most;
const MOST_RELAXED = TYPESTATE_BUDGETS['closure/closure'].mostRelaxed.most;

export function isClosed(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  table: TypestateTable,
  { budget, cancelled = () => false }: ClosureOptions,
): Closure {
  const { met } = table;
  if (met === undefined) return notClosed(['it is not known which heaps were explored'], 'given-up');
  const reasons: GivenUp[] = [];
  const overflow = new Overflow(component.world.hierarchy);
  for (const countsReferrers of [false, true]) {
    const values = valueTable(vocabulary);
    const names = new Names(table.typestates);
    const spent: Budget = { runs: Math.ceil(RUNS * budget), cancelled };
    const records = new Set<string>();
    const how: Manner = { values, names, countsReferrers, overflow, records };
    const reason = attempt(component, vocabulary, met, how, spent);
    const assumptions = [...records, ...(values.assumesNoOverflow ? ['no-overflow'] : [])];
    if (reason === undefined && values.assumesNoOverflow && overflow.broken !== undefined)
      return notClosed([overflow.broken], 'given-up');
    if (reason === undefined) return { closed: true, open: [], assumptions, isUnmet: false };
    reasons.push(reason);
  }
  return notClosed(
    reasons.map(({ message }) => message),
    reasons.some((reason) => reason instanceof Unmet) ? 'unmet' : 'given-up',
  );
}

function notClosed(reasons: readonly string[], why: 'unmet' | 'given-up'): Closure {
  return { closed: false, open: [...new Set(reasons)], assumptions: [], isUnmet: why === 'unmet' };
}

/** Why the proof failed; undefined: it did not. */
function attempt(
  component: TypestateComponent,
  vocabulary: Vocabulary,
  met: Met,
  how: Manner,
  spent: Budget,
): GivenUp | undefined {
  try {
    const proof = new ClosureProof(component, vocabulary, met, how, spent);
    for (let relaxed = 0; relaxed <= MOST_RELAXED; relaxed++) {
      try {
        proof.prove();
        return undefined;
      } catch (problem) {
        if (!(problem instanceof Relaxed)) throw problem;
      }
    }
    return new GivenUp('too much of what was seen does not stay so');
  } catch (problem) {
    if (problem instanceof GivenUp) return problem;
    throw problem;
  }
}

class ClosureProof {
  readonly #setting: Setting;
  readonly #machine: Machine;
  readonly #known: KnownRows;
  readonly #givable: Givable;
  readonly #recorder: Recorder = { questions: [], isDetailed: false };
  readonly #budget: Budget;
  /** What static initialisers leave. */
  readonly #initial: CallResult;

  constructor(component: TypestateComponent, vocabulary: Vocabulary, met: Met, how: Manner, budget: Budget) {
    const { values, names, countsReferrers } = how;
    const { world } = component;
    this.#machine = machineFor(
      world,
      {
        vocabulary,
        follows: component.follows,
        steps: STEPS,
        depth: DEPTH,
        cancelled: budget.cancelled,
        liveVariables,
        ignoresAsserts: !component.errors.isError({ type: 'java.lang.AssertionError', cause: 'assert' }),
        isError: (thrown) => component.isError(thrown),
        relies: (record) => how.records.add(assumptionOf(record)),
        isCounter: (field) => how.overflow.counters.isCounter(field),
        imagination: { read: (heap, object, field, asked) => this.#read(heap, object, field, asked) },
      },
      values,
    );
    const typestates = typestatesOf(this.#machine, world);
    const labels = new Labels();
    const fields = new FollowedFields(world.hierarchy, vocabulary);
    const habits = new Habits();
    const seen = new Labeller(met.machine, met.typestates, labels);
    const chains = new Chains();
    this.#initial = this.#machine.initial(component.classes.map(({ name }) => name));
    const changing = this.#initial.exits.flatMap(({ heap }) => [
      ...changingClasses(this.#machine, vocabulary, fields, heap),
    ]);
    const statics = new ChangingStatics(vocabulary, fields, new Set(changing));
    for (const heap of met.heaps) {
      statics.observe(met.machine, heap);
      const labelled = observe(met.machine, seen, fields, heap, habits);
      if (countsReferrers) chains.observe(met.machine, fields, heap, (object) => labelled.get(object));
    }
    if (labels.all.some(({ contents }) => contents?.isRaw === true))
      throw new GivenUp('objects are used before they are constructed');
    for (const { via, left, right } of vocabulary.predicates.filter(isDual)) {
      if (via.length > 1) throw new GivenUp('a predicate relates objects along more than one field');
      for (const field of [left, right])
        if (fields.isStatic(field) && !isFinal(world.hierarchy, field))
          throw new GivenUp(`a predicate compares with the static field ${field.owner}.${field.name}`);
    }
    this.#setting = new Setting({
      component,
      vocabulary,
      machine: this.#machine,
      typestates,
      labels,
      labeller: new Labeller(this.#machine, typestates, labels),
      habits,
      fields,
      names,
      chains,
      statics,
      countsReferrers,
    });
    this.#recorder.isDetailed = !countsReferrers && this.#setting.duals.length === 0;
    this.#known = new KnownRows(met.transitions, met.typestates);
    this.#givable = new Givable(component, vocabulary);
    this.#budget = budget;
  }

  /** The run stops where it reads what nobody has looked at; it is begun again when there is something to read. */
  #read(
    ...[heap, object, field, asked]: Parameters<NonNullable<Machine['options']['imagination']>['read']>
  ): readonly Heap[] {
    const { frames, located, isWritten, key } = this.#recorder.isDetailed ? asked : NOWHERE;
    this.#recorder.questions.push({ heap, object, field, asked: { frames, located, isWritten, key } });
    return [];
  }

  prove(): void {
    const { component } = this.#setting;
    const initial = this.#initial;
    const [reason] = initial.leftOut;
    if (reason !== undefined) throw new GivenUp(`static initialisers: ${reason}`);
    const rows = new ImaginedRows(this.#known, this.#setting.names, this.#machine, this.#setting.typestates, component);
    const operation = new OperationProof(this.#setting, rows, this.#givable, this.#recorder, this.#budget);
    for (const { heap } of initial.exits) {
      for (const start of this.#setting.statics.imagined(this.#machine, heap))
        for (const method of component.operations) operation.prove(emptyWorld(this.#setting, start), method);
    }
  }
}

const NOWHERE = { frames: [], located: [], isWritten: true, key: 0 };
