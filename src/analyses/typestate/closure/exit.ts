/** What one end of a call in an imagined world comes to: found states, found transitions, habits that are kept, or a need to look further. */
import type { FieldReference } from '../../../ir/instructions.js';
import type { CallExit, Heap, HeapObject } from '../../../machines/predicates/machine/machine.js';
import { brokenChain } from './chains.js';
import { walk } from './habits.js';
import { compareContents, type LabelNumber } from './labels.js';
import { type Need, Needs } from './needs.js';
import { brokenHolding, brokenReferrers } from './referrers.js';
import { type BrokenHabit, GivenUp, type Setting, UNREAD } from './setting.js';
import { brokenValues } from './values.js';
import type { ImaginedWorld } from './world.js';

export type ExitFinding =
  | { readonly kind: 'need'; readonly need: Need }
  | { readonly kind: 'watch'; readonly object: HeapObject }
  /** There is no such heap. */
  | { readonly kind: 'impossible' }
  | BrokenHabit
  | { readonly kind: 'new'; readonly what: string }
  | { readonly kind: 'fine'; readonly changed: readonly HeapObject[]; readonly after: Heap };

/** An end of a call with the objects that it is about. */
export class Exit {
  readonly #setting: Setting;
  readonly #world: ImaginedWorld;
  readonly #exit: CallExit;
  /** The heap that the client then has. */
  readonly after: Heap;
  readonly #live: ReadonlySet<HeapObject>;
  /** Objects that are new, and can be found after the call. */
  readonly #fresh: readonly HeapObject[];
  readonly #central: Set<HeapObject>;

  constructor(setting: Setting, world: ImaginedWorld, exit: CallExit, receiver: HeapObject | undefined) {
    this.#setting = setting;
    this.#world = world;
    this.#exit = exit;
    const { machine } = setting;
    let after = exit.heap;
    const isConstructed = receiver !== undefined && !world.labels.has(receiver) && exit.thrown === undefined;
    if (isConstructed) after = machine.held(after, receiver);
    if (exit.result !== undefined && exit.result >= 0) after = machine.held(after, exit.result);
    this.after = after;
    this.#live = this.#reached(isConstructed ? receiver : undefined);
    this.#fresh = [...this.#live].filter((object) => !world.labels.has(object) && !machine.isStatics(after, object));
    const located = exit.located.flatMap(({ references }) => references);
    const changed = [...world.labels.keys()].filter((object) => machine.isChanged(after, object));
    this.#central = new Set([...located, ...changed].filter((object) => world.labels.has(object)));
  }

