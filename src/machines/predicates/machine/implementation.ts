/** The machine: heaps as records, calls as runs, questions answered from both. */
import type { Sense, Truth } from '../../../base/truth.js';
import { ProgramModel } from '../../../engine/program.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import type { ClassName } from '../../../ir/types.js';
import { ALL_LIVE } from '../../../program/flow/liveness.js';
import { CanonicalHeaps } from '../canonical/heap.js';
import { Relations } from '../canonical/values.js';
import { ExploreRun } from '../explore/run.js';
import { Losses } from '../heap/escaped.js';
import { CHANGED, HELD, HeapState, IMAGINED, RAW } from '../heap/heap.js';
import { Layout, slotOf } from '../heap/layout.js';
import {
  ANY_OTHER_REFERENCE,
  isObject,
  isOther,
  NULL_REFERENCE,
  type Reference,
  shown,
  UNREAD_NOT_NULL,
} from '../heap/references.js';
import { assume, imaginedObject, unreadSlots } from '../imagined/imagined.js';
import { Paths } from '../located.js';
import { RunCodes } from '../step/code.js';
import { Others } from '../step/others.js';
import { Steps } from '../step/step.js';
import { sameObject, sameReference } from '../step/truth.js';
import { addObject, type StepWorld, staticsObject } from '../step/world.js';
import { Texts } from '../texts.js';
import { isUnchanged, liveIn } from '../typestates/islands.js';
import { valueTable } from '../values/table.js';
import type { ValueTable } from '../values/values.js';
import { ITSELF, type Predicate } from '../vocabulary.js';
import { initialHeaps } from './initial.js';
import type { Argument, CallResult, Heap, HeapObject, Machine, MachineOptions, Watcher } from './machine.js';
import { CallRun, entering } from './run.js';

export interface MachineWorld {
  readonly hierarchy: Hierarchy;
  /** The classes of the input that can have objects. */
  readonly classes: Subtypes;
}

export class PredicateMachine implements Machine {
  readonly options: MachineOptions;
  readonly #world: StepWorld;
  readonly #steps: Steps;
  readonly #canonical: CanonicalHeaps;

