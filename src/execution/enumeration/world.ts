/** What an enumeration starts from: the classes, and the heap as class initialisation has left it. */

import type { HeapObject, HeapView } from '../../ir/heap.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { FieldDeclaration, ParameterDeclaration } from '../../ir/program.js';
import type { ClassName, TypeName } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import type { InstantiableClasses } from './instantiable-classes.js';

export interface HeapWorld {
  readonly hierarchy: Hierarchy;
  /** Which classes of the input have new objects, where that is known already. */
  readonly instantiable?: InstantiableClasses;
  /** Static fields, and the objects that they lead to. */
  readonly view: HeapView;
  /** Objects of that heap that slots of fitting type may refer to: what static fields of the input lead to, enum constants. */
  readonly existing: readonly HeapObject[];
  /** Those of them that static fields lead to which code or formulas use: they can be told from others by identity. */
  readonly named: ReadonlySet<HeapObject>;
  /** The strings that a slot of type String may hold besides null. */
  readonly strings: readonly HeapObject[];
  interned(text: string): HeapObject | undefined;
  /** Whether the value of a primitive slot can be seen by the run or by a formula; if not, it keeps its default. */
  isRead(slot: PrimitiveSlot): boolean;
  /** Arrays and classes outside the input that the run tests for. */
  readonly foreign: ReadonlySet<TypeName>;
  /** Whether the run can tell objects of the class from opaque ones in slots that take both. */
  isTold(type: ClassName): boolean;
}

/** A parameter or field as declared, or the elements of arrays of some primitive type. */
export type PrimitiveSlot =
  | { readonly kind: 'parameter'; readonly parameter: ParameterDeclaration }
  | { readonly kind: 'field'; readonly field: FieldDeclaration }
  | { readonly kind: 'elements'; readonly type: TypeName };

/** How large and how varied the heaps are. */
export interface Limits {
  /** Most objects of any one class, most arrays of any one type, greatest length of an array. */
  readonly scope: number;
  /** Values of numeric slots, in the order tried; those that do not fit the type are left out. */
  readonly integers: readonly number[];
  /** About how many choices the search may make before it is cut off; those that take long to judge count for more. */
  readonly choices: number;
  /** Asked at each choice whether to stop. */
  readonly cancelled?: () => boolean;
}

export const MOST_CHOICES = EXECUTION_BUDGETS['enumeration/world'].mostChoices.most;

/**
 * Numeric slots hold 0 to the scope and -1 (characters 'a' or 'b'): every length and index of the arrays that can occur,
 * one beyond, and a negative number.
 */
export function defaultIntegers(scope: number): readonly number[] {
  return [...Array.from({ length: scope + 1 }, (_, value) => value), -1];
}
