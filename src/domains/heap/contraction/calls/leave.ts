/** The caller's state after a callee has ended: its frame and what the callee left of the rest, joined at the cutpoints. */
import type { Code, CodeEdge } from '../../../../engine/code.js';
import type { Exit, FollowedCall } from '../../../../engine/domain.js';
import { type Alarm, CANNOT_HAPPEN, type Outcome } from '../../../../engine/outcome.js';
import { isReference, OBJECT } from '../../../../ir/types.js';
import { Draft } from '../../../../structures/draft.js';
import { type HeapGraph, NULL_NODE } from '../../../../structures/heap-graph.js';
import { leave } from '../../../../structures/local-heap.js';
import { unfoldParents } from '../graphs/links.js';
import { type ShapeState, UNKNOWN, type Work } from '../state/state.js';
import { LOST, MAY_BE_LOST } from '../step/outcome.js';
import type { ShapeTables } from '../tables.js';
import { outside, turnVague, unknownObject } from '../vague/vague.js';
import { refused } from './alarms.js';
import { type Frame, frameOf } from './frame.js';
import { afterFailure, unitedInitialised } from './initialisation.js';

export function leaveCall(
  tables: ShapeTables,
  at: CodeEdge,
  callee: Code,
  frame: ShapeState,
  exit: Exit<ShapeState>,
): Outcome<ShapeState> {
  const { edge } = at;
  const kept = frameOf(tables, frame);
  const left = leftBy(tables, tables.graphs.graph(exit.state.graph), tables.slots(callee).fixed, kept.cutpoints);
  const point = exit.kind === 'normal' ? edge.to : edge.exceptional;
  if (point === undefined || left === undefined) return CANNOT_HAPPEN;
  const work = joined(tables, { at, callee }, kept, exit, left);
  let unwatched = false;
  if (exit.kind === 'normal') answer(tables, at, callee, work, exit.state);
  else if (edge.instruction.kind === 'initialise') unwatched = fail(tables, at, callee, work);
  const { state, lost, refusal } = tables.close(work, at.code, point, true);
  const alarms: Alarm[] = [];
  if (kept.refusal !== undefined) alarms.push(refused(kept.refusal));
  if (refusal !== undefined) alarms.push(refused(refusal));
  // Whether the callee ends in this way is not known here; and nobody watches what was given up.
  if (kept.lost === 'must') alarms.push(LOST);
  else if (kept.lost === 'may' || lost || unwatched || alarms.length > 0) alarms.push(MAY_BE_LOST);
  const isNormal = exit.kind === 'normal';
  return { normal: isNormal ? [state] : [], exceptional: isNormal ? [] : [state], alarms, exact: false };
}

/**
 * What the callee left, with that many cutpoints; undefined if it comes from another call. An analysis may be shared by
 * calls with other numbers of cutpoints: where their states were merged, only the common cutpoints are left, and all is vague.
 */
function leftBy(tables: ShapeTables, graph: HeapGraph, fixed: number, cutpoints: number): HeapGraph | undefined {
  const found = graph.variables.length - fixed;
  if (found >= cutpoints) return found === cutpoints ? graph : undefined;
  const draft = Draft.of(graph);
  outside(tables, draft);
  const any = tables.classesOf(OBJECT);
  while (draft.variables.length < fixed + cutpoints) {
    draft.variables.push(unknownObject(tables, draft, any, 'non-null'));
  }
  return draft.freeze();
}

/** With what the callee gives back, if it is a reference, in the target of the call or in `@thrown`. */
function joined(
  tables: ShapeTables,
  { at: { code, edge }, callee }: FollowedCall,
  { graph, cutpoints, truths, initialised }: Frame,
  { kind, state }: Exit<ShapeState>,
  left: HeapGraph,
): Work {
  const caller = tables.slots(code);
  const inside = tables.slots(callee);
  const returned: { from: number; to: number }[] = [];
  for (let index = 0; index < caller.statics; index++) {
    if (!tables.isHidden(index, callee))
      returned.push({ from: inside.firstStatic + index, to: caller.firstStatic + index });
  }
  const { instruction } = edge;
  if (kind === 'exceptional') {
    returned.push({ from: inside.of(callee.body.thrown), to: caller.of(code.body.thrown) });
  } else if (instruction.kind === 'call' && instruction.target !== undefined && inside.result !== -1) {
    const to = caller.of(instruction.target);
    if (to !== -1) returned.push({ from: inside.result, to });
  }
  const draft = leave(graph, left, { cutpoints, firstCutpoint: inside.fixed, returned });
  unfoldParents(draft, tables.graphs.model);
  return { draft, truths, initialised: unitedInitialised(tables, initialised, state.initialised) };
}

/** What is known of a boolean result; any value where the callee has none of that type. */
function answer(
  tables: ShapeTables,
  { code, edge }: CodeEdge,
  callee: Code,
  { draft, truths }: Work,
  exit: ShapeState,
): void {
  const { instruction } = edge;
  const target = instruction.kind === 'call' ? instruction.target : undefined;
  if (target === undefined) return;
  const caller = tables.slots(code);
  const place = caller.truth(target);
  if (place !== -1) {
    const isBoolean = callee.method.result === 'boolean';
    truths[place] = isBoolean ? (tables.truthsOf(exit)[tables.slots(callee).booleans.length] ?? UNKNOWN) : UNKNOWN;
  } else if (isReference(target.type) && tables.slots(callee).result === -1) {
    draft.variables[caller.of(target)] = unknownObject(tables, draft, tables.labels.atMost(target.type), 'nullable');
  }
}

/**
 * The exception of an initialiser is now the cause of one that the machine made, and the class is not initialised. Says whether
 * objects of linked structures went there, too.
 */
function fail(tables: ShapeTables, at: CodeEdge, callee: Code, work: Work): boolean {
  const { draft } = work;
  const slot = tables.slots(at.code).of(at.code.body.thrown);
  const thrown = draft.variables[slot] as number;
  const unwatched = thrown !== NULL_NODE && turnVague(tables, draft, [thrown]);
  draft.variables[slot] = unknownObject(tables, draft, tables.labels.atMost('java.lang.Error'), 'non-null');
  work.initialised = afterFailure(tables, at, callee, work.initialised);
  return unwatched;
}
