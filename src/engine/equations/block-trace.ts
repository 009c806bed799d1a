/** Goes through a block as the engine did, remembering which state came from which. */
import type { CodeEdge } from '../code.js';
import type { Domain } from '../domain.js';
import type { Work } from './equations.js';
import type { Cut, Layout } from './layout.js';

/** A state inside a block or at its leaf, and the steps that made it. */
export interface Arrival<E> {
  readonly state: E;
  /** None at the start of the block; several where the merge policy made one state of what they led to. */
  readonly from: readonly Origin<E>[];
}

export interface Origin<E> {
  readonly arrival: Arrival<E>;
  readonly at: CodeEdge;
  readonly how: 'step' | 'throw';
}

export interface BlockTrace<E> {
  /** By slot of the block: the states there. The first is the start. */
  readonly slots: readonly (readonly Arrival<E>[])[];
  /** By leaf: what arrives there, before it is merged with what arrives from elsewhere. */
  readonly leaves: readonly (readonly Arrival<E>[])[];
}

export function traceBlock<E>(
  domain: Domain<E>,
  work: Pick<Work<E>, 'steps' | 'states'>,
  layout: Layout,
  { block }: Cut,
  state: E,
): BlockTrace<E> {
  const slots: Arrival<E>[][] = block.slots.map(() => []);
  const leaves: Arrival<E>[][] = block.leaves.map(() => []);
  slots[0] = [{ state, from: [] }];
  const put = (target: number, states: readonly E[], from: Origin<E>): void => {
    const point = target >= 0 ? block.slots[target] : block.leaves[~target]?.point;
    const into = target >= 0 ? slots[target] : leaves[~target];
    if (point === undefined || into === undefined) return;
    for (const each of states) into.push({ state: work.steps.arrive(layout, point, each), from: [from] });
  };
  for (const { at, from, to, exceptional } of block.steps) {
    const arrivals = merged(domain, work, slots[from] ?? []);
    slots[from] = arrivals;
    for (const arrival of arrivals) {
      const outcome = work.steps.step(at, arrival.state);
      put(to, outcome.normal, { arrival, at, how: 'step' });
      if (exceptional !== undefined) put(exceptional, outcome.exceptional, { arrival, at, how: 'throw' });
    }
  }
  return { slots, leaves };
}

/** What the merge policy leaves of the arrivals; a merged state comes from all that it covers. */
function merged<E>(
  { lattice: { leq } }: Domain<E>,
  { states }: Pick<Work<E>, 'states'>,
  arrivals: Arrival<E>[],
): Arrival<E>[] {
  if (arrivals.length < 2) return arrivals;
  return states.of(arrivals.map(({ state }) => state)).states.map((state) => ({
    state,
    from: arrivals.filter((each) => leq(each.state, state)).flatMap(({ from }) => from),
  }));
}
