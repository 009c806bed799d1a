/**
 * Frames: what a caller keeps while a callee runs, as a state.
 *
 * Its graph has the caller's variables and then the cutpoints, which name cells that stand for the callee's; its kinds are those of
 * the caller, then which of the things that calls have in common were passed, then whether something was given up.
 */
import type { CodeEdge } from '../../../../engine/code.js';
import { CELL, type GraphState, UNKNOWN, type Work } from '../state.js';
import type { GraphTables } from '../tables.js';
import { isNeeded } from './calls.js';

export interface Kept {
  readonly graph: number;
  readonly kept: readonly number[];
  readonly shared: readonly boolean[];
  readonly isGivenUp: boolean;
}

export interface Frame {
  readonly graph: number;
  readonly kinds: readonly number[];
  readonly truths: readonly number[];
  readonly initialised: number;
  readonly shared: readonly boolean[];
  readonly isGivenUp: boolean;
}

export function frameState(tables: GraphTables, at: CodeEdge, work: Work, frame: Kept): GraphState {
  const slots = tables.slots(at.code);
  const kept = new Set(frame.kept);
  const truths = [...work.truths];
  for (const variable of slots.booleans) if (!isNeeded(tables, at, variable)) truths[slots.truth(variable)] = UNKNOWN;
  return tables.numbers.state(
    frame.graph,
    [
      ...work.kinds.map((kind, slot) => (kept.has(slot) ? kind : CELL)),
      ...frame.shared.map(Number),
      Number(frame.isGivenUp),
    ],
    truths,
    work.initialised,
  );
}

export function frameOf({ numbers }: GraphTables, state: GraphState, width: number): Frame {
  const kinds = [...numbers.kindsOf(state)];
  const notes = kinds.splice(width);
  const isGivenUp = notes.pop() === 1;
  const { graph, initialised } = state;
  return {
    graph,
    kinds,
    truths: [...numbers.truthsOf(state)],
    initialised,
    shared: notes.map((note) => note === 1),
    isGivenUp,
  };
}
