/** The values of expressions. */
import { negation, type Truth, truthOf } from '../../../../base/truth.js';
import type { Expression } from '../../../../ir/instructions.js';
import { STRING, type TypeName } from '../../../../ir/types.js';
import type { Interval } from '../../../../lattices/interval.js';
import { binary, convert, isAmong, ofTruth, unary } from '../../../../lattices/java-intervals.js';
import { areInstances } from '../regions/instances.js';
import { areEqual, isNull } from '../regions/references.js';
import { isInstance } from '../regions/region-types.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type ReferenceValue, type Value } from '../state/values.js';
import { operandValue } from './operands.js';

export function evaluate(tables: Tables, state: State, expression: Expression): Value {
  switch (expression.kind) {
    case 'variable':
    case 'constant':
      return operandValue(tables, state, expression);
    case 'cast': {
      const value = operandValue(tables, state, expression.operand);
      return value.kind === 'number' ? value : castValue(tables, state, value, expression.type);
    }
    case 'unary':
      return numeric(tables, unary(expression.operator, expression.type, operand(tables, state, expression.operand)));
    case 'convert':
      return numeric(tables, convert(expression.from, expression.to, operand(tables, state, expression.operand)));
    case 'instanceof': {
      const truth = instanceTruth(tables, state, operandValue(tables, state, expression.operand), expression.type);
      return numeric(tables, ofTruth(expression.negated ? negation(truth) : truth));
    }
    case 'among': {
      const truth = isAmong(operand(tables, state, expression.operand), expression.values);
      return numeric(tables, ofTruth(expression.negated ? negation(truth) : truth));
    }
    case 'binary':
      return binaryValue(tables, state, expression);
  }
}

function binaryValue(tables: Tables, state: State, expression: Expression & { kind: 'binary' }): Value {
  const { operator, type } = expression;
  if (operator === 'concat') return tables.reference(NOT_NULL, [tables.region({ kind: 'constant', type: STRING })]);
  const left = operandValue(tables, state, expression.left);
  const right = operandValue(tables, state, expression.right);
  if (left.kind === 'number' && right.kind === 'number') return numeric(tables, binary(operator, type, left, right));
  if (left.kind === 'number' || right.kind === 'number') return tables.anything('boolean');
  const truth = areEqual(tables, state, left, right);
  return numeric(tables, ofTruth(operator === '!=' ? negation(truth) : truth));
}

/** What a reference is after a conversion that cannot fail: objects that are no instances are not there. */
export function castValue(tables: Tables, state: State, value: ReferenceValue, type: TypeName): ReferenceValue {
  const { targets, nulls } = value;
  if (targets.every((target) => isInstance(tables, state, target, type) !== 'no')) return value;
  return tables.reference(
    nulls,
    targets.filter((target) => isInstance(tables, state, target, type) !== 'no'),
  );
}

/** Whether the value is an instance of the type and not null. */
function instanceTruth(tables: Tables, state: State, value: Value, type: TypeName): Truth {
  if (value.kind === 'number') return 'unknown';
  if (isNull(value) === 'yes') return 'no';
  const truth = areInstances(tables, state, value, type);
  return truth === 'yes' && isNull(value) === 'unknown' ? 'unknown' : truth;
}

/** Of a boolean: whether it is true. */
export function truthOfValue(value: Value): Truth {
  if (value.kind === 'reference' || value.lower !== value.upper) return 'unknown';
  return truthOf(value.lower === 1);
}

function operand(tables: Tables, state: State, from: Parameters<typeof operandValue>[2]): Interval {
  const value = operandValue(tables, state, from);
  return value.kind === 'number' ? value : ANYTHING;
}

const ANYTHING: Interval = { lower: Number.NEGATIVE_INFINITY, upper: Number.POSITIVE_INFINITY };

function numeric(tables: Tables, { lower, upper }: Interval): Value {
  return tables.number(lower, upper);
}
