/** What imagined objects are labelled with: a typestate that was found, or the class of an object that has no typestates. */
import type { Numbered } from '../../../base/numbered.js';
import type { ClassName } from '../../../ir/types.js';
import type { Heap, HeapObject, Machine } from '../../../machines/predicates/machine/machine.js';
import type { TypestateContents, Typestates } from '../../../machines/predicates/typestates/typestates.js';

export type LabelNumber = Numbered<'label number'>;

export interface Label {
  readonly number: LabelNumber;
  readonly type: ClassName;
  /** Undefined: objects of the class have no typestates. */
  readonly contents: TypestateContents | undefined;
}

export class Labels {
  readonly all: Label[] = [];
  readonly #numbers = new Map<string, LabelNumber>();

  find(type: ClassName, contents: TypestateContents | undefined): LabelNumber | undefined {
    return this.#numbers.get(keyOf(type, contents));
  }

  add(type: ClassName, contents: TypestateContents | undefined): LabelNumber {
    const key = keyOf(type, contents);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.length;
    this.all.push({ number, type, contents });
    this.#numbers.set(key, number);
    return number;
  }

  of(number: LabelNumber): Label {
    const label = this.all[number];
    if (label === undefined) throw new Error(`no label ${number}`);
    return label;
  }
}

/** Reads labels off the heaps of one machine. */
export class Labeller {
  readonly #machine: Machine;
  readonly #typestates: Typestates;
  readonly labels: Labels;

  constructor(machine: Machine, typestates: Typestates, labels: Labels) {
    this.#machine = machine;
    this.#typestates = typestates;
    this.labels = labels;
  }

  contents(heap: Heap, object: HeapObject, live?: ReadonlySet<HeapObject>): TypestateContents | undefined {
    if (!this.#typestates.has(this.#machine.typeOf(heap, object))) return undefined;
    return this.#typestates.contents(this.#typestates.of(heap, object, live));
  }

  /** Undefined: it is in no state that was found. */
  find(heap: Heap, object: HeapObject, live?: ReadonlySet<HeapObject>): LabelNumber | undefined {
    return this.labels.find(this.#machine.typeOf(heap, object), this.contents(heap, object, live));
  }

  add(heap: Heap, object: HeapObject, live?: ReadonlySet<HeapObject>): LabelNumber {
    return this.labels.add(this.#machine.typeOf(heap, object), this.contents(heap, object, live));
  }
}

function keyOf(type: ClassName, contents: TypestateContents | undefined): string {
  return contents === undefined ? type : contentsText(contents);
}

/** Contents as the table names them; in full where it does not. */
export class Names {
  readonly #names: ReadonlyMap<string, string>;

  constructor(typestates: readonly { readonly id: string; readonly contents: TypestateContents }[]) {
    this.#names = new Map(typestates.map(({ id, contents }) => [contentsText(contents), id]));
  }

  of(contents: TypestateContents): string {
    if (contents.isRaw) return 'raw';
    return this.#names.get(contentsText(contents)) ?? this.#described(contents);
  }

  #described({ type, predicates, fields }: TypestateContents): string {
    const said = [...predicates].map(([id, value]) => `${id} ${value}`);
    const led = [...fields].map(([field, target]) => {
      const name = field.slice(field.lastIndexOf('.') + 1);
      return `${name} ${target === null ? 'null' : this.of(target)}`;
    });
    return `a ${type} with ${[...said, ...led].join(', ')}`;
  }
}

/** Equal for equal contents. */
export function contentsText({ type, isRaw, predicates, fields }: TypestateContents): string {
  if (isRaw) return `raw ${type}`;
  const said = [...predicates].map(([id, value]) => `${id}=${value}`).sort();
  const led = [...fields]
    .map(([field, target]) => `${field}:${target === null ? 'null' : contentsText(target)}`)
    .sort();
  return `${type}{${[...said, ...led].join(',')}}`;
}

/** How contents that were worked out compare with those that a label says: what is not known excludes nothing. */
export function compareContents(
  found: TypestateContents | undefined,
  said: TypestateContents | undefined,
): 'equal' | 'different' | 'vague' {
  if (found === undefined || said === undefined) return found === said ? 'equal' : 'different';
  if (found.type !== said.type || found.isRaw !== said.isRaw) return 'different';
  let isVague = false;
  for (const id of new Set([...found.predicates.keys(), ...said.predicates.keys()])) {
    const [one, two] = [found.predicates.get(id), said.predicates.get(id)];
    if (one === two) continue;
    if (one !== 'unknown' && two !== 'unknown') return 'different';
    isVague = true;
  }
  for (const field of new Set([...found.fields.keys(), ...said.fields.keys()])) {
    const [one, two] = [found.fields.get(field), said.fields.get(field)];
    if (one === two) continue;
    // A field that is not spoken of leads to an object without typestates, or to something else that is known by the label.
    if (one === undefined || two === undefined || one === null || two === null) return 'different';
    const compared = compareContents(one, two);
    if (compared === 'different') return 'different';
    if (compared === 'vague') isVague = true;
  }
  return isVague ? 'vague' : 'equal';
}
