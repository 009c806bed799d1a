/** What each line does to the states before it: followed through the line, calls stepped over, to where it is left. */

import type { ProgramView } from '../../../engine/domain.js';
import type { LineChange } from '../../../findings/shape-result.js';
import type { Edge, Point } from '../../../ir/body.js';
import type { SolvedBy } from '../../../obligations/index.js';
import type { Written } from '../../../pictures/matching.js';
import { SHAPE_BUDGETS } from '../budgets.js';
import { drawnException, Exceptions } from './exceptions.js';
import type { Lines } from './lines.js';
import type { Lead, Numbering } from './numbering.js';

const MOST_BEFORE = SHAPE_BUDGETS['explored/changes'].mostBefore.most;

/** A state of the solution at a point. */
interface Placed<E> {
  readonly point: Point;
  readonly state: E;
  /** At the exceptional end: what is thrown, as far as the code says it. */
  readonly thrown?: string | undefined;
}

interface OpenChange {
  readonly before: number[];
  /** By end, then state. */
  readonly after: Map<string, { readonly state: number; readonly from: number[]; readonly ends: string }>;
  more: number;
}

export class Changes<E> {
  readonly #run: Pick<SolvedBy<E>, 'domain' | 'result' | 'root'>;
  readonly #program: Pick<ProgramView, 'edge'>;
  readonly #lines: Lines;
  readonly #exceptions: Exceptions<E>;
  readonly #numbering: Numbering<E>;
  readonly #at: (readonly E[] | undefined)[] = [];
  /** By point, then key of the state. */
  readonly #next: Map<number, readonly Placed<E>[]>[] = [];
  readonly #changes = new Map<number, OpenChange>();
  /** By point, then key: the first state that was found to lead to it. */
  readonly #leads: Map<number, Lead>[] = [];
  /** Names of the states that were met where lines are entered, and those of them that are still to be followed. */
  readonly #met = new Set<string>();
  #waiting: Placed<E>[] = [];

  constructor(run: SolvedBy<E>, lines: Lines, numbering: Numbering<E>) {
    this.#run = run;
    this.#program = run.program;
    this.#lines = lines;
    this.#exceptions = new Exceptions(run.result, run.program);
    this.#numbering = numbering;
  }

