/**
 * Objects made for a local variable: `%1 = new C; special %1.<init>(…); x = %1` reads `x = new C; special x.<init>(…)`, and
 * array initialisers likewise.
 */
import type { Variable } from '../../../../ir/instructions.js';
import { mentions, substitute } from './substitution.js';
import type { PendingEdge, TranslationState } from './translation-state.js';

/** Where in the list of edges an object was made. */
export interface Creation {
  readonly edge: number;
  readonly block: number;
}

/** So many edges are looked through. */
const REACH = 300;

/**
 * Lets the variable that web `web` stands for take the place of the temporary, which was just taken off the stack. False
 * where the variable is used between the creation and here, or where a handler would see it too early.
 */
export function replaceTemporary(
  state: TranslationState,
  temporary: Variable,
  variable: Variable,
  web: number,
): boolean {
  const creation = state.creations.get(temporary);
  if (creation === undefined || creation.block !== state.block || temporary.type !== variable.type) return false;
  const { edges, stack } = state;
  state.effort.spend(stack.length);
  if (edges.length - creation.edge > REACH || stack.includes(temporary) || stack.includes(variable)) return false;
  const slot = state.webs.slot[web] as number;
  const handlers = state.blocks.handlers[state.block] ?? [];
  if (handlers.some(({ block }) => state.liveness.isLive(block, slot))) return false;
  for (let index = creation.edge; index < edges.length; index++) {
    if (mentions((edges[index] as PendingEdge).instruction, variable)) return false;
  }
  for (let index = creation.edge; index < edges.length; index++) {
    const edge = edges[index] as PendingEdge;
    edge.instruction = substitute(edge.instruction, temporary, variable);
  }
  state.recycle(temporary);
  return true;
}
