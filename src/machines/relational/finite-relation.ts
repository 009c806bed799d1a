/** Relations between finitely many atoms, each a set of tuples coded as numbers, with the operations of relational logic. */
import { RELATIONAL_BUDGETS } from './budgets.js';

/** Tuples of a known arity: the first atom is the most significant digit. */
export type FiniteRelation = ReadonlySet<number>;

export const ATOM_LIMIT = RELATIONAL_BUDGETS['finite-relation'].atomLimit.most;

export const EMPTY: FiniteRelation = new Set();

export function pair(first: number, second: number): number {
  return first * ATOM_LIMIT + second;
}

export function unionOf(left: FiniteRelation, right: FiniteRelation): FiniteRelation {
  if (left.size === 0) return right;
  if (right.size === 0) return left;
  const result = new Set(left);
  for (const tuple of right) result.add(tuple);
  return result;
}

export function intersectionOf(left: FiniteRelation, right: FiniteRelation): FiniteRelation {
  const result = new Set<number>();
  for (const tuple of left) if (right.has(tuple)) result.add(tuple);
  return result;
}

export function differenceOf(left: FiniteRelation, right: FiniteRelation): FiniteRelation {
  const result = new Set<number>();
  for (const tuple of left) if (!right.has(tuple)) result.add(tuple);
  return result;
}

/** Whether every tuple of the left is one of the right. */
export function isSubset(left: FiniteRelation, right: FiniteRelation): boolean {
  for (const tuple of left) if (!right.has(tuple)) return false;
  return true;
}

export function areEqual(left: FiniteRelation, right: FiniteRelation): boolean {
  return left === right || (left.size === right.size && isSubset(left, right));
}

/** `arity` is that of the right operand. */
export function productOf(left: FiniteRelation, right: FiniteRelation, arity: number): FiniteRelation {
  const result = new Set<number>();
  const shift = ATOM_LIMIT ** arity;
  for (const first of left) for (const rest of right) result.add(first * shift + rest);
  return result;
}

/** The last column of the left meets the first of the right; `arity` is that of the right operand. */
export function joinOf(left: FiniteRelation, right: FiniteRelation, arity: number): FiniteRelation {
  const shift = ATOM_LIMIT ** (arity - 1);
  const rests = new Map<number, number[]>();
  for (const tuple of right) {
    const first = Math.floor(tuple / shift);
    const known = rests.get(first);
    if (known === undefined) rests.set(first, [tuple % shift]);
    else known.push(tuple % shift);
  }
  const result = new Set<number>();
  for (const tuple of left) {
    const before = Math.floor(tuple / ATOM_LIMIT);
    for (const rest of rests.get(tuple % ATOM_LIMIT) ?? []) result.add(before * shift + rest);
  }
  return result;
}

/** The first column of a relation of this arity. */
export function domainOf(relation: FiniteRelation, arity: number): FiniteRelation {
  const shift = ATOM_LIMIT ** (arity - 1);
  const result = new Set<number>();
  for (const tuple of relation) result.add(Math.floor(tuple / shift));
  return result;
}

/** Tuples whose first atom is not in the set. */
export function outside(relation: FiniteRelation, set: FiniteRelation, arity: number): FiniteRelation {
  const shift = ATOM_LIMIT ** (arity - 1);
  const result = new Set<number>();
  for (const tuple of relation) if (!set.has(Math.floor(tuple / shift))) result.add(tuple);
  return result;
}

export function transposeOf(relation: FiniteRelation): FiniteRelation {
  const result = new Set<number>();
  for (const tuple of relation) result.add(pair(tuple % ATOM_LIMIT, Math.floor(tuple / ATOM_LIMIT)));
  return result;
}

export function identityOf(atoms: FiniteRelation): FiniteRelation {
  const result = new Set<number>();
  for (const atom of atoms) result.add(pair(atom, atom));
  return result;
}

/** Reflexive on the given atoms, and transitive. */
export function closureOf(relation: FiniteRelation, atoms: FiniteRelation): FiniteRelation {
  const successors = new Map<number, number[]>();
  for (const tuple of relation) {
    const source = Math.floor(tuple / ATOM_LIMIT);
    const known = successors.get(source);
    if (known === undefined) successors.set(source, [tuple % ATOM_LIMIT]);
    else known.push(tuple % ATOM_LIMIT);
  }
  const result = new Set<number>();
  for (const start of new Set([...atoms, ...successors.keys()])) {
    const work = [start];
    for (let next = work.pop(); next !== undefined; next = work.pop()) {
      if (result.has(pair(start, next))) continue;
      result.add(pair(start, next));
      work.push(...(successors.get(next) ?? []));
    }
  }
  return result;
}

/** All tuples of the arity. */
export function everyTuple(atoms: FiniteRelation, arity: number): FiniteRelation {
  let result: FiniteRelation = atoms;
  for (let column = 1; column < arity; column++) result = productOf(result, atoms, 1);
  return result;
}
