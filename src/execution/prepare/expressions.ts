/** Steps that assign the value of an expression. */

import { converter } from '../../ir/arithmetic.js';
import type { Point } from '../../ir/body.js';
import type { Expression } from '../../ir/instructions.js';
import { isIntegerLike, isPrimitive } from '../../ir/types.js';
import type { Step } from '../frame.js';
import { JavaString, type Value } from '../memory/values.js';
import type { Runtime } from '../runtime.js';
import { intStep } from './int-steps.js';
import type { Operands } from './operands.js';
import { binaryFunction } from './operators.js';
import { predicateOf } from './predicates.js';

type Unary = Extract<Expression, { kind: 'unary' }>;
type Binary = Extract<Expression, { kind: 'binary' }>;

export function assignStep(
  runtime: Runtime,
  operands: Operands,
  target: number,
  expression: Expression,
  next: Point,
): Step {
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      return copyStep(target, operands.register(expression), next);
    case 'cast':
      return copyStep(target, operands.register(expression.operand), next);
    case 'unary':
      return unaryStep(operands, target, expression, next);
    case 'binary':
      return binaryStep(runtime, operands, target, expression, next);
    case 'convert': {
      const source = operands.register(expression.operand);
      const convert = converter(expression.from, expression.to);
      return (r) => {
        r[target] = convert(r[source] as number | bigint);
        return next;
      };
    }
    case 'instanceof':
    case 'among': {
      const holds = predicateOf(operands, expression);
      return (r) => {
        r[target] = holds?.(r) === true ? 1 : 0;
        return next;
      };
    }
  }
}

function copyStep(target: number, source: number, next: Point): Step {
  return (r) => {
    r[target] = r[source];
    return next;
  };
}

function unaryStep(operands: Operands, target: number, expression: Unary, next: Point): Step {
  const source = operands.register(expression.operand);
  switch (expression.operator) {
    case '!':
      return (r) => {
        r[target] = r[source] === 0 ? 1 : 0;
        return next;
      };
    case '~':
      return (r) => {
        const value = r[source] as number | bigint;
        r[target] = typeof value === 'bigint' ? ~value : ~value;
        return next;
      };
    case '-':
      if (expression.type === 'long') {
        return (r) => {
          r[target] = BigInt.asIntN(64, -(r[source] as bigint));
          return next;
        };
      }
      if (isIntegerLike(expression.type)) {
        return (r) => {
          r[target] = -(r[source] as number) | 0;
          return next;
        };
      }
      return (r) => {
        r[target] = -(r[source] as number);
        return next;
      };
  }
}

function binaryStep(runtime: Runtime, operands: Operands, target: number, expression: Binary, next: Point): Step {
  const left = operands.register(expression.left);
  const right = operands.register(expression.right);
  const { operator, type } = expression;
  if (operator === 'concat') return concatStep(runtime, target, left, right, next);
  const counted = expression.right.type === 'long';
  const step = isIntegerLike(type) && !counted ? intStep(operator, target, left, right, next) : undefined;
  if (step !== undefined) return step;
  const compute = binaryFunction(operator, type);
  if (compute === undefined) {
    return () => runtime.unsupported(`operator '${operator}' on ${isPrimitive(type) ? type : 'references'}`);
  }
  return (r) => {
    r[target] = compute(r[left] as Value, r[right] as Value);
    return next;
  };
}

function concatStep(runtime: Runtime, target: number, left: number, right: number, next: Point): Step {
  const { heap } = runtime;
  const text = (value: Value | undefined): string => {
    if (value instanceof JavaString) return value.text;
    return value === null ? 'null' : runtime.unsupported('concatenation of something that is no string');
  };
  return (r) => {
    r[target] = heap.joined(text(r[left]), text(r[right]));
    return next;
  };
}
