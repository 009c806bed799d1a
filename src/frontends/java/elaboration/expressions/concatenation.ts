/** String concatenation (Java Language Specification, 15.18.1). */
import { stringConstant } from '../../../../ir/instructions.js';
import type { Span } from '../../../../ir/span.js';
import { STRING } from '../../../../ir/types.js';
import type { Expression } from '../../tree.js';
import type { Elaborator } from '../elaborator.js';
import { literal } from '../trees.js';
import { constantText } from './constants.js';
import { coerce } from './conversions.js';
import type { Value } from './value.js';

/** Undefined when a part has no value. A concatenation on the left is continued, which keeps the order of evaluation. */
export function concatenate(elaborator: Elaborator, left: Value, right: Value, span: Span): Value | undefined {
  if (left.type.kind === 'void' || right.type.kind === 'void') return undefined;
  const type = elaborator.model.classTypeNamed(STRING);
  if (left.constant !== undefined && right.constant !== undefined) {
    const first = constantText(left.constant);
    const second = constantText(right.constant);
    if (first !== undefined && second !== undefined) {
      const constant = stringConstant(first + second);
      return { expression: literal(constant, span), type, constant };
    }
  }
  const before = left.expression.kind === 'concat' ? left.expression.parts : [part(elaborator, left)];
  return { expression: { kind: 'concat', parts: [...before, part(elaborator, right)], type: STRING, span }, type };
}

/** Only strings are cast to what generics say they are; anything else is taken as the object it is. */
function part(elaborator: Elaborator, value: Value): Expression {
  const isString = value.type.kind === 'class' && value.type.symbol.name === STRING;
  return isString ? coerce(elaborator, value.expression, STRING) : value.expression;
}
