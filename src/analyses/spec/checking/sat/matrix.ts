/**
 * Relations over finitely many atoms as sparse matrices of literals: a tuple is in the relation where its literal holds.
 *
 * The first to do so was Kodkod: E. Torlak, D. Jackson, TACAS 2007. Closures are computed by squaring.
 */
import { type Circuit, FALSE, type Literal, not, TRUE } from './circuit.js';

/** Tuples as numbers to the base of the number of atoms, first atom first; those that are left out are not in the relation. */
export type Cells = ReadonlyMap<number, Literal>;

export class Matrices {
  readonly circuit: Circuit;
  /** How many atoms there are. */
  readonly atoms: number;

  constructor(circuit: Circuit, atoms: number) {
    this.circuit = circuit;
    this.atoms = atoms;
  }

  union(left: Cells, right: Cells): Cells {
    if (left.size === 0) return right;
    if (right.size === 0) return left;
    const result = new Map(left);
    for (const [tuple, literal] of right) result.set(tuple, this.circuit.or(result.get(tuple) ?? FALSE, literal));
    return result;
  }

  intersection(left: Cells, right: Cells): Cells {
    const [fewer, more] = left.size <= right.size ? [left, right] : [right, left];
    const result = new Map<number, Literal>();
    for (const [tuple, literal] of fewer) put(result, tuple, this.circuit.and(literal, more.get(tuple) ?? FALSE));
    return result;
  }

  difference(left: Cells, right: Cells): Cells {
    const result = new Map<number, Literal>();
    for (const [tuple, literal] of left) put(result, tuple, this.circuit.and(literal, not(right.get(tuple) ?? FALSE)));
    return result;
  }

  /** `arity` is that of the right operand. */
  product(left: Cells, right: Cells, arity: number): Cells {
    const shift = this.atoms ** arity;
    const result = new Map<number, Literal>();
    for (const [first, literal] of left) {
      for (const [rest, other] of right) put(result, first * shift + rest, this.circuit.and(literal, other));
    }
    return result;
  }

  /** The last column of the left meets the first of the right; `arity` is that of the right operand. */
  join(left: Cells, right: Cells, arity: number): Cells {
    const shift = this.atoms ** (arity - 1);
    const rows = new Map<number, [rest: number, literal: Literal][]>();
    for (const [tuple, literal] of right) {
      const first = Math.floor(tuple / shift);
      const row = rows.get(first);
      if (row === undefined) rows.set(first, [[tuple % shift, literal]]);
      else row.push([tuple % shift, literal]);
    }
    const result = new Map<number, Literal>();
    for (const [tuple, literal] of left) {
      const before = Math.floor(tuple / this.atoms);
      for (const [rest, other] of rows.get(tuple % this.atoms) ?? []) {
        const joined = before * shift + rest;
        put(result, joined, this.circuit.or(result.get(joined) ?? FALSE, this.circuit.and(literal, other)));
      }
    }
    return result;
  }

  /** Tuples of the change, and those of the base whose first atom the change does not map. */
  override(base: Cells, change: Cells, arity: number): Cells {
    const shift = this.atoms ** (arity - 1);
    const written = this.domain(change, arity);
    const result = new Map(change);
    for (const [tuple, literal] of base) {
      const kept = this.circuit.and(literal, not(written.get(Math.floor(tuple / shift)) ?? FALSE));
      put(result, tuple, this.circuit.or(result.get(tuple) ?? FALSE, kept));
    }
    return result;
  }

  domain(relation: Cells, arity: number): Cells {
    const shift = this.atoms ** (arity - 1);
    const result = new Map<number, Literal>();
    for (const [tuple, literal] of relation) {
      const first = Math.floor(tuple / shift);
      result.set(first, this.circuit.or(result.get(first) ?? FALSE, literal));
    }
    return result;
  }

  transpose(relation: Cells): Cells {
    const result = new Map<number, Literal>();
    for (const [tuple, literal] of relation) {
      result.set((tuple % this.atoms) * this.atoms + Math.floor(tuple / this.atoms), literal);
    }
    return result;
  }

  identity(): Cells {
    const result = new Map<number, Literal>();
    for (let atom = 0; atom < this.atoms; atom++) result.set(atom * this.atoms + atom, TRUE);
    return result;
  }

  /** One or more steps. */
  transitive(relation: Cells): Cells {
    let result = relation;
    for (let steps = 1; steps < this.atoms; steps *= 2) {
      const further = this.union(result, this.join(result, result, 2));
      if (isSame(further, result)) break;
      result = further;
    }
    return result;
  }

  closure(relation: Cells): Cells {
    return this.union(this.transitive(relation), this.identity());
  }

  choose(condition: Literal, then: Cells, otherwise: Cells): Cells {
    if (condition === TRUE) return then;
    if (condition === FALSE) return otherwise;
    const result = new Map<number, Literal>();
    for (const [tuple, literal] of then) {
      put(result, tuple, this.circuit.choose(condition, literal, otherwise.get(tuple) ?? FALSE));
    }
    for (const [tuple, literal] of otherwise) {
      if (!then.has(tuple)) put(result, tuple, this.circuit.and(not(condition), literal));
    }
    return result;
  }

  some(relation: Cells): Literal {
    return this.circuit.any(relation.values());
  }

  lone(relation: Cells): Literal {
    return this.circuit.lone([...relation.values()]);
  }

  isSubset(left: Cells, right: Cells): Literal {
    let result: Literal = TRUE;
    for (const [tuple, literal] of left) {
      result = this.circuit.and(result, this.circuit.implies(literal, right.get(tuple) ?? FALSE));
    }
    return result;
  }

  /** Rows by their first atom. */
  rows(relation: Cells, arity: number): ReadonlyMap<number, Cells> {
    const shift = this.atoms ** (arity - 1);
    const result = new Map<number, Map<number, Literal>>();
    for (const [tuple, literal] of relation) {
      const first = Math.floor(tuple / shift);
      const row = result.get(first);
      if (row === undefined) result.set(first, new Map([[tuple % shift, literal]]));
      else row.set(tuple % shift, literal);
    }
    return result;
  }
}

export const EMPTY: Cells = new Map();

/** What is never there is left out. */
function put(cells: Map<number, Literal>, tuple: number, literal: Literal): void {
  if (literal === FALSE) cells.delete(tuple);
  else cells.set(tuple, literal);
}

function isSame(left: Cells, right: Cells): boolean {
  if (left.size !== right.size) return false;
  for (const [tuple, literal] of left) if (right.get(tuple) !== literal) return false;
  return true;
}
