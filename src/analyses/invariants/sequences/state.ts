/** What there is between two calls: the objects of the class, and two numbers that tell states apart. */

import type { RuntimeClass } from '../../../execution/classes/runtime-class.js';
import { innermostElement } from '../../../execution/enumeration/layout.js';
import {
  type JavaArray,
  JavaObject,
  JavaString,
  type Reference,
  type Value,
} from '../../../execution/memory/values.js';
import type { HeapView } from '../../../ir/heap.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';

const MOST_OBJECTS = INVARIANTS_BUDGETS['sequences/state'].mostObjects.most;

export interface Looked {
  /** Equal for isomorphic states, and hardly ever for others. */
  readonly print: number;
  /** The same of what matters most: fields of types of the input, and booleans. */
  readonly shape: number;
  /** Objects of the class that were found. */
  readonly objects: readonly JavaObject[];
  /** Whether there was more than was looked at. */
  readonly large: boolean;
}

export class Looking {
  readonly #layouts = new Map<RuntimeClass, Layout>();
  readonly #isOfClass = new Map<RuntimeClass, boolean>();

  constructor(
    readonly view: HeapView,
    /** The class whose objects are looked for. */
    readonly type: ClassName,
    /** Static fields that are looked at besides what the client holds. */
    readonly statics: readonly { readonly owner: ClassName; readonly name: string }[],
    readonly isOfInput: (type: TypeName) => boolean,
  ) {}

  isOfClass(type: RuntimeClass): boolean {
    let answer = this.#isOfClass.get(type);
    if (answer === undefined) {
      answer = type.isSubtypeOf(this.type);
      this.#isOfClass.set(type, answer);
    }
    return answer;
  }

  /** From what the client holds, in order. */
  look(held: readonly (Value | undefined)[]): Looked {
    const walk = new Walk((type) => this.#layout(type));
    for (const { owner, name } of this.statics)
      walk.see(this.view.staticField(owner, name) as Value | undefined, 'main');
    for (const value of held) walk.see(value, 'main');
    walk.finish();
    const objects = walk.found.filter(
      (object): object is JavaObject => object instanceof JavaObject && this.isOfClass(object.type),
    );
    return { print: walk.print.value, shape: walk.shape.value, objects, large: walk.large };
  }

  #layout(type: RuntimeClass): Layout {
    let layout = this.#layouts.get(type);
    if (layout === undefined) {
      const isMain = (fieldType: TypeName): boolean =>
        fieldType === 'boolean' || this.isOfInput(innermostElement(fieldType));
      const main = type.isArray
        ? [isMain(type.name)]
        : type.fields.map((field) => isMain(field.type) && !field.name.startsWith('this$'));
      layout = { number: this.#layouts.size, main };
      this.#layouts.set(type, layout);
    }
    return layout;
  }
}

interface Layout {
  /** Of the class. */
  readonly number: number;
  /** Which fields matter most; of an array, whether the elements do. */
  readonly main: readonly boolean[];
}

/** Breadth first; what is seen goes into the hashes in a fixed order. */
class Walk {
  readonly print = new Hash();
  readonly shape = new Hash();
  readonly found: Reference[] = [];
  large = false;
  readonly #numbers = new Map<Reference, number>();
  /** Numbers of their own for what the shape tells of. */
  readonly #main = new Map<Reference, number>();

  constructor(readonly layoutOf: (type: RuntimeClass) => Layout) {}

  see(value: Value | undefined, part: 'main' | 'aside'): void {
    if (part === 'main') this.#seeMain(value);
    if (value === null) this.print.add(1);
    else if (value === undefined) this.print.add(2);
    else if (typeof value !== 'object') this.print.addNumber(typeof value === 'bigint' ? Number(value) : value);
    else if (value instanceof JavaString) this.print.addText(value.text);
    else {
      let number = this.#numbers.get(value);
      if (number === undefined) {
        number = this.found.length;
        this.#numbers.set(value, number);
        this.found.push(value);
      }
      this.print.add(number + 16);
    }
  }

  #seeMain(value: Value | undefined): void {
    if (value === null || value === undefined) this.shape.add(1);
    else if (typeof value !== 'object') this.shape.addNumber(Number(value));
    else {
      let number = this.#main.get(value);
      if (number === undefined) {
        number = this.#main.size;
        this.#main.set(value, number);
      }
      this.shape.add(number + 16);
    }
  }

  finish(): void {
    for (let next = 0; next < this.found.length; next++) {
      if (next >= MOST_OBJECTS) {
        this.large = true;
        return;
      }
      const object = this.found[next];
      if (object === undefined || object instanceof JavaString) continue;
      const { number, main } = this.layoutOf(object.type);
      const isMain = this.#main.has(object);
      this.print.add(number);
      if (isMain) this.shape.add(number);
      if (object instanceof JavaObject) {
        object.fields.forEach((value, slot) => {
          this.see(value, isMain && main[slot] === true ? 'main' : 'aside');
        });
      } else this.#elements(object, isMain && main[0] === true ? 'main' : 'aside');
    }
  }

  #elements({ elements }: JavaArray, part: 'main' | 'aside'): void {
    this.print.add(elements.length);
    this.large ||= elements.length > MOST_OBJECTS;
    const end = Math.min(elements.length, MOST_OBJECTS);
    for (let index = 0; index < end; index++) this.see(elements[index] as Value, part);
  }
}

/** Two running hashes of 32 bits. */
class Hash {
  #left = 0x811c9dc5 | 0;
  #right = 0x2545f491 | 0;

  add(value: number): void {
    this.#left = Math.imul(this.#left ^ value, 0x01000193) ^ (this.#left >>> 15);
    this.#right = Math.imul((this.#right << 5) ^ (this.#right >>> 27) ^ value, 0x9e3779b1 | 0);
  }

  addNumber(value: number): void {
    if (value === (value | 0)) {
      this.add(5);
      this.add(value);
    } else this.addText(String(value));
  }

  addText(text: string): void {
    this.add(text.length + 7);
    for (let index = 0; index < text.length; index++) this.add(text.charCodeAt(index));
  }

  /** Of 53 bits. */
  get value(): number {
    return (this.#left >>> 0) * 0x200000 + ((this.#right ^ (this.#right >>> 11)) & 0x1fffff);
  }
}
