/** The effects of code, by methods, with all that they call: each is part of those that call it. */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { assumptionOf, LibraryCallbacks, LibraryFacts, RECORDS } from '../../../library/index.js';
import { initialisersOf } from '../../../program/calls/initialisation.js';
import { EVERYTHING, type FieldEffects, NO_EFFECT, RAISES } from './effect.js';
import { isFixed, isGeneral, isOfObjects, isOnArray, receiverType } from './object-methods.js';
import { addEffect, addUse, type Part, part } from './parts.js';
import type { Protocol } from './protocol.js';
import type { WhoseCode } from './whose-code.js';

const OF_ARGUMENTS = /^java\.lang\.(?:NullPointer|ClassCast)Exception\b/;

/** Values that protocols leave open. */
const ANY_VALUE: ClassName = 'espalier.Any';

export class CodeEffects {
  readonly callbacks: LibraryCallbacks;
  readonly #protocol: Protocol;
  readonly #whose: WhoseCode;
  readonly #fields: FieldEffects;
  readonly #hierarchy: Hierarchy;
  readonly #facts: LibraryFacts;
  readonly #methods = new Map<MethodDeclaration, Part>();
  readonly #fixed = new Map<MethodDeclaration, Map<ClassName, Part>>();
  readonly #dispatched = new Map<MethodDeclaration, Map<ClassName, Part>>();
  readonly #waiting: { readonly method: MethodDeclaration; readonly made: Part }[] = [];
  #objects: Part | undefined;

  constructor(protocol: Protocol, whose: WhoseCode, fields: FieldEffects) {
    this.#protocol = protocol;
    this.#whose = whose;
    this.#fields = fields;
    this.#hierarchy = protocol.world.hierarchy;
    this.#facts = new LibraryFacts(this.#hierarchy, RECORDS);
    this.callbacks = new LibraryCallbacks(this.#hierarchy, this.#facts, protocol.world.classes, (name) =>
      whose.isOfProgram(name),
    );
  }

