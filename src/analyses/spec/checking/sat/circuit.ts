/**
 * Boolean circuits: conjunctions and negations over variables, hash-consed, so that equal parts are built once.
 *
 * A literal is twice the number of a gate, plus one where it is negated. Gate 0 is false.
 */
import type { Numbered } from '../../../../base/numbered.js';
import { PairTable } from '../../../../base/pair-table.js';

export type Literal = Numbered<'literal'>;

export const FALSE: Literal = 0;
export const TRUE: Literal = 1;

export function not(literal: Literal): Literal {
  return literal ^ 1;
}

/** More gates than allowed: the question is too large. */
export class TooLarge extends Error {}

export class Circuit {
  readonly #limit: number;
  /** Inputs of the conjunction at each gate; -1 for variables and for false. */
  readonly #lefts: number[] = [-1];
  readonly #rights: number[] = [-1];
  readonly #known = new PairTable();

  /** Throws a TooLarge where there would be more gates. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#lefts.length;
  }

  variable(): Literal {
    return this.#gate(-1, -1);
  }

  and(left: Literal, right: Literal): Literal {
    if (left === right || right === TRUE) return left;
    if (left === TRUE) return right;
    if (left === FALSE || right === FALSE || left === not(right)) return FALSE;
    const [first, second] = left < right ? [left, right] : [right, left];
    const known = this.#known.get(first, second);
    if (known >= 0) return known;
    const gate = this.#gate(first, second);
    this.#known.set(first, second, gate);
    return gate;
  }

  or(left: Literal, right: Literal): Literal {
    return not(this.and(not(left), not(right)));
  }

  implies(left: Literal, right: Literal): Literal {
    return this.or(not(left), right);
  }

  iff(left: Literal, right: Literal): Literal {
    return this.and(this.implies(left, right), this.implies(right, left));
  }

  choose(condition: Literal, then: Literal, otherwise: Literal): Literal {
    if (then === otherwise) return then;
    return this.or(this.and(condition, then), this.and(not(condition), otherwise));
  }

  all(literals: Iterable<Literal>): Literal {
    let result: Literal = TRUE;
    for (const literal of literals) result = this.and(result, literal);
    return result;
  }

  any(literals: Iterable<Literal>): Literal {
    let result: Literal = FALSE;
    for (const literal of literals) result = this.or(result, literal);
    return result;
  }

  /** At most one of them holds. */
  lone(literals: readonly Literal[]): Literal {
    let before: Literal = FALSE;
    let result: Literal = TRUE;
    for (const literal of literals) {
      result = this.and(result, not(this.and(before, literal)));
      before = this.or(before, literal);
    }
    return result;
  }

  /** Inputs of a gate; undefined for variables. */
  inputs(gate: number): readonly [Literal, Literal] | undefined {
    const left = this.#lefts[gate] as number;
    return left < 0 ? undefined : [left, this.#rights[gate] as number];
  }

  #gate(left: number, right: number): Literal {
    if (this.size >= this.#limit) throw new TooLarge(`more than ${this.#limit} gates`);
    this.#rights.push(right);
    return 2 * (this.#lefts.push(left) - 1);
  }
}