  all(): readonly LineChange[] {
    const { entry } = this.#run.root.code.body;
    for (const state of this.#statesAt(entry)) this.#meet({ point: entry, state });
    this.#follow();
    // What nothing leads to any more was led to by states that have been merged since.
    for (const point of this.#lines.entered) {
      for (const state of this.#statesAt(point)) this.#meet({ point, state });
      this.#follow();
    }
    return [...this.#changes]
      .sort(([one], [other]) => one - other)
      .map(([line, { before, after, more }]) => ({
        line,
        before: [...before].sort((one, other) => one - other),
        after: [...after.values()].sort((one, other) => one.state - other.state),
        more,
        written: spread(this.#lines.writtenIn(line)),
      }));
  }

  #meet(placed: Placed<E>): void {
    const name = `${placed.point} ${this.#run.domain.lattice.key(placed.state)}`;
    if (this.#met.has(name)) return;
    this.#met.add(name);
    this.#waiting.push(placed);
  }

  /** In the order in which they are reached, so that what leads to a state is drawn before it. */
  #follow(): void {
    // Grows while it is walked.
    for (const placed of this.#waiting) this.#enter(placed);
    this.#waiting = [];
  }

  #enter(placed: Placed<E>): void {
    if (this.#lines.endAt(placed.point) !== undefined) return;
    const line = this.#lines.shownAt(placed.point);
    const change: OpenChange = this.#changes.get(line) ?? { before: [], after: new Map(), more: 0 };
    this.#changes.set(line, change);
    const number = change.before.length < MOST_BEFORE ? this.#numberOf(placed) : undefined;
    if (number === undefined) {
      change.more++;
      return;
    }
    if (!change.before.includes(number)) change.before.push(number);
    const lead = { state: number, written: this.#lines.writtenIn(line) };
    for (const left of this.#leaving(line, placed)) {
      this.#leave(change, lead, left);
      this.#meet(left);
    }
  }

  #leave(change: OpenChange, lead: Lead, left: Placed<E>): void {
    const state = this.#numberOf(left, lead);
    if (state === undefined) {
      change.more++;
      return;
    }
    const ends = this.#endsAt(left, state);
    const key = `${ends} ${state}`;
    const known = change.after.get(key) ?? { state, from: [], ends };
    change.after.set(key, known);
    if (!known.from.includes(lead.state)) known.from.push(lead.state);
  }

  #numberOf({ point, state }: Placed<E>, lead?: Lead): number | undefined {
    const key = this.#run.domain.lattice.key(state);
    const leads = this.#leads[point] ?? new Map<number, Lead>();
    this.#leads[point] = leads;
    if (lead !== undefined && !leads.has(key)) leads.set(key, lead);
    return this.#numbering.of(state, point, leads.get(key));
  }

  #endsAt({ point, thrown }: Placed<E>, state: number): string {
    const end = this.#lines.endAt(point);
    if (end === undefined) return `line ${this.#lines.shownAt(point)}`;
    if (end === 'returns') return end;
    return `throws ${thrown ?? drawnException(this.#numbering.drawing(state), this.#run.root.code.body.thrown)}`;
  }

  /** The first states outside of the line that a state inside leads to. */
  #leaving(line: number, start: Placed<E>): readonly Placed<E>[] {
    const left: Placed<E>[] = [];
    const met = new Set<string>();
    const inside = [start];
    const { key } = this.#run.domain.lattice;
    // Grows while it is walked.
    for (const each of inside) {
      for (const next of this.#after(each)) {
        const name = `${next.point} ${key(next.state)} ${next.thrown ?? ''}`;
        if (met.has(name)) continue;
        met.add(name);
        const to = this.#lines.lineOf(next.point);
        const isInside = this.#lines.endAt(next.point) === undefined && (to === undefined || to === line);
        (isInside ? inside : left).push(next);
      }
    }
    return left.sort((one, other) => one.point - other.point);
  }

  /** One step on: the states of the solution that cover what the edges at the point make of the state. */
  #after({ point, state }: Placed<E>): readonly Placed<E>[] {
    const { result, root, domain } = this.#run;
    const key = domain.lattice.key(state);
    const known = this.#next[point] ?? new Map<number, readonly Placed<E>[]>();
    this.#next[point] = known;
    const found = known.get(key);
    if (found !== undefined) return found;
    const next: Placed<E>[] = [];
    const put = (edge: Edge, end: Point | undefined, arrived: readonly E[]): void => {
      if (end === undefined) return;
      const thrown = end === root.code.body.exceptionalExit ? this.#exceptions.of(root, edge) : undefined;
      for (const each of arrived) {
        const above = this.#covering(end, each);
        if (above !== undefined) next.push({ point: end, state: above, thrown });
      }
    };
    for (const edge of root.code.body.outgoing[point] ?? []) {
      const arrived = result.arrivals(root, this.#program.edge(root.code, edge), state);
      put(edge, edge.to, arrived.normal);
      put(edge, edge.exceptional, arrived.exceptional);
    }
    known.set(key, next);
    return next;
  }

  #covering(point: Point, state: E): E | undefined {
    const { key, leq } = this.#run.domain.lattice;
    const states = this.#statesAt(point);
    return states.find((each) => key(each) === key(state)) ?? states.find((each) => leq(state, each));
  }

  #statesAt(point: Point): readonly E[] {
    const known = this.#at[point];
    if (known !== undefined) return known;
    const states = this.#run.result.at(this.#run.root, point);
    this.#at[point] = states;
    return states;
  }
}

function spread({ variables, fields }: Written): LineChange['written'] {
  return { variables: [...variables], fields: [...fields] };
}
