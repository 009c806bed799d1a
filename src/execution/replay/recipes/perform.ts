/** Does single steps of client programs on a machine. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { isNonNull } from '../../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { isPrimitive, type TypeName } from '../../../ir/types.js';
import type { Machine } from '../../machine.js';
import { JavaArray, JavaObject, type Value } from '../../memory/values.js';
import type { Hooks } from '../../options.js';
import type { Outcome } from '../../outcome.js';
import type { Source, Step } from '../sequence.js';

/** The field of a callback's class that holds what it uses. */
export const CALLBACK_TARGET = 'target';

export class Performer {
  constructor(
    readonly machine: Machine,
    readonly hierarchy: Hierarchy,
    private readonly mayBeNull: (method: MethodDeclaration, index: number) => boolean,
  ) {}

  /** Undefined where no client could do that, or none who keeps to what the code demands. `values` are those of earlier steps. */
  perform(step: Step, values: readonly (Value | undefined)[], hooks: Hooks): Outcome | undefined {
    switch (step.kind) {
      case 'array':
        return this.#array(step, values, hooks);
      case 'call':
        return this.#call(step, values, hooks);
      case 'own': {
        const value = this.#value(step.object, values, hooks);
        return value === undefined ? undefined : { kind: 'returned', value };
      }
      case 'read':
      case 'write':
        return hasFlag(step.field, Flag.STATIC) ? this.#static(step, values, hooks) : this.#field(step, values, hooks);
      case 'read-element':
      case 'write-element':
        return this.#element(step, values, hooks);
    }
  }

  #array(
    step: Extract<Step, { kind: 'array' }>,
    values: readonly (Value | undefined)[],
    hooks: Hooks,
  ): Outcome | undefined {
    const array = this.machine.newArray(step.type, step.elements.length);
    for (const [index, source] of step.elements.entries()) {
      const value = this.#value(source, values, hooks);
      if (value === undefined || (value === null && source.kind === 'step')) return undefined;
      this.machine.setElement(array, index, value);
    }
    return { kind: 'returned', value: array };
  }

  #call(
    step: Extract<Step, { kind: 'call' }>,
    values: readonly (Value | undefined)[],
    hooks: Hooks,
  ): Outcome | undefined {
    const { machine } = this;
    const given = this.arguments(step, values, hooks);
    if (given === undefined) return undefined;
    if (step.method.name !== '<init>') return machine.invoke(step.method, given, hooks);
    const made = machine.allocate(step.method.owner);
    const outcome = machine.invoke(step.method, [made, ...given], hooks);
    return outcome.kind === 'returned' ? { kind: 'returned', value: made } : outcome;
  }

  /** The receiver first, but for constructors. */
  arguments(
    { method, receiver, arguments: sources }: Extract<Step, { kind: 'call' }>,
    values: readonly (Value | undefined)[],
    hooks: Hooks,
  ): readonly Value[] | undefined {
    const given: Value[] = [];
    if (receiver !== undefined) {
      const value = this.#value(receiver, values, hooks);
      if (value === undefined || value === null || !this.#fits(value, method.owner)) return undefined;
      given.push(value);
    }
    for (const [index, source] of sources.entries()) {
      const value = this.#value(source, values, hooks);
      if (value === undefined || (value === null && !this.#takesNull(method, index))) return undefined;
      if (source.kind === 'step' && !this.#fits(value, method.parameters[index]?.type ?? '')) return undefined;
      given.push(value);
    }
    return given;
  }

  #field(
    step: Extract<Step, { kind: 'read' | 'write' }>,
    values: readonly (Value | undefined)[],
    hooks: Hooks,
  ): Outcome | undefined {
    const { owner, name, type } = step.field;
    const base = step.receiver && this.#value(step.receiver, values, hooks);
    if (!(base instanceof JavaObject) || !this.#fits(base, owner)) return undefined;
    if (step.kind === 'read') {
      return { kind: 'returned', value: this.machine.view.field(base, owner, name) as Value | undefined };
    }
    const value = this.#value(step.value, values, hooks);
    if (value === undefined || !this.#fits(value, type)) return undefined;
    this.machine.setField(base, owner, name, value);
    return { kind: 'returned', value: undefined };
  }

  #static(
    step: Extract<Step, { kind: 'read' | 'write' }>,
    values: readonly (Value | undefined)[],
    hooks: Hooks,
  ): Outcome | undefined {
    const { owner, name, type } = step.field;
    const initialised = this.machine.initialise(owner, hooks);
    if (initialised.kind !== 'returned') return initialised;
    if (step.kind === 'read') {
      return { kind: 'returned', value: this.machine.view.staticField(owner, name) as Value | undefined };
    }
    const value = this.#value(step.value, values, hooks);
    if (value === undefined || !this.#fits(value, type)) return undefined;
    this.machine.setStatic(owner, name, value);
    return { kind: 'returned', value: undefined };
  }

  #element(
    step: Extract<Step, { kind: 'read-element' | 'write-element' }>,
    values: readonly (Value | undefined)[],
    hooks: Hooks,
  ): Outcome | undefined {
    const array = this.#value(step.array, values, hooks);
    if (!(array instanceof JavaArray) || step.index >= array.elements.length) return undefined;
    if (step.kind === 'read-element') return { kind: 'returned', value: array.elements[step.index] as Value };
    const value = this.#value(step.value, values, hooks);
    if (value === undefined || !this.#fits(value, array.type.name.slice(0, -2))) return undefined;
    this.machine.setElement(array, step.index, value);
    return { kind: 'returned', value: undefined };
  }

  #fits(value: Value, type: TypeName): boolean {
    if (value === null || typeof value !== 'object') return true;
    return this.machine.isSubtype(value.type.name, type);
  }

  #takesNull(method: MethodDeclaration, index: number): boolean {
    const parameter = method.parameters[index];
    if (parameter === undefined || isPrimitive(parameter.type)) return false;
    return !isNonNull(this.hierarchy, parameter, method.owner) && this.mayBeNull(method, index);
  }

  #value(source: Source, values: readonly (Value | undefined)[], hooks: Hooks): Value | undefined {
    const { machine } = this;
    switch (source.kind) {
      case 'step':
        return values[source.index];
      case 'literal':
        return typeof source.value === 'string' ? machine.intern(source.value) : source.value;
      case 'lambda':
        return machine.allocate(source.type);
      case 'callback': {
        const target = values[source.target];
        if (target === undefined || target === null) return undefined;
        const made = machine.allocate(source.type);
        machine.setField(made, source.type, CALLBACK_TARGET, target);
        return made;
      }
      case 'constant': {
        const { owner, name } = source;
        if (machine.initialise(owner, hooks).kind !== 'returned') return undefined;
        return machine.view.staticField(owner, name) as Value | undefined;
      }
    }
  }
}
