/** Values of terms of reference type on works: fields are loaded, so that what a summary stands for is told apart. */

import type { CodePoint } from '../../../../engine/code.js';
import type { Question } from '../../../../engine/question.js';
import type { FieldTerm, Term } from '../../../../facts/index.js';
import { isReference } from '../../../../ir/types.js';
import { SHAPEGRAPH_BUDGETS } from '../budgets.js';
import { NOTHING } from '../graphs/store/model.js';
import type { Slots } from '../slots.js';
import { ANY, CELL, HIDDEN, isRoot, SOME, WHATEVER, type Work } from '../state.js';
import { isOf } from '../step/assume.js';
import type { GraphTables } from '../tables.js';
import { NO_VALUE, NULL_VALUE, UNKNOWN_VALUE, type Valued } from './outcomes.js';

const MOST_CASES = SHAPEGRAPH_BUDGETS['ask/values'].mostCases.most;

export class Evaluation {
  readonly tables: GraphTables;
  readonly slots: Slots;
  readonly #question: Question;
  readonly #at: CodePoint;
  #left = MOST_CASES;

  constructor(tables: GraphTables, question: Question, at: CodePoint) {
    this.tables = tables;
    this.slots = tables.slots(at.code);
    this.#question = question;
    this.#at = at;
  }

  /** Cases were left out: nothing that was found counts. */
  get isSpent(): boolean {
    return this.#left < 0;
  }

  charge(cases: number): void {
    this.#left -= cases;
  }

  value(term: Term, work: Work): readonly Valued[] {
    const just = (value: number, faults: 'may-fault' | 'never-faults' = 'never-faults'): readonly Valued[] => [
      { work, value, mayFault: faults === 'may-fault' },
    ];
    if (this.isSpent || !isReference(term.type)) return just(UNKNOWN_VALUE, 'may-fault');
    switch (term.kind) {
      case 'constant':
        return just(term.value === null ? NULL_VALUE : UNKNOWN_VALUE);
      case 'variable':
        return just(this.#variable(term.name));
      case 'result':
        return just(this.#hasReturned && this.slots.result !== -1 ? this.slots.result : UNKNOWN_VALUE);
      case 'static': {
        const slot = this.tables.staticSlot(this.slots, term.field);
        // A static field of a class that is not initialised has no value yet.
        const isKnown = slot !== -1 && work.kinds[slot] !== HIDDEN && this.tables.isInitialised(term.field.owner, work);
        return just(isKnown ? slot : UNKNOWN_VALUE, isKnown ? 'never-faults' : 'may-fault');
      }
      case 'field':
        return this.value(term.base, work).flatMap((base) => this.#field(term, base));
      case 'cast':
        return this.value(term.operand, work).map((each) => {
          const kind = each.value < 0 ? ANY : (each.work.kinds[each.value] as number);
          const fits = each.value === NULL_VALUE || isOf(this.tables, kind, term.operand.type, term.type) === true;
          return fits ? each : { ...each, mayFault: true };
        });
      default:
        return just(UNKNOWN_VALUE, 'may-fault');
    }
  }

  /** The place of a boolean variable among the truths; -1 if its value here is not kept. */
  boolean(name: string): number {
    const variable = this.#question.variable(name);
    return variable === undefined ? -1 : this.slots.truth(variable);
  }

  booleanResult(): number {
    return this.#hasReturned && this.#question.result?.type === 'boolean' ? this.slots.booleans.length : -1;
  }

  get #hasReturned(): boolean {
    return this.#question.result !== undefined && this.#at.point === this.#at.code.body.exit;
  }

  #variable(name: string): number {
    const { code, point } = this.#at;
    const variable = this.#question.variable(name);
    if (variable === undefined || !this.tables.isLive(code, variable, point)) return UNKNOWN_VALUE;
    const slot = this.slots.of(variable);
    return slot === -1 ? UNKNOWN_VALUE : slot;
  }

  /** The cases in which the value is null, and in which it is not; what is not known stays so. */
  told({ work, value, mayFault }: Valued): readonly Valued[] {
    if (value < 0) return [{ work, value, mayFault }];
    const kind = work.kinds[value] as number;
    if (this.tables.isNull(work, value)) return [{ work, value: NULL_VALUE, mayFault }];
    if (kind !== ANY && kind !== WHATEVER) return [{ work, value, mayFault }];
    this.charge(1);
    const empty = this.tables.copied(work);
    empty.kinds[value] = CELL;
    if (kind === ANY) work.kinds[value] = SOME;
    return [
      { work: empty, value: NULL_VALUE, mayFault },
      { work, value, mayFault },
    ];
  }

  #field({ field }: FieldTerm, base: Valued): readonly Valued[] {
    return this.told(base).flatMap(({ work, value, mayFault }): readonly Valued[] => {
      if (value === NULL_VALUE || value === NO_VALUE) return [{ work, value: NO_VALUE, mayFault }];
      if (value === UNKNOWN_VALUE) return [{ work, value, mayFault: true }];
      const kind = work.kinds[value] as number;
      if (kind === CELL)
        return this.#load(work, value, this.tables.link(field), mayFault ? 'may-fault' : 'never-faults');
      const slot = isRoot(kind) ? this.tables.fieldSlot(this.slots, field) : -1;
      return [{ work, value: slot === -1 || work.kinds[slot] === HIDDEN ? UNKNOWN_VALUE : slot, mayFault }];
    });
  }

  #load(work: Work, base: number, link: number, faults: 'may-fault' | 'never-faults'): readonly Valued[] {
    if (link === -1) return [{ work, value: UNKNOWN_VALUE, mayFault: faults === 'may-fault' }];
    const { graphs } = this.tables;
    const width = graphs.variables(work.graph);
    const [wider] = graphs.project(work.graph, [...Array(width).keys(), NOTHING]) ?? [];
    if (wider === undefined) return [{ work, value: UNKNOWN_VALUE, mayFault: faults === 'may-fault' }];
    const loaded = graphs.load(wider, width, work.sources[base] as number, link);
    const next = this.tables.copied(work);
    next.graph = wider;
    const value = next.sources.push(width) - 1;
    next.kinds.push(CELL);
    const works = this.tables.continued(next, loaded);
    if (works === undefined) return [{ work, value: UNKNOWN_VALUE, mayFault: faults === 'may-fault' }];
    this.charge(works.length);
    return works.map((each) => ({ work: each, value, mayFault: faults === 'may-fault' }));
  }
}
