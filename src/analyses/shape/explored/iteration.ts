/**
 * The search for the fixed point, step by step: which states came to which line, from where, and what was merged.
 *
 * The solver keeps values at cut points only. What happens between them is gone through again, so that every line has its
 * steps; what stands on no line of its own, as the sides of calls, is left out, and `from` leads past it.
 */

import type { Arrival, Between, TracedArrival, TraceEvent } from '../../../engine/index.js';
import type { IterationState, IterationStep } from '../../../findings/shape-result.js';
import type { Point } from '../../../ir/body.js';
import type { SolvedBy } from '../../../obligations/index.js';
import { SHAPE_BUDGETS } from '../budgets.js';
import type { Lines } from './lines.js';
import type { Lead, Numbering } from './numbering.js';
import type { Recorded } from './recorder.js';

const MOST_STEPS = SHAPE_BUDGETS['explored/iteration'].mostSteps.most;
const MOST_STATES = SHAPE_BUDGETS['explored/iteration'].mostStates.most;

interface IterationPlace<E> {
  readonly point: Point;
  readonly state: E;
}

/** A change of the states at a point, before it is numbered. */
interface Changed<E> {
  readonly point: Point;
  readonly how: IterationStep['how'];
  readonly before: readonly E[];
  readonly after: readonly E[];
  /** The shown places that lead to a new state. */
  readonly from: (state: E) => readonly IterationPlace<E>[];
}

/** Thrown where there is too much to tell. */
class Enough extends Error {}

export class Iteration<E> {
  readonly steps: IterationStep[] = [];
  readonly #run: Pick<SolvedBy<E>, 'domain' | 'result' | 'root'>;
  readonly #lines: Lines;
  readonly #numbering: Numbering<E>;
  readonly #key: (state: E) => number;
  readonly #rounds = new Map<Point, number>();
  /** By point that is not shown, then key: the shown places that lead to the state there. */
  readonly #hidden = new Map<Point, Map<number, readonly IterationPlace<E>[]>>();
  /** By cut point, then key. */
  readonly #between = new Map<Point, Map<number, readonly Between<E>[]>>();

  constructor(run: Pick<SolvedBy<E>, 'domain' | 'result' | 'root'>, lines: Lines, numbering: Numbering<E>) {
    this.#run = run;
    this.#lines = lines;
    this.#numbering = numbering;
    this.#key = run.domain.lattice.key;
  }

  /** Whether there was more than is told. */
  follow({ events, cut }: Recorded<E>): boolean {
    try {
      for (const event of events) this.#event(event);
      return cut;
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
      return true;
    }
  }

  #event(event: TraceEvent<E>): void {
    const { point, before, after } = event;
    const from = (state: E): readonly IterationPlace<E>[] =>
      this.#unique(arrivalsOf(this.#run, event, state).flatMap((each) => this.#before(point, each)));
    if (this.#lines.isShown(point)) this.#changed({ point, how: this.#how(event), before, after, from });
    else this.#pass(point, before, after, from);
    this.#inside(event);
  }

