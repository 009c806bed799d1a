/** What the code of a method mentions, read off its instructions alone: no types are inferred, and nothing is lowered. */
import type { Mention } from '../../../ir/mentioned-types.js';
import { type ClassName, OBJECT } from '../../../ir/types.js';
import { ClassFileProblem } from '../format/class-file.js';
import { NULL_POINTER } from './checks.js';
import { type Listing, readListing } from './flow/listing.js';
import { Members } from './members.js';
import { Op } from './opcodes.js';
import { type CodeContext, CodeProblem } from './translation/translation.js';

type Given = Pick<CodeContext, 'file' | 'method' | 'hierarchy'>;

/**
 * Undefined where the translation has to be asked: of what `invokedynamic` and dynamic constants stand for, of switches over enums,
 * which it does without the array that compilers make for them, of subroutines, and of code that is wrong.
 */
export function mentionsIn(given: Given): readonly Mention[] | undefined {
  const { code } = given.method;
  if (code === undefined) return undefined;
  try {
    const listing = readListing(code.bytes);
    return listing.hasSubroutines ? undefined : new Reader(given, listing).read();
  } catch (error) {
    if (error instanceof CodeProblem || error instanceof ClassFileProblem) return undefined;
    throw error;
  }
}

class Reader {
  readonly #given: Given;
  readonly #listing: Listing;
  readonly #members: Members;
  readonly #found: Mention[] = [];
  readonly #made = new Set<ClassName>();
  readonly #initialised = new Set<ClassName>();
  /** Operation codes with their operands: the same twice mentions nothing new. */
  readonly #seen = new Set<number>();

  constructor(given: Given, listing: Listing) {
    this.#given = given;
    this.#listing = listing;
    this.#members = new Members(given.hierarchy, given.file, given.method.name);
  }

  read(): readonly Mention[] | undefined {
    const { count, opcode, operand } = this.#listing;
    // The translation also casts where a value is not of the type that it is used with.
    this.#make('java.lang.ClassCastException');
    for (let node = 0; node < count; node++) {
      const code = opcode[node] as number;
      const index = operand[node] as number;
      const key = code * 0x10000 + (index & 0xffff);
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      if (!this.#add(code, index)) return undefined;
    }
    return this.#found;
  }

  /** False where the translation has to be asked. */
  #add(code: number, index: number): boolean {
    const exception = EXCEPTIONS.get(code);
    if (exception !== undefined) for (const each of exception) this.#make(each);
    switch (code) {
      case Op.LDC:
        return this.#addConstant(index);
      case Op.GETSTATIC:
      case Op.PUTSTATIC:
        return this.#addStatic(code, index);
      case Op.INVOKEVIRTUAL:
      case Op.INVOKESPECIAL:
      case Op.INVOKESTATIC:
      case Op.INVOKEINTERFACE:
        this.#addCall(code, index);
        return true;
      case Op.INVOKEDYNAMIC:
        return false;
      case Op.NEW:
        this.#addObject(this.#given.file.pool.className(index));
        return true;
      default:
        return true;
    }
  }

  #addConstant(index: number): boolean {
    const constant = this.#given.file.pool.loadable(index);
    if (constant.kind === 'constant' && typeof constant.value === 'string') this.#make(constant.type);
    return constant.kind !== 'dynamic';
  }

  #addStatic(code: number, index: number): boolean {
    const { field } = this.#members.field(index, { isStatic: true, isWritten: code === Op.PUTSTATIC });
    if (field.name.startsWith('$SwitchMap$')) return false;
    this.#initialise(field.owner);
    return true;
  }

  #addCall(code: number, index: number): void {
    const { method, dispatch, declaredBy, problem } = this.#members.call(index, code);
    if (problem !== undefined) return;
    if (code === Op.INVOKESTATIC) this.#initialise(declaredBy);
    this.#found.push({ kind: 'call', method, dispatch });
  }

  #addObject(type: ClassName): void {
    if (this.#members.allocation(type) !== undefined) return;
    this.#initialise(type);
    this.#make(type);
  }

  #make(type: ClassName): void {
    if (this.#made.has(type)) return;
    this.#made.add(type);
    this.#found.push({ kind: 'make', type });
  }

  #initialise(type: ClassName): void {
    if (this.#initialised.has(type)) return;
    this.#initialised.add(type);
    if (this.#members.initialises(type)) this.#found.push({ kind: 'initialise', type });
  }
}

/** What instructions make by themselves: exceptions of the machine, and arrays, which count as objects. */
const EXCEPTIONS: ReadonlyMap<number, readonly ClassName[]> = exceptions();

function exceptions(): ReadonlyMap<number, readonly ClassName[]> {
  const table = new Map<number, ClassName[]>();
  const add = (type: ClassName, ...codes: readonly number[]): void => {
    for (const code of codes) table.set(code, [...(table.get(code) ?? []), type]);
  };
  const between = (first: number, last: number): readonly number[] =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const elements = [...between(Op.IALOAD, Op.SALOAD), ...between(Op.IASTORE, Op.SASTORE)];
  const members = [Op.GETFIELD, Op.PUTFIELD, Op.INVOKEVIRTUAL, Op.INVOKESPECIAL, Op.INVOKEINTERFACE];
  // `dup` begins the tests for null that compilers write, a switch those of enums.
  const others = [Op.DUP, Op.ARRAYLENGTH, Op.ATHROW, Op.MONITORENTER, Op.MONITOREXIT];
  add(NULL_POINTER, ...elements, ...members, ...others);
  add('java.lang.ArrayIndexOutOfBoundsException', ...elements);
  add('java.lang.ArrayStoreException', Op.AASTORE);
  add('java.lang.ArithmeticException', Op.IDIV, Op.LDIV, Op.IREM, Op.LREM);
  const arrays = [Op.NEWARRAY, Op.ANEWARRAY, Op.MULTIANEWARRAY];
  add('java.lang.NegativeArraySizeException', ...arrays);
  add(OBJECT, ...arrays);
  return table;
}
