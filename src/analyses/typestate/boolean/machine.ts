/**
 * The second machine: runs the boolean program of a component instead of its code, with a predicate store instead of values.
 *
 * It answers what the exploration of heaps and the reading of typestates ask, and nothing of what the proof of completeness or the
 * checking of clients needs. What it shares with the machine of the domain are names: fields of classes, and locations.
 */
import { type Sense, type Truth, truthOf } from '../../../base/truth.js';
import type { FieldReference } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isReference } from '../../../ir/types.js';
import { Layout, slotOf } from '../../../machines/predicates/heap/layout.js';
import { ANY_OTHER_REFERENCE, isObject, type Reference, shown } from '../../../machines/predicates/heap/references.js';
import { Paths } from '../../../machines/predicates/located.js';
import type { MachineWorld } from '../../../machines/predicates/machine/implementation.js';
import type {
  Argument,
  CallExit,
  CallResult,
  Heap,
  HeapObject,
  Machine,
  MachineOptions,
} from '../../../machines/predicates/machine/machine.js';
import { Library } from '../../../machines/predicates/step/library.js';
import { sameObject, sameReference } from '../../../machines/predicates/step/truth.js';
import { ITSELF, type Predicate } from '../../../machines/predicates/vocabulary.js';
import { initialisedWith } from '../../../program/calls/initialisation.js';
import { BooleanCodes } from './code.js';
import { CanonicalBooleanHeaps } from './heap/canonical.js';
import { BooleanHeap, booleanHeap, HELD, RAW } from './heap/heap.js';
import { NewObjects } from './heap/new.js';
import type { Entity } from './heap/store.js';
import type { PredicateType, SideType } from './heap/types.js';
import { BooleanValues, set } from './heap/values.js';
import type { BooleanWorld } from './heap/world.js';
import { BooleanOthers } from './others.js';
import { asBoolean, type BooleanProgram } from './program.js';
import { BooleanRun } from './run.js';
import { BooleanSteps } from './step.js';

export class BooleanMachine implements Machine {
  readonly options: MachineOptions;
  readonly #world: BooleanWorld;
  readonly #steps: BooleanSteps;
  readonly #canonical: CanonicalBooleanHeaps;
  readonly #isCutOff: boolean;

  constructor({ hierarchy, classes }: MachineWorld, options: MachineOptions, program: BooleanProgram) {
    this.options = options;
    this.#isCutOff = program.propagation.isCutOff;
    const layout = new Layout(hierarchy, options.vocabulary);
    const codes = new BooleanCodes(program);
    const values = new BooleanValues(layout, hierarchy);
    const objects = new NewObjects(codes, values, hierarchy);
    const library = new Library({ hierarchy, classes, layout, options });
    const others = new BooleanOthers();
    this.#world = { hierarchy, classes, options, layout, codes, values, objects, library, others, paths: new Paths() };
    this.#steps = new BooleanSteps(this.#world);
    this.#canonical = new CanonicalBooleanHeaps(codes.types);
  }