  /** The points up to the next cut points. */
  #inside({ point, before, after }: TraceEvent<E>): void {
    const befores = before.map((state) => this.#from(point, state));
    const afters = after.map((state) => this.#from(point, state));
    const length = Math.max(0, ...afters.map((each) => each.length));
    for (let place = 0; place < length; place++) {
      const slots = afters.flatMap((each) => each[place] ?? []);
      const inside = slots[0];
      if (inside === undefined || inside.isCut || !this.#lines.isShown(inside.point)) continue;
      const arrivals = slots.flatMap((slot) => slot.arrivals);
      this.#changed({
        point: inside.point,
        how: 'grow',
        before: this.#different(befores.flatMap((each) => each[place]?.arrivals ?? [])),
        after: this.#different(arrivals),
        from: (state) =>
          this.#unique(
            arrivals
              .filter((each) => this.#key(each.state) === this.#key(state))
              .flatMap((each) => this.#back(point, each)),
          ),
      });
    }
  }

  /** States at a point that is not shown: where they come from is remembered. */
  #pass(
    point: Point,
    before: readonly E[],
    after: readonly E[],
    from: (state: E) => readonly IterationPlace<E>[],
  ): void {
    const known = this.#hidden.get(point) ?? new Map<number, readonly IterationPlace<E>[]>();
    this.#hidden.set(point, known);
    const { leq } = this.#run.domain.lattice;
    const olds = new Set(before.map(this.#key));
    for (const state of after) {
      if (olds.has(this.#key(state))) continue;
      const merged = before.filter((each) => leq(each, state));
      known.set(
        this.#key(state),
        this.#unique([...from(state), ...merged.flatMap((each) => known.get(this.#key(each)) ?? [])]),
      );
    }
  }

  #changed({ point, how, before, after, from }: Changed<E>): void {
    const olds = new Set(before.map(this.#key));
    const now = new Set(after.map(this.#key));
    const fresh = after.filter((state) => !olds.has(this.#key(state)));
    const gone = before.filter((state) => !now.has(this.#key(state)));
    if (fresh.length === 0 && gone.length === 0) return;
    if (this.steps.length >= MOST_STEPS || after.length > MOST_STATES) throw new Enough();
    const kept = after.filter((state) => olds.has(this.#key(state)));
    const states: IterationState[] = kept.map((state) => ({
      state: this.#number(point, state),
      isNew: false,
      from: [],
    }));
    for (const state of fresh) {
      const places = from(state).map((place) => ({
        line: this.#lines.shownAt(place.point),
        state: this.#number(place.point, place.state),
      }));
      const [first] = places;
      const lead = first && { state: first.state, written: this.#lines.writtenIn(first.line) };
      states.push({ state: this.#number(point, state, lead), isNew: true, from: places });
    }
    const merged = gone.flatMap((state) => {
      const into = this.#into(state, after, fresh);
      return into === undefined ? [] : [{ state: this.#number(point, state), into: this.#number(point, into) }];
    });
    const round = (this.#rounds.get(point) ?? 0) + 1;
    this.#rounds.set(point, round);
    const ends = this.#lines.endAt(point);
    this.steps.push({
      number: this.steps.length + 1,
      line: this.#lines.shownAt(point),
      point,
      round,
      how,
      states,
      merged,
      ...(ends !== undefined && { ends }),
    });
  }

  /** What covers a state that is gone; where steps are not monotone, what came instead of it. */
  #into(gone: E, after: readonly E[], fresh: readonly E[]): E | undefined {
    const { leq } = this.#run.domain.lattice;
    return after.find((state) => leq(gone, state)) ?? fresh[0];
  }

  #number(point: Point, state: E, lead?: Lead): number {
    const number = this.#numbering.of(state, point, lead);
    if (number === undefined) throw new Enough();
    return number;
  }

  #how({ point, how, before, after, arrivals }: TraceEvent<E>): IterationStep['how'] {
    if (before.length === 0 && point === this.#run.root.code.body.entry) return 'start';
    if (how === 'narrowed') return 'narrow';
    if (how === 'joined') return 'grow';
    const { leq, join, bottom } = this.#run.domain.lattice;
    const parts = [...before, ...arrivals.map(({ state }) => state)];
    const isWidened = after.some((state) => {
      const below = parts.filter((each) => leq(each, state));
      return this.#key(below.reduce(join, bottom)) !== this.#key(state);
    });
    return isWidened ? 'widen' : 'grow';
  }

  /** The last shown places before an arrival at a cut point. */
  #before(point: Point, { state, from }: TracedArrival<E>): readonly IterationPlace<E>[] {
    if (from === undefined) return [];
    const blocks = this.#from(from.point, from.state).filter((each) => each.isCut && each.point === point);
    const arrived = blocks.flatMap(({ arrivals }) =>
      arrivals.filter((each) => this.#key(each.state) === this.#key(state)),
    );
    // Nothing lies between the two sides of a call.
    return arrived.length === 0
      ? this.#shown(from.point, from.state)
      : arrived.flatMap((each) => this.#back(from.point, each));
  }

  /** The same for an arrival inside a block that starts at a cut point. */
  #back(cut: Point, { from }: Arrival<E>): readonly IterationPlace<E>[] {
    return from.flatMap(({ arrival, at }) => {
      const point = at.edge.from;
      if (this.#lines.isShown(point) || point === cut) return this.#shown(point, arrival.state);
      return this.#back(cut, arrival);
    });
  }

  #shown(point: Point, state: E): readonly IterationPlace<E>[] {
    if (this.#lines.isShown(point)) return [{ point, state }];
    return this.#hidden.get(point)?.get(this.#key(state)) ?? [];
  }

  #from(cut: Point, state: E): readonly Between<E>[] {
    const known = this.#between.get(cut) ?? new Map<number, readonly Between<E>[]>();
    this.#between.set(cut, known);
    const found = known.get(this.#key(state)) ?? this.#run.result.between(this.#run.root, cut, state);
    known.set(this.#key(state), found);
    return found;
  }

  #different(arrivals: readonly Arrival<E>[]): readonly E[] {
    return [...new Map(arrivals.map(({ state }) => [this.#key(state), state])).values()];
  }

  #unique(places: readonly IterationPlace<E>[]): readonly IterationPlace<E>[] {
    return [...new Map(places.map((each) => [`${each.point} ${this.#key(each.state)}`, each])).values()];
  }
}

/** What made a new state: what arrived and is covered by it. */
function arrivalsOf<E>(
  { domain: { lattice } }: Pick<SolvedBy<E>, 'domain'>,
  { arrivals }: TraceEvent<E>,
  state: E,
): readonly TracedArrival<E>[] {
  const below = arrivals.filter((each) => lattice.leq(each.state, state));
  return below.length > 0 ? below : arrivals;
}
