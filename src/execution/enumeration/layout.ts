/** Which slots the objects of a class have, and which of them an enumeration has to decide. */
import type { HeapValue } from '../../ir/heap.js';
import { isNonNull } from '../../ir/nullness.js';
import { type FieldDeclaration, Flag, hasFlag } from '../../ir/program.js';
import { elementType, isArray, isPrimitive, type TypeName } from '../../ir/types.js';
import { FieldSlots } from '../memory/field-slots.js';
import type { HeapWorld } from './world.js';

/** What may stand in a slot, and how to speak of it. */
export interface SlotKind {
  readonly type: TypeName;
  readonly nonNull: boolean;
  /** `head`, `Node.next`, `elements of int[]`. */
  readonly name: string;
}

export interface Layout {
  readonly type: TypeName;
  /** Instance fields, superclass first; none for arrays. */
  readonly fields: readonly FieldDeclaration[];
  readonly positions: FieldSlots;
  /** One a field; a single one for all elements of an array. */
  readonly kinds: readonly SlotKind[];
  /** The content of a new object; undefined where it is to be decided. One entry for all elements of an array. */
  readonly initial: readonly (HeapValue | undefined)[];
}

export class Layouts {
  readonly #layouts = new Map<TypeName, Layout>();

  constructor(private readonly world: Pick<HeapWorld, 'hierarchy' | 'isRead'>) {}

  of(type: TypeName): Layout {
    let layout = this.#layouts.get(type);
    if (layout === undefined) {
      layout = isArray(type) ? this.#array(type) : this.#class(type);
      this.#layouts.set(type, layout);
    }
    return layout;
  }

  #array(type: TypeName): Layout {
    const element = elementType(type);
    const decided = !isPrimitive(element) || this.world.isRead({ kind: 'elements', type: element });
    return {
      type,
      fields: [],
      positions: new FieldSlots([]),
      kinds: [{ type: element, nonNull: false, name: `elements of ${type}` }],
      initial: [decided ? undefined : defaultOf(element)],
    };
  }

  #class(type: TypeName): Layout {
    const chain = [...this.world.hierarchy.superclassChain(type)].reverse();
    const fields = chain.flatMap((each) => each.fields.filter((field) => !hasFlag(field, Flag.STATIC)));
    return {
      type,
      fields,
      positions: new FieldSlots(fields),
      kinds: fields.map((field) => ({
        type: field.type,
        nonNull: isNonNull(this.world.hierarchy, field, field.owner) || isOuterInstance(field),
        name: `${simpleName(field.owner)}.${field.name}`,
      })),
      initial: fields.map((field) => (this.#isDecided(field) ? undefined : defaultOf(field.type))),
    };
  }

  /** Fields that a library class declares keep their defaults: see `isEnumerable` in candidates.ts. */
  #isDecided(field: FieldDeclaration): boolean {
    if (this.world.hierarchy.find(field.owner)?.origin !== 'input') return false;
    return !isPrimitive(field.type) || this.world.isRead({ kind: 'field', field });
  }
}

/** An inner object is never without the object around it, nor a method reference without the receiver that it is bound to. */
function isOuterInstance(field: FieldDeclaration): boolean {
  const isMade = field.name.startsWith('this$') || field.name === 'val$receiver$';
  return isMade && hasFlag(field, Flag.SYNTHETIC);
}

export function fieldKey(owner: string, name: string): string {
  return `${owner}.${name}`;
}

export function defaultOf(type: TypeName): HeapValue {
  if (type === 'long') return 0n;
  return isPrimitive(type) ? 0 : null;
}

export function simpleName(type: TypeName): string {
  return type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
}

export function innermostElement(type: TypeName): TypeName {
  return type.replace(/(\[\])+$/, '');
}
