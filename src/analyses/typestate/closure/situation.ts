/**
 * Recognises runs that are where another run was: the same code, and around what its variables refer to the same objects with the same
 * labels. What it has left behind matters only as far as its labels. Two such runs go on alike, so that a loop over a structure
 * of any length need not be followed for ever.
 */

import type { FieldReference } from '../../../ir/instructions.js';
import type { Asked, Heap, HeapObject } from '../../../machines/predicates/machine/machine.js';
import type { Setting } from './setting.js';
import type { ImaginedWorld } from './world.js';

export interface Question {
  readonly heap: Heap;
  readonly object: HeapObject;
  readonly field: FieldReference;
  readonly asked: Asked;
}

/** Undefined where runs are not compared: something was written, or objects are bound to each other by more than labels say. */
export function situationOf(
  setting: Setting,
  world: ImaginedWorld,
  given: readonly HeapObject[],
  { heap, object, field, asked }: Question,
): string | undefined {
  if (setting.countsReferrers || setting.duals.length > 0 || !setting.statics.areNone) return undefined;
  if (asked.isWritten) return undefined;
  return new Situation(setting, world, given, heap, asked).text(object, field);
}

class Situation {
  readonly #setting: Setting;
  readonly #world: ImaginedWorld;
  readonly #heap: Heap;
  readonly #asked: Asked;
  readonly #places = new Map<HeapObject, string[]>();
  readonly #numbers = new Map<HeapObject, number>();

  constructor(setting: Setting, world: ImaginedWorld, given: readonly HeapObject[], heap: Heap, asked: Asked) {
    this.#setting = setting;
    this.#world = world;
    this.#heap = heap;
    this.#asked = asked;
    for (const { path, references } of asked.located)
      for (const reference of references) this.#places.set(reference, [...(this.#places.get(reference) ?? []), path]);
    const held = asked.frames.flatMap(({ references }) =>
      references.filter((each): each is number => each !== undefined && each >= 0),
    );
    this.#number([...given, ...held]);
  }

  /** Objects near to what variables refer to, in an order that does not depend on their numbers in the heap. */
  #number(roots: readonly HeapObject[]): void {
    const near = new Set(roots);
    let layer: readonly HeapObject[] = [...near];
    for (let step = 0; step < this.#setting.depth; step++) {
      const next = layer.flatMap((object) => this.#targets(object)).filter((object) => !near.has(object));
      for (const object of next) near.add(object);
      layer = [...new Set(next)];
    }
    for (const object of near) this.#numbers.set(object, this.#numbers.size);
    let reached: ReadonlySet<HeapObject> = new Set(roots);
    for (let step = 0; step < this.#setting.depth; step++) {
      const before = [...this.#world.labels.keys()].filter((object) =>
        this.#targets(object).some((target) => reached.has(target)),
      );
      const found = before.filter((object) => !this.#numbers.has(object));
      const described = found.map((object) => [this.#described(object), object] as const);
      described.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0));
      for (const [, object] of described) this.#numbers.set(object, this.#numbers.size);
      reached = new Set([...reached, ...before]);
    }
  }

  #targets(object: HeapObject): readonly HeapObject[] {
    const { machine, fields } = this.#setting;
    return fields
      .of(machine.typeOf(this.#heap, object))
      .map((field) => machine.reference(this.#heap, object, field))
      .filter((target) => target >= 0);
  }

  text(object: HeapObject, field: FieldReference): string {
    const frames = this.#asked.frames.map(({ code, point, references }) => {
      const { owner, name, descriptor } = code.method;
      return `${owner}.${name}${descriptor}@${point}(${references.map((each) => this.#shown(each)).join(',')})`;
    });
    const near = [...this.#numbers.keys()].map((each) => this.#described(each));
    const left = [...this.#world.labels.keys()]
      .filter((each) => !this.#numbers.has(each))
      .map((each) => `${this.#world.labels.get(each)} at ${this.#placesOf(each)}`);
    const others = [...this.#places.keys()]
      .filter((each) => !this.#numbers.has(each) && !this.#world.labels.has(each))
      .map((each) => (each < 0 ? `${each} at ${this.#placesOf(each)}` : this.#described(each)));
    const question = `${this.#shown(object)}.${field.owner}.${field.name}`;
    return [...frames, ...near, all(left), all(others), question, `${this.#asked.key}`].join(' | ');
  }

  #described(object: HeapObject): string {
    const { machine, fields } = this.#setting;
    const type = machine.typeOf(this.#heap, object);
    const label = this.#world.labels.get(object) ?? `${type}${machine.isRaw(this.#heap, object) ? ' raw' : ''}`;
    const led = fields.of(type).map((field) => this.#led(object, field));
    return `${label} at ${this.#placesOf(object)}: ${led.join(',')}`;
  }

  /** What is left behind counts by its label, and by where one comes out again on the way along the field. */
  #led(object: HeapObject, field: FieldReference): string {
    const { machine, fields } = this.#setting;
    const seen = new Set<HeapObject>();
    let text = '';
    for (let from = object; !seen.has(from); ) {
      seen.add(from);
      const target = machine.reference(this.#heap, from, field);
      const shown = this.#shown(target);
      if (!shown.startsWith('~')) return text + shown;
      if (text === '') text = `${shown} to `;
      if (!fields.has(machine.typeOf(this.#heap, target), field)) return text;
      from = target;
    }
    return text;
  }

  #placesOf(object: HeapObject): string {
    return (this.#places.get(object) ?? []).sort().join('+');
  }

  #shown(reference: number | undefined): string {
    if (reference === undefined) return '';
    if (reference < 0) return `${reference}`;
    const number = this.#numbers.get(reference);
    return number === undefined ? `~${this.#world.labels.get(reference)}` : `#${number}`;
  }
}

/** Each once, in an order that does not depend on that of the list. */
function all(texts: readonly string[]): string {
  return [...new Set(texts)].sort().join(',');
}
