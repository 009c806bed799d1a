/** The predicates of the assertion language: how many subjects each speaks of and how many fields it follows. */
export type PredicateName =
  | 'reach'
  | 'acyclic'
  | 'cyclic'
  | 'list'
  | 'tree'
  | 'dll'
  | 'disjoint'
  | 'unshared'
  | 'fresh';

export interface PredicateShape {
  readonly subjects: number;
  /** Fewest and most fields that may be listed, where a list is given at all. */
  readonly fields: readonly [fewest: number, most: number];
  /** Whether the field list may be left out, and then means every reference field. */
  readonly fieldsOptional: boolean;
  /** How it is written, for messages. */
  readonly usage: string;
}

const MANY = Number.POSITIVE_INFINITY;

export const PREDICATES: Readonly<Record<PredicateName, PredicateShape>> = {
  reach: { subjects: 2, fields: [1, MANY], fieldsOptional: true, usage: 'reach(x, y, f…)' },
  acyclic: { subjects: 1, fields: [1, MANY], fieldsOptional: true, usage: 'acyclic(x, f…)' },
  cyclic: { subjects: 1, fields: [1, MANY], fieldsOptional: true, usage: 'cyclic(x, f…)' },
  list: { subjects: 1, fields: [1, 1], fieldsOptional: false, usage: 'list(x, f)' },
  tree: { subjects: 1, fields: [1, MANY], fieldsOptional: true, usage: 'tree(x, f, g…)' },
  dll: { subjects: 1, fields: [2, 2], fieldsOptional: false, usage: 'dll(x, next, prev)' },
  disjoint: { subjects: 2, fields: [1, MANY], fieldsOptional: true, usage: 'disjoint(x, y, f…)' },
  unshared: { subjects: 1, fields: [1, MANY], fieldsOptional: true, usage: 'unshared(x, f…)' },
  fresh: { subjects: 1, fields: [0, 0], fieldsOptional: true, usage: 'fresh(x)' },
};

export function isPredicateName(name: string): name is PredicateName {
  return Object.hasOwn(PREDICATES, name);
}
