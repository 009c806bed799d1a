/**
 * Chains: of objects with a label, what one field leads to was always found from what another leads to, along a third: the tail of a queue
 * from its head along `next`. Labels say nothing of the kind, so that without it one would have to reckon with a queue whose tail is
 * somewhere else. As for all habits, that it stays so is shown for every call.
 *
 * What keeps a chain whole: no field in the middle of any is written. Calls that write the field only where it was null, or in new objects,
 * leave every chain up to its end as it was.
 */
import type { FieldReference } from '../../../ir/instructions.js';
import type { Heap, HeapObject, Machine } from '../../../machines/predicates/machine/machine.js';
import type { FollowedFields } from './habits.js';
import type { LabelNumber } from './labels.js';
import type { Need } from './needs.js';
import { type BrokenHabit, type Setting, UNREAD } from './setting.js';
import type { ImaginedWorld } from './world.js';

/** From what `first` leads to, one comes along `next` to what `last` leads to, where both lead to objects. */
export interface Chain {
  readonly first: FieldReference;
  readonly last: FieldReference;
  readonly next: FieldReference;
}

const NULL = -1;

/** Which chains there are, by label. */
export class Chains {
  readonly #seen = new Map<LabelNumber, Set<Chain>>();
  readonly #broken = new Map<LabelNumber, Set<Chain>>();
  readonly #possible = new Map<string, readonly Chain[]>();
  /** Fields along which nothing is a chain any more. */
  readonly #written = new Set<FieldReference>();

