/** The classes that the receiver of a call may have. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Receiver } from '../../../../engine/domain.js';
import { type GraphState, isRoot, ROOT } from '../state.js';
import type { GraphTables } from '../tables.js';

/** Undefined where the state says no more than the type of the variable; none where there is no object. */
export function receivers(
  tables: GraphTables,
  { code, edge }: CodeEdge,
  state: GraphState,
): readonly Receiver[] | undefined {
  const { instruction } = edge;
  if (instruction.kind !== 'call') return undefined;
  const [operand] = instruction.arguments;
  if (operand === undefined) return undefined;
  if (operand.kind === 'constant') return operand.value === null ? [] : [{ type: operand.type, exact: true }];
  const slot = tables.slots(code).of(operand);
  if (slot === -1) return undefined;
  const kind = tables.numbers.kindsOf(state)[slot] as number;
  if (isRoot(kind)) return [{ type: tables.numbers.className(kind - ROOT), exact: true }];
  return tables.isNull(tables.work(state), slot) ? [] : undefined;
}
