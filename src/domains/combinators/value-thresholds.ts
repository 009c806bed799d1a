/** The numbers with which the code seen so far compares: where widening stops on its way. */

import type { Code } from '../../engine/code.js';
import type { Lattice } from '../../lattices/lattice.js';
import { COMBINATORS_BUDGETS } from './budgets.js';
import type { ValueSpec } from './value-spec.js';

const MOST = COMBINATORS_BUDGETS['value-thresholds'].most.most;

export class ComparedNumbers<V> {
  readonly #spec: ValueSpec<V>;
  readonly #met = new Set<Code>();
  readonly #numbers = new Set<number>();
  #lattice: Pick<Lattice<V>, 'widen'>;

  constructor(spec: ValueSpec<V>) {
    this.#spec = spec;
    this.#lattice = spec.lattice;
  }

  /** Above the newer, whatever has been met in between. */
  readonly widen = (older: V, newer: V): V => this.#lattice.widen(older, newer);

  meet(code: Code): void {
    const { withThresholds } = this.#spec;
    if (withThresholds === undefined || this.#met.has(code)) return;
    this.#met.add(code);
    const before = this.#numbers.size;
    for (const number of comparedNumbers(code, before)) this.#numbers.add(number);
    if (this.#numbers.size > before) this.#lattice = withThresholds([...this.#numbers]);
  }
}

/** Numbers to stop at, where so many are known already. */
export function comparedNumbers(code: Code, known: number): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const number of comparedWith(code)) {
    if (known + numbers.size >= MOST) break;
    numbers.add(number);
  }
  return numbers;
}

/** Constants of comparisons, and their neighbours: a counter ends at one of them. */
function* comparedWith({ body }: Code): Iterable<number> {
  for (const { instruction } of body.edges) {
    if (instruction.kind !== 'assume' || instruction.condition.kind !== 'binary') continue;
    for (const operand of [instruction.condition.left, instruction.condition.right]) {
      if (operand.kind !== 'constant') continue;
      const number = Number(operand.value ?? Number.NaN);
      if (!Number.isSafeInteger(number)) continue;
      yield number;
      yield number - 1;
      yield number + 1;
    }
  }
}
