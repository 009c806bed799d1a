/** Allocating objects and arrays. */
import type { Operand } from '../../../ir/instructions.js';
import { elementType, isPrimitive, type TypeName } from '../../../ir/types.js';
import { type Algebra, type Node, Trait } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import { integerOf } from '../simplify/arithmetic.js';
import type { Allocation, PathState } from '../state.js';
import { operandNode } from './expressions.js';
import { fieldNode, withField } from './memory.js';
import type { RelationalWorld } from './world.js';

const SHORT_ARRAY = RELATIONAL_BUDGETS['execution/allocation'].shortArray.most;

/** The object is there from now on, with default values in its fields. */
export function allocate(world: RelationalWorld, object: Node, type: TypeName, state: PathState): PathState {
  const { algebra } = world;
  const fields = new Map(state.fields);
  for (const field of world.instanceFields(type)) {
    const initial = world.defaultOf(field.columns[1] as TypeName);
    fields.set(field, algebra.override(fieldNode(algebra, state, field), algebra.product(object, initial)));
  }
  for (const { field, initial } of world.specificationFields(type)) {
    if (initial === 'empty') continue;
    const columns = field.columns.slice(1);
    const sets = columns.map((each) => algebra.type(each));
    const all = sets.slice(0, -1).reduceRight((right, left) => algebra.product(left, right), sets.at(-1) as Node);
    const none = algebra.none(columns.length);
    const values = algebra.unknown(`${field.name} of a new object`, columns, {
      lower: none,
      upper: all,
      single: field.functional,
    });
    const before = fields.get(field) ?? fieldNode(algebra, state, field);
    fields.set(field, algebra.union([before, algebra.product(object, values)]));
  }
  return { ...state, fields, allocated: withAllocated(algebra, state, object, type) };
}

/** An object of which nothing is known but that it is new: what the machine throws. */
export function allocateUnknown(
  world: RelationalWorld,
  object: Node,
  type: TypeName,
  values: readonly Node[],
  state: PathState,
): PathState {
  const { algebra } = world;
  const fields = new Map(state.fields);
  for (const [index, field] of world.instanceFields(type).entries()) {
    const change = algebra.product(object, values[index] as Node);
    fields.set(field, algebra.override(fieldNode(algebra, state, field), change));
  }
  return { ...state, fields, allocated: withAllocated(algebra, state, object, type) };
}

/** The new object, or the set of new objects, that a name for it stands for. */
export function namedObject(algebra: Algebra, object: Node): Node {
  let named = object;
  for (let symbol = algebra.symbol(named); symbol?.kind === 'unknown'; symbol = algebra.symbol(named)) {
    named = symbol.upper;
  }
  return named;
}

/** Objects beyond the number of those that are told apart are one of a set, whose name is listed then. */
export function withAllocated(
  algebra: Algebra,
  { allocated, condition }: PathState,
  object: Node,
  type: TypeName,
): readonly Allocation[] {
  const listed = namedObject(algebra, object);
  const place = allocated.findIndex((each) => each.object === listed && each.type === type);
  const known = allocated[place];
  if (known === undefined) return [...allocated, { object: listed, type, condition }];
  const either = algebra.conditions.or(known.condition, condition);
  return allocated.map((each, index) => (index === place ? { ...each, condition: either } : each));
}

/** The type of arrays, their length, and what all elements are. */
interface ArrayShape {
  readonly type: TypeName;
  readonly length: Node;
  readonly element: Node;
}

/** An array, or a set of arrays, whose elements are all the same. */
function withArray(
  world: RelationalWorld,
  arrays: Node,
  { type, length, element }: ArrayShape,
  state: PathState,
): PathState {
  const { algebra } = world;
  const lengths = algebra.override(fieldNode(algebra, state, world.length), algebra.product(arrays, length));
  const field = world.elements(type);
  const row = rowOf(algebra, length, elementType(type), element);
  const change = algebra.isNone(row) ? algebra.none(3) : algebra.product(arrays, row);
  const elements = algebra.override(fieldNode(algebra, state, field), change);
  return withField(withField(state, world.length, lengths), field, elements);
}

/** From each index below the length to the element, or to one of the elements. */
function rowOf(algebra: Algebra, length: Node, type: TypeName, elements: Node): Node {
  const count = integerOf(algebra, length);
  if (count !== undefined && count <= SHORT_ARRAY && algebra.has(elements, Trait.SINGLE)) {
    const indices = Array.from({ length: Math.max(0, count) }, (_, index) => algebra.constant(String(index), 'int'));
    return algebra.union(
      indices.map((index) => algebra.product(index, elements)),
      2,
    );
  }
  const all = algebra.product(algebra.type('int'), elements);
  const element = isPrimitive(type) ? type : 'java.lang.Object';
  return algebra.unknown('the elements of a new array', ['int', element], {
    lower: algebra.none(2),
    upper: all,
    single: true,
  });
}

export function allocateArray(
  world: RelationalWorld,
  array: Node,
  type: TypeName,
  lengths: readonly Operand[],
  state: PathState,
): PathState {
  const { algebra } = world;
  const [first, ...rest] = lengths.map((length) => operandNode(world, length, state)) as [Node, ...Node[]];
  let result: PathState = { ...state, allocated: withAllocated(algebra, state, array, type) };
  if (rest.length === 0) {
    return withArray(world, array, { type, length: first, element: world.defaultOf(elementType(type)) }, result);
  }
  // The arrays in an array are as many as nobody knows: a set of new ones in each dimension.
  let rowType = type;
  let outer = array;
  let length = first;
  for (const inner of rest) {
    const nextType = elementType(rowType);
    const rows = algebra.unknown('the arrays in an array', [nextType], {
      lower: algebra.none(),
      upper: algebra.newSet(nextType),
      single: false,
    });
    result = withArray(world, outer, { type: rowType, length, element: rows }, result);
    result = { ...result, allocated: withAllocated(algebra, result, rows, nextType) };
    [rowType, outer, length] = [nextType, rows, inner];
  }
  return withArray(world, outer, { type: rowType, length, element: world.defaultOf(elementType(rowType)) }, result);
}
