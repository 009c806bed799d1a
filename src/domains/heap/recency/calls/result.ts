/** What a call that is not followed gives back. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import { isReference, type TypeName } from '../../../../ir/types.js';
import { meet, metAt } from '../state/heap.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import type { Nulls } from '../state/values.js';

/** The state after the target of the instruction, if there is one, got any value of the type. */
export function withResult(
  tables: Tables,
  at: CodeEdge,
  callee: MethodDeclaration | undefined,
  state: State,
  nulls: Nulls,
): State {
  const { instruction } = at.edge;
  if (instruction.kind !== 'call' && instruction.kind !== 'unsupported') return state;
  if (instruction.target === undefined) return state;
  const { index } = instruction.target;
  const type = callee?.result ?? instruction.target.type;
  if (!isReference(type)) return tables.withVariable(state, index, tables.anything(type));
  return withMet(tables, at, state, { variable: index, type, nulls });
}

/** What an edge meets: an object of the type, held by the variable, and whether it may be null. */
export interface Met {
  readonly variable: number;
  readonly type: TypeName;
  readonly nulls: Nulls;
}

/** The variable refers to an external object that the edge meets. */
export function withMet(tables: Tables, at: CodeEdge, state: State, { variable, type, nulls }: Met): State {
  const met = meet(tables, state, at.number, type);
  return tables.withVariable(met, variable, tables.reference(nulls, [metAt(tables, at.number)]));
}
