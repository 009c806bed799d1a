/**
 * The symbolic state of one path, or of several that were merged: under which condition it is reached, and what variables,
 * fields and allocations are there, as expressions over the state at the start (of the method; of an iteration, in loops).
 */
import type { TypeName } from '../../ir/types.js';
import type { Condition, Node } from './algebra.js';
import type { FieldName } from './symbols.js';

export interface Allocation {
  /** A new object, or the set of all further new objects of the class. */
  readonly object: Node;
  readonly type: TypeName;
  /** When the object is allocated; for a set: when something may be in it. */
  readonly condition: Condition;
}

export interface PathState {
  readonly condition: Condition;
  /** By index of the variable in its body; undefined: dead, or not assigned yet. */
  readonly variables: readonly (Node | undefined)[];
  /** Fields that may differ from what they are at the start. Keys are interned by the world. */
  readonly fields: ReadonlyMap<FieldName, Node>;
  readonly allocated: readonly Allocation[];
}
