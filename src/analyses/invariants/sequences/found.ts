/** Programs that break formulas, and the shortest of them told. */

import { linesOf, type Sequence } from '../../../execution/replay/sequence.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { Broken } from './question.js';
import type { SequenceSession } from './session.js';
import { shortened } from './shorten.js';
import { told } from './tell.js';

const MOST_CANDIDATES = INVARIANTS_BUDGETS['sequences/found'].mostCandidates.most;

export class Found {
  readonly #candidates = new Map<number, Sequence[]>();

  constructor(readonly session: SequenceSession) {}

  /** Says how many lines the program has. */
  add(formula: number, program: Sequence): number {
    const lines = linesOf(program).length;
    const known = this.#candidates.get(formula);
    if (known === undefined) this.#candidates.set(formula, [program]);
    else if (known.length < MOST_CANDIDATES) known.push(program);
    return lines;
  }

  formulas(): Iterable<number> {
    return this.#candidates.keys();
  }

  /** Not while a state is nested: programs are run from their beginning. */
  tell(formula: number): Broken | undefined {
    const programs = this.#candidates.get(formula) ?? [];
    const short = programs.map((program) => shortened(this.session, program, formula));
    short.sort((left, right) => linesOf(left).length - linesOf(right).length);
    for (const program of short) {
      const broken = told(this.session, program, formula);
      if (broken !== undefined) return broken;
    }
    return undefined;
  }
}
