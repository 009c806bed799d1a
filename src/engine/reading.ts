/** Reads off a solution: states at points, visits of edges, targets of calls. Steps are remembered, so this is cheap. */
import type { MethodDeclaration } from '../ir/program.js';
import type { EquationSystem, Solution } from '../solver/equation-system.js';
import { violations } from '../solver/post-check.js';
import type { CodeEdge, CodePoint } from './code.js';
import type { Disjunction } from './disjunction.js';
import type { Domain } from './domain.js';
import { traceBlock } from './equations/block-trace.js';
import type { Context, ContextPlace, Contexts, Unknown } from './equations/contexts.js';
import type { Work } from './equations/equations.js';
import { type Cut, isCall } from './equations/layout.js';
import type { Entry } from './flow.js';
import type { Outcome } from './outcome.js';
import { Paths } from './path.js';
import type { Activation, Between, EngineResult, EngineStatistics, NotFollowed, Visit } from './result.js';

export interface Ending<E> {
  readonly outcome: EngineResult<E>['outcome'];
  readonly solution?: Solution<Unknown<E>, Disjunction<E>>;
  readonly reason?: string;
  readonly place?: CodePoint | undefined;
  readonly counts: Pick<EngineStatistics, 'widenings' | 'unknowns'>;
}

/** A solution, seen by activations and points. */
export class Reading<E> {
  readonly activations: readonly Context<E>[];
  readonly #work: Work<E>;
  readonly #key: (state: E) => number;
  readonly #solution: Solution<Unknown<E>, Disjunction<E>> | undefined;
  /** By key of the place at which a block starts. */
  readonly #found = new Map<number, readonly ReadonlyMap<number, E>[]>();

  constructor(
    domain: Domain<E>,
    work: Work<E>,
    contexts: Contexts<E>,
    solution: Solution<Unknown<E>, Disjunction<E>> | undefined,
  ) {
    this.#work = work;
    this.#key = domain.lattice.key;
    this.#solution = solution;
    this.activations = contexts.all.filter((context) => this.valueAt(context.entry).length > 0);
  }

  valueAt(place: ContextPlace<E>): readonly E[] {
    return this.#solution?.at(place)?.states ?? [];
  }

