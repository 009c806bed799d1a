/** What predicates become when a term of theirs is replaced: the right sides of Tables 2 and 3. */

import type { Expression } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import type { PredicateOperator } from '../../../machines/predicates/vocabulary.js';
import { type BooleanCondition, conditionOf } from './conditions.js';
import {
  type BooleanPredicate,
  isSwappedWithConstant,
  predicateOf,
  type Replaced,
  type Term,
  termOf,
} from './heap/terms.js';

export type Side = 'left' | 'right';

/** A term in place of a variable, or what the predicate then is. */
export type Replacement = Term | 'false' | '*' | { readonly kind: 'truth'; readonly condition: BooleanCondition };

export interface Value {
  readonly value: Replaced;
  readonly isNegated: boolean;
}

export function replacementBy(value: Expression): Replacement {
  if (value.kind === 'variable' || value.kind === 'constant') return termOf(value);
  if (value.kind === 'cast') return termOf(value.operand);
  if (value.kind === 'binary' || value.kind === 'unary') return { kind: 'truth', condition: conditionOf(value) };
  return value.kind === 'convert' && isWidening(value.from, value.to) ? termOf(value.operand) : '*';
}

/** Narrower values are other values. */
function isWidening(from: TypeName, to: TypeName): boolean {
  const widths = from === 'char' ? WIDTHS_OF_CHARACTERS : WIDTHS;
  const [narrow, wide] = [widths.indexOf(from), widths.indexOf(to)];
  return narrow >= 0 && narrow <= wide;
}

const WIDTHS: readonly TypeName[] = ['byte', 'short', 'int', 'long'];
const WIDTHS_OF_CHARACTERS: readonly TypeName[] = ['char', 'int', 'long'];

export function valueWith({ left, operator, right }: BooleanPredicate, side: Side, replacement: Replacement): Value {
  if (typeof replacement === 'string') return { value: replacement, isNegated: false };
  if (replacement.kind === 'truth') {
    const { predicate, isNegated } = replacement.condition;
    const isOfTruth = side === 'left' && right.kind === 'constant' && right.constant.type === 'boolean';
    if (!isOfTruth || predicate === '*') return { value: '*', isNegated: false };
    return { value: predicate, isNegated: isNegated !== (right.constant.value === 0) };
  }
  return side === 'left' ? valueBy(replacement, operator, right) : valueBy(left, operator, replacement);
}

export function valueBy(left: Term, operator: PredicateOperator, right: Term): Value {
  return { value: predicateOf(left, operator, right), isNegated: isSwappedWithConstant(left, operator, right) };
}
