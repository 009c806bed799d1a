/** What methods may do, with all that they call: which fields of objects they write, and whether the protocol's errors may come out of them. */

import type { CallInstruction } from '../../../engine/code.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import { CodeEffects } from './code-effects.js';
import { EVERYTHING, FieldEffects, isAnything, NO_EFFECT, type ProtocolEffect, RAISES } from './effect.js';
import { isFixed, isOnArray, receiverType } from './object-methods.js';
import { addEffect, assumedBehind, type Part } from './parts.js';
import type { Protocol } from './protocol.js';
import { WhoseCode } from './whose-code.js';

const MOST_ROUNDS = TYPESTATE_BUDGETS['sketch/effects'].mostRounds.most;

export class Effects {
  readonly whose: WhoseCode;
  readonly fields: FieldEffects;
  readonly #protocol: Protocol;
  readonly #hierarchy: Hierarchy;
  readonly #code: CodeEffects;
  readonly #look: (method: MethodDeclaration) => ProtocolEffect | undefined;
  readonly #looked = new Map<MethodDeclaration, ProtocolEffect>();
  #areObjectsKnown = false;
  #isLooking = false;

  constructor(protocol: Protocol, look: (method: MethodDeclaration) => ProtocolEffect | undefined) {
    this.#protocol = protocol;
    this.#look = look;
    this.#hierarchy = protocol.world.hierarchy;
    this.whose = new WhoseCode(protocol);
    this.fields = new FieldEffects(protocol);
    this.#code = new CodeEffects(protocol, this.whose, this.fields);
  }

  /** Of the call, whatever object it is made on. */
  ofCall(instruction: Instruction): ProtocolEffect {
    const parts = this.#code.partsOf(instruction);
    this.#settle();
    return parts.reduce((all, { effect }) => all | effect, NO_EFFECT);
  }

  /** Of a method that is known. */
  ofMethod(method: MethodDeclaration): ProtocolEffect {
    const made = this.#code.ofMethod(method);
    this.#settle();
    return made.effect;
  }

  /** Of a method that is known, run on an object of the type. */
  ofMethodOn(type: ClassName, method: MethodDeclaration): ProtocolEffect {
    const made = this.#code.ofFixed(method, type);
    this.#settle();
    return made.effect;
  }

  /** Whether the library's own code may refuse a call of the method: on objects of the program, which inherit it. */
  mayRefuse(method: MethodDeclaration): boolean {
    return this.#code.mayRefuse(method);
  }

  /** Of a virtual call on objects that are none of the protocol's; those whose classes are not known keep to what is promised. */
  ofOthers(resolved: MethodDeclaration, type: ClassName): ProtocolEffect {
    const { isMember } = this.#protocol;
    const methods = this.whose.overriders(resolved, type).filter(({ owner }) => !isMember(owner));
    let effect = NO_EFFECT;
    if (!isMember(resolved.owner))
      effect |=
        this.whose.isOfInput(resolved) && hasFlag(resolved, Flag.ABSTRACT)
          ? EVERYTHING
          : this.ofMethodOn(type, resolved);
    for (const method of methods) effect |= this.#closely(method, effect);
    return effect;
  }

  /** As `ofOthers`, without those that are not of the input. */
  ofOthersOfInput(resolved: MethodDeclaration, type: ClassName): ProtocolEffect {
    const { isMember } = this.#protocol;
    let effect = NO_EFFECT;
    if (this.whose.isOfInput(resolved) && !isMember(resolved.owner))
      effect |= hasFlag(resolved, Flag.ABSTRACT) ? EVERYTHING : this.ofMethod(resolved);
    for (const method of this.whose.overriders(resolved, type))
      if (this.whose.isOfInput(method) && !isMember(method.owner)) effect |= this.#closely(method, effect);
    return effect;
  }

  /** As `ofOthers`, if those that the input has keep to it too, as far as they do not evidently break it. */
  ofOthersAsPromised(resolved: MethodDeclaration, type: ClassName): ProtocolEffect {
    return this.ofOthers(resolved, type) & ~(EVERYTHING | RAISES);
  }

  /** Of the protocol's methods that the call may run. */
  ofMembers(instruction: CallInstruction): ProtocolEffect {
    return this.#members(instruction).reduce((effect, method) => effect | this.ofMethod(method), NO_EFFECT);
  }

