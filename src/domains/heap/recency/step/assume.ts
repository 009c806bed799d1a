/** What a state becomes where a condition holds: variables and what they refer to are refined, impossible states dropped. */
import { isComparison } from '../../../../ir/conditions.js';
import type { Expression, Operand } from '../../../../ir/instructions.js';
import { isEmpty, meet, narrowAmong, refine } from '../../../../lattices/java-intervals.js';
import { refineInstance, refineNoInstance } from '../regions/instances.js';
import { refineDifferent, refineEqual } from '../regions/references.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { ReferenceValue, Value } from '../state/values.js';
import { operandValue } from './operands.js';

/** Undefined where the condition cannot hold. */
export function assume(tables: Tables, state: State, condition: Expression): State | undefined {
  switch (condition.kind) {
    case 'variable':
    case 'constant':
      return assumeNumber(tables, state, condition, 1, 1);
    case 'unary':
      return condition.operator === '!' ? assumeNumber(tables, state, condition.operand, 0, 0) : state;
    case 'binary':
      return assumeBinary(tables, state, condition);
    case 'instanceof':
      return assumeInstance(tables, state, condition);
    case 'among': {
      const value = operandValue(tables, state, condition.operand);
      if (value.kind !== 'number') return state;
      const { lower, upper } = narrowAmong(value, condition.values, condition.negated ? 'others' : 'these');
      return withOperand(tables, state, condition.operand, tables.number(lower, upper));
    }
    default:
      return state;
  }
}

function assumeNumber(tables: Tables, state: State, operand: Operand, lower: number, upper: number) {
  const value = operandValue(tables, state, operand);
  if (value.kind !== 'number') return state;
  const met = meet(value, { lower, upper });
  return withOperand(tables, state, operand, tables.number(met.lower, met.upper));
}

function assumeBinary(tables: Tables, state: State, condition: Expression & { kind: 'binary' }): State | undefined {
  const { operator, type, left, right } = condition;
  const ofLeft = operandValue(tables, state, left);
  const ofRight = operandValue(tables, state, right);
  if (!isComparison(operator)) return state;
  if (ofLeft.kind === 'reference' && ofRight.kind === 'reference') {
    const sides = (operator === '==' ? refineEqual : refineDifferent)(tables, state, ofLeft, ofRight);
    return sides && withBoth(tables, state, condition, sides);
  }
  if (ofLeft.kind === 'reference' || ofRight.kind === 'reference') return state;
  const sides = refine(operator, type, ofLeft, ofRight);
  if (sides === undefined) return undefined;
  const [newLeft, newRight] = sides;
  return withBoth(tables, state, condition, [
    tables.number(newLeft.lower, newLeft.upper),
    tables.number(newRight.lower, newRight.upper),
  ]);
}

function withBoth(
  tables: Tables,
  state: State,
  { left, right }: Expression & { kind: 'binary' },
  [ofLeft, ofRight]: readonly [Value, Value],
): State | undefined {
  const first = withOperand(tables, state, left, ofLeft);
  return first && withOperand(tables, first, right, ofRight);
}

function assumeInstance(tables: Tables, state: State, condition: Expression & { kind: 'instanceof' }) {
  const { operand, type, negated } = condition;
  const value = operandValue(tables, state, operand);
  if (value.kind === 'number') return state;
  if (negated) return withOperand(tables, state, operand, refineNoInstance(tables, state, value, type));
  const refined = refineInstance(tables, state, value, type);
  return withOperand(tables, refined.state, operand, refined.value);
}

/** The state in which the operand has that value; undefined where that is none. A variable that is dead stays so. */
export function withOperand(tables: Tables, state: State, operand: Operand, value: Value): State | undefined {
  if (isNone(value)) return undefined;
  if (operand.kind === 'constant' || state.variables.get(operand.index) === undefined) return state;
  return tables.withVariable(state, operand.index, value);
}

export function isNone(value: Value): boolean {
  return value.kind === 'number' ? isEmpty(value) : isNoReference(value);
}

function isNoReference({ nulls, targets }: ReferenceValue): boolean {
  return nulls === 0 && targets.length === 0;
}
