/**
 * Formulas whose names have meanings and whose terms have types: what evaluation and abstract domains read.
 *
 * A formula is a term of type boolean. Conversions that Java inserts (promotion, unboxing) are explicit.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldReference } from '../../ir/instructions.js';
import type { ClassName, TypeName } from '../../ir/types.js';
import type { Range } from '../formula.js';
import type { PredicateName } from '../meaning/predicates.js';

interface Node extends Range {
  /** The static type, erased. */
  readonly type: TypeName;
}

export interface ConstantTerm extends Node {
  readonly kind: 'constant';
  readonly value: number | bigint | null;
}

/** A string literal: the interned string. */
export interface TextTerm extends Node {
  readonly kind: 'text';
  readonly text: string;
}

/** A parameter or local variable of the program, or `this`. */
export interface VariableTerm extends Node {
  readonly kind: 'variable';
  readonly name: string;
}

/** The variable of an enclosing quantifier; `slot` is its depth. */
export interface QuantifiedVariable extends Node {
  readonly kind: 'quantified-variable';
  readonly name: string;
  readonly slot: number;
}

export interface FieldTerm extends Node {
  readonly kind: 'field';
  readonly base: Term;
  readonly field: FieldReference;
}

export interface StaticTerm extends Node {
  readonly kind: 'static';
  readonly field: FieldReference;
}

export interface ElementTerm extends Node {
  readonly kind: 'element';
  readonly base: Term;
  readonly index: Term;
}

export interface LengthTerm extends Node {
  readonly kind: 'length';
  readonly base: Term;
}

/** The operands have the node's type: int, long, float or double. */
export interface ArithmeticTerm extends Node {
  readonly kind: 'arithmetic';
  readonly operator: '+' | '-' | '*' | '/' | '%';
  readonly left: Term;
  readonly right: Term;
}

export interface NegateTerm extends Node {
  readonly kind: 'negate';
  readonly operand: Term;
}

/** Between numeric primitive types. */
export interface ConvertTerm extends Node {
  readonly kind: 'convert';
  readonly operand: Term;
}

/** Of references; the term has no value where the operand's class does not fit. */
export interface CastTerm extends Node {
  readonly kind: 'cast';
  readonly operand: Term;
}

export interface ResultTerm extends Node {
  readonly kind: 'result';
}

export interface OldTerm extends Node {
  readonly kind: 'old';
  readonly operand: Term;
  /** Mentions a variable quantified outside it, so that its value cannot be computed once at entry. */
  readonly open: boolean;
}

export interface NotTerm extends Node {
  readonly kind: 'not';
  readonly operand: Term;
}

/** `&&`, `||` and `==>` do not evaluate the right side where the left decides; `<==>` evaluates both. */
export interface ConnectiveTerm extends Node {
  readonly kind: 'connective';
  readonly operator: '&&' | '||' | '==>' | '<==>';
  readonly left: Term;
  readonly right: Term;
}

export interface CompareTerm extends Node {
  readonly kind: 'compare';
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
  /** What both sides are: int, long, float, double, boolean, or `reference` for identity. */
  readonly operands: 'int' | 'long' | 'float' | 'double' | 'boolean' | 'reference';
  readonly left: Term;
  readonly right: Term;
}

export interface InstanceOfTerm extends Node {
  readonly kind: 'instanceof';
  readonly operand: Term;
  readonly tested: TypeName;
}

/** What narrows an integer range, in the order written; a guard that fails makes the range empty. */
export type Limit =
  | { readonly kind: 'guard'; readonly term: Term }
  /** `term` is of type long. */
  | { readonly kind: 'lower' | 'upper'; readonly term: Term; readonly exclusive: boolean };

export type QuantifierDomain =
  /** Objects of that type, null excluded. */
  | { readonly kind: 'objects'; readonly type: TypeName }
  /** All values of the type that the limits leave. */
  | { readonly kind: 'integers'; readonly type: TypeName; readonly limits: readonly Limit[] }
  | { readonly kind: 'booleans' };

export interface QuantifiedTerm extends Node {
  readonly kind: 'quantified';
  readonly quantifier: 'forall' | 'exists';
  readonly variable: QuantifiedVariable;
  readonly domain: QuantifierDomain;
  readonly range?: Term;
  readonly body: Term;
}

/** What a name in a predicate's field list stands for. */
export type FieldSelector =
  /** Every field of that name; `fields` are those of reference type that the subjects' types lead to. */
  | { readonly kind: 'named'; readonly name: string; readonly fields: readonly FieldReference[] }
  | { readonly kind: 'one'; readonly field: FieldReference }
  | { readonly kind: 'elements' };

export interface PredicateTerm extends Node {
  readonly kind: 'predicate';
  readonly name: PredicateName;
  readonly subjects: readonly Term[];
  /** Empty: every reference field, array elements included. */
  readonly fields: readonly FieldSelector[];
}

export type Term =
  | ConstantTerm
  | TextTerm
  | VariableTerm
  | QuantifiedVariable
  | FieldTerm
  | StaticTerm
  | ElementTerm
  | LengthTerm
  | ArithmeticTerm
  | NegateTerm
  | ConvertTerm
  | CastTerm
  | ResultTerm
  | OldTerm
  | NotTerm
  | ConnectiveTerm
  | CompareTerm
  | InstanceOfTerm
  | QuantifiedTerm
  | PredicateTerm;

export interface BoundFormula {
  /** Of type boolean. */
  readonly term: Term;
  readonly hierarchy: Hierarchy;
  /** Every `\old` in it, in order of appearance. */
  readonly olds: readonly OldTerm[];
}

/** The classes whose static fields it reads, each once: they have to be initialised before it is evaluated. */
export function staticOwners({ term }: BoundFormula): readonly ClassName[] {
  const owners = new Set<ClassName>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (isStaticTerm(part)) owners.add(part.field.owner);
    Object.values(part).forEach(visit);
  };
  visit(term);
  return [...owners];
}

function isStaticTerm(part: object): part is StaticTerm {
  return 'kind' in part && part.kind === 'static';
}

/** The `\old` subterms: what has to be remembered at entry before the formula can be evaluated at exit. */
export function oldTerms(formula: BoundFormula): readonly OldTerm[] {
  return formula.olds;
}