  constructor({ hierarchy, classes }: MachineWorld, options: MachineOptions, values?: ValueTable) {
    this.options = options;
    const { vocabulary } = options;
    const layout = new Layout(hierarchy, vocabulary);
    const program = new ProgramModel(hierarchy, {
      classes,
      liveVariables: options.liveVariables ?? (() => ALL_LIVE),
    });
    this.#world = {
      hierarchy,
      classes,
      layout,
      codes: new RunCodes(program, layout),
      others: new Others(),
      texts: new Texts(vocabulary),
      paths: new Paths(),
      relations: new Relations(layout, vocabulary),
      values: values ?? valueTable(vocabulary),
      options,
      losses: new Losses(),
    };
    this.#steps = new Steps(this.#world);
    this.#canonical = new CanonicalHeaps(this.#world);
  }

  initial(classes: readonly ClassName[]): CallResult {
    return initialHeaps(this.#world, this.#steps, classes);
  }

  call(heap: Heap, method: MethodDeclaration, given: readonly Argument[]): ReturnType<Machine['call']> {
    const run = new CallRun(this.#world, this.#steps);
    const code = this.#world.codes.of(method);
    if (code === undefined)
      return { exits: [], leftOut: [`${method.owner}.${method.name} has no code`], isCutOff: false, steps: 0 };
    run.run(entering(this.#world, own(heap), code, given));
    return { exits: run.exits, leftOut: run.leftOut, isCutOff: run.isCutOff, steps: run.used };
  }

  explore(
    heap: Heap,
    method: MethodDeclaration,
    given: readonly Argument[],
    watcher: Watcher,
  ): { readonly leftOut: readonly string[]; readonly states: number; readonly steps: number } {
    const code = this.#world.codes.of(method);
    if (code === undefined) return { leftOut: [`${method.owner}.${method.name} has no code`], states: 0, steps: 0 };
    const run = new ExploreRun(this.#world, this.#steps, watcher);
    const state = entering(this.#world, own(heap), code, given);
    // Where nobody knows who calls, all classes have been used before, and their static fields may hold anything.
    state.initialised = this.options.isOpen === true ? undefined : own(heap).initialised;
    run.run(state);
    return { leftOut: run.leftOut, states: run.states, steps: run.steps };
  }

  allocated(heap: Heap, type: ClassName): { readonly heap: Heap; readonly object: HeapObject } {
    const changed = own(heap).copy();
    return { object: addObject(this.#world, changed, this.#world.layout.classOf(type), RAW), heap: changed };
  }

  held(heap: Heap, object: HeapObject): Heap {
    const changed = own(heap).copy();
    changed.setFlags(object, HELD, 0);
    return changed;
  }

  imagined(
    heap: Heap,
    type: ClassName,
    known: readonly { readonly predicate: Predicate; readonly value: Truth }[],
  ): { readonly heap: Heap; readonly object: HeapObject } {
    const changed = own(heap).copy();
    return { object: imaginedObject(this.#world, changed, this.#world.layout.classOf(type), known), heap: changed };
  }

  imaginedStatics(heap: Heap, type: ClassName): { readonly heap: Heap; readonly object: HeapObject } {
    const changed = own(heap).copy();
    const statics = this.#world.layout.staticsOf(type);
    const object = staticsObject(changed, statics);
    if (object === -1) return { object: imaginedObject(this.#world, changed, statics, []), heap: changed };
    changed.set(object, { type: statics, flags: IMAGINED, slots: unreadSlots(this.#world, changed, statics) });
    return { object, heap: changed };
  }

  assumed(
    heap: Heap,
    predicate: Predicate,
    left: HeapObject,
    right: HeapObject | undefined,
    sense: Sense,
  ): Heap | undefined {
    const changed = own(heap).copy();
    return assume(this.#world, changed, { predicate, left, right }, sense) ? changed : undefined;
  }

  filled(heap: Heap, object: HeapObject, field: FieldReference, target: Reference): Heap {
    const changed = own(heap).copy();
    const { type, flags, slots } = changed.record(object);
    const filled = slots.slice();
    filled[this.#slot(changed, object, field)] = target;
    changed.set(object, { type, flags, slots: filled });
    return changed;
  }

  typeOf(heap: Heap, object: HeapObject): ClassName {
    return own(heap).record(object).type.name;
  }

  isRaw(heap: Heap, object: HeapObject): boolean {
    return (own(heap).record(object).flags & RAW) !== 0;
  }

  isHeld(heap: Heap, object: HeapObject): boolean {
    return (own(heap).record(object).flags & HELD) !== 0;
  }

  isChanged(heap: Heap, object: HeapObject): boolean {
    const { flags } = own(heap).record(object);
    return (flags & IMAGINED) === 0 || (flags & CHANGED) !== 0;
  }

  isStatics(heap: Heap, object: HeapObject): boolean {
    return own(heap).record(object).type.isStatics;
  }

  statics(heap: Heap, type: ClassName): HeapObject | undefined {
    const object = staticsObject(own(heap), this.#world.layout.staticsOf(type));
    return object === -1 ? undefined : object;
  }

  reference(heap: Heap, object: HeapObject, field: FieldReference): Reference {
    if (this.#lacks(heap, object, field)) return NULL_REFERENCE;
    return shown(this.#content(heap, object, field) ?? ANY_OTHER_REFERENCE);
  }

  single(heap: Heap, predicate: Predicate, object: HeapObject): Truth {
    if (predicate.kind !== 'field-null' && predicate.kind !== 'field-constant') return 'unknown';
    const content = this.#content(heap, object, predicate.field);
    if (content === undefined) return 'unknown';
    if (predicate.kind === 'field-null') {
      if (content === NULL_REFERENCE) return 'yes';
      return isObject(content) || isOther(content) || content === UNREAD_NOT_NULL ? 'no' : 'unknown';
    }
    const { value } = predicate.constant;
    if (typeof value === 'string') return sameReference(content, this.#world.texts.of(value));
    const constant = this.#world.values.constant(own(heap).values, predicate.constant);
    return this.#world.values.compare(constant.values, predicate.operator, content, constant.symbol);
  }

  dual(heap: Heap, predicate: Predicate, left: HeapObject, right: HeapObject): Truth {
    if (predicate.kind !== 'fields') return 'unknown';
    const one = this.#content(heap, left, predicate.left);
    const two = this.#content(heap, right, predicate.right);
    if (one === undefined || two === undefined) return 'unknown';
    const { layout, values } = this.#world;
    if (predicate.left.name !== ITSELF && !layout.field(predicate.left)?.isReference)
      return values.compare(own(heap).values, predicate.operator, one, two);
    const isSame = left === right && layout.field(predicate.left) === layout.field(predicate.right);
    return isSame ? 'yes' : sameObject(this.#world, own(heap), one, two);
  }

  canonical(heap: Heap): { readonly heap: Heap; readonly key: number } {
    return this.#canonical.of(own(heap));
  }

  isUnchanged(before: Heap, after: Heap): boolean {
    return isUnchanged(before, after);
  }

  live(heap: Heap): ReadonlySet<HeapObject> {
    return liveIn(heap);
  }

  /** Of a static field: whatever object is asked, it is where the static fields of the class are. */
  #content(heap: Heap, object: HeapObject, reference: FieldReference): number | undefined {
    if (reference.name === ITSELF) return object;
    const state = own(heap);
    const { layout } = this.#world;
    const field = layout.field(reference);
    const { type, slots } = state.record(object);
    const slot = field === undefined ? -1 : slotOf(type, field);
    if (slot !== -1) return slots[slot];
    const statics = layout.staticsOf(reference.owner);
    const holder = field === undefined || slotOf(statics, field) === -1 ? -1 : staticsObject(state, statics);
    return field === undefined || holder === -1 ? undefined : state.record(holder).slots[slotOf(statics, field)];
  }

  /** Whether the field is one of other objects: the path through it goes on behind a cast that this object does not pass. */
  #lacks(heap: Heap, object: HeapObject, reference: FieldReference): boolean {
    const { layout } = this.#world;
    const field = layout.field(reference);
    const { type } = own(heap).record(object);
    if (reference.name === ITSELF || type.isStatics || field === undefined || slotOf(type, field) !== -1) return false;
    return slotOf(layout.staticsOf(reference.owner), field) === -1;
  }

  #slot(heap: HeapState, object: HeapObject, reference: FieldReference): number {
    const { type } = heap.record(object);
    const field = this.#world.layout.field(reference);
    const slot = field === undefined ? -1 : slotOf(type, field);
    if (slot === -1) throw new Error(`${type.name} has no field ${reference.name} that is in the heap`);
    return slot;
  }
}

function own(heap: Heap): HeapState {
  if (!(heap instanceof HeapState)) throw new Error('a heap of another machine');
  return heap;
}
