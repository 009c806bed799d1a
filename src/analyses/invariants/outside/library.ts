/** Which methods of the library run code that they do not contain themselves: callbacks, overridable methods of their arguments. */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import {
  BOXES,
  type ClassName,
  elementType,
  isArray,
  isPrimitive,
  OBJECT,
  STRING,
  THROWABLE,
  type TypeName,
} from '../../../ir/types.js';
import { LibraryCallbacks, LibraryFacts, RECORDS } from '../../../library/index.js';
import type { World } from '../../../program/calls/footprint.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';

type CallInstruction = Extract<Instruction, { kind: 'call' }>;

const MOST = INVARIANTS_BUDGETS['outside/library'].most.most;

/** What values of these types hold has no code that a program could bring in. */
const VALUES: ReadonlySet<TypeName> = new Set([STRING, ...BOXES, 'null']);

export class OutsideLibrary {
  readonly #hierarchy: Hierarchy;
  readonly #facts: LibraryFacts;
  readonly #callbacks: LibraryCallbacks;
  readonly #known = new Map<MethodDeclaration, boolean>();

  constructor({ hierarchy, classes }: World) {
    this.#hierarchy = hierarchy;
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
    const isOfProgram = (name: ClassName): boolean => {
      const origin = hierarchy.find(name)?.origin;
      return origin === 'input' || origin === 'classpath';
    };
    this.#callbacks = new LibraryCallbacks(hierarchy, this.#facts, classes, isOfProgram);
  }

  /**
   * Whether the call runs no code of others, by what is written down of the method: it runs none, or none but that of what it is given, which has
   * none. It must be the method that runs.
   */
  isPlainCall(call: CallInstruction): boolean {
    const resolved = this.#hierarchy.resolveMethod(call.method);
    if (resolved === undefined || !this.#isCertain(call, resolved)) return false;
    const { calls } = this.#facts.of(resolved);
    return calls?.length === 0 || (calls !== undefined && call.arguments.every(({ type }) => isValue(type)));
  }

  /** Whether a method outside the input may run code that is not part of the library. */
  runsOthers(start: MethodDeclaration): boolean {
    const known = this.#known.get(start);
    if (known !== undefined) return known;
    const methods = new Set([start]);
    let runs = false;
    for (const method of methods) {
      const before = this.#known.get(method);
      if (before === false) continue;
      if (before === true || methods.size > MOST || !this.#look(method, methods)) {
        runs = true;
        break;
      }
    }
    if (runs) this.#known.set(start, true);
    else for (const method of methods) this.#known.set(method, false);
    return runs;
  }

  /** Whether the library's code of the method, run on an object of the type, may run the other one, which is of the program. */
  mayRun(type: ClassName, library: MethodDeclaration, callback: MethodDeclaration): boolean {
    return this.#callbacks.on(type, library)?.includes(callback) !== false;
  }

  /** Adds what it calls; false where that is not known. */
  #look(method: MethodDeclaration, methods: Set<MethodDeclaration>): boolean {
    if (method.owner === OBJECT && method.name === 'clone') return true;
    // It is overridden nowhere but in code that makes exceptions of its own.
    if (method.owner === THROWABLE && (method.name === 'fillInStackTrace' || method.name === 'getClass')) return true;
    const body = method.body();
    if (body === undefined) {
      if (hasFlag(method, Flag.ABSTRACT)) return false;
      return this.#isQuietNative(method);
    }
    for (const { instruction } of body.edges) {
      if (instruction.kind === 'unsupported') return false;
      if (instruction.kind !== 'call' || this.isPlainCall(instruction)) continue;
      const resolved = this.#hierarchy.resolveMethod(instruction.method);
      if (resolved === undefined) return false;
      if (this.#hierarchy.find(resolved.owner)?.origin === 'input') return false;
      const isFillIn = resolved.owner === THROWABLE && resolved.name === 'fillInStackTrace';
      if (!isFillIn && !this.#isCertain(instruction, resolved)) return false;
      methods.add(resolved);
    }
    return true;
  }

  /** Of what has no code only records know what it runs. */
  #isQuietNative(method: MethodDeclaration): boolean {
    return hasFlag(method, Flag.NATIVE) && this.#facts.nativeWord(method) !== undefined;
  }

  #isCertain({ dispatch, method }: CallInstruction, resolved: MethodDeclaration): boolean {
    if (dispatch === 'static' || dispatch === 'special' || isArray(method.owner)) return true;
    const owner = this.#hierarchy.find(method.owner);
    const isFixed = [Flag.FINAL, Flag.PRIVATE].some((flag) => hasFlag(resolved, flag));
    return isFixed || (owner !== undefined && hasFlag(owner, Flag.FINAL));
  }
}

function isValue(type: TypeName): boolean {
  return isPrimitive(type) || (isArray(type) ? isValue(elementType(type)) : VALUES.has(type));
}
