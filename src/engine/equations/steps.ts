/** Steps of the domain, each (edge, state) done once; and what arrives at a point, abstracted where the policy says. */
import type { Point } from '../../ir/body.js';
import type { Code, CodeEdge } from '../code.js';
import type { DisjunctionLattice } from '../disjunction.js';
import { askBefore, type Domain } from '../domain.js';
import type { Outcome } from '../outcome.js';
import type { AbstractionPolicy, EnginePolicy } from '../policy.js';
import type { Spending } from '../spending.js';
import { type Block, CALL_SIDE, type Cut, JUNCTION, type Layout, LOOP_HEAD } from './layout.js';

/** What a block makes of one state: the states in its slots and at its leaves. */
export interface BlockRun<E> {
  readonly slots: readonly (readonly E[])[];
  readonly leaves: readonly (readonly E[])[];
}

const NOTHING: readonly never[] = [];
/** The traits of points at which states are abstracted on arrival. */
const ABSTRACTED: Readonly<Record<AbstractionPolicy, number>> = {
  everywhere: 0,
  junctions: JUNCTION | LOOP_HEAD | CALL_SIDE,
  'loop-heads': LOOP_HEAD,
  calls: CALL_SIDE,
};

export class Steps<E> {
  readonly #domain: Domain<E>;
  readonly #key: (state: E) => number;
  readonly #states: DisjunctionLattice<E>;
  readonly #spending: Spending;
  readonly #mask: number;
  readonly #isEverywhere: boolean;
  readonly #fails: (at: CodeEdge) => boolean;
  /** By number of the edge, then key of the state. */
  readonly #outcomes: (Map<number, Outcome<E>> | undefined)[] = [];
  readonly #leaves = new Map<Cut, Map<number, readonly (readonly E[])[]>>();
  readonly #abstracted = new Map<Code, (Map<number, E> | undefined)[]>();

  constructor(
    domain: Domain<E>,
    states: DisjunctionLattice<E>,
    { abstraction, fails }: Pick<EnginePolicy, 'abstraction' | 'fails'>,
    spending: Spending,
  ) {
    this.#fails = fails ?? (() => false);
    this.#domain = domain;
    this.#key = domain.lattice.key;
    this.#states = states;
    this.#spending = spending;
    this.#mask = ABSTRACTED[abstraction];
    this.#isEverywhere = abstraction === 'everywhere';
  }

  step(at: CodeEdge, state: E): Outcome<E> {
    let outcomes = this.#outcomes[at.number];
    if (outcomes === undefined) {
      outcomes = new Map();
      this.#outcomes[at.number] = outcomes;
    }
    const key = this.#key(state);
    let outcome = outcomes.get(key);
    if (outcome === undefined) {
      this.#spending.step(at, key);
      const domain = this.#domain;
      const point = { code: at.code, point: at.edge.from };
      outcome = domain.step(at, state, (question) => domain.ask(question, state, point));
      if (this.#fails(at)) {
        const { exceptional } = domain.unknown(at, undefined, state, askBefore(domain, at, state));
        outcome = { ...outcome, exceptional: [...outcome.exceptional, ...exceptional] };
      }
      outcomes.set(key, outcome);
      this.#spending.led(outcome.normal.length + outcome.exceptional.length);
    }
    return outcome;
  }

  /** The states of the leaves of the block that starts at the cut point. */
  leaves(layout: Layout, cut: Cut, state: E): readonly (readonly E[])[] {
    let known = this.#leaves.get(cut);
    if (known === undefined) {
      known = new Map();
      this.#leaves.set(cut, known);
    }
    const key = this.#key(state);
    let leaves = known.get(key);
    if (leaves === undefined) {
      leaves = this.run(layout, cut.block, state).leaves;
      known.set(key, leaves);
    }
    return leaves;
  }

  /** Goes through a block. Where a state splits inside, the merge policy bounds the cases. */
  run(layout: Layout, block: Block, state: E): BlockRun<E> {
    const slots: E[][] = block.slots.map(() => []);
    const leaves: E[][] = block.leaves.map(() => []);
    slots[0] = [state];
    const put = (target: number, states: readonly E[]): void => {
      if (states.length === 0) return;
      const point = target >= 0 ? (block.slots[target] as Point) : (block.leaves[~target] as Cut).point;
      const into = (target >= 0 ? slots[target] : leaves[~target]) as E[];
      for (const each of states) into.push(this.arrive(layout, point, each));
    };
    let merged = 0;
    for (const { at, from, to, exceptional } of block.steps) {
      const before = slots[from] as E[];
      // Slots are left in order, by one edge or several.
      if (before.length > 1 && from > merged) slots[from] = [...this.#states.of(before).states];
      merged = from;
      for (const each of slots[from] as E[]) {
        const outcome = this.step(at, each);
        put(to, outcome.normal);
        if (exceptional !== undefined) put(exceptional, outcome.exceptional);
      }
    }
    return { slots, leaves };
  }

  /** The state as it is kept at the point. */
  arrive({ code, traits }: Layout, point: Point, state: E): E {
    if (!this.#isEverywhere && ((traits[point] as number) & this.#mask) === 0) return state;
    let points = this.#abstracted.get(code);
    if (points === undefined) {
      points = new Array<Map<number, E> | undefined>(code.body.points).fill(undefined);
      this.#abstracted.set(code, points);
    }
    let states = points[point];
    if (states === undefined) {
      states = new Map();
      points[point] = states;
    }
    const key = this.#key(state);
    let abstracted = states.get(key);
    if (abstracted === undefined) {
      abstracted = this.#domain.abstract(state, { code, point });
      states.set(key, abstracted);
    }
    return abstracted;
  }

  arriveAll(layout: Layout, point: Point, states: readonly E[]): readonly E[] {
    return states.length === 0 ? NOTHING : states.map((state) => this.arrive(layout, point, state));
  }
}
