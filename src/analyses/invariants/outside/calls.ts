/** What calls may run: methods of the input that are followed, code of the library, and code that nobody has seen. */
import type { Instruction } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isArray, OBJECT } from '../../../ir/types.js';
import type { Access } from '../../../program/access.js';
import { MOST_TARGETS, overriders, type World } from '../../../program/calls/footprint.js';
import { initialisersOf } from '../../../program/calls/initialisation.js';
import { isFixed, selectedIn } from '../../../program/calls/targets.js';
import { OutsideLibrary } from './library.js';

export type CallInstruction = Extract<Instruction, { kind: 'call' }>;

/** A method of the library, and what is known of the type of the object that it is called on. */
export interface OutsideCall {
  readonly library: MethodDeclaration;
  readonly type: ClassName;
}

const NONE: readonly MethodDeclaration[] = [];

export class OutsideCalls {
  readonly #world: World;
  readonly #access: Access;
  readonly #library: OutsideLibrary;
  readonly #initialisers = new Map<ClassName, readonly MethodDeclaration[]>();
  readonly #selected = new Map<MethodDeclaration, Map<ClassName, readonly MethodDeclaration[]>>();
  readonly #overriders = new Map<MethodDeclaration, readonly MethodDeclaration[]>();
  readonly #callbacksOf = new Map<ClassName, readonly MethodDeclaration[]>();
  readonly #unknown = new Map<Instruction, boolean>();
  readonly #all = new Map<CallInstruction, readonly MethodDeclaration[] | null>();
  #callbacks: readonly MethodDeclaration[] | undefined;

  constructor(world: World, access: Access) {
    this.#world = world;
    this.#access = access;
    this.#library = new OutsideLibrary(world);
  }

  isOfInput(name: ClassName): boolean {
    return this.#world.hierarchy.find(name)?.origin === 'input';
  }

  /** Static initialisers of the input that initialising the class runs. */
  initialisers(type: ClassName): readonly MethodDeclaration[] {
    let found = this.#initialisers.get(type);
    if (found === undefined) {
      found = initialisersOf(this.#world.hierarchy, type).filter(({ owner }) => this.isOfInput(owner));
      this.#initialisers.set(type, found);
    }
    return found;
  }

  /** The methods of the input that a call of a type of the input, or of a certain method, may run. */
  targets(call: CallInstruction): readonly MethodDeclaration[] {
    const resolved = this.#world.hierarchy.resolveMethod(call.method);
    if (resolved === undefined) return NONE;
    const known = this.#knownTargets(call, resolved);
    return known.every(({ owner }) => this.isOfInput(owner))
      ? known
      : known.filter(({ owner }) => this.isOfInput(owner));
  }

  /** Methods of the input that run in the place of one of the library. */
  callbacks(call: CallInstruction): readonly MethodDeclaration[] {
    const resolved = this.#world.hierarchy.resolveMethod(call.method);
    if (resolved === undefined) return NONE;
    let found = this.#overriders.get(resolved);
    if (found === undefined) {
      const { hierarchy, classes } = this.#world;
      found = overriders(hierarchy, classes, resolved).filter(({ owner }) => this.isOfInput(owner));
      this.#overriders.set(resolved, found);
    }
    return found;
  }

  /** Methods of the input that code outside it may call, since they take the place of methods declared there. */
  allCallbacks(): readonly MethodDeclaration[] {
    this.#callbacks ??= this.#findCallbacks();
    return this.#callbacks;
  }

  /** Methods that objects of the class have in the place of methods of the library. */
  callbacksOf(type: ClassName): readonly MethodDeclaration[] {
    if (!this.isOfInput(type)) return NONE;
    let found = this.#callbacksOf.get(type);
    if (found === undefined) {
      const { hierarchy } = this.#world;
      const methods = new Set<MethodDeclaration>();
      for (const upper of hierarchy.supertypes(type)) {
        if (this.isOfInput(upper)) continue;
        for (const method of hierarchy.find(upper)?.methods ?? []) {
          if (hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.PRIVATE) || method.name.startsWith('<')) continue;
          const { method: selected } = hierarchy.selectMethod(type, method);
          if (this.isOfInput(selected.owner)) methods.add(selected);
        }
      }
      found = [...methods];
      this.#callbacksOf.set(type, found);
    }
    return found;
  }

  /** Everything that the call may run; undefined where that is not known. */
  allTargets(call: CallInstruction): readonly MethodDeclaration[] | undefined {
    let targets = this.#all.get(call);
    if (targets === undefined) {
      targets = this.#findAll(call) ?? null;
      this.#all.set(call, targets);
    }
    return targets ?? undefined;
  }

  #findAll(call: CallInstruction): readonly MethodDeclaration[] | undefined {
    const resolved = this.#world.hierarchy.resolveMethod(call.method);
    if (resolved === undefined || this.#isOpen(call, resolved)) return undefined;
    return this.#knownTargets(call, resolved);
  }

  /** Whether the call is not followed: it may run code that is not of the input. */
  isNotFollowed(instruction: Instruction): boolean {
    if (instruction.kind === 'unsupported') return true;
    if (instruction.kind !== 'call') return false;
    const targets = this.allTargets(instruction);
    if (targets === undefined || targets.length > MOST_TARGETS) return true;
    return targets.some((target) => target.body() === undefined || !this.isOfInput(target.owner));
  }

