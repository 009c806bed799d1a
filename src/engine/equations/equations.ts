/** The equations of a program: the value at a cut point is what blocks and calls that end there make of the values where they start. */
import type { EquationSystem } from '../../solver/equation-system.js';
import type { Calls } from '../calls.js';
import type { Disjunction, DisjunctionLattice } from '../disjunction.js';
import type { Flow } from '../flow.js';
import type { Spending } from '../spending.js';
import type { Carried } from './carried.js';
import type { Context, ContextPlace, Unknown } from './contexts.js';
import type { Cut } from './layout.js';
import type { Steps } from './steps.js';

export interface Work<E> {
  readonly states: DisjunctionLattice<E>;
  readonly steps: Steps<E>;
  readonly calls: Calls<E>;
  readonly spending: Spending;
  /** Told, where somebody watches, what arrives at a place while its equation is evaluated. */
  readonly watch?: Watch<E>;
}

export interface Watch<E> {
  /** The equation of the place is evaluated: what arrived before is forgotten. */
  readonly begin: (place: ContextPlace<E>) => void;
  /** `source` is the cut point whose block or call led here, `before` the state there; absent for what a root starts with. */
  readonly arrive: (state: E, source?: Cut, before?: E) => void;
}

/** With `carried`, right-hand sides give only what is new since they were last evaluated: for one ascent, which joins it all. */
export function equationsOf<E>(
  roots: readonly Context<E>[],
  work: Work<E>,
  carried?: Carried<E>,
): EquationSystem<Unknown<E>, Disjunction<E>> {
  return {
    lattice: work.states,
    roots: roots.flatMap((context) => [context.entry, ...context.layout.wanted.map((cut) => context.place(cut))]),
    key: ({ key }) => key,
    rightHandSide: (place, value, contribute) => {
      // Only contributed to.
      if (place.context === undefined) return work.states.bottom;
      const arrived =
        place.role === 'entering'
          ? entering(place, { value, contribute }, work)
          : carried === undefined
            ? statesAt(place, { value, contribute }, work)
            : carried.undelivered(place, statesAt(place, { value, contribute }, work, carried));
      const compared = carried === undefined ? (arrived.length * arrived.length) >> 4 : arrived.length >> 2;
      work.spending.evaluation({ code: place.context.code, point: place.cut.point }, compared);
      return work.states.of(arrived);
    },
    show: showUnknown,
  };
}

/** Nothing arrives, but the callees are told. */
function entering<E>(
  { context, cut }: ContextPlace<E>,
  flow: Required<Pick<Flow<E>, 'value' | 'contribute'>>,
  { calls }: Work<E>,
): readonly E[] {
  const { call } = cut;
  if (call !== undefined)
    for (const state of flow.value(context.place(cut)).states) calls.enter(context, call, state, flow);
  return [];
}

/** All that arrives at the place. */
function statesAt<E>(
  place: ContextPlace<E>,
  flow: Flow<E>,
  { steps, calls, watch }: Work<E>,
  carried?: Carried<E>,
): readonly E[] {
  const { context, cut } = place;
  const { layout } = context;
  // The normal end of a call says that its initialisation can fail; the other need not repeat it.
  const silent: Flow<E> = { value: flow.value };
  const arrived: E[] = [];
  watch?.begin(place);
  const arrive = (state: E, source?: Cut, before?: E): void => {
    arrived.push(state);
    watch?.arrive(state, source, before);
  };
  if (cut === layout.entry) for (const state of context.rootStates) arrive(state);
  for (const [index, { cut: source, leaf }] of cut.sources.entries()) {
    const { states } = flow.value(context.place(source));
    for (const state of carried === undefined ? states : carried.uncarried(place, index, states)) {
      for (const each of steps.leaves(layout, source, state)[leaf] ?? []) arrive(each, source, state);
    }
  }
  for (const { cut: source, at, normal, exceptional } of cut.calls) {
    // Asked so that it is solved too.
    flow.value(context.entering(source));
    for (const state of flow.value(context.place(source)).states) {
      const outcome = calls.outcome(context, at, state, normal ? flow : silent);
      const put = (each: E): void => arrive(steps.arrive(layout, cut.point, each), source, state);
      if (normal) outcome.normal.forEach(put);
      if (exceptional) outcome.exceptional.forEach(put);
    }
  }
  return arrived;
}

function showUnknown<E>(unknown: Unknown<E>): string {
  if (unknown.context === undefined) return `failure of ${unknown.type}`;
  const { context, cut } = unknown;
  const { owner, name, descriptor } = context.code.method;
  return `${owner}.${name}${descriptor} point ${cut.point} (${context.context}, ${context.number})`;
}
