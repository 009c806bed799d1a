/** What the cases of binding ask of the pass over the whole formula. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { OBJECT, type TypeName } from '../../ir/types.js';
import type { Formula, Range, TypeText } from '../formula.js';
import type { QuantifiedVariable, Term } from './bound.js';
import type { Scope } from './scope.js';

export interface Binding {
  readonly scope: Scope;
  readonly hierarchy: Hierarchy;
  /** Whether the formula is about the end of a call, so that `\old` and `fresh` mean something. */
  readonly speaksOfExit: boolean;
  /** Gives up with a message about that place. */
  fail(message: string, range: Range): never;
  term(formula: Formula): Term;
  /** A term of type boolean. */
  condition(formula: Formula): Term;
  /** A term of numeric primitive type. */
  number(formula: Formula): Term;
  /** A term of reference type. */
  object(formula: Formula): Term;
  type(written: TypeText): TypeName;
  /** The variable of an enclosing quantifier, or of the program at the state that is spoken of. */
  variable(name: string, range: Range): Term | undefined;
  /** Binds what stands under a quantifier. */
  under<Bound>(name: string, type: TypeName, range: Range, bind: (variable: QuantifiedVariable) => Bound): Bound;
}

export function rangeOf({ offset, end }: Range): Range {
  return { offset, end };
}

/** A type's name as a message says it. */
export function shown(type: TypeName): string {
  return type === OBJECT ? 'Object' : type.replaceAll('$', '.');
}
