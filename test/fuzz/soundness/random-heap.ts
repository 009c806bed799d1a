/** Random heaps of the generated programs' classes: where a method may start when its callers are not known. */
import type { Machine } from '../../../src/execution/machine.js';
import type { JavaArray, JavaObject, Value } from '../../../src/execution/memory/values.js';
import type { Hierarchy } from '../../../src/ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../src/ir/program.js';
import { type ClassName, elementType, isArray, isPrimitive, type TypeName } from '../../../src/ir/types.js';
import type { Random } from '../random.js';

export interface StartingPoint {
  readonly values: readonly Value[];
  readonly initialised: readonly ClassName[];
}

/**
 * Initialises the classes of the input and fills objects, static fields and arguments at random. Undefined where a class
 * cannot be initialised, or nothing can be the receiver.
 */
export function randomStart(
  machine: Machine,
  hierarchy: Hierarchy,
  method: MethodDeclaration,
  random: Random,
): StartingPoint | undefined {
  const classes = hierarchy.table.inputs();
  for (const type of classes) if (machine.initialise(type).kind !== 'returned') return undefined;
  const pool = new Pool(machine, hierarchy, random);
  // Few objects: two names for one are what analyses get wrong.
  pool.fill(random.pick([1, 1, 2, 2, 3, 4]));
  for (const { owner, name, type } of machine.view.statics()) {
    if (classes.includes(owner) && random.below(2) === 0) machine.setStatic(owner, name, pool.value(type));
  }
  const values = method.parameters.map(({ type }) => pool.value(type));
  if (hasFlag(method, Flag.STATIC)) return { values, initialised: classes };
  const receiver = pool.receiver(method);
  return receiver === undefined ? undefined : { values: [receiver, ...values], initialised: classes };
}

const INTEGERS = [0, 1, 2, 3, -1, 5, 2147483647, -2147483648];

class Pool {
  readonly #objects: (JavaObject | JavaArray)[] = [];

  constructor(
    readonly machine: Machine,
    readonly hierarchy: Hierarchy,
    readonly random: Random,
  ) {}

  fill(count: number): void {
    const { machine, hierarchy, random } = this;
    const concrete = this.#classesBelow('java.lang.Object').filter((name) => {
      // No program makes an inner object without the one around it.
      const isInner = hierarchy.find(name)?.fields.some((field) => field.name.startsWith('this$')) === true;
      return !isInner && !/Main|Registry/.test(name);
    });
    if (concrete.length === 0) return;
    for (let made = 0; made < count; made++) {
      this.#objects.push(
        random.below(4) === 0 ? machine.newArray('Node[]', random.below(3)) : machine.allocate(random.pick(concrete)),
      );
    }
    for (const object of this.#objects) this.#fillFields(object);
  }

  #classesBelow(type: ClassName): readonly ClassName[] {
    return this.hierarchy.table.inputs().filter((name) => {
      const declaration = this.hierarchy.find(name);
      const isClass = declaration?.kind === 'class' || name === type;
      return isClass && !hasFlag(declaration ?? { flags: 0 }, Flag.ABSTRACT) && this.hierarchy.isSubclass(name, type);
    });
  }

  #fillFields(object: JavaObject | JavaArray): void {
    const { machine } = this;
    const length = machine.view.length(object) ?? 0;
    const type = machine.view.typeOf(object);
    for (let index = 0; index < length; index++) {
      machine.setElement(object as JavaArray, index, this.value(elementType(type)));
    }
    if (isArray(type)) return;
    for (const field of machine.view.fields(object)) {
      if (this.hierarchy.find(field.owner)?.origin !== 'input') continue;
      machine.setField(object as JavaObject, field.owner, field.name, this.value(field.type));
    }
  }

  /** Null, or one of the objects that fit. */
  value(type: TypeName): Value {
    const { machine, random } = this;
    if (type === 'boolean') return random.below(2);
    if (type === 'long') return BigInt(random.pick(INTEGERS));
    if (isPrimitive(type)) return type === 'int' ? random.pick(INTEGERS) : random.below(3);
    if (type === 'java.lang.Object' && random.below(5) === 0) return machine.string('text');
    const fitting = this.#objects.filter((object) => machine.isSubtype(machine.view.typeOf(object), type));
    return fitting.length === 0 || random.below(4) === 0 ? null : random.pick(fitting);
  }

  /** An object on which a call runs exactly this method. */
  receiver(method: MethodDeclaration): Value | undefined {
    // A constructor starts on a new object that nothing refers to yet.
    if (method.name === '<init>') return this.machine.allocate(this.random.pick(this.#classesBelow(method.owner)));
    const fitting = this.#objects.filter((object) => {
      const type = this.machine.view.typeOf(object);
      if (!this.machine.isSubtype(type, method.owner)) return false;
      const selected = this.hierarchy.selectMethod(type, method);
      return selected.kind === 'method' && selected.method === method;
    });
    return fitting.length === 0 ? undefined : this.random.pick(fitting);
  }
}
