/** Which of a caller's variables are read after a call. */
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Variable } from '../../../../ir/instructions.js';
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import type { Slots } from '../state/slots.js';
import { UNKNOWN, type Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';

/** Whether some way on from the call reads what the variable holds before it. */
export function isNeeded({ program }: ShapeTables, { code, edge }: CodeEdge, variable: Variable): boolean {
  const { instruction, to, exceptional } = edge;
  const live = program.live(code);
  const target = instruction.kind === 'call' ? instruction.target : undefined;
  if (variable !== target && live.isLive(variable, to)) return true;
  return exceptional !== undefined && variable !== code.body.thrown && live.isLive(variable, exceptional);
}

/** Which slots of arrays are meant by index variables is not remembered across calls, which may set them. */
export function forgetCells({ firstCell, fixed }: Slots, draft: Draft): void {
  draft.variables.fill(NULL_NODE, firstCell, fixed);
}

/** The others become null, so that they make no cutpoints; static fields, too, which come back from the callee. */
export function keepNeeded(tables: ShapeTables, at: CodeEdge, callee: Code, { draft, truths }: Work): void {
  const slots = tables.slots(at.code);
  for (const variable of slots.variables) {
    const slot = slots.of(variable);
    if (draft.variables[slot] !== NULL_NODE && !isNeeded(tables, at, variable)) draft.variables[slot] = NULL_NODE;
  }
  for (const variable of slots.booleans) {
    const place = slots.truth(variable);
    if (truths[place] !== UNKNOWN && !isNeeded(tables, at, variable)) truths[place] = UNKNOWN;
  }
  for (let index = 0; index < slots.statics; index++)
    if (!tables.isHidden(index, callee)) draft.variables[slots.firstStatic + index] = NULL_NODE;
  forgetCells(slots, draft);
}
