/**
 * What a value tells of the parameters: what is known of them where the value is null, false or zero (`no`), and where it
 * is anything else (`yes`). Undefined: the value is never so. Of a method: what its result tells of its parameters, and of
 * one without result the same in both.
 */
import type { Expression, Operand } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import { areSame, both, either, type Facts, NOTHING } from './facts.js';

export interface Telling {
  readonly no: Facts | undefined;
  readonly yes: Facts | undefined;
}

export const TELLS_NOTHING: Telling = { no: NOTHING, yes: NOTHING };
export const ALWAYS: Telling = { no: undefined, yes: NOTHING };
export const NEVER: Telling = { no: NOTHING, yes: undefined };
/** Of a method that does not return. */
export const NO_VALUE: Telling = { no: undefined, yes: undefined };

export function opposite({ no, yes }: Telling): Telling {
  return { no: yes, yes: no };
}

/** Of one value or the other. */
export function eitherTelling(one: Telling, other: Telling): Telling {
  return { no: either(one.no, other.no), yes: either(one.yes, other.yes) };
}

export function areSameTellings(one: Telling, other: Telling): boolean {
  return areSame(one.no, other.no) && areSame(one.yes, other.yes);
}

export function ofConstant({ value, type }: Extract<Operand, { kind: 'constant' }>): Telling {
  if (type === 'float' || type === 'double') return TELLS_NOTHING;
  return value === null || value === 0 || value === 0n ? NEVER : ALWAYS;
}

/** Of an expression, given what variables tell. */
export function ofExpression(expression: Expression, of: (operand: Operand) => Telling): Telling {
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      return of(expression);
    case 'cast':
      return of(expression.operand);
    case 'unary':
      return expression.operator === '!' ? opposite(of(expression.operand)) : TELLS_NOTHING;
    case 'instanceof': {
      const { no, yes } = of(expression.operand);
      const telling: Telling = { no: either(no, yes), yes };
      return expression.negated ? opposite(telling) : telling;
    }
    case 'binary':
      return ofBinary(expression, of);
    default:
      return TELLS_NOTHING;
  }
}

function ofBinary(expression: Extract<Expression, { kind: 'binary' }>, of: (operand: Operand) => Telling): Telling {
  const { operator, type, left, right } = expression;
  if (operator === 'concat') return ALWAYS;
  const compared = comparedWithNothing(expression);
  if (compared !== undefined) return operator === '==' ? opposite(of(compared)) : of(compared);
  if (type !== 'boolean') return TELLS_NOTHING;
  const [ofLeft, ofRight] = [of(left), of(right)];
  if (operator === '&') return { no: either(ofLeft.no, ofRight.no), yes: both(ofLeft.yes, ofRight.yes) };
  if (operator === '|') return { no: both(ofLeft.no, ofRight.no), yes: either(ofLeft.yes, ofRight.yes) };
  return TELLS_NOTHING;
}

/** What is compared with null, false or zero. */
export function comparedWithNothing({
  operator,
  type,
  left,
  right,
}: Extract<Expression, { kind: 'binary' }>): Operand | undefined {
  if (operator !== '==' && operator !== '!=') return undefined;
  if (!isReference(type) && type !== 'int' && type !== 'long' && type !== 'boolean') return undefined;
  if (isNothing(right)) return left;
  return isNothing(left) ? right : undefined;
}

function isNothing(operand: Operand): boolean {
  return operand.kind === 'constant' && (operand.value === null || operand.value === 0 || operand.value === 0n);
}
