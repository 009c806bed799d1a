/** The values of operands. */
import type { Constant, Operand } from '../../../../ir/instructions.js';
import { constantOf } from '../../../../lattices/java-intervals.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type Value } from '../state/values.js';

export function operandValue(tables: Tables, state: State, operand: Operand): Value {
  if (operand.kind === 'constant') return constantValue(tables, operand);
  return state.variables.get(operand.index) ?? tables.anything(operand.type);
}

export function constantValue(tables: Tables, { type, value }: Constant): Value {
  if (value === null) return tables.values.nullReference;
  if (typeof value === 'string') return tables.reference(NOT_NULL, [tables.region({ kind: 'constant', type })]);
  if (Number.isNaN(value)) return tables.anything(type);
  const { lower, upper } = constantOf(value, type);
  return tables.number(lower, upper);
}
