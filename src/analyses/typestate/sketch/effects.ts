/** What methods may do, with all that they call: which fields of objects they write, and whether the protocol's errors may come out of them. */

import type { CallInstruction } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, MethodReference } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isArray, OBJECT } from '../../../ir/types.js';
import {
  assumptionOf,
  isPromised as isPromisedBy,
  LibraryCallbacks,
  LibraryFacts,
  type Operand,
  RECORDS,
  TYPES,
} from '../../../library/index.js';
import type { World } from '../../../program/calls/footprint.js';
import { initialisersOf } from '../../../program/calls/initialisation.js';
import { receiverType as declaredReceiver, selectedIn } from '../../../program/calls/targets.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { Errors } from '../component/errors.js';
import { assumedBehind, type Part, part } from './parts.js';

/** A set of bits. */
export type Effect = bigint;

export const NO_EFFECT: Effect = 0n;
/** An error of the protocol may come out. */
export const RAISES: Effect = 1n;
/** Whatever can be done may be done. */
const EVERYTHING: Effect = 2n;
/** Fields of objects that are none of the protocol's may be written. */
const OTHER_FIELDS: Effect = 4n;
const FIRST_FIELD = 3n;
const MOST_ROUNDS = TYPESTATE_BUDGETS['sketch/effects'].mostRounds.most;
const ALL: Effect = -1n;

export interface Protocol {
  readonly world: World;
  readonly errors: Errors;
  readonly isMember: (type: ClassName) => boolean;
  /** Whether it stands for a class of the library; left out: all of them do, where any does. */
  readonly isOfLibrary?: (type: ClassName) => boolean;
  /** Whether its objects stand for all of which only the interfaces are known; left out: none does, and other classes do as the protocol's do. */
  readonly isStandIn?: (type: ClassName) => boolean;
  /** Whether errors that other code of the input makes count, too, where it is run by a call of the protocol. */
  readonly countsInput?: boolean;
  /** Whether calls on objects of library classes may fail that have no protocol, unless something stands for them; left out: they do as the protocol's do. */
  readonly othersMayFail?: boolean;
  /** Whether parts of lists that are made in the code at hand may be met anywhere in it; left out: they may. */
  readonly makesParts?: boolean;
  /** Whether it is the protocol's code, or the library's that belongs to it. */
  readonly follows: (method: MethodDeclaration) => boolean;
}

/** Values that protocols leave open. */
const ANY_VALUE: ClassName = 'espalier.Any';

/** Types of which nearly everything is: what is called on them is looked into only where the object is known. */
export function isGeneral(type: ClassName): boolean {
  return TYPES.is('general', type);
}

/** Methods of all objects that code outside may call on what it is given. */
const OBJECT_METHODS: readonly MethodReference[] = [
  { owner: 'java.lang.Object', name: 'equals', descriptor: '(Ljava/lang/Object;)Z' },
  { owner: 'java.lang.Object', name: 'hashCode', descriptor: '()I' },
  { owner: 'java.lang.Object', name: 'toString', descriptor: '()Ljava/lang/String;' },
  { owner: 'java.lang.Comparable', name: 'compareTo', descriptor: '(Ljava/lang/Object;)I' },
  { owner: 'java.lang.CharSequence', name: 'charAt', descriptor: '(I)C' },
  { owner: 'java.lang.CharSequence', name: 'length', descriptor: '()I' },
  { owner: 'java.lang.CharSequence', name: 'subSequence', descriptor: '(II)Ljava/lang/CharSequence;' },
];

export class Effects {
  readonly #protocol: Protocol;
  readonly #hierarchy: Hierarchy;
  readonly #facts: LibraryFacts;
  readonly #callbacks: LibraryCallbacks;
  readonly #methods = new Map<MethodDeclaration, Part>();
  readonly #fixed = new Map<MethodDeclaration, Map<ClassName, Part>>();
  readonly #dispatched = new Map<MethodDeclaration, Map<ClassName, Part>>();
  readonly #fields = new Map<string, Effect>();
  /** The fields of what stands for other classes. */
  readonly #standIns = new Map<ClassName, Effect>();
  readonly #waiting: { readonly method: MethodDeclaration; readonly made: Part }[] = [];
  readonly #look: (method: MethodDeclaration) => Effect | undefined;
  readonly #looked = new Map<MethodDeclaration, Effect>();
  #objects: Part | undefined;
  #areObjectsKnown = false;
  #isLooking = false;

