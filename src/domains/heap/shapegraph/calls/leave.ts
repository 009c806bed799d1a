/** The caller's state after a callee has ended: its frame and what the callee left of the rest, joined at the cutpoints. */
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Exit, FollowedCall } from '../../../../engine/domain.js';
import { CANNOT_HAPPEN, type Outcome } from '../../../../engine/outcome.js';
import { isReference } from '../../../../ir/types.js';
import { ELSEWHERE, FIRST_NODE, NOTHING, type Results, UNKNOWN as UNTRACKED } from '../graphs/store/model.js';
import { ANY, CELL, type GraphState, HIDDEN, SOME, UNKNOWN, WHATEVER, type Work } from '../state.js';
import { type Held, put } from '../step/operands.js';
import { gaveUp, StepOutcome, TOO_MANY } from '../step/outcome.js';
import type { GraphTables } from '../tables.js';
import { type Frame, frameOf } from './frame.js';
import { afterFailure, unitedInitialised } from './initialisation.js';

export function leaveCall(
  tables: GraphTables,
  at: CodeEdge,
  callee: Code,
  frame: GraphState,
  exit: Exit<GraphState>,
): Outcome<GraphState> {
  const kept = frameOf(tables, frame, tables.width(at.code));
  const left = leftBy(tables, callee, kept, tables.width(at.code), exit.state);
  if (left === undefined) return CANNOT_HAPPEN;
  const outcome = new StepOutcome(tables, at);
  if (kept.isGivenUp) {
    outcome.alarm(gaveUp('objects are held by the caller in more ways than the limit allows'));
  }
  const { work, cells } = joined(tables, at, callee, kept, exit);
  for (const graph of left) {
    const combined = tables.graphs.combine(kept.graph, graph, tables.options.cutpoints);
    if (combined === undefined) outcome.alarm(TOO_MANY);
    const works = combined?.map((each) => inGraph(tables, work, each, cells)) ?? [withoutCells(tables, work, cells)];
    for (const each of works) {
      if (exit.kind === 'normal') outcome.goes(each);
      else outcome.throws(each);
    }
  }
  return outcome.result;
}

/**
 * The exit's graphs with what was given up marked; undefined if the exit does not belong to the frame, whose cutpoints are others. An
 * analysis may be shared by calls with different cutpoints: where their states were merged, cutpoints are perhaps null.
 */
function leftBy(tables: GraphTables, callee: Code, frame: Frame, width: number, exit: GraphState): Results {
  const { graphs, options, numbers } = tables;
  const kinds = numbers.kindsOf(exit);
  const { fixed } = tables.slots(callee);
  const mapping = Array.from({ length: fixed + options.cutpoints }, (_, slot) => slot);
  for (let cutpoint = 0; cutpoint < options.cutpoints; cutpoint++) {
    const isUsed = graphs.value(frame.graph, width + cutpoint) >= FIRST_NODE;
    const kind = kinds[fixed + cutpoint] as number;
    const isNull = kind === CELL && graphs.value(exit.graph, fixed + cutpoint) < FIRST_NODE;
    if (isUsed ? isNull : !isNull && kind !== ANY) return undefined;
    if (kind !== CELL) mapping[fixed + cutpoint] = isUsed ? UNTRACKED : NOTHING;
  }
  const isSame = mapping.every((source, slot) => source === slot);
  return isSame ? [exit.graph] : graphs.project(exit.graph, mapping);
}

interface Joined {
  /** Its graph is not set yet: sources are the variables of the frame, then those of the exit without cutpoints. */
  readonly work: Work;
  /** By slot: whether it held a cell in the frame or in the exit. */
  readonly cells: readonly boolean[];
}

function joined(tables: GraphTables, at: CodeEdge, callee: Code, frame: Frame, exit: Exit<GraphState>): Joined {
  const { graphs, numbers } = tables;
  const [caller, inside] = [tables.slots(at.code), tables.slots(callee)];
  const width = tables.width(at.code);
  const { state } = exit;
  const kinds = numbers.kindsOf(state);
  const work: Work = {
    graph: -1,
    sources: frame.kinds.map((kind, slot) => (kind === CELL ? slot : -1)),
    kinds: [...frame.kinds],
    truths: [...frame.truths],
    initialised: unitedInitialised(tables, frame.initialised, state.initialised),
  };
  const returned = (slot: number): Held => {
    const kind = kinds[slot] as number;
    // Hidden only where calls that see it and calls that do not were merged.
    return { source: kind === CELL ? width + slot : -1, kind: kind === HIDDEN ? WHATEVER : kind };
  };
  for (const [position, isPassed] of frame.shared.entries()) {
    if (isPassed) put(work, caller.firstStatic + position, returned(inside.firstStatic + position));
  }
  if (exit.kind === 'exceptional') {
    const { instruction } = at.edge;
    const thrown = caller.of(at.code.body.thrown);
    put(work, thrown, returned(inside.of(callee.body.thrown)));
    if (instruction.kind === 'initialise') {
      // The exception is now the cause of one that the machine made, and the class is not initialised.
      put(work, thrown, { source: -1, kind: SOME });
      work.initialised = afterFailure(tables, at, callee, work.initialised);
    }
  } else answer(tables, { at, callee }, work, returned, state);
  const cells = work.sources.map((source) => {
    if (source === -1) return false;
    const value = source < width ? graphs.value(frame.graph, source) : graphs.value(state.graph, source - width);
    return value >= FIRST_NODE;
  });
  return { work, cells };
}

/** The result of the call; anything where the callee has none of that type. */
function answer(
  tables: GraphTables,
  { at: { code, edge }, callee }: FollowedCall,
  work: Work,
  returned: (slot: number) => Held,
  exit: GraphState,
): void {
  const { instruction } = edge;
  const target = instruction.kind === 'call' ? instruction.target : undefined;
  if (target === undefined) return;
  const [caller, inside] = [tables.slots(code), tables.slots(callee)];
  if (isReference(target.type)) {
    put(work, caller.of(target), inside.result === -1 ? { source: -1, kind: WHATEVER } : returned(inside.result));
  } else if (caller.truth(target) !== -1) {
    const isBoolean = callee.method.result === 'boolean';
    const truth = isBoolean ? tables.numbers.truthsOf(exit)[inside.booleans.length] : UNKNOWN;
    work.truths[caller.truth(target)] = truth ?? UNKNOWN;
  }
}

function inGraph(tables: GraphTables, work: Work, graph: number, cells: readonly boolean[]): Work {
  const next = tables.copied(work);
  next.graph = graph;
  for (const [slot, source] of work.sources.entries()) {
    if (source === -1 || tables.graphs.value(graph, source) !== ELSEWHERE) continue;
    next.sources[slot] = -1;
    next.kinds[slot] = cells[slot] === true ? SOME : ANY;
  }
  return next;
}

function withoutCells(tables: GraphTables, work: Work, cells: readonly boolean[]): Work {
  const next = tables.copied(work);
  next.graph = tables.graphs.nothing(next.kinds.length);
  for (const [slot, isCell] of cells.entries()) {
    next.sources[slot] = -1;
    if (isCell) next.kinds[slot] = SOME;
  }
  return next;
}
