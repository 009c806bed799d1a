/**
 * The names that relational expressions are built from.
 *
 * All but `unknown` have a meaning in the state before the call or in the run itself: a field is the relation that it is
 * before the call, a type the set of all objects that it has at any time of the call (and null), a new object one that
 * the call allocates (empty where that allocation is not reached). An unknown stands for one relation of the run of which
 * only bounds are known: it is how every loss of precision is written down, so that what was lost once is the same
 * wherever it appears, and bounds are formed only at the end.
 */
import type { ClassName, TypeName } from '../../ir/types.js';
import type { Node } from './algebra.js';

/** Names a field, static field or specification field among all. */
export interface FieldName {
  readonly owner: ClassName;
  readonly name: string;
  /** Types of the columns: owner and type of a field; array, int and element of `elements`; only the type of a static field. */
  readonly columns: readonly TypeName[];
  /** Whether every object has exactly one value, as all fields of Java have; specification fields may be sets. */
  readonly functional: boolean;
  readonly static: boolean;
  /** Whether no code changes it in an object that is there: only constructors write it, on the object that they make. */
  readonly fixed?: boolean;
}

export type RelationSymbol =
  /** null, true, false, numbers, strings and class objects, as Java writes them. */
  | { readonly kind: 'constant'; readonly text: string; readonly type: TypeName }
  /** `index` among all parameters, the receiver being 0 where there is one. */
  | { readonly kind: 'parameter'; readonly index: number; readonly name: string; readonly type: TypeName }
  | { readonly kind: 'field'; readonly field: FieldName }
  | { readonly kind: 'type'; readonly type: TypeName }
  /** `number` from 1 within the summary that allocates it. */
  | { readonly kind: 'new'; readonly type: TypeName; readonly number: number }
  /** All objects of the class that the call allocates besides those that have a name. */
  | { readonly kind: 'new-set'; readonly type: TypeName }
  | UnknownSymbol;

export interface UnknownSymbol extends Known {
  readonly kind: 'unknown';
  /** Why it is not known, for people: `the result of next()`. */
  readonly reason: string;
  readonly columns: readonly TypeName[];
  readonly lower: Node;
  readonly upper: Node;
  /** Whether it is one value (of a variable) or a function (the values of a field). */
  readonly single: boolean;
}

/** What is known of an unknown besides its bounds. */
export interface Known {
  /** What it is, in other symbols of which no more than bounds may be known; its own bounds are easier to read. */
  readonly definition?: Node;
  /** It is there, as its bounds say, only where this holds of other symbols: so in every run in which it is used. */
  readonly matching?: Matching;
}

/** Each of the origins is what just one of the made objects is mapped to. */
export interface Matching {
  /** From objects that were made to what they were made for. */
  readonly relation: Node;
  readonly made: Node;
  readonly origins: Node;
}
