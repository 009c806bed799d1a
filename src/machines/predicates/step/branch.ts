/** Branches: where a condition is not decided, both ways are followed, each with what is known there. */
import { senseOf } from '../../../base/truth.js';
import { type Expression, FALSE, TRUE, type Variable } from '../../../ir/instructions.js';
import type { RunEdge } from './code.js';
import { refine } from './refine.js';
import { isResolving } from './resolve.js';
import type { State } from './state.js';
import { symbolOf, truth, unresolvedIn } from './truth.js';
import type { StepWorld, Ways } from './world.js';

export function branch(world: StepWorld, state: State, edges: readonly RunEdge[], ways: Ways): State | undefined {
  const possible: RunEdge[] = [];
  for (const edge of edges) {
    const { instruction } = edge;
    if (instruction.kind !== 'assume') continue;
    if (isResolving(world, state, unresolvedIn(instruction.condition), ways)) return undefined;
    const holds = truth(world, state, instruction.condition);
    if (holds === 'no') continue;
    if (holds === 'yes') {
      state.frame.point = edge.to;
      return state;
    }
    possible.push(edge);
  }
  const before = state.isCertain;
  const found: State[] = [];
  for (const edge of possible) {
    const { instruction } = edge;
    if (instruction.kind !== 'assume') continue;
    const way = state.copy();
    if (!refine(world, way, instruction.condition, 'holds')) continue;
    way.frame.point = edge.to;
    way.isCertain = false;
    found.push(way);
  }
  const [only] = found;
  if (only !== undefined && found.length === 1) only.isCertain = before;
  for (const way of found) ways.push(way);
  return undefined;
}

/** A variable and the value that it gets. */
export interface Assigned {
  readonly target: Variable;
  readonly value: Expression;
}

/** A condition as a value: where it is not decided both are followed. */
export function assignTruth(
  world: StepWorld,
  state: State,
  edge: RunEdge,
  { target, value }: Assigned,
  ways: Ways,
): State | undefined {
  if (isResolving(world, state, unresolvedIn(value), ways)) return undefined;
  const holds = truth(world, state, value);
  for (const each of holds === 'unknown' ? [true, false] : [holds === 'yes']) {
    const way = state.copy();
    if (holds === 'unknown') {
      if (!refine(world, way, value, senseOf(each))) continue;
      way.isCertain = false;
    }
    way.frame.set(target.index, symbolOf(world, way, each ? TRUE : FALSE));
    way.frame.point = edge.to;
    ways.push(way);
  }
  return undefined;
}
