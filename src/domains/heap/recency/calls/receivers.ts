/** The classes that the receiver of a call may have. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Receiver } from '../../../../engine/domain.js';
import { isArray, OBJECT } from '../../../../ir/types.js';
import { typeOf } from '../regions/region-types.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { operandValue } from '../step/operands.js';

/** Undefined where some object is of a class of which nothing is known: then its declared type says all. */
export function receivers(tables: Tables, { edge }: CodeEdge, state: State): readonly Receiver[] | undefined {
  const { instruction } = edge;
  if (instruction.kind !== 'call') return undefined;
  const [operand] = instruction.arguments;
  if (operand === undefined) return undefined;
  const value = operandValue(tables, state, operand);
  if (value.kind === 'number') return undefined;
  const found: Receiver[] = [];
  for (const target of value.targets) {
    const bound = typeOf(tables, state, target);
    if (bound === undefined) return undefined;
    // An array has the methods of java.lang.Object, and is of no class below it.
    const receiver = isArray(bound.type) ? { type: OBJECT, exact: true } : bound;
    if (!found.some(({ type, exact }) => type === receiver.type && exact === receiver.exact)) found.push(receiver);
  }
  return found;
}
