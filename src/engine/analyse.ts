/** The engine's front door: a program, a domain, roots and a policy to states at every point. */
import type { Change } from '../solver/options.js';
import { solve } from '../solver/solve.js';
import { Calls } from './calls.js';
import type { Code } from './code.js';
import { type Disjunction, disjunctions } from './disjunction.js';
import type { Domain } from './domain.js';
import { Carried } from './equations/carried.js';
import { type ContextPlace, Contexts, type Unknown } from './equations/contexts.js';
import { equationsOf, type Watch, type Work } from './equations/equations.js';
import type { Cut } from './equations/layout.js';
import { Steps } from './equations/steps.js';
import { DEFAULT_POLICY, type EnginePolicy } from './policy.js';
import type { ProgramModel } from './program.js';
import { type Ending, resultOf } from './reading.js';
import type { Activation, EngineResult } from './result.js';
import { Spending, Spent } from './spending.js';

/** A method that is started from outside, with states that cover how. */
export interface Root<E> {
  readonly code: Code;
  readonly states: readonly E[];
}

/** A change of the value at a cut point. */
export interface TraceEvent<E> {
  readonly activation: Activation;
  readonly point: number;
  readonly before: readonly E[];
  readonly after: readonly E[];
  readonly how: Change<unknown, unknown>['how'];
  /** What led to the change, where it arrived by steps of the activation itself; none for what calls bring to an entry. */
  readonly arrivals: readonly TracedArrival<E>[];
}

/** A state as it arrives at a cut point, before it is merged with others there. */
export interface TracedArrival<E> {
  readonly state: E;
  /** The cut point whose block or call led here, and the state there; absent for what a root starts with. */
  readonly from?: { readonly point: number; readonly state: E };
}

export interface AnalyseOptions<E> extends Partial<EnginePolicy> {
  /** Asked now and then, with the steps so far, whether to stop. */
  readonly cancelled?: (steps: number) => boolean;
  /** Told of every change while solving, for display. */
  readonly trace?: (event: TraceEvent<E>) => void;
}

/** The same arguments give the same result, whatever else runs. */
export function analyse<E>(
  program: ProgramModel,
  domain: Domain<E>,
  roots: readonly Root<E>[],
  options: AnalyseOptions<E> = {},
): EngineResult<E> {
  const policy: EnginePolicy = { ...DEFAULT_POLICY, ...options };
  const states = disjunctions(
    domain.lattice,
    policy.merge,
    domain.partitions,
    domain.comparesWithinPartitions ? 'within-partitions' : 'all',
  );
  const spending = new Spending(policy.budget, options.cancelled, domain.effort);
  const steps = new Steps(domain, states, policy, spending);
  const contexts = new Contexts<E>(program, policy);
  const calls = new Calls(program, domain, policy, { contexts, states, steps, spending });
  const rootContexts = new Set(
    roots.map(({ code, states: given }) => {
      const layout = program.layout(code);
      const { states: starts, keys } = states.of(steps.arriveAll(layout, code.body.entry, given));
      return contexts.root(code, starts, keys);
    }),
  );
  const { trace } = options;
  const teller = trace === undefined ? undefined : new Teller(trace);
  const work: Work<E> = { states, steps, calls, spending, ...(teller !== undefined && { watch: teller }) };
  const system = equationsOf([...rootContexts], work);
  const ascending =
    policy.carriesOnce === true ? equationsOf([...rootContexts], work, new Carried(domain.lattice.key)) : system;
  const read = (ending: Ending<E>): EngineResult<E> => resultOf(domain, system, work, contexts, ending);
  try {
    const solved = solve(ascending, {
      widenDelay: policy.widenDelay,
      descendingPasses: policy.carriesOnce === true ? 0 : policy.descendingPasses,
      ...(teller === undefined ? {} : { trace: (change) => teller.tell(change) }),
    });
    const { widenings, unknowns } = solved.statistics;
    if (solved.outcome === 'solved')
      return read({ outcome: 'solved', solution: solved.solution, counts: { widenings, unknowns } });
    return read({ outcome: solved.outcome, reason: 'the solver ended early', counts: { widenings, unknowns } });
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
    const { outcome, message, place } = error;
    return read({ outcome, reason: message, place, counts: { widenings: 0, unknowns: 0 } });
  }
}

/** Joins what arrives with the changes that it leads to: equations are evaluated one after the other, each before its change. */
class Teller<E> implements Watch<E> {
  readonly #trace: (event: TraceEvent<E>) => void;
  #place: Unknown<E> | undefined;
  #arrivals: TracedArrival<E>[] = [];

  constructor(trace: (event: TraceEvent<E>) => void) {
    this.#trace = trace;
  }

  begin(place: ContextPlace<E>): void {
    this.#place = place;
    this.#arrivals = [];
  }

  arrive(state: E, source?: Cut, before?: E): void {
    const isStart = source === undefined || before === undefined;
    this.#arrivals.push(isStart ? { state } : { state, from: { point: source.point, state: before } });
  }

  tell({ unknown, before, after, how, by }: Change<Unknown<E>, Disjunction<E>>): void {
    if (unknown.context === undefined) return;
    const { context, cut } = unknown;
    const arrivals = by === unknown && this.#place === unknown ? this.#arrivals : [];
    this.#trace({ activation: context, point: cut.point, before: before.states, after: after.states, how, arrivals });
  }
}