  /** What a step of the code may run; `settle` finds what that does. */
  partsOf(instruction: Instruction): readonly Part[] {
    if (instruction.kind === 'initialise') {
      const own = initialisersOf(this.#hierarchy, instruction.type);
      return own.filter((method) => this.#whose.isOfInput(method)).map((method) => this.ofMethod(method));
    }
    if (instruction.kind === 'unsupported') return [part(EVERYTHING | RAISES)];
    if (instruction.kind !== 'call') return [];
    const resolved = this.#hierarchy.resolveMethod(instruction.method);
    if (resolved === undefined) return [part(EVERYTHING)];
    // Nothing overrides what arrays have from Object; it runs no code.
    if (isOnArray(instruction)) return [];
    const type = receiverType(this.#hierarchy, instruction);
    return [isFixed(instruction) ? this.ofFixed(resolved, type) : this.#ofDispatch(resolved, type)];
  }

  ofMethod(method: MethodDeclaration): Part {
    const known = this.#methods.get(method);
    if (known !== undefined) return known;
    const made = part(NO_EFFECT);
    this.#methods.set(method, made);
    this.#waiting.push({ method, made });
    return made;
  }

  /** The method itself, run on an object of the type: the library's code may call what the class of the object overrides. */
  ofFixed(resolved: MethodDeclaration, type: ClassName): Part {
    if (hasFlag(resolved, Flag.STATIC) || this.#whose.isOfInput(resolved) || this.#whose.isOfProtocol(resolved))
      return this.ofMethod(resolved);
    return keptIn(this.#fixed, { resolved, type }, (made) =>
      this.#outside(made, resolved, this.callbacks.on(type, resolved)),
    );
  }

  /**
   * Methods that all objects have, called on any object. That they look and do nothing else is what everybody relies on; those
   * of the input that do more are known. What goes wrong in them is told where it does. Who asks for them finds out what they do.
   */
  ofObjects(): Part {
    this.#objects ??= part(NO_EFFECT);
    return this.#objects;
  }

  /** Exceptions that it throws for null or for what is of the wrong class tell of arguments; what its record leaves open, it may throw. */
  mayRefuse(method: MethodDeclaration): boolean {
    const { owner, name } = method;
    if (hasFlag(method, Flag.STATIC) || name === '<init>' || isOfObjects(method) || isGeneral(owner)) return false;
    if (this.#whose.isOfInput(method)) return false;
    const { throws } = this.#facts.of(method);
    return throws?.every((said) => OF_ARGUMENTS.test(said)) !== true;
  }

  /** The same, once some code called them. */
  get objects(): Part | undefined {
    return this.#objects;
  }

  /** Long chains of calls are no deep recursion. */
  settle(): void {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop())
      this.#scan(next.method, next.made);
  }

  #scan(method: MethodDeclaration, made: Part): void {
    const isInput = this.#whose.isOfInput(method);
    const isProtocol = this.#whose.isOfProtocol(method);
    const body = isInput || isProtocol ? method.body() : undefined;
    if (body === undefined) {
      if (isInput) addEffect(made, EVERYTHING);
      else this.#outside(made, method, this.callbacks.of(method));
      return;
    }
    made.isOfLibrary = !this.#whose.isOwn(method);
    const origin = this.#hierarchy.find(method.owner)?.origin;
    if (origin === 'model' || origin === 'jdk') made.assumed = `library-model:${method.owner}`;
    const counts = isProtocol || this.#protocol.countsInput === true;
    let own = NO_EFFECT;
    for (const edge of body.edges) {
      const { instruction } = edge;
      if (counts && this.#protocol.errors.isErrorPoint(edge)) own |= RAISES;
      if (instruction.kind === 'store' && instruction.place.kind === 'field') {
        const field = this.#hierarchy.resolveField(instruction.place.field) ?? instruction.place.field;
        own |= this.#fields.ofField(field.owner, field.name);
      }
      for (const callee of this.partsOf(instruction)) addUse(made, callee);
    }
    addEffect(made, own);
  }

  /** On objects of the type, whatever their classes are. */
  #ofDispatch(resolved: MethodDeclaration, type: ClassName): Part {
    return keptIn(this.#dispatched, { resolved, type }, (made) => this.#dispatch(made, resolved, type));
  }

  #dispatch(made: Part, resolved: MethodDeclaration, type: ClassName): void {
    if (isOfObjects(resolved) && isGeneral(type)) {
      addUse(made, this.ofObjects());
      addUse(made, this.ofMethod(resolved));
      return;
    }
    // Overrides outside of the input are not known; those of a method without code are expected.
    if (!this.#whose.isOfInput(resolved) || !hasFlag(resolved, Flag.ABSTRACT))
      addUse(made, this.ofFixed(resolved, type));
    else if (!this.#protocol.isMember(resolved.owner)) addEffect(made, EVERYTHING);
    for (const callee of this.#whose.overriders(resolved, type)) addUse(made, this.ofMethod(callee));
    if (this.#whose.isUnspoken(resolved, type)) addEffect(made, RAISES);
  }

  /** Code of the library, by what is written down of it. */
  #outside(made: Part, method: MethodDeclaration, called: readonly MethodDeclaration[] | undefined): void {
    if (method.owner === ANY_VALUE) return;
    const record = this.#facts.of(method);
    const { writes } = record;
    made.isOfLibrary = true;
    made.assumed = assumptionOf(record);
    const isOfProtocols = writes?.some((operand) => this.#whose.isOfProtocols(this.#facts, method, operand)) !== false;
    if (called === undefined || isOfProtocols) addEffect(made, EVERYTHING | RAISES);
    else for (const each of called) addUse(made, isOfObjects(each) ? this.ofObjects() : this.ofMethod(each));
  }
}

interface Kept {
  readonly resolved: MethodDeclaration;
  readonly type: ClassName;
}

/** Made once; kept before it is filled, since code calls itself. */
function keptIn(
  book: Map<MethodDeclaration, Map<ClassName, Part>>,
  { resolved, type }: Kept,
  fill: (made: Part) => void,
): Part {
  let known = book.get(resolved);
  if (known === undefined) {
    known = new Map();
    book.set(resolved, known);
  }
  const found = known.get(type);
  if (found !== undefined) return found;
  const made = part(NO_EFFECT);
  known.set(type, made);
  fill(made);
  return made;
}
