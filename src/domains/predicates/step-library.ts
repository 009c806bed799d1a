/** Code that is not followed: what is known of it without looking into it. */
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Condition, MethodReference } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Subtypes } from '../../ir/subtypes.js';
import { type ClassName, isReference, OBJECT, THROWABLE, type TypeName } from '../../ir/types.js';
import type { Layout } from './heap-layout.js';
import type { MachineOptions } from './machine.js';
import { CAUSE_OF_CHECK } from './step-others.js';
import type { StepWorld } from './step-world.js';

/** Values that the platform leaves open. */
const ANY_VALUE = 'espalier.Any';
/** Methods of these classes complete normally, whatever they are given, if that is not null. */
const TOTAL: ReadonlySet<ClassName> = new Set([
  'java.lang.StringBuilder',
  'java.lang.StringBuffer',
  'java.lang.AbstractStringBuilder',
  'java.lang.Boolean',
  'java.io.PrintStream',
]);
const BOXES: ReadonlySet<ClassName> = new Set([
  'java.lang.Integer',
  'java.lang.Long',
  'java.lang.Short',
  'java.lang.Byte',
  'java.lang.Character',
  'java.lang.Float',
  'java.lang.Double',
]);
/** Of the others, by class and name. */
const QUIET: ReadonlySet<string> = new Set([
  'java.lang.Object.<init>',
  'java.lang.Object.getClass',
  'java.lang.Object.hashCode',
  'java.lang.Object.equals',
  'java.lang.Object.toString',
  'java.lang.Enum.<init>',
  'java.lang.Enum.name',
  'java.lang.Enum.ordinal',
  'java.lang.Enum.hashCode',
  'java.lang.Enum.equals',
  'java.lang.Enum.toString',
  'java.lang.Record.<init>',
  'java.lang.String.valueOf',
  'java.lang.String.length',
  'java.lang.String.isEmpty',
  'java.lang.String.equals',
  'java.lang.String.hashCode',
  'java.lang.String.toString',
  'java.lang.String.trim',
  'java.lang.System.nanoTime',
  'java.lang.System.currentTimeMillis',
  'java.lang.System.identityHashCode',
  'java.util.Objects.equals',
  'java.util.Objects.hashCode',
  'java.util.ArrayList.<init>',
  'java.util.LinkedList.<init>',
  'java.util.HashMap.<init>',
  'java.util.HashSet.<init>',
]);
const QUIETEST: ReadonlySet<string> = new Set([
  'java.lang.System.identityHashCode',
  'java.util.Objects.requireNonNull',
  'java.util.Objects.isNull',
  'java.util.Objects.nonNull',
]);
/** Boxes are taken apart and made; nothing is parsed. */
const BOXING: ReadonlySet<string> = new Set([
  'valueOf',
  'intValue',
  'longValue',
  'shortValue',
  'byteValue',
  'charValue',
  'floatValue',
  'doubleValue',
  'booleanValue',
  'hashCode',
  'equals',
  'compare',
  'compareTo',
]);

/** Further classes whose methods do nothing with objects but compare and print them. */
/** The library does not call these on objects of any class. */
const NEVER_CALLED: ReadonlySet<string> = new Set(['<init>', '<clinit>', 'clone', 'finalize']);
/** Their objects hold numbers and text only. */
const KEEPING_NOTHING: ReadonlySet<ClassName> = new Set([
  ANY_VALUE,
  'java.lang.String',
  'java.lang.StringBuilder',
  'java.lang.StringBuffer',
  'java.lang.Math',
  'java.lang.Boolean',
  'java.lang.Enum',
  'java.lang.Record',
  'java.io.PrintStream',
]);
const PLAIN_OWNERS: ReadonlySet<ClassName> = new Set([
  OBJECT,
  'java.lang.String',
  'java.lang.CharSequence',
  'java.lang.Comparable',
  'java.lang.Iterable',
  'java.lang.Math',
  'java.lang.Number',
  'java.lang.System',
  'java.lang.Enum',
  'java.lang.Record',
  'java.lang.Class',
]);