  of(label: LabelNumber): readonly Chain[] {
    const broken = this.#broken.get(label);
    const seen = [...(this.#seen.get(label) ?? [])];
    return seen.filter((chain) => broken?.has(chain) !== true && !this.#written.has(chain.next));
  }

  /** Fields along which there are chains. */
  nexts(): readonly FieldReference[] {
    return [...new Set([...this.#seen.keys()].flatMap((label) => this.of(label).map(({ next }) => next)))];
  }

  relax(label: LabelNumber, chain: Chain): void {
    const broken = this.#broken.get(label);
    if (broken === undefined) this.#broken.set(label, new Set([chain]));
    else broken.add(chain);
  }

  relaxAll(next: FieldReference): void {
    this.#written.add(next);
  }

  /** Reads off a heap between calls. */
  observe(
    machine: Machine,
    fields: FollowedFields,
    heap: Heap,
    labelOf: (object: HeapObject) => LabelNumber | undefined,
  ): void {
    for (const object of heap.objects) {
      const label = labelOf(object);
      if (label === undefined || machine.isStatics(heap, object)) continue;
      for (const chain of this.#possibleIn(fields, machine.typeOf(heap, object))) {
        const [from, to] = [chain.first, chain.last].map((field) => machine.reference(heap, object, field));
        if (from === undefined || to === undefined || from < 0 || to < 0) continue;
        if (!walked(machine, fields, heap, from, chain.next).includes(to)) this.relax(label, chain);
        else {
          const seen = this.#seen.get(label);
          if (seen === undefined) this.#seen.set(label, new Set([chain]));
          else seen.add(chain);
        }
      }
    }
  }

  #possibleIn(fields: FollowedFields, type: string): readonly Chain[] {
    let found = this.#possible.get(type);
    if (found === undefined) {
      const own = fields.of(type);
      found = own.flatMap((first) =>
        own
          .filter((last) => last !== first && last.type === first.type)
          .flatMap((last) =>
            fields.all
              .filter((next) => fields.hierarchy.isSubclass(first.type, next.owner) && next.type === first.type)
              .map((next) => ({ first, last, next })),
          ),
      );
      this.#possible.set(type, found);
    }
    return found;
  }
}

/** The object and what is found from it along the field, as far as is known, each once. */
function walked(
  machine: Machine,
  fields: FollowedFields,
  heap: Heap,
  from: HeapObject,
  next: FieldReference,
): readonly HeapObject[] {
  const found = new Set<HeapObject>();
  for (let object = from; object >= 0 && !found.has(object); ) {
    found.add(object);
    if (!fields.has(machine.typeOf(heap, object), next)) break;
    object = machine.reference(heap, object, next);
  }
  return [...found];
}

/** Whether a chain in the world has a known end that is not the one it should have: then there is no such heap. */
export function hasTornChain({ machine, fields, chains }: Setting, { heap, labels }: ImaginedWorld): boolean {
  for (const [object, label] of labels) {
    for (const { first, last, next } of chains.of(label)) {
      const [from, to] = [machine.reference(heap, object, first), machine.reference(heap, object, last)];
      if (from < 0 || to < 0) continue;
      const found = walked(machine, fields, heap, from, next);
      if (found.includes(to)) continue;
      const end = found.at(-1) as HeapObject;
      const isOpen = fields.has(machine.typeOf(heap, end), next) && machine.reference(heap, end, next) === UNREAD;
      if (!isOpen) return true;
    }
  }
  return false;
}

type Labelled = ReadonlyMap<HeapObject, LabelNumber>;

/** A chain that is not what it should be after a call, or what has to be looked at to see it. */
export function brokenChain(
  setting: Setting,
  world: ImaginedWorld,
  after: Heap,
  labels: Labelled,
): BrokenHabit | { readonly kind: 'need'; readonly need: Need } | undefined {
  const { machine, fields, chains } = setting;
  for (const next of chains.nexts()) {
    for (const object of world.labels.keys()) {
      if (!fields.has(machine.typeOf(after, object), next)) continue;
      const was = machine.reference(world.heap, object, next);
      if (machine.reference(after, object, next) === was || was === NULL) continue;
      if (was === UNREAD) return { kind: 'need', need: { kind: 'field', object, field: next } };
      return { kind: 'habit', relax: () => chains.relaxAll(next) };
    }
  }
  for (const [object, label] of labels) {
    const before = world.labels.get(object);
    const had = before === undefined ? [] : chains.of(before);
    for (const chain of chains.of(label)) {
      const ends = [chain.first, chain.last];
      const isKept =
        had.includes(chain) &&
        ends.every((field) => machine.reference(after, object, field) === machine.reference(world.heap, object, field));
      if (isKept) continue;
      const unread = ends.find((field) => machine.reference(after, object, field) === UNREAD);
      if (unread !== undefined) return { kind: 'need', need: { kind: 'field', object, field: unread } };
      const [from, to] = ends.map((field) => machine.reference(after, object, field));
      if (from === undefined || to === undefined || from === NULL || to === NULL) continue;
      if (from < 0 || to < 0 || !isReached(setting, world, after, { from, to, next: chain.next }))
        return { kind: 'habit', relax: () => chains.relax(label, chain) };
    }
  }
  return undefined;
}

/** From an object to another along a field. */
interface Route {
  readonly from: HeapObject;
  readonly to: HeapObject;
  readonly next: FieldReference;
}

/** Along fields that are known, and along chains that were there before the call. */
function isReached(setting: Setting, world: ImaginedWorld, after: Heap, { from, to, next }: Route): boolean {
  const { machine, fields } = setting;
  const tried = new Set<HeapObject>();
  for (let start = from; !tried.has(start); ) {
    tried.add(start);
    const found = walked(machine, fields, after, start, next);
    if (found.includes(to)) return true;
    const end = found.at(-1) as HeapObject;
    if (!fields.has(machine.typeOf(after, end), next) || machine.reference(after, end, next) !== UNREAD) return false;
    const further = chainEnd(setting, world, end, next, tried);
    if (further === undefined) return false;
    start = further;
  }
  return false;
}

/** The end of a chain on which the object was before the call. */
function chainEnd(
  { machine, fields, chains }: Setting,
  { heap, labels }: ImaginedWorld,
  object: HeapObject,
  next: FieldReference,
  tried: ReadonlySet<HeapObject>,
): HeapObject | undefined {
  for (const [owner, label] of labels) {
    for (const chain of chains.of(label)) {
      if (chain.next !== next) continue;
      const [from, to] = [machine.reference(heap, owner, chain.first), machine.reference(heap, owner, chain.last)];
      if (from < 0 || to < 0 || tried.has(to)) continue;
      const found = walked(machine, fields, heap, from, next);
      if (found.includes(object) && !found.slice(0, found.indexOf(object)).includes(to)) return to;
    }
  }
  return undefined;
}
