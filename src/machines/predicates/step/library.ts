/** Code that is not followed: what is known of it without looking into it. */
import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Condition } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import { type ClassName, isReference, type TypeName } from '../../../ir/types.js';
import {
  type Callback,
  LibraryCallbacks,
  LibraryFacts,
  type MethodRecord,
  RECORDS,
  TYPES,
} from '../../../library/index.js';
import { selectedIn } from '../../../program/calls/targets.js';
import type { Layout } from '../heap/layout.js';
import type { MachineOptions } from '../machine/machine.js';
import { CAUSE_OF_CHECK } from './others.js';
import type { StepWorld } from './world.js';

/** Values that the platform leaves open. */
const ANY_VALUE: ClassName = 'espalier.Any';
/** What containers call on what they hold. */
const CONTAINER: readonly Callback[] = [
  'java.lang.Object.equals',
  'java.lang.Object.hashCode',
  'java.lang.Object.toString',
  'java.lang.Comparable.compareTo',
];

/** Who calls back: a method that is known, one that is not, or a container whose protocol does not show it. */
export type Caller = MethodDeclaration | 'anyone' | 'container';

export class Library {
  readonly #hierarchy: Hierarchy;
  readonly #classes: Subtypes;
  readonly #layout: Layout;
  readonly #options: MachineOptions;
  readonly #facts: LibraryFacts;
  readonly #back: LibraryCallbacks;
  readonly #callbacks = new Map<Caller, Map<ClassName, MethodDeclaration | undefined>>();

  constructor({
    hierarchy,
    classes,
    layout,
    options,
  }: Pick<StepWorld, 'hierarchy' | 'classes' | 'layout' | 'options'>) {
    this.#hierarchy = hierarchy;
    this.#classes = classes;
    this.#layout = layout;
    this.#options = options;
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
    this.#back = new LibraryCallbacks(hierarchy, this.#facts, classes, (name) => this.#isOfProgram(name));
  }