  at(context: Context<E>, point: number): readonly E[] {
    const owner = context.layout.ownerOf(point);
    if (owner === undefined) return [];
    const starts = this.valueAt(context.place(owner));
    if (owner.point === point) return starts;
    const slot = owner.block.slots.indexOf(point);
    return [...(this.#slots(context, owner)[slot]?.values() ?? [])];
  }

  /** The different states in each slot of the block, by key. Each block is gone through once. */
  #slots(context: Context<E>, cut: Cut): readonly ReadonlyMap<number, E>[] {
    const place = context.place(cut);
    let slots = this.#found.get(place.key);
    if (slots === undefined) {
      const found = cut.block.slots.map(() => new Map<number, E>());
      for (const start of this.valueAt(place)) {
        const run = this.#work.steps.run(context.layout, cut.block, start);
        for (const [slot, states] of run.slots.entries())
          for (const state of states) found[slot]?.set(this.#key(state), state);
      }
      slots = found;
      this.#found.set(place.key, slots);
    }
    return slots;
  }

  *visits(context: Context<E>): Generator<Visit<E>> {
    for (const cut of context.layout.cuts) yield* this.#visitsFrom(context, cut);
  }

  *#visitsFrom(context: Context<E>, cut: Cut): Generator<Visit<E>> {
    const starts = this.valueAt(context.place(cut));
    const { call } = cut;
    if (call !== undefined) {
      for (const state of starts)
        yield { activation: context, at: call, state, outcome: this.callOutcome(context, call, state) };
      return;
    }
    const { steps } = this.#work;
    const slots = this.#slots(context, cut);
    for (const { at, from } of cut.block.steps) {
      for (const state of slots[from]?.values() ?? [])
        yield { activation: context, at, state, outcome: steps.step(at, state) };
    }
  }

  arrivals(context: Context<E>, at: CodeEdge, state: E): Pick<Outcome<E>, 'normal' | 'exceptional'> {
    const { steps } = this.#work;
    const { instruction, to, exceptional } = at.edge;
    const outcome = isCall(instruction) ? this.callOutcome(context, at, state) : steps.step(at, state);
    const ends = exceptional === undefined ? [] : steps.arriveAll(context.layout, exceptional, outcome.exceptional);
    return { normal: steps.arriveAll(context.layout, to, outcome.normal), exceptional: ends };
  }

  /** `meet` is told what the call runs, or does not follow. */
  callOutcome(context: Context<E>, at: CodeEdge, state: E, meet?: (entry: Entry<E>) => void): Outcome<E> {
    const { calls, states } = this.#work;
    const value = (unknown: Unknown<E>): Disjunction<E> => this.#solution?.at(unknown) ?? states.bottom;
    return calls.outcome(context, at, state, meet === undefined ? { value } : { value, meet });
  }
}

export function resultOf<E>(
  domain: Domain<E>,
  system: EquationSystem<Unknown<E>, Disjunction<E>>,
  work: Work<E>,
  contexts: Contexts<E>,
  ending: Ending<E>,
): EngineResult<E> {
  const { solution, outcome, reason, place, counts } = ending;
  const { spending } = work;
  const statistics: EngineStatistics = {
    ...counts,
    steps: spending.steps,
    states: spending.states,
    activations: contexts.all.length,
  };
  spending.close();
  const reading = new Reading(domain, work, contexts, solution);
  const contextOf = ({ number }: Activation): Context<E> => contexts.all[number] as Context<E>;
  let paths: Paths<E> | undefined;
  let summary: CallSummary | undefined;
  const calls = (): CallSummary => {
    summary ??= summarise(reading);
    return summary;
  };
  return {
    outcome,
    ...(reason === undefined ? {} : { reason }),
    ...(place === undefined ? {} : { place }),
    activations: reading.activations,
    at: (activation, point) => reading.at(contextOf(activation), point),
    visits: (activation) => reading.visits(contextOf(activation)),
    arrivals: (activation, at, state) => reading.arrivals(contextOf(activation), at, state),
    between: (activation, point, state) => between(domain, work, contextOf(activation), point, state),
    path: (visit) => {
      paths ??= new Paths(domain, work, reading);
      return paths.to(contextOf(visit.activation), visit);
    },
    targets: (at) => [...(calls().targets.get(at) ?? [])],
    get notFollowed() {
      return calls().notFollowed;
    },
    violations: () => (solution === undefined ? [] : violations(system, solution).map(({ why }) => why)),
    statistics,
  };
}

function between<E>(
  domain: Domain<E>,
  work: Work<E>,
  { layout }: Context<E>,
  point: number,
  state: E,
): readonly Between<E>[] {
  const cut = layout.ownerOf(point);
  if (cut === undefined || cut.point !== point || cut.call !== undefined) return [];
  const { slots, leaves } = traceBlock(domain, work, layout, cut, state);
  return [
    ...slots.slice(1).map((arrivals, index) => {
      return { point: cut.block.slots[index + 1] as number, isCut: false, arrivals };
    }),
    ...leaves.map((arrivals, leaf) => ({ point: (cut.block.leaves[leaf] as Cut).point, isCut: true, arrivals })),
  ];
}

interface CallSummary {
  readonly targets: ReadonlyMap<CodeEdge, ReadonlySet<MethodDeclaration>>;
  readonly notFollowed: readonly NotFollowed[];
}

/** What all calls of the solution run, and what they do not follow. */
function summarise<E>(reading: Reading<E>): CallSummary {
  const targets = new Map<CodeEdge, Set<MethodDeclaration>>();
  const notFollowed: NotFollowed[] = [];
  const meet = (at: CodeEdge, entry: Entry<E>): void => {
    const method = targetOf(entry);
    const known = targets.get(at) ?? new Set();
    if (method !== undefined) targets.set(at, known.add(method));
    if (entry.kind === 'entered') return;
    const { callee, reason } = entry.how;
    if (notFollowed.some((other) => other.at === at && other.callee === callee && other.reason === reason)) return;
    notFollowed.push(entry.how);
  };
  for (const context of reading.activations) {
    for (const { call, point } of context.layout.cuts) {
      if (call === undefined) continue;
      for (const state of reading.at(context, point))
        reading.callOutcome(context, call, state, (entry) => meet(call, entry));
    }
  }
  return { targets, notFollowed };
}

/** What certainly is a target: of a call that may run too much, only what it names is known. */
function targetOf<E>(entry: Entry<E>): MethodDeclaration | undefined {
  if (entry.kind === 'entered') return entry.context.code.method;
  const { callee, reason } = entry.how;
  return reason === 'targets' || reason === 'not-found' ? undefined : callee;
}
