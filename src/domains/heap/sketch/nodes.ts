/** The objects that sketches may have, with the classes that they are of, and what fields these have. */
import { TupleInterner } from '../../../base/interner.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { isKept } from '../../../ir/kept.js';
import { type FieldDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { NodeNumber, Value } from './values.js';

export interface Layout {
  readonly type: ClassName;
  readonly fields: readonly FieldDeclaration[];
  /** Whether the field keeps what the constructor gives it. */
  readonly isFinal: readonly boolean[];
  /** What each may hold where nothing is known of the object. */
  readonly values: readonly Value[];
  /** Whether it stands for objects of classes that are not known: they may be of any class. */
  readonly isStandIn: boolean;
  /** Whether the library may give out an object again that it has made. */
  readonly isKept: boolean;
}

/** `allocated` by the code at hand; `imagined`: it was there before; `receiver`: that too, and its class may be one below. */
export type Coming = 'allocated' | 'imagined' | 'receiver';

const COMINGS: readonly Coming[] = ['allocated', 'imagined', 'receiver'];

export interface NodeKind {
  readonly layout: Layout;
  readonly coming: Coming;
}

export class NodeTable {
  readonly #hierarchy: Hierarchy;
  readonly #valueOf: (field: FieldDeclaration) => Value;
  readonly #layouts = new Map<ClassName, Layout>();
  readonly #classes = new Map<ClassName, number>();
  readonly #numbers = new TupleInterner();
  readonly #kinds: NodeKind[] = [];

  readonly #isStandIn: (type: ClassName) => boolean;

  constructor(
    hierarchy: Hierarchy,
    unknown: (field: FieldDeclaration) => Value,
    isStandIn: (type: ClassName) => boolean = () => false,
  ) {
    this.#hierarchy = hierarchy;
    this.#valueOf = unknown;
    this.#isStandIn = isStandIn;
  }

  /** The object of that class that comes up at that place. */
  number(type: ClassName, coming: Coming, place: number): NodeNumber {
    let known = this.#classes.get(type);
    if (known === undefined) {
      known = this.#classes.size;
      this.#classes.set(type, known);
    }
    const number = this.#numbers.intern([known, COMINGS.indexOf(coming), place]);
    this.#kinds[number] ??= { layout: this.layout(type), coming };
    return number;
  }

  kind(node: NodeNumber): NodeKind {
    const kind = this.#kinds[node];
    if (kind === undefined) throw new RangeError(`no object ${node}`);
    return kind;
  }

  layout(type: ClassName): Layout {
    let layout = this.#layouts.get(type);
    if (layout === undefined) {
      const chain = this.#hierarchy.superclassChain(type);
      const fields = chain.flatMap((each) => each.fields.filter((field) => !hasFlag(field, Flag.STATIC)));
      const isFinal = fields.map((field) => hasFlag(field, Flag.FINAL));
      const isStandIn = this.#isStandIn(type);
      // Classes that are not known may give out the same object twice.
      const isKeptOne = isStandIn || isKept(this.#hierarchy, type);
      layout = { type, fields, isFinal, values: fields.map(this.#valueOf), isStandIn, isKept: isKeptOne };
      this.#layouts.set(type, layout);
    }
    return layout;
  }

  /** The slot of the field in objects of the class; -1: it has none. */
  slot({ fields }: Layout, reference: FieldReference): number {
    const field = this.#hierarchy.resolveField(reference);
    return field === undefined ? -1 : fields.indexOf(field);
  }
}
