/** Gathers what a step gives: works are closed at the points to which they go. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Alarm, Outcome } from '../../../../engine/outcome.js';
import type { Results } from '../graphs/store/model.js';
import type { GraphState, Work } from '../state.js';
import type { GraphTables } from '../tables.js';
import { put } from './operands.js';

/** Cells were given up. */
export function gaveUp(message: string): Alarm {
  return { rule: 'given-up', certainty: 'may', latent: false, message };
}

/** A cap was reached. */
export const TOO_MANY: Alarm = gaveUp('there are more objects or cases to be told apart than the limit allows');

const NONE: readonly never[] = [];

export class StepOutcome {
  readonly #tables: GraphTables;
  readonly #at: CodeEdge;
  readonly #normal: GraphState[] = [];
  readonly #exceptional: GraphState[] = [];
  readonly #alarms: Alarm[] = [];

  constructor(tables: GraphTables, at: CodeEdge) {
    this.#tables = tables;
    this.#at = at;
  }

  goes(work: Work): this {
    this.#put(this.#normal, work, this.#at.edge.to);
    return this;
  }

  throws(work: Work): this {
    const { exceptional } = this.#at.edge;
    if (exceptional !== undefined) this.#put(this.#exceptional, work, exceptional);
    return this;
  }

  alarm(alarm: Alarm): this {
    const isKnown = this.#alarms.some(
      ({ rule, certainty, message }) =>
        rule === alarm.rule && certainty === alarm.certainty && message === alarm.message,
    );
    if (!isKnown) this.#alarms.push(alarm);
    return this;
  }

  /** With the cells that the slots hold given up; says so where there are any. The work is used up. */
  givesUp(work: Work, slots: readonly number[], why: string): readonly Work[] {
    let works: readonly Work[] = [work];
    for (const slot of slots) {
      works = works.flatMap((each) => {
        if (this.#tables.isCell(each, slot)) this.alarm(gaveUp(`objects are ${why}`));
        return this.#tables.givenUp(each, slot);
      });
    }
    return works;
  }

  /**
   * In the graphs that an operation gave; where there were too many, all cells are given up, and the slot that was to be set
   * is of the given kind. The work is used up.
   */
  continued(work: Work, results: Results, set?: { readonly slot: number; readonly kind: number }): readonly Work[] {
    const works = this.#tables.continued(work, results, set?.slot);
    if (works !== undefined) return works;
    this.alarm(TOO_MANY);
    const outside = this.#tables.work(this.#tables.outside(work));
    if (set !== undefined) put(outside, set.slot, { source: -1, kind: set.kind });
    return [outside];
  }

  get result(): Outcome<GraphState> {
    return {
      normal: this.#normal.length === 0 ? NONE : this.#normal,
      exceptional: this.#exceptional.length === 0 ? NONE : this.#exceptional,
      alarms: this.#alarms.length === 0 ? NONE : this.#alarms,
      exact: false,
    };
  }

  #put(into: GraphState[], work: Work, point: number): void {
    const { states, isTooMany } = this.#tables.close(work, this.#at.code, point);
    if (isTooMany) this.alarm(TOO_MANY);
    for (const state of states) if (!into.includes(state)) into.push(state);
  }
}
