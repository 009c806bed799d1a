/**
 * What calling a method may write and keep, whatever it runs: a closure over bodies and possible targets.
 *
 * No reference that a run stores while the method runs, by itself or by what it calls, is missing. Not counted is what the machine itself does
 * to make an exception, in an object that nobody had before and in fields of the library: whoever looks into exceptions takes these to hold anything.
 */

import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, isReference, type TypeName } from '../../ir/types.js';
import { PROGRAM_BUDGETS } from '../budgets.js';
import { mentionedOnClassPath } from './class-path.js';
import { calleesOf, keyOf, overriders, type World } from './footprint.js';
import { Proxies } from './proxies.js';

export interface Effect {
  /** Nothing is known of it. */
  readonly anything: boolean;
  /** Whether it runs code outside the input that is not looked at: it may write every field of classes outside the input. */
  readonly library: boolean;
  /** Reference fields that it may store into, static ones in a set of their own. */
  readonly fields: ReadonlySet<string>;
  readonly statics: ReadonlySet<string>;
  readonly elements: boolean;
  /** Types of what it stores, wherever. */
  readonly kept: ReadonlySet<TypeName>;
}

const ANYTHING: Effect = {
  anything: true,
  library: true,
  fields: new Set(),
  statics: new Set(),
  elements: true,
  kept: new Set(),
};

const MOST_METHODS = PROGRAM_BUDGETS['calls/effects'].mostMethods.most;

/** What one body does itself. */
interface Own {
  readonly fields: readonly string[];
  readonly statics: readonly string[];
  readonly kept: readonly TypeName[];
  readonly elements: boolean;
  readonly callees: readonly MethodDeclaration[];
  /** Calls something outside the input that is not known. */
  readonly library: boolean;
  readonly anything: boolean;
}

/** Natives of the models that run initialisers of the program; the others write nothing but elements of arrays. */
const RUNNING: ReadonlySet<string> = new Set(['java.lang.Class.initialise', 'java.lang.Class.enumValues']);

export class Effects {
  readonly #world: World;
  readonly #proxies: Proxies;
  readonly #own = new Map<MethodDeclaration, Own>();
  readonly #known = new Map<MethodDeclaration, Effect>();
  #callbacks: readonly MethodDeclaration[] | undefined;

  constructor(world: World) {
    this.#world = world;
    this.#proxies = new Proxies(world.hierarchy);
  }

  of(method: MethodDeclaration): Effect {
    let effect = this.#known.get(method);
    if (effect === undefined) {
      effect = this.#closure(method);
      this.#known.set(method, effect);
    }
    return effect;
  }

  /** The methods that a body calls, as far as they are known. */
  callees(method: MethodDeclaration): readonly MethodDeclaration[] {
    return this.#ownOf(method).callees;
  }

