/**
 * Evaluation of terms of the assertion language on a state, from left to right, as on a concrete heap.
 *
 * A term is evaluated on a work, which it uses up; where the answer differs between heaps, the work is split, as far as
 * the domain can. Values of references are held by variables that are pushed behind those of the state.
 */

import type { CodePoint } from '../../../../engine/code.js';
import type { Question } from '../../../../engine/question.js';
import type { Term } from '../../../../facts/index.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import type { Work } from '../state/state.js';
import { splitNull } from '../step/access.js';
import type { ShapeTables } from '../tables.js';
import { judged } from './formulas.js';
import { type Activation, Names } from './names.js';
import { ANY, ANYTHING, type Judged, NULL, type Valued } from './outcomes.js';
import { valued } from './values.js';

const MOST_CASES = CONTRACTION_BUDGETS['ask/evaluation'].mostCases.most;

export class Evaluation {
  readonly tables: ShapeTables;
  readonly names: Names;
  /** By depth of a quantifier: the variable of the graph that holds its object, or what its boolean is. */
  readonly bound: number[] = [];
  #left = MOST_CASES;
  #isSpent = false;

  constructor(tables: ShapeTables, question: Question, at: CodePoint, of: Activation) {
    this.tables = tables;
    this.names = new Names(tables, question, at, of);
  }

  /** Cases were left out: nothing that was found counts. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  giveUp(): void {
    this.#isSpent = true;
  }

  charge(cases: number): void {
    this.#left -= cases;
    if (this.#left < 0) this.#isSpent = true;
  }

  /** Of a term of type boolean. */
  judge(term: Term, work: Work): readonly Judged[] {
    this.charge(1);
    return this.#isSpent ? [{ work, outcomes: ANYTHING }] : judged(this, term, work);
  }

  /** Of a term that is a reference or a number; numbers are not known. */
  value(term: Term, work: Work): readonly Valued[] {
    this.charge(1);
    return this.#isSpent ? [{ work, value: ANY, mayFault: true }] : valued(this, term, work);
  }

  /** The cases in which what the value is, is an object, null, not known or not there. A variable that is given is not null. */
  told({ work, value, mayFault }: Valued): readonly Valued[] {
    if (value < 0) return [{ work, value, mayFault }];
    const { null: isNull, some } = splitNull(this.tables, work, value);
    const cases: Valued[] = [];
    if (isNull !== undefined) cases.push({ work: isNull, value: NULL, mayFault });
    if (some !== undefined) cases.push({ work: some, value, mayFault });
    return cases;
  }
}
