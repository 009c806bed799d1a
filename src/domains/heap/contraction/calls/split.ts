/** Tells apart whether arguments are null before a call, where the callee asks: then its caller knows, too, when it comes back. */

import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Expression, Instruction, Operand, Variable } from '../../../../ir/instructions.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import type { Work } from '../state/state.js';
import { isNullable, splitNull } from '../step/access.js';
import type { ShapeTables } from '../tables.js';
import { isNeeded } from './needed.js';

const MOST_SPLITS = CONTRACTION_BUDGETS['calls/split'].mostSplits.most;

/** The work is used up. */
export function splitArguments(tables: ShapeTables, at: CodeEdge, callee: Code, work: Work): readonly Work[] {
  const { instruction } = at.edge;
  if (instruction.kind !== 'call') return [work];
  let works: readonly Work[] = [work];
  for (const slot of slotsToSplit(tables, at, callee, work)) {
    works = works.flatMap((each) => {
      const { null: empty, some } = splitNull(tables, each, slot);
      return [...(empty === undefined ? [] : [empty]), ...(some === undefined ? [] : [some])];
    });
  }
  return works;
}

function slotsToSplit(tables: ShapeTables, at: CodeEdge, callee: Code, { draft }: Work): readonly number[] {
  const { instruction } = at.edge;
  if (instruction.kind !== 'call') return [];
  const slots = tables.slots(at.code);
  const found: number[] = [];
  const met: number[] = [];
  for (const [index, operand] of instruction.arguments.entries()) {
    if (operand.kind !== 'variable' || found.length === MOST_SPLITS) continue;
    const slot = slots.of(operand);
    const node = draft.variables[slot] ?? NULL_NODE;
    if (node === NULL_NODE || met.includes(node) || !isNullable(tables, draft, node)) continue;
    const parameter = callee.body.parameters[index];
    if (parameter === undefined || !isNeeded(tables, at, operand) || !asksForNull(callee, parameter)) continue;
    found.push(slot);
    met.push(node);
  }
  return found;
}

/** Whether the code compares the variable with null, or must not find null in it. */
function asksForNull({ body }: Code, variable: Variable): boolean {
  return body.edges.some(({ instruction }) => tests(instruction, variable));
}

function tests(instruction: Instruction, variable: Variable): boolean {
  switch (instruction.kind) {
    case 'check':
      return instruction.condition.kind === 'not-null' && instruction.condition.operand === variable;
    case 'assume':
      return comparesWithNull(instruction.condition, variable);
    case 'assign':
      return comparesWithNull(instruction.value, variable);
    default:
      return false;
  }
}

function comparesWithNull(expression: Expression, variable: Variable): boolean {
  if (expression.kind !== 'binary') return false;
  const { left, right } = expression;
  return (left === variable && isNull(right)) || (right === variable && isNull(left));
}

function isNull(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === null;
}