  #members(instruction: CallInstruction): readonly MethodDeclaration[] {
    const resolved = this.#hierarchy.resolveMethod(instruction.method);
    if (resolved === undefined) return [];
    const type = receiverType(this.#hierarchy, instruction);
    const all = isFixed(instruction) ? [resolved] : [resolved, ...this.whose.overriders(resolved, type)];
    return all.filter((method) => this.whose.isOfProtocol(method));
  }

  /** What is assumed of the library where it is relied on that the method does no more than is found. */
  assumedOf(method: MethodDeclaration): readonly string[] {
    this.ofMethod(method);
    return assumedBehind([this.#code.ofMethod(method)], doesAnything);
  }

  /** The same of a call. */
  assumedOfCall(instruction: Instruction): readonly string[] {
    this.ofCall(instruction);
    return assumedBehind(this.#code.partsOf(instruction), doesAnything);
  }

  /** The same of the protocol's methods that the call may run. */
  assumedOfMembers(instruction: CallInstruction): readonly string[] {
    this.ofMembers(instruction);
    const parts = this.#members(instruction).map((method) => this.#code.ofMethod(method));
    return assumedBehind(parts, doesAnything);
  }

  /** Of `equals`, `hashCode`, `toString` and `compareTo` on any object: the library calls them on what it is given and holds. */
  ofObjects(): ProtocolEffect {
    const made = this.#code.ofObjects();
    this.#settle();
    return made.effect;
  }

  /**
   * Methods of the input that override what the library has and may do more than look, where the call may run them: itself, or by what
   * library code asks of the objects that it holds.
   */
  overridesBehind(instruction: Instruction): readonly MethodDeclaration[] {
    const resolved = instruction.kind === 'call' ? this.#hierarchy.resolveMethod(instruction.method) : undefined;
    if (resolved === undefined || instruction.kind !== 'call' || isOnArray(instruction)) return [];
    const direct = isFixed(instruction)
      ? []
      : this.whose.overriders(resolved, receiverType(this.#hierarchy, instruction));
    const asked = this.ofObjects() === NO_EFFECT ? [] : this.whose.objectMethods();
    const called = this.#code.callbacks.on(receiverType(this.#hierarchy, instruction), resolved) ?? [];
    return [...new Set([...direct, ...asked, ...called])].filter(
      (method) =>
        this.whose.isOwn(method) && this.whose.overridesLibrary(method) && this.ofMethod(method) !== NO_EFFECT,
    );
  }

  /** As far as it concerns objects that others can find, beside what is known: that takes a look at the method as a whole. */
  #closely(method: MethodDeclaration, known: ProtocolEffect): ProtocolEffect {
    const rough = this.ofMethod(method);
    // A look finds no more than this, so that there is no need of one.
    if ((rough & ~known) === NO_EFFECT) return rough;
    // Not from within another look: what is found would depend on which of the two was asked for first.
    if (this.#isLooking || !this.whose.isOfInput(method)) return rough;
    let seen = this.#looked.get(method);
    if (seen === undefined) {
      seen = this.#seen(method) ?? rough;
      this.#looked.set(method, seen);
    }
    return seen;
  }

  #seen(method: MethodDeclaration): ProtocolEffect | undefined {
    const isLooking = this.#isLooking;
    this.#isLooking = true;
    const effect = this.#look(method);
    this.#isLooking = isLooking;
    return effect;
  }

  #settle(): void {
    this.#code.settle();
    this.#settleObjects();
  }

  /** The methods that all objects have call each other: what they do is found from below. */
  #settleObjects(): void {
    const { objects } = this.#code;
    if (objects === undefined || this.#areObjectsKnown) return;
    this.#areObjectsKnown = true;
    const methods = this.whose.objectMethods().filter((method) => !this.#protocol.isMember(method.owner));
    for (const method of methods) objects.uses.add(this.#code.ofMethod(method));
    const suspects = methods.filter((method) => this.ofMethod(method) !== NO_EFFECT);
    for (let round = 0; ; round++) {
      const before = objects.effect;
      for (const method of suspects) {
        const isLookedAt = round < MOST_ROUNDS && this.whose.isOfInput(method);
        const effect = (isLookedAt ? this.#seen(method) : undefined) ?? this.ofMethod(method);
        addEffect(objects, effect & ~RAISES);
      }
      if (objects.effect === before) return;
    }
  }
}

function doesAnything({ effect }: Part): boolean {
  return isAnything(effect);
}