export class Library {
  readonly #hierarchy: Hierarchy;
  readonly #classes: Subtypes;
  readonly #layout: Layout;
  readonly #options: MachineOptions;
  readonly #quiet = new Map<MethodDeclaration, boolean>();
  readonly #callbacks = new Map<ClassName, MethodDeclaration | undefined>();
  readonly #plainCallbacks = new Map<ClassName, MethodDeclaration | undefined>();

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
  }

  /** Whether it surely completes normally, but for lack of memory. */
  isQuiet(method: MethodDeclaration): boolean {
    let quiet = this.#quiet.get(method);
    if (quiet === undefined) {
      quiet = this.#looksQuiet(method);
      this.#quiet.set(method, quiet);
    }
    return quiet;
  }

  #looksQuiet({ owner, name, descriptor }: MethodDeclaration): boolean {
    if (name === '<init>' && this.#hierarchy.isSubclass(owner, THROWABLE))
      return !this.#layout.isTracked(owner) && this.#hierarchy.find(owner)?.origin !== 'input';
    if (owner === 'java.lang.Math' || owner === 'java.lang.StrictMath') return !/Exact$|Mod$|Div$/.test(name);
    if (BOXES.has(owner)) return BOXING.has(name) && !descriptor.startsWith('(Ljava/lang/String;');
    if (owner === 'java.lang.StringBuilder' || owner === 'java.lang.StringBuffer')
      return (
        name === 'append' ||
        name === 'toString' ||
        name === 'length' ||
        (name === '<init>' && !descriptor.includes('(I'))
      );
    if (name === '<init>' && owner.startsWith('java.util.'))
      return QUIET.has(`${owner}.<init>`) && descriptor === '()V';
    if (owner === ANY_VALUE) return true;
    return TOTAL.has(owner) ? !name.startsWith('format') && name !== 'printf' : QUIET.has(`${owner}.${name}`);
  }

  /** Whether it calls nothing on the objects that it is given. */
  isDeaf(method: MethodDeclaration): boolean {
    const { owner, name } = method;
    if (name === '<init>') return owner.startsWith('java.lang.') && this.isQuiet(method);
    return (
      owner === ANY_VALUE ||
      owner === 'java.lang.Object' ||
      owner === 'java.lang.Enum' ||
      QUIETEST.has(`${owner}.${name}`)
    );
  }

  /** Whether what it returns is surely not null. */
  isNeverNull({ owner, name, result }: MethodDeclaration): boolean {
    if (!isReference(result)) return false;
    if (owner === 'java.lang.String' || owner.startsWith('java.lang.StringBu') || BOXES.has(owner)) return true;
    return (
      (owner === 'java.lang.Object' && (name === 'getClass' || name === 'toString')) || owner === 'java.lang.Boolean'
    );
  }

  /**
   * A method of the class that code outside may call on an object given to it, and that changes something in the heap: it is declared
   * by a class or interface that is not tracked. Undefined: there is none.
   */
  callback(type: ClassName, by: 'container' | 'anyone'): MethodDeclaration | undefined {
    const known = by === 'container' ? this.#plainCallbacks : this.#callbacks;
    if (!known.has(type)) known.set(type, this.#findCallback(type, by));
    return known.get(type);
  }

  #findCallback(type: ClassName, by: 'container' | 'anyone'): MethodDeclaration | undefined {
    const outside = [...this.#hierarchy.supertypes(type)].filter((upper) => !this.#layout.isTracked(upper));
    const seen = new Set<MethodDeclaration>();
    for (const upper of outside) {
      if (by === 'container' && upper !== OBJECT && upper !== 'java.lang.Comparable') continue;
      for (const method of this.#hierarchy.find(upper)?.methods ?? []) {
        if (hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.PRIVATE) || NEVER_CALLED.has(method.name)) continue;
        const selected = this.#hierarchy.selectMethod(type, method).method;
        if (!this.#layout.isTracked(selected.owner)) continue;
        if (this.#mayChange(selected, seen) || this.#mayGive(selected)) return selected;
      }
    }
    return undefined;
  }

  /**
   * Whether the method, with what it calls, calls nothing on objects that it was not given for that purpose but the methods of
   * Object and Comparable: containers and texts. Objects given as a type of their own (Runnable, Comparator, Collection) are another
   * matter.
   */
  isContainer(owner: ClassName): boolean {
    if (owner.startsWith('java.util.')) {
      const rest = owner.slice('java.util.'.length);
      return (
        !/^(concurrent\.(?!Concurrent|CopyOnWrite|atomic\.)|stream\.|logging\.|prefs\.|jar\.|zip\.)/.test(rest) &&
        !/^(Timer|ServiceLoader|Observable)/.test(rest)
      );
    }
    return (
      PLAIN_OWNERS.has(owner) || BOXES.has(owner) || TOTAL.has(owner) || this.#hierarchy.isSubclass(owner, THROWABLE)
    );
  }

  /** Whether no object is in its reach but those that it is given: it has no place to keep any, or is new and empty. */
  seesArgumentsOnly(owner: ClassName, { name, descriptor }: MethodReference): boolean {
    if (name === '<init>' && !descriptor.includes('L') && !descriptor.includes('[')) return true;
    return KEEPING_NOTHING.has(owner) || BOXES.has(owner) || this.#hierarchy.isSubclass(owner, THROWABLE);
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
        for (const name of this.#classes.of(resolved.owner))
          targets.add(this.#hierarchy.selectMethod(name, resolved).method);
      for (const target of targets)
        if (this.#layout.isTracked(target.owner) && this.#mayChange(target, seen)) return true;
    }
    return false;
  }
}
