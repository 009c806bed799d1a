/**
 * Unknowns of a summary over a finite state: free relations between their bounds. The constraints on them can always be met, so that
 * an unknown of a path that is not taken leaves out no state.
 */

import type { TypeName } from '../../../ir/types.js';
import type { Node } from '../../../machines/relational/algebra.js';
import type { Matching, UnknownSymbol } from '../../../machines/relational/symbols.js';
import { FALSE, type Literal, TRUE } from './sat/circuit.js';
import { type Cells, EMPTY } from './sat/matrix.js';
import type { PreState } from './small/model.js';
import { type Atom, isObject } from './small/universe.js';

export class UnknownValues {
  readonly #state: PreState;
  readonly #node: (node: Node) => Cells;

  /** `node` translates bounds. */
  constructor(state: PreState, node: (node: Node) => Cells) {
    this.#state = state;
    this.#node = node;
  }

  of({ lower, upper, columns, single, definition, matching }: UnknownSymbol): Cells {
    const { circuit, matrices } = this.#state;
    if (definition !== undefined) return this.#wellTyped(this.#node(definition), columns);
    if (matching !== undefined) {
      const holds = this.#isMatched(matching);
      return new Map([...this.#node(upper)].map(([tuple, literal]) => [tuple, circuit.and(literal, holds)]));
    }
    const most = this.#wellTyped(this.#node(upper), columns);
    const least = matrices.intersection(this.#node(lower), most);
    const result = new Map<number, Literal>();
    for (const [tuple, possible] of most) {
      const certain = least.get(tuple) ?? FALSE;
      result.set(tuple, circuit.or(certain, circuit.and(circuit.variable(), possible)));
    }
    if (!single) return result;
    if (columns.length === 1) this.#constrain(result, least, matrices.some(most));
    else if (columns.length === 2) this.#constrainRows(result, least, most);
    return result;
  }

  /** Not asked where there may be too few atoms to have one made for each: no state may be left out for that. */
  #isMatched({ relation, made, origins }: Matching): Literal {
    const { circuit, universe } = this.#state;
    const from = this.#node(origins);
    if (from.size > this.#node(made).size) return TRUE;
    const columns = new Map<number, Literal[]>();
    for (const [tuple, literal] of this.#node(relation)) {
      const origin = tuple % universe.size;
      columns.set(origin, [...(columns.get(origin) ?? []), literal]);
    }
    return circuit.all(
      [...from].flatMap(([origin, isThere]) => {
        const makers = columns.get(origin) ?? [];
        return [circuit.implies(isThere, circuit.any(makers)), circuit.lone(makers)];
      }),
    );
  }

  /** At most one value, and one where some is possible. */
  #constrain(value: Cells, least: Cells, isPossible: Literal): void {
    const { circuit, matrices } = this.#state;
    this.#state.require(circuit.implies(matrices.lone(least), matrices.lone(value)));
    this.#state.require(circuit.implies(isPossible, matrices.some(value)));
  }

  /** The values of a field: one for each object that is there before the call, at most one for every other. */
  #constrainRows(relation: Cells, least: Cells, most: Cells): void {
    const { matrices, circuit } = this.#state;
    const [lowest, greatest] = [matrices.rows(least, 2), matrices.rows(most, 2)];
    for (const [owner, row] of matrices.rows(relation, 2)) {
      const isPossible = circuit.and(this.#state.isOld(owner), matrices.some(greatest.get(owner) ?? EMPTY));
      this.#constrain(row, lowest.get(owner) ?? EMPTY, isPossible);
    }
  }

  #wellTyped(relation: Cells, columns: readonly TypeName[]): Cells {
    const { universe } = this.#state;
    const result = new Map<number, Literal>();
    for (const [tuple, literal] of relation) {
      let rest = tuple;
      const fits = [...columns].reverse().every((type, place) => {
        const atom = universe.atoms[rest % universe.size] as Atom;
        rest = Math.floor(rest / universe.size);
        const isFirst = place === columns.length - 1;
        // Nothing has null as its owner.
        if (isFirst && columns.length > 1 && !isObject(atom)) return false;
        return universe.fits(atom, type);
      });
      if (fits) result.set(tuple, literal);
    }
    return result;
  }
}