  #isOfProgram(name: ClassName): boolean {
    const origin = this.#hierarchy.find(name)?.origin;
    return this.#layout.isTracked(name) || origin === 'input' || origin === 'classpath';
  }

  /** Whether it surely completes normally, but for lack of memory. */
  isQuiet(method: MethodDeclaration): boolean {
    if (method.owner === ANY_VALUE) return true;
    const record = this.#facts.of(method);
    return record.throws?.length === 0 && this.#back.of(method)?.length === 0 && this.#relied(record);
  }

  /** Whether no code comes after it. */
  endsProgram(method: MethodDeclaration): boolean {
    const record = this.#facts.of(method);
    return record.ends === true && this.#relied(record);
  }

  /** Whether it calls nothing on the objects that it is given, and keeps none but by giving it back. */
  isDeaf(method: MethodDeclaration): boolean {
    if (method.owner === ANY_VALUE) return true;
    const record = this.#facts.of(method);
    const { calls, keeps, returns = [] } = record;
    const isDeaf = calls?.length === 0 && keeps?.every((operand) => returns.includes(operand)) === true;
    return isDeaf && this.#relied(record);
  }

  /** Whether what it returns is surely not null. */
  isNeverNull(method: MethodDeclaration): boolean {
    const record = this.#facts.of(method);
    return isReference(method.result) && record.null === 'never' && this.#relied(record);
  }

  /** Whether it calls nothing on objects that are not known but what every class does as it is documented. */
  isPlain(caller: Caller): boolean {
    if (caller === 'anyone' || caller === 'container') return caller === 'container';
    const record = this.#facts.of(caller);
    return record.calls?.every(isByContract) === true && this.#relied(record);
  }

  /** Notes that an answer rests on the record. */
  #relied(record: MethodRecord): true {
    this.#options.relies?.(record);
    return true;
  }

  /**
   * A method of the class that code outside may call on an object given to it, and that changes something in the heap: it is declared
   * by a class or interface that is not tracked. Undefined: there is none.
   */
  callback(type: ClassName, by: Caller): MethodDeclaration | undefined {
    let known = this.#callbacks.get(by);
    if (known === undefined) {
      known = new Map();
      this.#callbacks.set(by, known);
    }
    if (!known.has(type)) known.set(type, this.#findCallback(type, by));
    return known.get(type);
  }

  #findCallback(type: ClassName, by: Caller): MethodDeclaration | undefined {
    const called = this.#called(type, by);
    const all = this.#back.overridden(type);
    const found = this.#changing(called ?? all);
    if (found !== undefined || called === undefined || typeof by === 'string') return found;
    if (this.#changing(all) !== undefined) this.#options.relies?.(this.#facts.of(by));
    return undefined;
  }

  #changing(methods: readonly MethodDeclaration[]): MethodDeclaration | undefined {
    const seen = new Set<MethodDeclaration>();
    return methods.find(
      (method) => this.#layout.isTracked(method.owner) && (this.#mayChange(method, seen) || this.#mayGive(method)),
    );
  }

  /** Methods of the class that may be called; undefined: all that it overrides. */
  #called(type: ClassName, by: Caller): readonly MethodDeclaration[] | undefined {
    if (by === 'anyone') return undefined;
    const called = by === 'container' ? this.#back.named(CONTAINER) : this.#back.on(type, by);
    return called?.filter(({ owner }) => this.#hierarchy.isSubclass(type, owner));
  }

  /** Whether it may return an object of the heap, which the caller may keep. */
  #mayGive(method: MethodDeclaration): boolean {
    return (method.body()?.edges ?? []).some(({ instruction }) => {
      if (instruction.kind !== 'return' || instruction.value?.kind !== 'variable') return false;
      const { type } = instruction.value;
      return this.#mayBeTracked(type);
    });
  }

  #mayBeTracked(type: TypeName): boolean {
    return this.#layout.isTracked(type) || this.#classes.of(type).some((name) => this.#layout.isTracked(name));
  }

  #isError(condition: Condition['kind'], type: ClassName, { span }: Edge, method: MethodDeclaration): boolean {
    return this.#options.isError?.({ type, span, method, cause: CAUSE_OF_CHECK[condition] }) ?? false;
  }

  /** Whether it may write what is in the heap, or fail on purpose. `seen` are those that do not, or are being looked at. */
  #mayChange(method: MethodDeclaration, seen: Set<MethodDeclaration>): boolean {
    if (seen.has(method)) return false;
    seen.add(method);
    for (const edge of method.body()?.edges ?? []) {
      const { instruction } = edge;
      if (instruction.kind === 'store') {
        const { place, value } = instruction;
        // Objects may be put where they are found again.
        if (isReference(value.type) && value.kind === 'variable' && this.#mayBeTracked(value.type)) return true;
        if (place.kind === 'static' && this.#layout.staticsOf(place.field.owner).fields.length > 0) return true;
        if (place.kind === 'field' && this.#layout.field(place.field) !== undefined) return true;
      }
      if (instruction.kind === 'unsupported' || instruction.kind === 'throw') return true;
      if (instruction.kind === 'specify' && instruction.clause === 'assert' && !this.#options.ignoresAsserts)
        return true;
      if (
        instruction.kind === 'check' &&
        this.#isError(instruction.condition.kind, instruction.exception, edge, method)
      )
        return true;
      // What it makes would be missing in the heap.
      if (instruction.kind === 'new' && this.#layout.isTracked(instruction.type)) return true;
      if (instruction.kind !== 'call') continue;
      const resolved = this.#hierarchy.resolveMethod(instruction.method);
      if (resolved === undefined) continue;
      const targets = new Set([resolved]);
      if (instruction.dispatch === 'virtual' || instruction.dispatch === 'interface')
        for (const selected of selectedIn(
          { hierarchy: this.#hierarchy, classes: this.#classes },
          resolved.owner,
          resolved,
        ))
          targets.add(selected);
      for (const target of targets)
        if (this.#layout.isTracked(target.owner) && this.#mayChange(target, seen)) return true;
    }
    return false;
  }
}

/** What every class does as it is documented: objects that are not known are trusted in that. */
function isByContract(entry: Callback): boolean {
  return (
    entry === 'this' || TYPES.is('by-contract', entry) || TYPES.is('by-contract', entry.replace(/\.[a-z]\w*$/, ''))
  );
}