  initial(names: readonly ClassName[]): CallResult {
    const { hierarchy, layout, objects } = this.#world;
    const empty = new BooleanHeap();
    for (const name of names) {
      const statics = layout.staticsOf(name);
      if (statics.fields.length > 0) objects.add(empty, statics, 0);
    }
    const order = new Set(names.flatMap((name) => initialisedWith(hierarchy, name)));
    const leftOut = new Set<string>();
    let heaps: readonly Heap[] = [empty];
    for (const name of order) {
      const initialiser = names.includes(name) ? hierarchy.declaredMethod(name, '<clinit>', '()V') : undefined;
      if (initialiser === undefined) continue;
      heaps = heaps.flatMap((heap) => {
        const result = this.call(heap, initialiser, []);
        for (const reason of result.leftOut) leftOut.add(reason);
        if (result.exits.some(({ thrown }) => thrown !== undefined)) leftOut.add(`the initialiser of ${name} may fail`);
        return result.exits.flatMap((exit) => (exit.thrown === undefined ? [exit.heap] : []));
      });
    }
    const exits = heaps.map(
      (heap): CallExit => ({ heap: this.#withConstants(heap), located: [], isCertain: heaps.length === 1 }),
    );
    return { exits, leftOut: [...leftOut] };
  }

  /** Clients can name the constants of enumerations. */
  #withConstants(heap: Heap): Heap {
    const changed = booleanHeap(heap).copy();
    for (const object of changed.objects) {
      const { type, slots } = changed.record(object);
      for (const [slot, { field }] of type.isStatics ? type.fields.entries() : []) {
        const declared = this.#world.hierarchy.declaredField(field.owner, field.name);
        const target = slots[slot] as number;
        if (declared !== undefined && hasFlag(declared, Flag.ENUM) && isObject(target))
          changed.setFlags(target, HELD, 0);
      }
    }
    return changed;
  }

  call(heap: Heap, method: MethodDeclaration, given: readonly Argument[]): ReturnType<Machine['call']> {
    const code = this.#world.codes.of(method);
    if (code === undefined)
      return { exits: [], leftOut: [`${method.owner}.${method.name} has no code`], isCutOff: false, steps: 0 };
    if (this.#isCutOff) return { exits: [], leftOut: [CUT_OFF], isCutOff: false, steps: 0 };
    const run = new BooleanRun(this.#world, this.#steps);
    run.run(booleanHeap(heap), code, given);
    return { exits: run.exits, leftOut: run.leftOut, isCutOff: run.isCutOff, steps: run.used };
  }

  allocated(heap: Heap, type: ClassName): { readonly heap: Heap; readonly object: HeapObject } {
    const changed = booleanHeap(heap).copy();
    return { object: this.#world.objects.add(changed, this.#world.layout.classOf(type), RAW), heap: changed };
  }

  held(heap: Heap, object: HeapObject): Heap {
    const changed = booleanHeap(heap).copy();
    changed.setFlags(object, HELD, 0);
    return changed;
  }

  typeOf(heap: Heap, object: HeapObject): ClassName {
    return booleanHeap(heap).record(object).type.name;
  }

  isRaw(heap: Heap, object: HeapObject): boolean {
    return (booleanHeap(heap).record(object).flags & RAW) !== 0;
  }

  isHeld(heap: Heap, object: HeapObject): boolean {
    return (booleanHeap(heap).record(object).flags & HELD) !== 0;
  }

  isChanged(): boolean {
    return true;
  }

  isStatics(heap: Heap, object: HeapObject): boolean {
    return booleanHeap(heap).record(object).type.isStatics;
  }

  statics(heap: Heap, type: ClassName): HeapObject | undefined {
    const object = booleanHeap(heap).staticsOf(this.#world.layout.staticsOf(type));
    return object === -1 ? undefined : object;
  }

  reference(heap: Heap, object: HeapObject, field: FieldReference): Reference {
    return shown(this.#content(booleanHeap(heap), object, field) ?? ANY_OTHER_REFERENCE);
  }

  single(heap: Heap, predicate: Predicate, object: HeapObject): Truth {
    const found = asBoolean(predicate);
    if (typeof found === 'string') return found === '*' ? 'unknown' : truthOf(found === 'true');
    const type = this.#world.codes.types.find(found);
    return type === undefined ? 'unknown' : this.#world.values.persistent(booleanHeap(heap), type, object, undefined);
  }

  /** A predicate about an object itself is known by where it is; all others by their entries. */
  dual(heap: Heap, predicate: Predicate, left: HeapObject, right: HeapObject): Truth {
    const state = booleanHeap(heap);
    if (predicate.kind !== 'fields') return 'unknown';
    const holder = this.#holder(state, predicate.right, right);
    if (holder === undefined) return 'unknown';
    if (predicate.left.name === ITSELF) {
      const content = this.#content(state, holder, predicate.right);
      return content === undefined ? 'unknown' : sameObject(this.#world, state, left, content);
    }
    const first = this.#holder(state, predicate.left, left);
    const found = asBoolean(predicate);
    if (typeof found === 'string' || first === undefined) return 'unknown';
    const type = this.#world.codes.types.find(found);
    if (type === undefined) return 'unknown';
    const isSwapped = found.left.kind === 'field' && !isSameField(found.left.field, predicate.left);
    return this.#world.values.persistent(state, type, isSwapped ? holder : first, isSwapped ? first : holder);
  }

  canonical(heap: Heap): { readonly heap: Heap; readonly key: number } {
    return this.#canonical.of(booleanHeap(heap));
  }

  isUnchanged(before: Heap, after: Heap): boolean {
    return booleanHeap(before).isUnchangedIn(booleanHeap(after));
  }

  live(heap: Heap): ReadonlySet<HeapObject> {
    return booleanHeap(heap).live();
  }

  /** Predicates of two objects that are kept between calls. */
  persistentPairs(): readonly PredicateType[] {
    const { types, persistent } = this.#world.codes;
    return persistent.flatMap((number) => {
      const type = types.all[number];
      return type?.left.kind === 'field' && type.right.kind === 'field' ? [type] : [];
    });
  }

  /** What a side of a predicate refers to, where it is a reference that is kept. */
  meaning(heap: BooleanHeap, side: SideType, entity: Entity): Reference | undefined {
    return this.#world.values.meaning(heap, side, entity);
  }

  setEntry(heap: BooleanHeap, predicate: number, left: Entity, right: Entity, sense: Sense): void {
    const holds = sense === 'holds';
    const type = this.#world.codes.types.all[predicate];
    if (type !== undefined) set(heap, { type, left, right, value: truthOf(holds) });
  }

  /** Entries about references that are not what the references are: none, unless the program is wrong. */
  contradictions(heap: Heap): readonly string[] {
    const state = booleanHeap(heap);
    const { codes, values } = this.#world;
    return state.store.entries().flatMap(({ predicate, left, right, holds }) => {
      const type = codes.types.all[predicate];
      if (type === undefined || type.left.kind !== 'field' || !isReference(type.left.field.type)) return [];
      const one = values.meaning(state, type.left, left);
      const other = values.meaning(state, type.right, right);
      if (one === undefined || other === undefined) return [];
      const truth = sameReference(one, other);
      if (truth === 'unknown' || (truth === 'yes') === holds) return [];
      const { owner, name } = type.left.field;
      return [`${owner}.${name} of ${left / 2 - 1} and ${right / 2 - 1} is said to be ${holds}`];
    });
  }

  /** Where the field is: in the object, or with the static ones of its class. */
  #holder(heap: BooleanHeap, field: FieldReference, object: HeapObject): HeapObject | undefined {
    if (field.name === ITSELF || this.#world.values.hasField(heap, object, field)) return object;
    return this.statics(heap, field.owner);
  }

  #content(heap: BooleanHeap, object: HeapObject, field: FieldReference): Reference | undefined {
    if (field.name === ITSELF) return object;
    const holder = this.#holder(heap, field, object);
    const known = this.#world.layout.field(field);
    if (holder === undefined || known === undefined) return undefined;
    const { type, slots } = heap.record(holder);
    const slot = slotOf(type, known);
    return slot === -1 ? undefined : slots[slot];
  }

  explore(): never {
    throw new Error(NOT_ASKED);
  }

  imagined(): never {
    throw new Error(NOT_ASKED);
  }

  imaginedStatics(): never {
    throw new Error(NOT_ASKED);
  }

  filled(): never {
    throw new Error(NOT_ASKED);
  }

  assumed(): never {
    throw new Error(NOT_ASKED);
  }
}

const CUT_OFF = 'the boolean program has too many predicates, so that it is not run';
const NOT_ASKED = 'boolean programs are run on heaps that were reached, not on imagined ones';

function isSameField(one: FieldReference, other: FieldReference): boolean {
  return one.owner === other.owner && one.name === other.name;
}