  /** Objects whose typestates after the call count; more after `#relate`. */
  get #interesting(): readonly HeapObject[] {
    return [...new Set([...this.#central, ...this.#world.watched])];
  }

  /** What there is after the call: everything that was there before may still be in somebody's hands. */
  #reached(constructed: HeapObject | undefined): ReadonlySet<HeapObject> {
    const { machine, fields } = this.#setting;
    const { result = -1 } = this.#exit;
    const found = new Set<HeapObject>(this.#world.labels.keys());
    if (constructed !== undefined) found.add(constructed);
    if (result >= 0) found.add(result);
    for (const object of this.after.objects) if (machine.isStatics(this.after, object)) found.add(object);
    for (const object of found) {
      const isStatics = machine.isStatics(this.after, object);
      const own = isStatics ? [] : fields.of(machine.typeOf(this.after, object));
      for (const field of own) {
        const target = machine.reference(this.after, object, field);
        if (target >= 0) found.add(target);
      }
    }
    return found;
  }

  find(): ExitFinding {
    const related = this.#relate();
    if (related !== undefined) return { kind: 'need', need: related };
    const need = this.#need();
    if (need !== undefined) return { kind: 'need', need };
    const agreement = this.#agreement();
    if (agreement !== undefined) return agreement;
    const labels = new Map<HeapObject, LabelNumber>();
    for (const object of [...this.#interesting, ...this.#fresh]) {
      const label = this.#setting.labeller.find(this.after, object, this.#live);
      if (label === undefined) return { kind: 'new', what: this.#unknownState(object) };
      labels.set(object, label);
    }
    for (const [one, other] of this.#world.twins) {
      if (labels.get(one) !== labels.get(other))
        throw new GivenUp('objects in the same typestate, related to one that changes, change differently');
    }
    const led =
      this.#led(labels) ??
      brokenReferrers(this.#setting, this.#world, this.after, { live: this.#live, labels }) ??
      this.#cycles() ??
      brokenChain(this.#setting, this.#world, this.after, labels) ??
      brokenValues(this.#setting, this.after, labels) ??
      this.#setting.statics.broken(this.#setting.machine, this.after) ??
      brokenHolding(this.#setting, this.#world, this.after, { labels, result: this.#exit.result });
    if (led !== undefined) return led;
    const changed = this.#interesting.filter((object) => labels.get(object) !== this.#world.labels.get(object));
    const overlooked = this.#referrerOf(changed);
    if (overlooked !== undefined) return { kind: 'watch', object: overlooked };
    return { kind: 'fine', changed, after: this.after };
  }

  /** An object that is there, refers to one of these, and has not been looked at itself. */
  #referrerOf(changed: readonly HeapObject[]): HeapObject | undefined {
    const { machine, fields } = this.#setting;
    const interesting = new Set(this.#interesting);
    return [...this.#world.labels.keys()].find(
      (object) =>
        !interesting.has(object) &&
        fields
          .of(machine.typeOf(this.after, object))
          .some((field) => changed.includes(machine.reference(this.after, object, field))),
    );
  }

  /** Objects that others are, or were, compared with count with all their buddies. */
  #relate(): Need | undefined {
    const { machine, duals } = this.#setting;
    const needs = this.#needs();
    for (const object of [...this.#central, ...this.#fresh]) {
      for (const predicate of duals) {
        if (!this.#setting.isFirst(machine.typeOf(this.after, object), predicate)) continue;
        const heaps = this.#world.labels.has(object) ? [this.#world.heap, this.after] : [this.after];
        for (const heap of heaps) {
          if (machine.isRaw(heap, object)) continue;
          const { reference, unread } = this.#setting.along(heap, object, predicate.via);
          if (unread !== undefined) return needs.first(heap, object, predicate);
          if (reference >= 0 && this.#world.labels.has(reference)) this.#central.add(reference);
        }
      }
    }
    return undefined;
  }

  #needs(): Needs {
    return new Needs(this.#setting, this.#world, (object) => this.#central.has(object));
  }

  #need(): Need | undefined {
    const needs = this.#needs();
    for (const object of this.#interesting) {
      const need = needs.of(this.#world.heap, object) ?? needs.of(this.after, object);
      if (need !== undefined) return need;
    }
    for (const object of this.#fresh) {
      const need = needs.of(this.after, object);
      if (need !== undefined) return need;
    }
    return undefined;
  }

  /** The labels are what comes out for the heap before the call; where it is another there is no such heap. */
  #agreement(): ExitFinding | undefined {
    for (const object of this.#interesting) {
      const { contents } = this.#setting.labels.of(this.#labelBefore(object));
      const found = this.#setting.labeller.contents(this.#world.heap, object);
      switch (compareContents(found, contents)) {
        case 'different':
          return { kind: 'impossible' };
        case 'vague':
          throw new GivenUp(
            `an object in ${contents === undefined ? 'a class' : this.#setting.names.of(contents)} could not be imagined`,
          );
      }
    }
    return undefined;
  }

  #labelBefore(object: HeapObject): LabelNumber {
    const label = this.#world.labels.get(object);
    if (label === undefined) throw new Error('an object without label');
    return label;
  }

  #unknownState(object: HeapObject): string {
    const contents = this.#setting.labeller.contents(this.after, object, this.#live);
    const text =
      contents === undefined ? this.#setting.machine.typeOf(this.after, object) : this.#setting.names.of(contents);
    return `an object would come into a state that was not met: ${text}`;
  }

  /** Fields lead where they were seen to lead. */
  #led(labels: ReadonlyMap<HeapObject, LabelNumber>): ExitFinding | undefined {
    const { machine, habits, fields } = this.#setting;
    for (const [object, label] of labels) {
      for (const field of fields.of(machine.typeOf(this.after, object))) {
        const target = machine.reference(this.after, object, field);
        if (target === UNREAD) {
          const before = this.#labelBefore(object);
          const all = habits.targets(before, field);
          if ([...all].every((each) => habits.leads(label, field, each))) continue;
          return { kind: 'need', need: { kind: 'field', object, field } };
        }
        const its = target < 0 ? target : (labels.get(target) ?? this.#setting.plainLabel(this.after, target));
        if (its === undefined) {
          // An object that nothing happened to: it matters only where this one came into another state.
          const isSame =
            this.#world.labels.get(object) === label && machine.reference(this.#world.heap, object, field) === target;
          if (isSame) continue;
          return { kind: 'watch', object: target };
        }
        if (habits.leads(label, field, its)) continue;
        const relax = (): void => habits.add(label, field, its);
        return { kind: 'habit', relax };
      }
    }
    return undefined;
  }

  /** No cycle has come about along a field that had none: only what was written counts, and what is not known may lead anywhere old. */
  #cycles(): ExitFinding | undefined {
    const { habits, fields } = this.#setting;
    for (const field of fields.all) {
      if (!habits.isAcyclic(field)) continue;
      const relax = (): void => habits.mayBeCyclic(field);
      const written = [...this.#world.labels.keys()].filter((object) => this.#isWritten(object, field));
      for (const object of [...written, ...this.#fresh]) {
        const end = this.#walk(object, field);
        if (end === object) return { kind: 'habit', relax };
        // From an old object on, the way to this one leads over a field that was written.
        if (end === UNREAD && written.length > 0) return { kind: 'habit', relax };
      }
    }
    return undefined;
  }

  #isWritten(object: HeapObject, field: FieldReference): boolean {
    const { machine, fields } = this.#setting;
    if (!fields.has(machine.typeOf(this.after, object), field)) return false;
    return machine.reference(this.after, object, field) !== machine.reference(this.#world.heap, object, field);
  }

  #walk(object: HeapObject, field: FieldReference): number {
    const { machine, fields } = this.#setting;
    return walk(machine, fields, this.after, { from: object, field, end: object });
  }
}
