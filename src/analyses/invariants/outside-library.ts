/** Which methods of the library run code that they do not contain themselves: callbacks, overridable methods of their arguments. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction } from '../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { elementType, isArray, isPrimitive, OBJECT, STRING, THROWABLE, type TypeName } from '../../ir/types.js';
import { LibraryFacts, RECORDS } from '../../library/index.js';

type CallInstruction = Extract<Instruction, { kind: 'call' }>;

/** Methods that are looked at for one answer. */
const MOST = 150;

/** Values of these types have no code that a program could bring in. */
const PLAIN: ReadonlySet<TypeName> = new Set([
  STRING,
  'java.lang.StringBuilder',
  'java.lang.StringBuffer',
  'java.lang.AbstractStringBuilder',
  'java.lang.Integer',
  'java.lang.Long',
  'java.lang.Short',
  'java.lang.Byte',
  'java.lang.Character',
  'java.lang.Boolean',
  'java.lang.Float',
  'java.lang.Double',
  'java.lang.Math',
  'java.lang.StrictMath',
  'null',
]);

export class OutsideLibrary {
  readonly #hierarchy: Hierarchy;
  readonly #facts: LibraryFacts;
  readonly #known = new Map<MethodDeclaration, boolean>();
  readonly #out = new Map<MethodDeclaration, ReadonlySet<string> | null>();

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
    this.#facts = new LibraryFacts(hierarchy, RECORDS);
  }

  /** Whether nothing takes part in the call that could have code of others. */
  isPlainCall({ method, arguments: operands }: CallInstruction): boolean {
    const isOfJdk = method.owner.startsWith('java.') && this.#hierarchy.find(method.owner)?.origin !== 'input';
    return isOfJdk && PLAIN.has(method.owner) && operands.every(({ type }) => isPlain(type));
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

  /**
   * Names and descriptors of the methods that the library's code may call when the method is run on objects that are not known;
   * undefined where that is not known.
   */
  callsOut(start: MethodDeclaration): ReadonlySet<string> | undefined {
    const known = this.#out.get(start);
    if (known !== undefined) return known ?? undefined;
    const called = this.#findCallsOut(start) ?? null;
    this.#out.set(start, called);
    return called ?? undefined;
  }

  #findCallsOut(start: MethodDeclaration): ReadonlySet<string> | undefined {
    const methods = new Set([start]);
    const called = new Set<string>();
    for (const method of methods) {
      if (methods.size > MOST || hasFlag(method, Flag.ABSTRACT)) return undefined;
      if (method.body() === undefined && !this.#isQuietNative(method)) return undefined;
      for (const { instruction } of method.body()?.edges ?? []) {
        if (instruction.kind === 'unsupported') return undefined;
        if (instruction.kind !== 'call' || this.isPlainCall(instruction)) continue;
        const resolved = this.#hierarchy.resolveMethod(instruction.method);
        if (resolved === undefined) return undefined;
        const isCertain = this.#isCertain(instruction, resolved);
        if (!isCertain) called.add(`${resolved.name}${resolved.descriptor}`);
        if (isCertain || resolved.body() !== undefined) methods.add(resolved);
      }
    }
    return called;
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

function isPlain(type: TypeName): boolean {
  if (isArray(type)) return isPlain(elementType(type));
  return isPrimitive(type) || PLAIN.has(type);
}
