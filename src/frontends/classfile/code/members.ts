/** Fields and methods that code names, as the IR names them; and what linking them would find wrong. */

import type { MethodTypes } from '../../../ir/descriptors.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { hasInitialiser } from '../../../ir/initialisers.js';
import type { Dispatch, FieldReference, MethodReference } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isArray, isPrimitive, OBJECT, type TypeName } from '../../../ir/types.js';
import type { ClassFile, ConstantPool } from '../format/class-file.js';
import { methodTypes } from '../format/descriptors.js';
import { Op } from './opcodes.js';

/** The machine would throw an error when it links the instruction. */
export interface LinkProblem {
  readonly reason: string;
}

export interface ResolvedCall {
  readonly dispatch: Dispatch;
  readonly method: MethodReference;
  /** The class that a static call initialises: the one that declares the method. */
  readonly declaredBy: ClassName;
  /** The result's type is a type variable in the source, so that compilers cast it. */
  readonly isErased: boolean;
  readonly types: MethodTypes;
  readonly problem: LinkProblem | undefined;
}

export interface FieldUse {
  readonly isStatic: boolean;
  readonly isWritten: boolean;
}

export interface ResolvedField {
  readonly field: FieldReference;
  /** As of a call's result. */
  readonly isErased: boolean;
  readonly problem: LinkProblem | undefined;
}

/** Of Java 9. */
const FIRST_STRICT_VERSION = 53;

export class Members {
  readonly #hierarchy: Hierarchy;
  readonly #file: ClassFile;
  readonly #pool: ConstantPool;
  readonly #method: string;
  readonly #types = new Map<string, MethodTypes>();
  readonly #initialises = new Map<ClassName, boolean>();

  /** `method` is the name of the method that is translated. */
  constructor(hierarchy: Hierarchy, file: ClassFile, method: string) {
    this.#hierarchy = hierarchy;
    this.#file = file;
    this.#method = method;
    this.#pool = file.pool;
  }

  typesOf(descriptor: string): MethodTypes {
    let types = this.#types.get(descriptor);
    if (types === undefined) {
      types = methodTypes(descriptor);
      this.#types.set(descriptor, types);
    }
    return types;
  }

  field(index: number, use: FieldUse): ResolvedField {
    const named = this.#pool.field(index);
    const found = this.#hierarchy.resolveField(named);
    // Nobody in the program would write it, so that it would be taken to keep its first value.
    if (found === undefined) {
      const reason = `the field ${named.owner}.${named.name} is not known`;
      return { field: named, isErased: false, problem: { reason } };
    }
    const field = found.owner === named.owner ? named : { ...named, owner: found.owner };
    const reason =
      hasFlag(found, Flag.STATIC) !== use.isStatic
        ? `IncompatibleClassChangeError: ${named.owner}.${named.name}`
        : use.isWritten && found.constant !== undefined && use.isStatic
          ? `the constant ${named.owner}.${named.name} is written`
          : use.isWritten && hasFlag(found, Flag.FINAL) && !this.#mayWriteFinal(found.owner, use)
            ? `IllegalAccessError: ${named.owner}.${named.name} is final`
            : undefined;
    return { field, isErased: found.erased === true, problem: reason === undefined ? undefined : { reason } };
  }

  /** JVMS 6.5, putfield and putstatic: final fields are written by initialisers only; by older classes, all over the class. */
  #mayWriteFinal(owner: ClassName, { isStatic }: FieldUse): boolean {
    if (owner !== this.#file.name) return false;
    return this.#file.majorVersion < FIRST_STRICT_VERSION || this.#method === (isStatic ? '<clinit>' : '<init>');
  }

  call(index: number, opcode: number): ResolvedCall {
    const { owner, name, descriptor } = this.#pool.method(index);
    const method = { owner, name, descriptor };
    const types = this.typesOf(descriptor);
    // Arrays have the methods of java.lang.Object.
    const start = opcode === Op.INVOKESPECIAL ? this.#specialOwner(owner, name) : isArray(owner) ? OBJECT : owner;
    const reference = start === owner ? method : { ...method, owner: start };
    const found = this.#hierarchy.resolveMethod(reference);
    const dispatch = DISPATCH[opcode] ?? 'static';
    const call = (kind: Dispatch, error?: string): ResolvedCall => ({
      dispatch: kind,
      method: reference,
      declaredBy: found?.owner ?? start,
      isErased: found?.erased === true || (isArray(owner) && name === 'clone'),
      types,
      problem: error === undefined ? undefined : { reason: `${error}: ${owner}.${name}${descriptor}` },
    });
    if (name === '<clinit>' || (name === '<init>' && dispatch !== 'special')) {
      return call(dispatch, 'VerifyError');
    }
    // A method that is not there stays a call: of unknown code.
    if (found === undefined) return call(dispatch);
    if (hasFlag(found, Flag.STATIC) !== (dispatch === 'static')) {
      return call(dispatch, 'IncompatibleClassChangeError');
    }
    if (dispatch === 'static' || dispatch === 'special') return call(dispatch);
    if (hasFlag(found, Flag.PRIVATE)) return call('special');
    const byInterface = this.#hierarchy.isInterface(start);
    if (byInterface !== (dispatch === 'interface')) return call(dispatch, 'IncompatibleClassChangeError');
    return call(dispatch);
  }

  /** JVMS 6.5, invokespecial: `super.m()` is searched from the direct superclass, whatever superclass is named. */
  #specialOwner(owner: ClassName, name: string): ClassName {
    const { superclass, name: here } = this.#file;
    if (name === '<init>' || owner === here || superclass === undefined || owner === superclass) return owner;
    if (this.#hierarchy.isInterface(owner) || !this.#hierarchy.isSubclass(superclass, owner)) return owner;
    return superclass;
  }

  /** Whether allocating objects of the class is an error. */
  allocation(type: TypeName): LinkProblem | undefined {
    if (isArray(type)) return { reason: `VerifyError: new ${type}` };
    const declaration = this.#hierarchy.find(type);
    const isAbstract = declaration !== undefined && hasFlag(declaration, Flag.ABSTRACT);
    return isAbstract ? { reason: `InstantiationError: ${type}` } : undefined;
  }

  /**
   * Whether using a static member or constructor of the class here may run a static initialiser. While code of this class
   * runs, the class itself and its superclasses are initialised.
   */
  initialises(type: ClassName): boolean {
    let answer = this.#initialises.get(type);
    if (answer === undefined) {
      const here = this.#hierarchy.superclassChain(this.#file.name);
      answer =
        type !== this.#file.name && !here.some(({ name }) => name === type) && hasInitialiser(this.#hierarchy, type);
      this.#initialises.set(type, answer);
    }
    return answer;
  }

  /** Whether an array of static type `type[]` surely takes all values of the type: it has no subtypes. */
  isFinal(type: TypeName): boolean {
    let element = type;
    while (isArray(element)) element = element.slice(0, -2);
    if (isPrimitive(element)) return true;
    const declaration = element === OBJECT ? undefined : this.#hierarchy.find(element);
    return declaration !== undefined && hasFlag(declaration, Flag.FINAL);
  }
}

const DISPATCH: Readonly<Record<number, Dispatch>> = {
  [Op.INVOKEVIRTUAL]: 'virtual',
  [Op.INVOKESPECIAL]: 'special',
  [Op.INVOKESTATIC]: 'static',
  [Op.INVOKEINTERFACE]: 'interface',
};
