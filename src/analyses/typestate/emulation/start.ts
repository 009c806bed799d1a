/** The heaps that clients start with: what static initialisers leave, of which they have what they can read. */

import { type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import type { Heap, HeapObject, Machine } from '../../../machines/predicates/machine/machine.js';
import type { TypestateComponent } from '../component/component.js';

export interface Starts {
  readonly heaps: readonly [Heap, ...Heap[]];
  readonly leftOut: readonly string[];
}

export function startsOf(machine: Machine, component: TypestateComponent): Starts {
  const { exits, leftOut } = machine.initial(component.classes.map(({ name }) => name));
  const [first, ...others] = exits.map(({ heap }) => machine.canonical(withStatics(machine, component, heap)).heap);
  if (first !== undefined) return { heaps: [first, ...others], leftOut };
  const [empty] = machine.initial([]).exits;
  if (empty === undefined) throw new Error('no heap without classes');
  return { heaps: [empty.heap], leftOut: [...leftOut, 'static initialisers do not end'] };
}

function withStatics(machine: Machine, { classes }: TypestateComponent, from: Heap): Heap {
  let heap = from;
  for (const { name, fields } of classes) {
    const statics = machine.statics(heap, name);
    if (statics === undefined) continue;
    for (const field of fields) {
      const target = staticTarget(machine, heap, statics, field);
      if (target !== undefined) heap = machine.held(heap, target);
    }
  }
  return heap;
}

/** The object in a static field that clients can read. */
export function staticTarget(
  machine: Machine,
  heap: Heap,
  statics: HeapObject,
  field: FieldDeclaration,
): HeapObject | undefined {
  if (!hasFlag(field, Flag.STATIC) || hasFlag(field, Flag.PRIVATE)) return undefined;
  const isFollowed = machine.options.vocabulary.followed.some(
    ({ owner, name }) => owner === field.owner && name === field.name,
  );
  if (!isFollowed && !hasFlag(field, Flag.ENUM)) return undefined;
  const target = machine.reference(heap, statics, field);
  return target >= 0 ? target : undefined;
}
