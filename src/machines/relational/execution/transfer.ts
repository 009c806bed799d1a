/** What instructions do that go to one point only. */
import type { Body, Edge } from '../../../ir/body.js';
import { isKept } from '../../../ir/kept.js';
import { mayBeShared } from '../../../ir/lambdas.js';
import { type ClassName, STRING, type TypeName } from '../../../ir/types.js';
import type { Node } from '../algebra.js';
import type { PathState } from '../state.js';
import { allocate, allocateArray, allocateUnknown } from './allocation.js';
import { expressionNode, operandNode } from './expressions.js';
import { load, store } from './memory.js';
import type { ObjectNames } from './object-names.js';
import type { SummarySession } from './session.js';
import type { RelationalWorld } from './world.js';

export interface Executing {
  readonly body: Body;
  readonly session: SummarySession;
  readonly names: ObjectNames;
  /** Gives up what has become too long. */
  readonly limited: (node: Node) => Node;
}

/** The value of `return` has the slot behind the variables. */
export function transfer(run: Executing, edge: Edge, state: PathState): PathState {
  const { instruction } = edge;
  const { world } = run.session;
  switch (instruction.kind) {
    case 'assign': {
      const { target, value } = instruction;
      if (value.kind === 'binary' && value.operator === 'concat') return concatenated(run, edge, target.index, state);
      return withVariable(state, target.index, run.limited(expressionNode(world, value, state)));
    }
    case 'load':
      return withVariable(state, instruction.target.index, run.limited(load(world, instruction.place, state)));
    case 'store': {
      const after = store(world, instruction.place, operandNode(world, instruction.value, state), state);
      return limitedFields(run, after);
    }
    case 'new': {
      const object = run.names.at(instruction.type, edge);
      const after = allocate(world, object, instruction.type, state);
      const isShared = mayBeShared(world.hierarchy, instruction.type) || isKept(world.hierarchy, instruction.type);
      return withVariable(after, instruction.target.index, isShared ? someShared(world, instruction.type) : object);
    }
    case 'new-array': {
      const array = run.names.at(instruction.type, edge);
      const after = allocateArray(world, array, instruction.type, instruction.lengths, state);
      return withVariable(after, instruction.target.index, array);
    }
    case 'return':
      return instruction.value === undefined
        ? state
        : withVariable(state, run.body.variables.length, operandNode(world, instruction.value, state));
    case 'throw':
      return withVariable(state, run.body.thrown.index, operandNode(world, instruction.value, state));
    case 'havoc':
      return withVariable(state, instruction.target.index, world.anyOf(instruction.target.type, instruction.source));
    default:
      // Monitors and users' formulas change nothing.
      return state;
  }
}

/** The new one, or one that was there before. */
function someShared({ algebra }: RelationalWorld, type: ClassName): Node {
  const all = algebra.difference(algebra.type(type), algebra.null);
  return algebra.unknown('an object that may have been there before', [type], {
    lower: algebra.none(),
    upper: all,
    single: true,
  });
}

export function withVariable(state: PathState, index: number, node: Node): PathState {
  return { ...state, variables: state.variables.with(index, node) };
}

/** A new string; where strings have fields, what is in them is not known. */
function concatenated(
  { session: { world }, names }: Executing,
  edge: Edge,
  target: number,
  state: PathState,
): PathState {
  const object = names.at(STRING, edge);
  const values = world
    .instanceFields(STRING)
    .map(({ columns, name }) => world.anyOf(columns[1] as TypeName, `${name} of a string`));
  return withVariable(allocateUnknown(world, object, STRING, values, state), target, object);
}

function limitedFields({ session: { algebra, options }, limited }: Executing, state: PathState): PathState {
  for (const node of state.fields.values()) {
    if (algebra.size(node) <= options.operators) continue;
    const fields = new Map([...state.fields].map(([field, each]) => [field, limited(each)]));
    return { ...state, fields };
  }
  return state;
}