  #closure(start: MethodDeclaration): Effect {
    const { hierarchy, classes } = this.#world;
    if (this.#mayBeHandled(start)) return ANYTHING;
    // Where a call has too many targets, the method that it names stands for all of them.
    const methods = new Set([start, ...overriders(hierarchy, classes, start)]);
    const fields = new Set<string>();
    const statics = new Set<string>();
    const kept = new Set<TypeName>();
    let elements = false;
    // What classes of the library that are not looked at make of it is not known either.
    let library = this.#isOverridable(start);
    if (library) for (const each of this.#callbacksOnce()) methods.add(each);
    for (const method of methods) {
      if (methods.size > MOST_METHODS) return ANYTHING;
      const own = this.#ownOf(method);
      if (own.anything) return ANYTHING;
      for (const each of own.fields) fields.add(each);
      for (const each of own.statics) statics.add(each);
      for (const each of own.kept) kept.add(each);
      for (const each of own.callees) methods.add(each);
      elements ||= own.elements;
      if (!own.library || library) continue;
      library = true;
      for (const each of this.#callbacksOnce()) methods.add(each);
    }
    return { anything: false, library, fields, statics, elements, kept };
  }

  #ownOf(method: MethodDeclaration): Own {
    let own = this.#own.get(method);
    if (own === undefined) {
      own = this.#look(method);
      this.#own.set(method, own);
    }
    return own;
  }

  #look(method: MethodDeclaration): Own {
    const { hierarchy } = this.#world;
    const body = method.body();
    if (body === undefined) return this.#withoutBody(method);
    const fields: string[] = [];
    const statics: string[] = [];
    const kept: TypeName[] = [];
    const callees = new Set<MethodDeclaration>();
    let elements = false;
    let library = false;
    for (const { instruction } of body.edges) {
      if (instruction.kind === 'unsupported') return { ...NOTHING, anything: true };
      if (instruction.kind === 'store') {
        const { place } = instruction;
        if (place.kind === 'element' && isReference(place.type)) {
          elements = true;
          kept.push(place.type);
        } else if ((place.kind === 'field' || place.kind === 'static') && isReference(place.field.type)) {
          (place.kind === 'field' ? fields : statics).push(keyOf(place.field));
          kept.push(place.field.type);
        }
      }
      if (instruction.kind !== 'call' && instruction.kind !== 'initialise') continue;
      const called = calleesOf(this.#world, instruction);
      const resolved = instruction.kind === 'call' ? hierarchy.resolveMethod(instruction.method) : undefined;
      if (instruction.kind === 'call' && (resolved === undefined || this.#mayBeHandled(resolved)))
        return { ...NOTHING, anything: true };
      for (const callee of called) callees.add(callee);
      library ||= this.#isOpen(instruction);
    }
    return { fields, statics, kept, elements, callees: [...callees], library, anything: false };
  }

  #withoutBody(method: MethodDeclaration): Own {
    const owner = this.#world.hierarchy.find(method.owner);
    // Whoever implements it is among the callees of the call, or is code of the library.
    if (hasFlag(method, Flag.ABSTRACT)) return NOTHING;
    if (owner?.origin === 'model' && hasFlag(method, Flag.NATIVE)) {
      if (RUNNING.has(`${method.owner}.${method.name}`)) return { ...NOTHING, anything: true };
      return { ...NOTHING, elements: true };
    }
    return { ...NOTHING, anything: true };
  }

  /** Whether a call that names the method may run the handler of an object that was made at run time. */
  #mayBeHandled(method: MethodDeclaration): boolean {
    const isFixed = [Flag.STATIC, Flag.PRIVATE, Flag.FINAL].some((flag) => hasFlag(method, flag));
    return !isFixed && !method.name.startsWith('<') && this.#proxies.mayBe(method.owner);
  }

  /** Whether the call may run code of classes outside the input that were not seen. */
  #isOpen(instruction: Instruction): boolean {
    if (instruction.kind !== 'call') return false;
    if (instruction.dispatch === 'static' || instruction.dispatch === 'special') return false;
    const resolved = this.#world.hierarchy.resolveMethod(instruction.method);
    return resolved === undefined || this.#isOverridable(resolved);
  }

  /** Whether classes outside the input may have methods of their own in its place. */
  #isOverridable(method: MethodDeclaration): boolean {
    const owner = this.#world.hierarchy.find(method.owner);
    if (owner === undefined) return true;
    if (owner.origin === 'input' || method.name.startsWith('<')) return false;
    const isFixed = [Flag.FINAL, Flag.PRIVATE, Flag.STATIC].some((flag) => hasFlag(method, flag));
    return !isFixed && !hasFlag(owner, Flag.FINAL);
  }

  /** Methods of the input, and of what it mentions on the class path, that code outside may call: those that override what is declared there. */
  #callbacksOnce(): readonly MethodDeclaration[] {
    this.#callbacks ??= callbacksOf(this.#world);
    return this.#callbacks;
  }
}

const NOTHING: Own = {
  fields: [],
  statics: [],
  kept: [],
  elements: false,
  callees: [],
  library: false,
  anything: false,
};

function callbacksOf({ hierarchy, classes }: World): readonly MethodDeclaration[] {
  const found = new Set<MethodDeclaration>();
  const seen = new Set<ClassName>();
  const inputs = hierarchy.table.inputs();
  const isOfProgram = (name: ClassName): boolean => {
    const origin = hierarchy.find(name)?.origin;
    return origin === 'input' || origin === 'classpath';
  };
  for (const name of [...inputs, ...mentionedOnClassPath(hierarchy, inputs)]) {
    // Of a type that is missing nobody knows what it declares.
    if (!hierarchy.isComplete(name)) for (const method of openMethods(hierarchy, name)) found.add(method);
    for (const upper of hierarchy.supertypes(name)) {
      if (seen.has(upper)) continue;
      seen.add(upper);
      const declaration = hierarchy.find(upper);
      if (declaration === undefined || declaration.origin === 'input') continue;
      for (const method of declaration.methods) {
        for (const each of overriders(hierarchy, classes, method)) {
          if (isOfProgram(each.owner)) found.add(each);
        }
      }
    }
  }
  return [...found];
}

function openMethods(hierarchy: Hierarchy, name: ClassName): readonly MethodDeclaration[] {
  const methods = hierarchy.find(name)?.methods ?? [];
  return methods.filter(
    (method) => !method.name.startsWith('<') && !hasFlag(method, Flag.STATIC) && !hasFlag(method, Flag.PRIVATE),
  );
}
