/**
 * Abstract paths: how a state is reached from a root, for explanations.
 *
 * A breadth-first search over the disjuncts at cut points, from the roots; each keeps the first predecessor of which a
 * step is covered by it. A call that returns is one step, so that what happens inside it is left out; the search also goes
 * into callees, for paths that end there.
 */

import type { Domain } from './domain.js';
import { type Arrival, type BlockTrace, traceBlock } from './equations/block-trace.js';
import type { Context } from './equations/contexts.js';
import type { Work } from './equations/equations.js';
import type { Cut } from './equations/layout.js';
import type { Reading } from './reading.js';
import type { PathStep, Visit } from './result.js';

/** A disjunct at a cut point, as first reached. */
interface Reached<E> {
  readonly context: Context<E>;
  readonly cut: Cut;
  readonly state: E;
  readonly from: Reached<E> | undefined;
  /** The steps that lead here from there. */
  readonly steps: () => readonly PathStep<E>[];
}

export class Paths<E> {
  readonly #domain: Domain<E>;
  readonly #work: Work<E>;
  readonly #reading: Reading<E>;
  readonly #reached: Reached<E>[] = [];
  /** By key of the place: what was reached there, in order. */
  readonly #byPlace = new Map<number, Reached<E>[]>();

  constructor(domain: Domain<E>, work: Work<E>, reading: Reading<E>) {
    this.#domain = domain;
    this.#work = work;
    this.#reading = reading;
    for (const context of reading.activations) {
      for (const state of context.rootStates) this.#reach(context, context.layout.entry, state, undefined, () => []);
    }
    // Grows while it is walked.
    for (const each of this.#reached) this.#expand(each);
  }

  /** None where the state is not reached by steps from a root, but only left over from solving. */
  to(context: Context<E>, { at, state }: Pick<Visit<E>, 'at' | 'state'>): readonly PathStep<E>[] {
    const owner = context.layout.ownerOf(at.edge.from);
    if (owner === undefined) return [];
    const key = this.#domain.lattice.key(state);
    const slot = owner.block.slots.indexOf(at.edge.from);
    for (const reached of this.#byPlace.get(context.place(owner).key) ?? []) {
      if (owner.point === at.edge.from) {
        if (this.#domain.lattice.key(reached.state) === key) return pathTo(reached);
        continue;
      }
      const arrival = this.#trace(reached).slots[slot]?.find((each) => this.#domain.lattice.key(each.state) === key);
      if (arrival !== undefined) return [...pathTo(reached), ...stepsTo(context, arrival)];
    }
    return [];
  }

  /** Notes the disjuncts at the cut point that cover the state and were not reached before. */
  #reach(
    context: Context<E>,
    cut: Cut,
    state: E,
    from: Reached<E> | undefined,
    steps: () => readonly PathStep<E>[],
  ): void {
    const place = context.place(cut);
    const before = this.#byPlace.get(place.key) ?? [];
    this.#byPlace.set(place.key, before);
    for (const upper of this.#reading.valueAt(place)) {
      if (before.some((each) => each.state === upper) || !this.#domain.lattice.leq(state, upper)) continue;
      const reached: Reached<E> = { context, cut, state: upper, from, steps };
      before.push(reached);
      this.#reached.push(reached);
    }
  }

  #expand(reached: Reached<E>): void {
    const { context, cut, state } = reached;
    const { layout } = context;
    const { call } = cut;
    if (call === undefined) {
      this.#trace(reached).leaves.forEach((arrivals, leaf) => {
        for (const arrival of arrivals)
          this.#reach(context, cut.block.leaves[leaf] as Cut, arrival.state, reached, () => stepsTo(context, arrival));
      });
      return;
    }
    const step = (how: PathStep<E>['how']) => () => [{ activation: context, at: call, state, how }];
    const outcome = this.#reading.callOutcome(context, call, state, (entry) => {
      if (entry.kind === 'entered')
        this.#reach(entry.context, entry.context.layout.entry, entry.state, reached, step('call'));
    });
    const go = (point: number | undefined, states: readonly E[], how: 'return' | 'throw'): void => {
      const end = point === undefined ? undefined : layout.ownerOf(point);
      if (end === undefined) return;
      for (const each of states)
        this.#reach(context, end, this.#work.steps.arrive(layout, end.point, each), reached, step(how));
    };
    go(call.edge.to, outcome.normal, 'return');
    go(call.edge.exceptional, outcome.exceptional, 'throw');
  }

  #trace({ context, cut, state }: Reached<E>): BlockTrace<E> {
    return traceBlock(this.#domain, this.#work, context.layout, cut, state);
  }
}

function stepsTo<E>(context: Context<E>, arrival: Arrival<E>): readonly PathStep<E>[] {
  const steps: PathStep<E>[] = [];
  for (let [from] = arrival.from; from !== undefined; [from] = from.arrival.from)
    steps.push({ activation: context, at: from.at, state: from.arrival.state, how: from.how });
  return steps.reverse();
}

function pathTo<E>(reached: Reached<E>): readonly PathStep<E>[] {
  const parts: (readonly PathStep<E>[])[] = [];
  for (let each: Reached<E> | undefined = reached; each !== undefined; each = each.from) parts.push(each.steps());
  return parts.reverse().flat();
}
