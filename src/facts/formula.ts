/**
 * The assertion language as written: formulas and terms before names mean anything.
 *
 * One closed union, because Java does not tell formulas from terms either; binding (bind.ts) gives types. Every node
 * carries the range of text it came from, `offset` up to but not including `end`.
 */
export interface Range {
  readonly offset: number;
  readonly end: number;
}

export type LiteralType = 'boolean' | 'char' | 'int' | 'long' | 'float' | 'double' | 'string' | 'null';

/** Loosest first: `<==>`, `==>`, `||`, `&&`, equality, comparison, sum, product. */
export type BinaryOperator =
  | '<==>'
  | '==>'
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

export type UnaryOperator = '!' | '-' | '+';

/** A type as written, type arguments left out: a primitive, `Node`, `java.util.Map.Entry`, with `[]` for each dimension. */
export interface TypeText extends Range {
  readonly name: string;
  readonly dimensions: number;
}

/** A field in the field list of a predicate: `next`, `Node.next` (with `owner`), or `[]` for array elements. */
export interface FieldText extends Range {
  readonly owner?: string;
  readonly name: string;
}

/** The name that stands for array elements in a field list. */
export const ELEMENTS = '[]';

export interface Literal extends Range {
  readonly kind: 'literal';
  readonly type: LiteralType;
  /** 0 or 1 for boolean; the code unit of a char; bigint for long. An int may be 2147483648 directly under a minus. */
  readonly value: number | bigint | string | null;
}

/** A simple name, or `this`. */
export interface Name extends Range {
  readonly kind: 'name';
  readonly name: string;
}

/** `base.name`; the base may turn out to be a package or class name. `Outer.this` has the name `this`. */
export interface Select extends Range {
  readonly kind: 'select';
  readonly base: Formula;
  readonly name: string;
}

export interface Index extends Range {
  readonly kind: 'index';
  readonly base: Formula;
  readonly index: Formula;
}

export interface Unary extends Range {
  readonly kind: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: Formula;
}

export interface Binary extends Range {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Formula;
  readonly right: Formula;
}

export interface InstanceOf extends Range {
  readonly kind: 'instanceof';
  readonly operand: Formula;
  readonly type: TypeText;
}

export interface Cast extends Range {
  readonly kind: 'cast';
  readonly type: TypeText;
  readonly operand: Formula;
}

export interface Result extends Range {
  readonly kind: 'result';
}

export interface Old extends Range {
  readonly kind: 'old';
  readonly operand: Formula;
}

export interface Quantified extends Range {
  readonly kind: 'quantified';
  readonly quantifier: 'forall' | 'exists';
  readonly type: TypeText;
  /** At least one. */
  readonly variables: readonly string[];
  readonly range?: Formula;
  readonly body: Formula;
}

/** `acyclic(x, next)`: what it speaks of, then the fields it follows (none: every reference field). */
export interface Predicate extends Range {
  readonly kind: 'predicate';
  readonly name: string;
  readonly subjects: readonly Formula[];
  readonly fields: readonly FieldText[];
}

export type Formula =
  | Literal
  | Name
  | Select
  | Index
  | Unary
  | Binary
  | InstanceOf
  | Cast
  | Result
  | Old
  | Quantified
  | Predicate;