  /** Whether the other one may run where the library's method is called on an object of the type: in its place, or in its turn. */
  mayRun({ library, type }: OutsideCall, callback: MethodDeclaration): boolean {
    const isInItsPlace = !hasFlag(library, Flag.STATIC) && selectedIn(this.#world, type, library).includes(callback);
    return isInItsPlace || this.#library.mayRun(type, library, callback);
  }

  /** Whether the call runs a certain method whose code is not there. */
  isUnseen(call: CallInstruction): boolean {
    return this.allTargets(call)?.some((target) => this.#isMissing(target)) === true;
  }

  #isMissing(target: MethodDeclaration): boolean {
    if (target.body() !== undefined || hasFlag(target, Flag.ABSTRACT)) return false;
    return !hasFlag(target, Flag.NATIVE) || this.isOfInput(target.owner);
  }

  /** Whether the call may run code that nobody has seen. */
  runsUnknown(instruction: Instruction): boolean {
    let runs = this.#unknown.get(instruction);
    if (runs === undefined) {
      runs = this.#findUnknown(instruction);
      this.#unknown.set(instruction, runs);
    }
    return runs;
  }

  #findUnknown(instruction: Instruction): boolean {
    if (instruction.kind === 'unsupported') return true;
    if (instruction.kind === 'initialise') return this.#initialisesUnknown(instruction.type);
    if (instruction.kind !== 'call') return false;
    if (this.#library.isPlainCall(instruction)) return false;
    const targets = this.allTargets(instruction);
    if (targets === undefined) return true;
    if (targets.length > MOST_TARGETS) return true;
    return targets.some((target) => this.isUnknown(target));
  }

  /** Whether outside code has implementations of the abstract method. */
  isImplementedOutside(method: MethodDeclaration): boolean {
    return !this.isOfInput(method.owner) || this.#access.isCallable(method);
  }

  /** Whether running the method itself, whatever it calls in the input, may run code that nobody has seen. */
  isUnknown(target: MethodDeclaration): boolean {
    if (!this.isOfInput(target.owner)) return this.#library.runsOthers(target);
    if (target.body() !== undefined) return false;
    return !hasFlag(target, Flag.ABSTRACT) || this.isImplementedOutside(target);
  }

  /** Classes of the JDK do not call programs when they are initialised. */
  #initialisesUnknown(type: ClassName): boolean {
    const { hierarchy } = this.#world;
    return initialisersOf(hierarchy, type).some(({ owner }) => hierarchy.find(owner)?.origin === 'classpath');
  }

  /** Whether classes that nobody has seen may have methods of their own in its place. */
  #isOpen({ dispatch, method, arguments: operands }: CallInstruction, resolved: MethodDeclaration): boolean {
    if (dispatch === 'static' || dispatch === 'special' || isArray(method.owner)) return false;
    // The methods of arrays are those of Object.
    const [receiver] = operands;
    if (receiver !== undefined && isArray(receiver.type)) return false;
    const owner = this.#world.hierarchy.find(method.owner);
    if (owner === undefined) return true;
    if (owner.origin === 'input') return false;
    const isFixed = [Flag.FINAL, Flag.PRIVATE].some((flag) => hasFlag(resolved, flag)) || hasFlag(owner, Flag.FINAL);
    return !isFixed;
  }

  #knownTargets(call: CallInstruction, resolved: MethodDeclaration): readonly MethodDeclaration[] {
    if (isFixed(call, resolved)) return [resolved];
    const { method } = call;
    if (isArray(method.owner) || !this.isOfInput(method.owner)) return [resolved];
    let owners = this.#selected.get(resolved);
    if (owners === undefined) {
      owners = new Map();
      this.#selected.set(resolved, owners);
    }
    let targets = owners.get(method.owner);
    if (targets === undefined) {
      const selected = new Set(selectedIn(this.#world, method.owner, resolved));
      // Nobody implements it, or outside code may besides: then the abstract one stands for what is not known.
      if (hasFlag(resolved, Flag.ABSTRACT) || selected.size === 0) selected.add(resolved);
      targets = [...selected];
      owners.set(method.owner, targets);
    }
    return targets;
  }

  #findCallbacks(): readonly MethodDeclaration[] {
    const { hierarchy, classes } = this.#world;
    const found = new Set<MethodDeclaration>();
    const seen = new Set<ClassName>();
    for (const name of hierarchy.table.inputs()) {
      for (const upper of hierarchy.supertypes(name)) {
        if (seen.has(upper)) continue;
        seen.add(upper);
        const declaration = hierarchy.find(upper);
        if (declaration === undefined || declaration.origin === 'input') continue;
        for (const method of declaration.methods)
          for (const each of overriders(hierarchy, classes, method)) if (this.isOfInput(each.owner)) found.add(each);
      }
    }
    return [...found];
  }
}

export function shortName({ owner, name }: MethodDeclaration): string {
  const simple = owner.slice(Math.max(owner.lastIndexOf('.'), owner.lastIndexOf('$')) + 1);
  return name === '<init>' ? `new ${simple}` : name === '<clinit>' ? `the initialiser of ${simple}` : name;
}

export function isObjectMethod(method: MethodDeclaration, name: string): boolean {
  return method.owner === OBJECT && method.name === name;
}
