/** Assignments. */
import { isComparison } from '../../../ir/conditions.js';
import { isReference, STRING } from '../../../ir/types.js';
import { type Assigned, assignTruth } from './branch.js';
import type { RunEdge } from './code.js';
import type { State } from './state.js';
import { referenceOf, symbolOf } from './truth.js';
import type { StepWorld, Ways } from './world.js';

export function assign(
  world: StepWorld,
  state: State,
  edge: RunEdge,
  assigned: Assigned,
  ways: Ways,
): State | undefined {
  const { target, value } = assigned;
  const { frame, heap } = state;
  switch (value.kind) {
    case 'variable':
      frame.set(target.index, frame.get(value.index), frame.path(value.index));
      break;
    case 'constant':
      if (isReference(value.type)) frame.set(target.index, referenceOf(world, state, value));
      else frame.set(target.index, symbolOf(world, state, value));
      break;
    case 'cast': {
      const path = value.operand.kind === 'variable' ? frame.path(value.operand.index) : -1;
      frame.set(target.index, referenceOf(world, state, value.operand), path);
      break;
    }
    case 'convert': {
      const symbol = symbolOf(world, state, value.operand);
      const named = world.values.convert(heap.values, value.from, value.to, symbol);
      heap.values = named.values;
      frame.set(target.index, named.symbol);
      break;
    }
    case 'unary': {
      const symbol = symbolOf(world, state, value.operand);
      const named = world.values.unary(heap.values, value.operator, value.type, symbol);
      heap.values = named.values;
      frame.set(target.index, named.symbol);
      break;
    }
    default:
      if (value.kind !== 'binary' || isComparison(value.operator))
        return assignTruth(world, state, edge, assigned, ways);
      if (value.operator === 'concat') {
        frame.set(target.index, world.others.exact(STRING));
        break;
      }
      {
        const left = symbolOf(world, state, value.left);
        const right = symbolOf(world, state, value.right);
        const named = world.values.binary(heap.values, value.operator, value.type, left, right);
        heap.values = named.values;
        frame.set(target.index, named.symbol);
      }
  }
  frame.point = edge.to;
  return state;
}
