/** Gathers what a step gives: its works are closed at the points to which they go, and what happens on the way is told. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Alarm, Outcome } from '../../../../engine/outcome.js';
import type { Point } from '../../../../ir/body.js';
import type { Refusal } from '../graphs/model.js';
import type { ShapeState, Work } from '../state/state.js';
import type { Closed, Rebound, ShapeTables } from '../tables.js';
import type { Cases } from './access.js';

const REASONS: Readonly<Record<Refusal, string>> = {
  'too-many-distinct-nodes': 'there are more objects to be told apart than the limit allows',
  'cycle-held-by-parent-pointers-only': 'a cycle is reached along parent pointers only',
  'too-many-cases': 'there are more ways to go on than the limit allows',
};

export function givenUp(refusal: Refusal): Alarm {
  return { rule: 'given-up', certainty: 'may', latent: false, message: REASONS[refusal] };
}

export const LOST: Alarm = { rule: 'lost-nodes', certainty: 'must', latent: false };
export const MAY_BE_LOST: Alarm = { rule: 'lost-nodes', certainty: 'may', latent: false };

const NONE: readonly never[] = [];

export class StepOutcome implements Outcome<ShapeState> {
  readonly normal: ShapeState[] = [];
  readonly exceptional: ShapeState[] = [];
  readonly alarms: Alarm[] = [];
  readonly exact = false;
  readonly #tables: ShapeTables;
  readonly #at: CodeEdge;
  /** How many works were closed, and how many of these lost something. */
  #closed = 0;
  #losing = 0;

  constructor(tables: ShapeTables, at: CodeEdge) {
    this.#tables = tables;
    this.#at = at;
  }

  /** Nothing happens to the state but that variables die. */
  moves(state: ShapeState): this {
    const { code, edge } = this.#at;
    this.#put(this.normal, this.#tables.moved(state, code, edge.to));
    return this;
  }

  /** Only variables and truths change. */
  rebinds(state: ShapeState, rebound: Rebound): this {
    const { code, edge } = this.#at;
    this.#put(this.normal, this.#tables.rebound(state, rebound, code, edge.to));
    return this;
  }

  goes(work: Work): this {
    this.#put(this.normal, this.#close(work, this.#at.edge.to));
    return this;
  }

  goesAll({ works, refusal, unwatched }: Cases): this {
    if (refusal !== undefined) this.alarm(givenUp(refusal));
    if (unwatched === true) this.alarm(MAY_BE_LOST);
    for (const work of works) this.goes(work);
    return this;
  }

  throws(work: Work): this {
    const { exceptional } = this.#at.edge;
    if (exceptional !== undefined) this.#put(this.exceptional, this.#close(work, exceptional));
    return this;
  }

  /** What is to be kept of it: there are many, and most are of one state. */
  get result(): Outcome<ShapeState> {
    const { normal, exceptional, alarms } = this;
    return {
      normal: normal.length === 0 ? NONE : normal,
      exceptional: exceptional.length === 0 ? NONE : exceptional,
      alarms: alarms.length === 0 ? NONE : alarms,
      exact: false,
    };
  }

  alarm(alarm: Alarm): this {
    const { alarms } = this;
    const known = alarms.some(
      ({ rule, certainty, message }) =>
        rule === alarm.rule && certainty === alarm.certainty && message === alarm.message,
    );
    if (!known) alarms.push(alarm);
    return this;
  }

  /** Something is surely lost only if it is on every way on. */
  #loses(certainty: 'sure' | 'possible'): void {
    if (certainty === 'sure') this.#losing++;
    const alarm = this.#losing > this.#closed ? LOST : MAY_BE_LOST;
    const place = this.alarms.findIndex(({ rule }) => rule === 'lost-nodes');
    if (place === -1) this.alarms.push(alarm);
    else this.alarms[place] = alarm;
  }

  #close(work: Work, point: Point): Closed {
    return this.#tables.close(work, this.#at.code, point);
  }

  #put(into: ShapeState[], { state, lost, isLossUnsure, refusal }: Closed): void {
    if (lost || this.#losing > 0) this.#loses(lost && isLossUnsure !== true ? 'sure' : 'possible');
    this.#closed++;
    if (refusal !== undefined) this.alarm(givenUp(refusal));
    if (!into.includes(state)) into.push(state);
  }
}
