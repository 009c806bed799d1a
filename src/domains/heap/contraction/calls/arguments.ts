/** What is passed to a callee: its arguments, the receiver restricted to classes that select it, and static fields. */
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Operand, Variable } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import type { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { FALSE, TRUE, UNKNOWN, type Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { unknownObject } from '../vague/vague.js';
import { selecting } from './receivers.js';

export interface Passed {
  /** How many variables the caller's state has; those that are passed were pushed behind them. */
  readonly own: number;
  /** By pushed variable: the slot of the callee that gets its value. */
  readonly slots: readonly number[];
  /** What is known of the callee's boolean parameters, by their position. */
  readonly truths: readonly { readonly place: number; readonly truth: number }[];
}

/**
 * Pushes what is passed; arguments that the callee never reads are not. Undefined where the call cannot run this callee.
 */
export function passedTo(tables: ShapeTables, at: CodeEdge, callee: Code, work: Work): Passed | undefined {
  const { draft } = work;
  const own = draft.variables.length;
  const slots: number[] = [];
  const truths: { place: number; truth: number }[] = [];
  const inside = tables.slots(callee);
  const caller = tables.slots(at.code);
  const { instruction } = at.edge;
  if (instruction.kind === 'call') {
    const [receiver] = instruction.arguments;
    if (instruction.dispatch !== 'static' && receiver?.kind === 'variable') {
      const node = draft.variables[caller.of(receiver)];
      if (node === NULL_NODE) return undefined;
      if (node !== undefined && !narrow(tables, at, callee, draft, node)) return undefined;
    }
    const live = tables.program.live(callee);
    callee.body.parameters.forEach((parameter, index) => {
      const operand = instruction.arguments[index];
      if (!live.isLive(parameter, callee.body.entry)) return;
      if (isReference(parameter.type)) {
        slots.push(inside.of(parameter));
        draft.variables.push(
          operand === undefined ? unknown(tables, draft, parameter) : value(tables, at, draft, operand),
        );
      } else if (parameter.type === 'boolean' && operand !== undefined) {
        truths.push({ place: inside.truth(parameter), truth: truthOf(tables, at, work, operand) });
      }
    });
  }
  for (let index = 0; index < inside.statics; index++) {
    if (tables.isHidden(index, callee)) continue;
    slots.push(inside.firstStatic + index);
    draft.variables.push(draft.variables[caller.firstStatic + index] as number);
  }
  return { own, slots, truths };
}

/** The receiver is not null, and of a class that runs the callee. False if there is none. */
function narrow(tables: ShapeTables, at: CodeEdge, callee: Code, draft: Draft, node: number): boolean {
  const { instruction } = at.edge;
  if (instruction.kind !== 'call') return true;
  const { labels } = tables;
  const number = draft.labels[node] as number;
  const classes = selecting(tables, instruction, callee, labels.label(number).classes);
  if (classes === -1) return false;
  draft.labels[node] = labels.changed(number, { classes, nullable: false });
  return true;
}

/** The node of an operand of reference type, or null. */
export function value(tables: ShapeTables, at: CodeEdge, draft: Draft, operand: Operand): number {
  if (operand.kind === 'variable')
    return draft.variables[tables.slots(at.code).of(operand)] ?? unknown(tables, draft, operand);
  if (operand.value === null) return NULL_NODE;
  return unknownObject(tables, draft, tables.labels.exactly(operand.type), 'non-null');
}

function unknown(tables: ShapeTables, draft: Draft, { type }: Variable): number {
  return unknownObject(tables, draft, tables.labels.atMost(type), 'nullable');
}

function truthOf(tables: ShapeTables, at: CodeEdge, { truths }: Work, operand: Operand): number {
  if (operand.kind === 'constant') return operand.value === 0 ? FALSE : TRUE;
  return truths[tables.slots(at.code).truth(operand)] ?? UNKNOWN;
}
