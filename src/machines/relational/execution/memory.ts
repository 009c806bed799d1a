/** Reading and writing fields and elements. */
import type { Place } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import { type Algebra, type Node, Trait } from '../algebra.js';
import { boundsOf } from '../bounds.js';
import { fieldIn } from '../epochs.js';
import type { PathState } from '../state.js';
import type { FieldName } from '../symbols.js';
import { constantNode, operandNode } from './expressions.js';
import type { RelationalWorld } from './world.js';

export function fieldNode(algebra: Algebra, state: PathState, field: FieldName): Node {
  return fieldIn(algebra, state.fields, field);
}

export function withField(state: PathState, field: FieldName, node: Node): PathState {
  const fields = new Map(state.fields);
  fields.set(field, node);
  return { ...state, fields };
}

export function load(world: RelationalWorld, place: Place, state: PathState): Node {
  const { algebra } = world;
  switch (place.kind) {
    case 'static': {
      const declared = world.hierarchy.resolveField(place.field);
      if (declared?.constant !== undefined) return constantNode(algebra, declared.constant);
      const field = world.resolved(place.field, 'static');
      return world.isOpaque(field.owner) ? hidden(world, field) : fieldNode(algebra, state, field);
    }
    case 'field': {
      const field = world.resolved(place.field, 'own');
      if (world.isOpaque(field.owner)) return hidden(world, field);
      const base = operandNode(world, place.base, state);
      // What is fixed is read from an object that was there as it was then.
      const isKept = field.fixed === true && !state.fields.has(field) && algebra.has(base, Trait.OLD);
      const values = isKept ? algebra.field(field) : fieldNode(algebra, state, field);
      return settled(algebra, algebra.join(base, values));
    }
    case 'length': {
      const base = operandNode(world, place.base, state);
      const isKept = !state.fields.has(world.length) && algebra.has(base, Trait.OLD);
      const lengths = isKept ? algebra.field(world.length) : fieldNode(algebra, state, world.length);
      return settled(algebra, algebra.join(base, lengths));
    }
    case 'element': {
      const row = algebra.join(
        operandNode(world, place.base, state),
        fieldNode(algebra, state, world.elements(place.base.type)),
      );
      return settled(algebra, algebra.join(operandNode(world, place.index, state), row));
    }
  }
}

function hidden(world: RelationalWorld, { name, columns }: FieldName): Node {
  return world.anyOf(columns.at(-1) as TypeName, `${name}, of which no specification speaks`);
}

/** A value of which only bounds are known, but which can be just one: that one. */
function settled(algebra: Algebra, node: Node): Node {
  if (algebra.has(node, Trait.KNOWN) || !algebra.has(node, Trait.PRESENT)) return node;
  const { upper } = boundsOf(algebra, node);
  return algebra.has(upper, Trait.SINGLE) ? upper : node;
}

export function store(world: RelationalWorld, place: Place, value: Node, state: PathState): PathState {
  const { algebra } = world;
  switch (place.kind) {
    case 'static': {
      const field = world.resolved(place.field, 'static');
      return world.isOpaque(field.owner) ? state : withField(state, field, value);
    }
    case 'field': {
      const field = world.resolved(place.field, 'own');
      if (world.isOpaque(field.owner)) return state;
      const base = operandNode(world, place.base, state);
      return withField(state, field, algebra.override(fieldNode(algebra, state, field), algebra.product(base, value)));
    }
    case 'element': {
      const field = world.elements(place.base.type);
      const base = operandNode(world, place.base, state);
      const index = operandNode(world, place.index, state);
      const before = fieldNode(algebra, state, field);
      const row = algebra.override(algebra.join(base, before), algebra.product(index, value));
      return withField(state, field, algebra.override(before, algebra.product(base, row)));
    }
    case 'length':
      return state;
  }
}