  constructor(protocol: Protocol, look: (method: MethodDeclaration) => Effect | undefined) {
    this.#protocol = protocol;
    this.#look = look;
    this.#hierarchy = protocol.world.hierarchy;
    this.#facts = new LibraryFacts(this.#hierarchy, RECORDS);
    this.#callbacks = new LibraryCallbacks(this.#hierarchy, this.#facts, protocol.world.classes, (name) =>
      this.#isOfProgram(name),
    );
  }

  /** Of the call, whatever object it is made on. */
  ofCall(instruction: Instruction): Effect {
    const parts = this.#partsOf(instruction);
    this.#settle();
    this.#settleObjects();
    return parts.reduce((all, { effect }) => all | effect, NO_EFFECT);
  }

  /** Of a method that is known. */
  ofMethod(method: MethodDeclaration): Effect {
    const made = this.#ofMethod(method);
    this.#settle();
    this.#settleObjects();
    return made.effect;
  }

  /** Of a method that is known, run on an object of the type. */
  ofMethodOn(type: ClassName, method: MethodDeclaration): Effect {
    const made = this.#ofFixed(method, type);
    this.#settle();
    this.#settleObjects();
    return made.effect;
  }

  /** Of a virtual call on objects that are none of the protocol's; those whose classes are not known keep to what is promised. */
  ofOthers(resolved: MethodDeclaration, type: ClassName): Effect {
    const { isMember } = this.#protocol;
    const methods = this.#overriders(resolved, type).filter(({ owner }) => !isMember(owner));
    let effect = NO_EFFECT;
    if (!isMember(resolved.owner))
      effect |=
        this.#isInput(resolved) && hasFlag(resolved, Flag.ABSTRACT) ? EVERYTHING : this.ofMethodOn(type, resolved);
    for (const method of methods) effect |= this.#closely(method, effect);
    return effect;
  }

  /** As `ofOthers`, without those that are not of the input. */
  ofOthersOfInput(resolved: MethodDeclaration, type: ClassName): Effect {
    const { isMember } = this.#protocol;
    let effect = NO_EFFECT;
    if (this.#isInput(resolved) && !isMember(resolved.owner))
      effect |= hasFlag(resolved, Flag.ABSTRACT) ? EVERYTHING : this.ofMethod(resolved);
    for (const method of this.#overriders(resolved, type))
      if (this.#isInput(method) && !isMember(method.owner)) effect |= this.#closely(method, effect);
    return effect;
  }

  /** As `ofOthers`, if those that the input has keep to it too, as far as they do not evidently break it. */
  ofOthersAsPromised(resolved: MethodDeclaration, type: ClassName): Effect {
    return this.ofOthers(resolved, type) & ~(EVERYTHING | RAISES);
  }

  /** Of the protocol's methods that the call may run. */
  ofMembers(instruction: CallInstruction): Effect {
    return this.#members(instruction).reduce((effect, method) => effect | this.ofMethod(method), NO_EFFECT);
  }

  #members(instruction: CallInstruction): readonly MethodDeclaration[] {
    const resolved = this.#hierarchy.resolveMethod(instruction.method);
    if (resolved === undefined) return [];
    const isFixed = instruction.dispatch === 'static' || instruction.dispatch === 'special';
    const type = receiverType(this.#hierarchy, instruction);
    const all = isFixed ? [resolved] : [resolved, ...this.#overriders(resolved, type)];
    return all.filter((method) => this.isOfProtocol(method));
  }

  /** What is assumed of the library where it is relied on that the method does no more than is found. */
  assumedOf(method: MethodDeclaration): readonly string[] {
    this.ofMethod(method);
    return assumedBehind([this.#ofMethod(method)], isAnything);
  }

  /** The same of a call. */
  assumedOfCall(instruction: Instruction): readonly string[] {
    this.ofCall(instruction);
    return assumedBehind(this.#partsOf(instruction), isAnything);
  }

  /** The same of the protocol's methods that the call may run. */
  assumedOfMembers(instruction: CallInstruction): readonly string[] {
    this.ofMembers(instruction);
    const parts = this.#members(instruction).map((method) => this.#ofMethod(method));
    return assumedBehind(parts, isAnything);
  }

  /** Of `equals`, `hashCode`, `toString` and `compareTo` on any object: the library calls them on what it is given and holds. */
  ofObjects(): Effect {
    const made = this.#ofObjects();
    this.#settle();
    this.#settleObjects();
    return made.effect;
  }

  /**
   * Methods of the input that override what the library has and may do more than look, where the call may run them: itself, or by what
   * library code asks of the objects that it holds.
   */
  overridesBehind(instruction: Instruction): readonly MethodDeclaration[] {
    const resolved = instruction.kind === 'call' ? this.#hierarchy.resolveMethod(instruction.method) : undefined;
    if (resolved === undefined || instruction.kind !== 'call' || isOnArray(instruction)) return [];
    const isFixed = instruction.dispatch === 'static' || instruction.dispatch === 'special';
    const direct = isFixed ? [] : this.#overriders(resolved, receiverType(this.#hierarchy, instruction));
    const asked = this.ofObjects() === NO_EFFECT ? [] : this.#objectMethods();
    const called = this.#callbacks.on(receiverType(this.#hierarchy, instruction), resolved) ?? [];
    return [...new Set([...direct, ...asked, ...called])].filter(
      (method) => this.#isOwn(method) && this.#overridesLibrary(method) && this.ofMethod(method) !== NO_EFFECT,
    );
  }

  #overridesLibrary({ owner, name, descriptor }: MethodDeclaration): boolean {
    return [...this.#hierarchy.supertypes(owner)].some((type) => {
      const declared = this.#hierarchy.declaredMethod(type, name, descriptor);
      return declared !== undefined && !this.#isOwn(declared);
    });
  }

  /** Of the input, and no protocol of the library. */
  #isOwn(method: MethodDeclaration): boolean {
    return this.#isInput(method) && this.#protocol.isOfLibrary?.(method.owner) !== true;
  }

  /** Of the field of an object. */
  ofField(owner: ClassName, field: string): Effect {
    return this.#protocol.isMember(owner) ? this.#field(owner, field) : OTHER_FIELDS;
  }

  /** As far as it concerns objects that others can find, beside what is known: that takes a look at the method as a whole. */
  #closely(method: MethodDeclaration, known: Effect): Effect {
    const rough = this.ofMethod(method);
    // A look finds no more than this, so that there is no need of one.
    if ((rough & ~known) === NO_EFFECT) return rough;
    // Not from within another look: what is found would depend on which of the two was asked for first.
    if (this.#isLooking || !this.#isInput(method)) return rough;
    let seen = this.#looked.get(method);
    if (seen === undefined) {
      seen = this.#seen(method) ?? rough;
      this.#looked.set(method, seen);
    }
    return seen;
  }

  #seen(method: MethodDeclaration): Effect | undefined {
    const isLooking = this.#isLooking;
    this.#isLooking = true;
    const effect = this.#look(method);
    this.#isLooking = isLooking;
    return effect;
  }

  /** The protocol's own code, or code of the library that runs with it. */
  isOfProtocol(method: MethodDeclaration): boolean {
    const { isMember, follows } = this.#protocol;
    return isMember(method.owner) ? method.body() !== undefined : !this.#isInput(method) && follows(method);
  }

  /** Whether the field of an object may have been written. */
  writes(effect: Effect, owner: ClassName, field: string): boolean {
    if ((effect & EVERYTHING) !== 0n) return true;
    if (!this.#protocol.isMember(owner)) return (effect & OTHER_FIELDS) !== 0n;
    return (effect & this.#field(owner, field)) !== 0n || this.#isStoodFor(effect, owner);
  }

  /** Whether the effect is on what stands for objects of the class, too: then it may have been one of these. */
  #isStoodFor(effect: Effect, owner: ClassName): boolean {
    if (this.#protocol.isStandIn?.(owner) === true) return false;
    for (const [standIn, fields] of this.#standIns) {
      if ((effect & fields) === NO_EFFECT) continue;
      const types = [...this.#hierarchy.supertypes(standIn)].filter((type) => this.#isOfLibrary(type));
      if (types.length === 0 || types.some((type) => this.#hierarchy.isSubclass(owner, type))) return true;
    }
    return false;
  }

  #isOfLibrary(type: ClassName): boolean {
    return type !== OBJECT && !isGeneral(type) && this.#protocol.isStandIn?.(type) !== true;
  }

  /** Whether some field of the protocol's objects may have been written. */
  writesProtocol(effect: Effect): boolean {
    return (effect & EVERYTHING) !== 0n || effect >> FIRST_FIELD !== 0n;
  }

  /** Whether anything may be written at all. */
  static isQuiet(effect: Effect): boolean {
    return (effect & ~RAISES) === 0n;
  }

  #partsOf(instruction: Instruction): readonly Part[] {
    if (instruction.kind === 'initialise') {
      const own = initialisersOf(this.#hierarchy, instruction.type);
      return own.filter((method) => this.#isInput(method)).map((method) => this.#ofMethod(method));
    }
    if (instruction.kind === 'unsupported') return [part(EVERYTHING | RAISES)];
    if (instruction.kind !== 'call') return [];
    const resolved = this.#hierarchy.resolveMethod(instruction.method);
    if (resolved === undefined) return [part(EVERYTHING)];
    // Nothing overrides what arrays have from Object; it runs no code.
    if (isOnArray(instruction)) return [];
    const isFixed = instruction.dispatch === 'static' || instruction.dispatch === 'special';
    const type = receiverType(this.#hierarchy, instruction);
    return [isFixed ? this.#ofFixed(resolved, type) : this.#ofDispatch(resolved, type)];
  }

  #ofMethod(method: MethodDeclaration): Part {
    const known = this.#methods.get(method);
    if (known !== undefined) return known;
    const made = part(NO_EFFECT);
    this.#methods.set(method, made);
    this.#waiting.push({ method, made });
    return made;
  }

  /** The method itself, run on an object of the type: the library's code may call what the class of the object overrides. */
  #ofFixed(resolved: MethodDeclaration, type: ClassName): Part {
    if (hasFlag(resolved, Flag.STATIC) || this.#isInput(resolved) || this.isOfProtocol(resolved))
      return this.#ofMethod(resolved);
    let known = this.#fixed.get(resolved);
    if (known === undefined) {
      known = new Map();
      this.#fixed.set(resolved, known);
    }
    let made = known.get(type);
    if (made === undefined) {
      made = part(NO_EFFECT);
      known.set(type, made);
      this.#outside(made, resolved, this.#callbacks.on(type, resolved));
    }
    return made;
  }

  /** Long chains of calls are no deep recursion. */
  #settle(): void {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop())
      this.#scan(next.method, next.made);
  }

  #scan(method: MethodDeclaration, made: Part): void {
    const isInput = this.#isInput(method);
    const isProtocol = this.isOfProtocol(method);
    const body = isInput || isProtocol ? method.body() : undefined;
    if (body === undefined) {
      if (isInput) this.#raise(made, EVERYTHING);
      else this.#outside(made, method, this.#callbacks.of(method));
      return;
    }
    made.isOfLibrary = !this.#isOwn(method);
    const origin = this.#hierarchy.find(method.owner)?.origin;
    if (origin === 'model' || origin === 'jdk') made.assumed = `library-model:${method.owner}`;
    const counts = isProtocol || this.#protocol.countsInput === true;
    let own = NO_EFFECT;
    for (const edge of body.edges) {
      const { instruction } = edge;
      if (counts && this.#protocol.errors.isErrorPoint(edge)) own |= RAISES;
      if (instruction.kind === 'store' && instruction.place.kind === 'field') {
        const field = this.#hierarchy.resolveField(instruction.place.field) ?? instruction.place.field;
        own |= this.#protocol.isMember(field.owner) ? this.#field(field.owner, field.name) : OTHER_FIELDS;
      }
      for (const callee of this.#partsOf(instruction)) this.#uses(made, callee);
    }
    this.#raise(made, own);
  }

  /** On objects of the type, whatever their classes are. */
  #ofDispatch(resolved: MethodDeclaration, type: ClassName): Part {
    let known = this.#dispatched.get(resolved);
    if (known === undefined) {
      known = new Map();
      this.#dispatched.set(resolved, known);
    }
    const found = known.get(type);
    if (found !== undefined) return found;
    const made = part(NO_EFFECT);
    known.set(type, made);
    if (isOfObjects(resolved) && isGeneral(type)) {
      this.#uses(made, this.#ofObjects());
      this.#uses(made, this.#ofMethod(resolved));
      return made;
    }
    const isInput = this.#isInput(resolved);
    // Overrides outside of the input are not known; those of a method without code are expected.
    if (!isInput || !hasFlag(resolved, Flag.ABSTRACT)) this.#uses(made, this.#ofFixed(resolved, type));
    else if (!this.#protocol.isMember(resolved.owner)) this.#raise(made, EVERYTHING);
    for (const callee of this.#overriders(resolved, type)) this.#uses(made, this.#ofMethod(callee));
    if (this.isUnspoken(resolved, type)) this.#raise(made, RAISES);
    return made;
  }

  /** Whether the call may be made on objects of the library that have no protocol, where others that have one may come. */
  isUnspoken(resolved: MethodDeclaration, type: ClassName): boolean {
    const { othersMayFail, isMember, isStandIn, world } = this.#protocol;
    if (othersMayFail !== true || isMember(type) || this.#hierarchy.find(type)?.origin === 'input') return false;
    if (isOfObjects(resolved) || isPromised(resolved)) return false;
    const below = world.classes.of(type);
    return below.some(isMember) && (isStandIn === undefined || !below.some(isStandIn));
  }

  /** Of the input, without the method itself. */
  #overriders(resolved: MethodDeclaration, type: ClassName): readonly MethodDeclaration[] {
    if (hasFlag(resolved, Flag.PRIVATE) || hasFlag(resolved, Flag.STATIC)) return [];
    const { classes } = this.#protocol.world;
    const selected = selectedIn({ hierarchy: this.#hierarchy, classes }, type, resolved);
    return selected.filter((method) => method !== resolved && !hasFlag(method, Flag.ABSTRACT));
  }

  /**
   * Of methods that all objects have, called on any object. That they look and do nothing else is what everybody relies on; those
   * of the input that do more are known. What goes wrong in them is told where it does.
   */
  #ofObjects(): Part {
    this.#objects ??= part(NO_EFFECT);
    return this.#objects;
  }

  /** The methods call each other: what they do is found from below. */
  #settleObjects(): void {
    const objects = this.#objects;
    if (objects === undefined || this.#areObjectsKnown) return;
    this.#areObjectsKnown = true;
    const methods = this.#objectMethods().filter((method) => !this.#protocol.isMember(method.owner));
    for (const method of methods) objects.uses.add(this.#ofMethod(method));
    const suspects = methods.filter((method) => this.ofMethod(method) !== NO_EFFECT);
    for (let round = 0; ; round++) {
      const before = objects.effect;
      for (const method of suspects) {
        const isLookedAt = round < MOST_ROUNDS && this.#isInput(method);
        const effect = (isLookedAt ? this.#seen(method) : undefined) ?? this.ofMethod(method);
        this.#raise(objects, effect & ~RAISES);
      }
      if (objects.effect === before) return;
    }
  }

  /** Those of the program that all objects have. */
  #objectMethods(): readonly MethodDeclaration[] {
    const all = OBJECT_METHODS.flatMap((reference) => {
      const resolved = this.#hierarchy.resolveMethod(reference);
      return resolved === undefined ? [] : this.#overriders(resolved, resolved.owner);
    });
    return [...new Set(all)].filter(({ owner }) => this.#isOfProgram(owner));
  }

  /** Code of the library, by what is written down of it. */
  #outside(made: Part, method: MethodDeclaration, called: readonly MethodDeclaration[] | undefined): void {
    if (method.owner === ANY_VALUE) return;
    const record = this.#facts.of(method);
    const { writes } = record;
    made.isOfLibrary = true;
    made.assumed = assumptionOf(record);
    if (called === undefined || writes === undefined || writes.some((operand) => this.#isOfProtocols(method, operand)))
      this.#raise(made, EVERYTHING | RAISES);
    else for (const each of called) this.#uses(made, isOfObjects(each) ? this.#ofObjects() : this.#ofMethod(each));
  }

  /** Whether a change of the operand may change objects of the protocol that it is a view or wrapper of; they themselves have code. */
  #isOfProtocols({ owner, parameters }: MethodDeclaration, operand: Operand | 'itself'): boolean {
    if (operand === 'itself') return false;
    const type = operand === 'this' ? owner : parameters[Number(operand) - 1]?.type;
    if (type === undefined || isArray(type)) return false;
    const { isMember, world } = this.#protocol;
    return this.#facts.changedWith(type)?.some((each) => world.classes.of(each).some(isMember)) !== false;
  }

  /** Whether the class has code of its own that is neither the library's nor stands for it. */
  #isOfProgram(name: ClassName): boolean {
    const { isMember, isOfLibrary = isMember, isStandIn } = this.#protocol;
    const origin = this.#hierarchy.find(name)?.origin;
    return (origin === 'input' || origin === 'classpath') && !isOfLibrary(name) && isStandIn?.(name) !== true;
  }

  #uses(user: Part, used: Part, mask: Effect = ALL): void {
    if (user === used) return;
    used.users.set(user, (used.users.get(user) ?? NO_EFFECT) | mask);
    user.uses.add(used);
    this.#raise(user, used.effect & mask);
  }

  #raise(start: Part, effect: Effect): void {
    const waiting: Part[] = [start];
    if ((start.effect | effect) === start.effect) return;
    start.effect |= effect;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const [user, mask] of next.users) {
        const more = user.effect | (next.effect & mask);
        if (more === user.effect) continue;
        user.effect = more;
        waiting.push(user);
      }
    }
  }

  #isInput({ owner }: MethodDeclaration): boolean {
    return this.#hierarchy.find(owner)?.origin === 'input';
  }

  #field(owner: ClassName, name: string): Effect {
    const key = `${owner}.${name}`;
    let bit = this.#fields.get(key);
    if (bit === undefined) {
      bit = 1n << (FIRST_FIELD + BigInt(this.#fields.size));
      this.#fields.set(key, bit);
      if (this.#protocol.isStandIn?.(owner) === true)
        this.#standIns.set(owner, (this.#standIns.get(owner) ?? NO_EFFECT) | bit);
    }
    return bit;
  }
}

/** The class that the receiver is known to be of, as far as it is declared. */
export function receiverType(hierarchy: Hierarchy, instruction: CallInstruction): ClassName {
  const type = declaredReceiver(hierarchy, instruction);
  return isArray(type) ? OBJECT : type;
}

function isOnArray({ dispatch, arguments: [receiver] }: CallInstruction): boolean {
  return dispatch !== 'static' && receiver !== undefined && isArray(receiver.type);
}

/** Whether every class that implements the method's interface does as those with a protocol do. */
export function isPromised(method: MethodDeclaration): boolean {
  return isPromisedBy(RECORDS, method);
}

/** Whether nothing is denied of the code. */
function isAnything({ effect }: Part): boolean {
  return (~effect & (EVERYTHING | RAISES)) === NO_EFFECT;
}

function isOfObjects({ name, descriptor }: MethodDeclaration): boolean {
  return OBJECT_METHODS.some((each) => each.name === name && each.descriptor === descriptor);
}
