/** Whose code a method is: the input's, the protocol's, the library's; and which code of the input a call of it may run besides. */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isArray } from '../../../ir/types.js';
import type { LibraryFacts, Operand } from '../../../library/index.js';
import { selectedIn } from '../../../program/calls/targets.js';
import { isOfObjects, isPromised, OBJECT_METHODS } from './object-methods.js';
import type { Protocol } from './protocol.js';

export class WhoseCode {
  readonly #protocol: Protocol;
  readonly #hierarchy: Hierarchy;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
    this.#hierarchy = protocol.world.hierarchy;
  }

  isOfInput({ owner }: MethodDeclaration): boolean {
    return this.#hierarchy.find(owner)?.origin === 'input';
  }

  /** Of the input, and no protocol of the library. */
  isOwn(method: MethodDeclaration): boolean {
    return this.isOfInput(method) && this.#protocol.isOfLibrary?.(method.owner) !== true;
  }

  /** The protocol's own code, or code of the library that runs with it. */
  isOfProtocol(method: MethodDeclaration): boolean {
    const { isMember, follows } = this.#protocol;
    return isMember(method.owner) ? method.body() !== undefined : !this.isOfInput(method) && follows(method);
  }

  /** Whether the class has code of its own that is neither the library's nor stands for it. */
  isOfProgram(name: ClassName): boolean {
    const { isMember, isOfLibrary = isMember, isStandIn } = this.#protocol;
    const origin = this.#hierarchy.find(name)?.origin;
    return (origin === 'input' || origin === 'classpath') && !isOfLibrary(name) && isStandIn?.(name) !== true;
  }

  /** What a call of the method on objects of the type may run of the input, without the method itself. */
  overriders(resolved: MethodDeclaration, type: ClassName): readonly MethodDeclaration[] {
    if (hasFlag(resolved, Flag.PRIVATE) || hasFlag(resolved, Flag.STATIC)) return [];
    const { classes } = this.#protocol.world;
    const selected = selectedIn({ hierarchy: this.#hierarchy, classes }, type, resolved);
    return selected.filter((method) => method !== resolved && !hasFlag(method, Flag.ABSTRACT));
  }

  overridesLibrary({ owner, name, descriptor }: MethodDeclaration): boolean {
    return [...this.#hierarchy.supertypes(owner)].some((type) => {
      const declared = this.#hierarchy.declaredMethod(type, name, descriptor);
      return declared !== undefined && !this.isOwn(declared);
    });
  }

  /** Those of the program that all objects have. */
  objectMethods(): readonly MethodDeclaration[] {
    const all = OBJECT_METHODS.flatMap((reference) => {
      const resolved = this.#hierarchy.resolveMethod(reference);
      return resolved === undefined ? [] : this.overriders(resolved, resolved.owner);
    });
    return [...new Set(all)].filter(({ owner }) => this.isOfProgram(owner));
  }

  /** Whether the call may be made on objects of the library that have no protocol, where others that have one may come. */
  isUnspoken(resolved: MethodDeclaration, type: ClassName): boolean {
    const { othersMayFail, isMember, isStandIn, world } = this.#protocol;
    if (othersMayFail !== true || isMember(type) || this.#hierarchy.find(type)?.origin === 'input') return false;
    if (isOfObjects(resolved) || isPromised(resolved)) return false;
    const below = world.classes.of(type);
    return below.some(isMember) && (isStandIn === undefined || !below.some(isStandIn));
  }

  /** Whether a change of the operand may change objects of the protocol that it is a view or wrapper of; they themselves have code. */
  isOfProtocols(facts: LibraryFacts, { owner, parameters }: MethodDeclaration, operand: Operand | 'itself'): boolean {
    if (operand === 'itself') return false;
    const type = operand === 'this' ? owner : parameters[Number(operand) - 1]?.type;
    if (type === undefined || isArray(type)) return false;
    const { isMember, world } = this.#protocol;
    return facts.changedWith(type)?.some((each) => world.classes.of(each).some(isMember)) !== false;
  }
}
