/** Expressions of type boolean as JavaScript predicates over registers. */
import type { ComparisonOperator, Expression } from '../../ir/instructions.js';
import { isPrimitive, type TypeName } from '../../ir/types.js';
import type { RuntimeClass } from '../classes/runtime-class.js';
import type { Registers } from '../frame.js';
import { isSame } from '../memory/identity.js';
import type { Reference, Value } from '../memory/values.js';
import type { Operands } from './operands.js';

export type Predicate = (registers: Registers) => boolean;

/** Undefined when the expression is none that is worth a predicate; its value, 0 or 1, says the same. */
export function predicateOf(operands: Operands, expression: Expression): Predicate | undefined {
  switch (expression.kind) {
    case 'constant':
      return expression.value === 0 ? () => false : () => true;
    case 'variable': {
      const register = operands.register(expression);
      return (r) => r[register] !== 0;
    }
    case 'unary': {
      if (expression.operator !== '!') return undefined;
      const register = operands.register(expression.operand);
      return (r) => r[register] === 0;
    }
    case 'binary': {
      const left = operands.register(expression.left);
      const right = operands.register(expression.right);
      return comparison(expression.operator as ComparisonOperator, expression.type, left, right);
    }
    case 'instanceof':
      return instanceOf(
        operands.register(expression.operand),
        expression.type,
        expression.negated ? 'others' : 'instances',
      );
    case 'among': {
      const register = operands.register(expression.operand);
      const values = new Set(expression.values);
      const wanted = !expression.negated;
      return (r) => values.has(r[register] as number) === wanted;
    }
    default:
      return undefined;
  }
}

function comparison(operator: ComparisonOperator, type: TypeName, left: number, right: number): Predicate | undefined {
  // One closure text for each type, so that each sees one kind of value only and stays fast.
  if (type === 'int') {
    switch (operator) {
      case '==':
        return (r) => (r[left] as number) === (r[right] as number);
      case '!=':
        return (r) => (r[left] as number) !== (r[right] as number);
      case '<':
        return (r) => (r[left] as number) < (r[right] as number);
      case '<=':
        return (r) => (r[left] as number) <= (r[right] as number);
      case '>':
        return (r) => (r[left] as number) > (r[right] as number);
      case '>=':
        return (r) => (r[left] as number) >= (r[right] as number);
      default:
        return undefined;
    }
  }
  if (!isPrimitive(type)) {
    if (operator === '==') return (r) => isSame(r[left], r[right]);
    return operator === '!=' ? (r) => !isSame(r[left], r[right]) : undefined;
  }
  switch (operator) {
    case '==':
      return (r) => r[left] === r[right];
    case '!=':
      return (r) => r[left] !== r[right];
    case '<':
      return (r) => (r[left] as number) < (r[right] as number);
    case '<=':
      return (r) => (r[left] as number) <= (r[right] as number);
    case '>':
      return (r) => (r[left] as number) > (r[right] as number);
    case '>=':
      return (r) => (r[left] as number) >= (r[right] as number);
    default:
      return undefined;
  }
}

/** Remembers the last class asked about: objects at one place of a program are mostly of one class. */
export function subtypeTest(type: TypeName): (object: Reference) => boolean {
  let lastClass: RuntimeClass | undefined;
  let lastAnswer = false;
  return (object) => {
    if (object.type !== lastClass) {
      lastClass = object.type;
      lastAnswer = object.type.isSubtypeOf(type);
    }
    return lastAnswer;
  };
}

function instanceOf(register: number, type: TypeName, wanted: 'others' | 'instances'): Predicate {
  const test = subtypeTest(type);
  return (r) => {
    const value = r[register] as Value;
    return (value !== null && test(value as Reference)) !== (wanted === 'others');
  };
}
