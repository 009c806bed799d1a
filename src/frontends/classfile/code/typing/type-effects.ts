/** What each instruction does to the stack of types, and to the types of webs. */
import { STRING, type TypeName } from '../../../../ir/types.js';
import type { ConstantPool } from '../../format/class-file.js';
import type { Listing } from '../flow/listing.js';
import type { Webs } from '../flow/webs.js';
import type { Members } from '../members.js';
import { isLoad, isStore, Op } from '../opcodes.js';
import { shuffleOrder } from '../shuffles.js';
import type { IntUses } from './int-uses.js';
import { calculate, convert, test } from './number-effects.js';
import { primitiveArray } from './number-types.js';
import { NUMBERS, type TypeStack } from './type-stack.js';
import {
  ANY_INT,
  BOOLEAN,
  BYTE,
  CHAR,
  constantCode,
  DOUBLE,
  FLOAT,
  INT,
  intFits,
  isIntCode,
  isReferenceCode,
  isWideCode,
  LONG,
  NULL_TYPE,
  RETURN_ADDRESS,
  SHORT,
  UNKNOWN,
  type ValueTypes,
} from './value-types.js';

/** The types of webs, as the inference keeps them. */
export interface WebTypes {
  /** `UNKNOWN` where nothing was assigned as yet. */
  read(web: number): number;
  /** `origin` is the cell that the value was copied from, or -1. */
  write(web: number, code: number, origin: number): void;
  isDeclaredBoolean(web: number): boolean;
  /** Something is not known as yet: all has to be run through again. */
  repeat(): void;
}

export interface EffectsInput {
  readonly listing: Listing;
  readonly webs: Webs;
  readonly types: ValueTypes;
  readonly pool: ConstantPool;
  readonly members: Members;
  readonly result: TypeName;
  readonly stack: TypeStack;
  readonly uses: IntUses;
  readonly cells: WebTypes;
}

export class TypeEffects {
  readonly #listing: Listing;
  readonly #webs: Webs;
  readonly #types: ValueTypes;
  readonly #pool: ConstantPool;
  readonly #members: Members;
  readonly #result: TypeName;
  readonly #stack: TypeStack;
  readonly #uses: IntUses;
  readonly #cells: WebTypes;
  readonly #problem: (message: string) => never;
  /** See `Typing`. The last round counts. */
  readonly misfits = new Map<number, string>();
  #node = 0;

  constructor(input: EffectsInput) {
    this.#listing = input.listing;
    this.#webs = input.webs;
    this.#types = input.types;
    this.#pool = input.pool;
    this.#members = input.members;
    this.#result = input.result;
    this.#stack = input.stack;
    this.#uses = input.uses;
    this.#cells = input.cells;
    this.#problem = input.stack.problem;
  }

  /** Does to the stack what the instruction does. */
  step(node: number): void {
    this.#node = node;
    if (this.misfits.size > 0) this.misfits.delete(node);
    const code = this.#listing.opcode[node] as number;
    const operand = this.#listing.operand[node] as number;
    if (isLoad(code)) return this.#load(code - Op.ILOAD);
    if (isStore(code)) return this.#store(code - Op.ISTORE);
    if (code >= Op.IALOAD && code <= Op.SALOAD) return this.#loadElement(code);
    if (code >= Op.IASTORE && code <= Op.SASTORE) return this.#storeElement(code);
    if (code >= Op.POP && code <= Op.SWAP) return this.#shuffle(code);
    if (code >= Op.IADD && code <= Op.LXOR) return calculate(this.#stack, this.#uses, code);
    if (code >= Op.I2L && code <= Op.I2S) return convert(this.#stack, code);
    if (code >= Op.LCMP && code <= Op.DCMPG) {
      const kind = code === Op.LCMP ? 1 : code <= Op.FCMPG ? 2 : 3;
      this.#stack.popNumber(kind);
      this.#stack.popNumber(kind);
      return this.#stack.push(INT);
    }
    if (code >= Op.IFEQ && code <= Op.IF_ACMPNE) return test(this.#stack, this.#uses, code);
    switch (code) {
      case Op.NOP:
      case Op.GOTO:
        return;
      case Op.ACONST_NULL:
        return this.#stack.push(NULL_TYPE);
      case Op.IPUSH:
        return this.#stack.push(constantCode(operand));
      case Op.LPUSH:
        return this.#stack.push(LONG);
      case Op.FPUSH:
        return this.#stack.push(FLOAT);
      case Op.DPUSH:
        return this.#stack.push(DOUBLE);
      case Op.LDC:
        return this.#loadConstant(operand);
      case Op.IINC: {
        const web = this.#webs.read[this.#node] as number;
        if (!isIntCode(this.#cells.read(web))) this.#problem('an operand is no int');
        this.#uses.asInt(web);
        return this.#cells.write(this.#webs.written[this.#node] as number, INT, -1);
      }
      case Op.JSR:
        return this.#stack.push(RETURN_ADDRESS + this.#listing.subroutineCall(this.#node));
      case Op.RET: {
        const address = RETURN_ADDRESS + this.#listing.subroutineCall(this.#node);
        if (this.#cells.read(this.#webs.read[this.#node] as number) !== address) {
          this.#problem("'ret' of what is not the address to return to");
        }
        return;
      }
      case Op.TABLESWITCH:
      case Op.LOOKUPSWITCH:
        return this.#stack.popInt();
      case Op.RETURN:
        if (this.#result !== 'void') this.#problem('a method with a result returns none');
        return;
      case Op.GETSTATIC:
        return this.#stack.pushType(this.#pool.field(operand).type);
      case Op.PUTSTATIC:
        this.#place(this.#pool.field(operand).type);
        return;
      case Op.GETFIELD:
        this.#stack.popReference();
        return this.#stack.pushType(this.#pool.field(operand).type);
      case Op.PUTFIELD:
        this.#place(this.#pool.field(operand).type);
        this.#stack.popReference();
        return;
      case Op.INVOKEVIRTUAL:
      case Op.INVOKESPECIAL:
      case Op.INVOKESTATIC:
      case Op.INVOKEINTERFACE: {
        const { owner, descriptor } = this.#pool.method(operand);
        return this.#invoke(descriptor, code === Op.INVOKESTATIC ? undefined : owner);
      }
      case Op.INVOKEDYNAMIC:
        return this.#invoke(this.#pool.dynamic(operand).descriptor, undefined);
      case Op.NEW:
        return this.#stack.push(this.#types.newCode(this.#pool.className(operand)));
      case Op.NEWARRAY:
        this.#stack.popInt();
        return this.#stack.pushType(
          primitiveArray(operand) ?? this.#problem(`no array has elements of type ${operand}`),
        );
      case Op.ANEWARRAY:
        this.#stack.popInt();
        return this.#stack.pushType(`${this.#pool.className(operand)}[]`);
      case Op.MULTIANEWARRAY: {
        const dimensions = this.#listing.bytes[(this.#listing.offset[this.#node] as number) + 3] as number;
        for (let index = 0; index < dimensions; index++) this.#stack.popInt();
        return this.#stack.pushType(this.#pool.className(operand));
      }
      case Op.ARRAYLENGTH:
        this.#stack.popReference();
        return this.#stack.push(INT);
      case Op.CHECKCAST:
        this.#stack.popReference();
        return this.#stack.pushType(this.#pool.className(operand));
      case Op.INSTANCEOF:
        this.#stack.popReference();
        return this.#stack.push(BOOLEAN);
      case Op.ATHROW:
      case Op.MONITORENTER:
      case Op.MONITOREXIT:
      case Op.IFNULL:
      case Op.IFNONNULL:
        this.#stack.popReference();
        return;
      default:
        return this.#return(code);
    }
  }

  #return(code: number): void {
    if (code < Op.IRETURN || code > Op.ARETURN) this.#problem(`${code} is no operation code`);
    const kind = code - Op.IRETURN;
    const expected = this.#types.code(this.#result);
    const fits = kind === 0 ? isIntCode(expected) : kind === 4 ? isReferenceCode(expected) : NUMBERS[kind] === expected;
    if (!fits || this.#result === 'void') this.#problem(`the method returns ${this.#result}`);
    this.#place(this.#result);
  }

  /** A value goes where the type is declared. */
  #place(type: TypeName): number {
    const code = this.#stack.popType(type);
    if (isReferenceCode(code) && !this.#types.mayFill(code, type)) {
      this.misfits.set(this.#node, `a ${this.#types.name(code)} is taken for a ${type}`);
    }
    return code;
  }

  /** The virtual machine narrows what is stored and returned, but not what is passed. */
  #pass(type: TypeName): void {
    const code = this.#place(type);
    if (!isIntCode(code) || code === BOOLEAN || intFits(code, this.#types.code(type))) return;
    this.misfits.set(this.#node, `an int is passed where ${type} is declared`);
  }

  #load(kind: number): void {
    const web = this.#webs.read[this.#node] as number;
    const type = this.#cells.read(web);
    // Not assigned as yet in this round: the rest of the block is run through again.
    if (type !== UNKNOWN) this.#expectKind(type, kind);
    else this.#cells.repeat();
    this.#stack.push(type === UNKNOWN ? (KINDS[kind] as number) : type, web);
  }

  #store(kind: number): void {
    const code = this.#stack.pop();
    const web = this.#webs.written[this.#node] as number;
    const origin = this.#stack.origin;
    if (kind === 4 && code >= RETURN_ADDRESS) return this.#cells.write(web, code, -1);
    this.#expectKind(code, kind);
    if (this.#cells.isDeclaredBoolean(web)) this.#uses.asBoolean(origin);
    this.#cells.write(web, code, origin);
  }

  #expectKind(code: number, kind: number): void {
    const fits = kind === 0 ? isIntCode(code) : kind === 4 ? isReferenceCode(code) : NUMBERS[kind] === code;
    if (!fits) this.#problem('a local variable holds a value of another kind');
  }

  #loadElement(code: number): void {
    this.#stack.popInt();
    const array = this.#stack.popReference();
    if (code === Op.AALOAD) {
      const element = this.#types.elementOf(array);
      if (!isReferenceCode(element)) this.#problem(`the elements of ${this.#types.name(array)} are no references`);
      return this.#stack.push(element);
    }
    if (code === Op.BALOAD) return this.#stack.push(this.#types.name(array) === 'boolean[]' ? BOOLEAN : BYTE);
    if (code === Op.CALOAD) return this.#stack.push(CHAR);
    if (code === Op.SALOAD) return this.#stack.push(SHORT);
    this.#stack.pushNumber(code - Op.IALOAD);
  }

  #storeElement(code: number): void {
    const kind = code - Op.IASTORE;
    if (code === Op.AASTORE) this.#stack.popReference();
    else if (code === Op.BASTORE) this.#stack.popAnyInt();
    else this.#stack.popNumber(kind > 4 ? 0 : kind);
    const origin = this.#stack.origin;
    this.#stack.popInt();
    const array = this.#stack.popReference();
    if (code !== Op.BASTORE) return;
    if (this.#types.name(array) === 'boolean[]') this.#uses.asBoolean(origin);
    else this.#uses.asInt(origin);
  }

  #shuffle(code: number): void {
    if (code === Op.POP) {
      if (isWideCode(this.#stack.pop())) this.#problem('half of a value');
      return;
    }
    if (code === Op.POP2) {
      if (!isWideCode(this.#stack.pop()) && isWideCode(this.#stack.pop())) this.#problem('half of a value');
      return;
    }
    const { codes } = this.#stack;
    const order = shuffleOrder(code, (depth) => {
      const type = codes[codes.length - 1 - depth];
      return type === undefined ? this.#problem('the stack is empty') : isWideCode(type);
    });
    if (order === undefined) this.#problem('half of a value');
    const { taken, pushed } = order;
    const types = codes.slice(codes.length - taken);
    const origins = this.#stack.origins.slice(this.#stack.origins.length - taken);
    for (let index = 0; index < taken; index++) this.#stack.pop();
    for (const index of pushed) this.#stack.push(types[index] as number, origins[index] as number);
  }

  #loadConstant(index: number): void {
    const constant = this.#pool.loadable(index);
    switch (constant.kind) {
      case 'constant':
        return constant.type === 'int'
          ? this.#stack.push(constantCode(Number(constant.value)))
          : this.#stack.pushType(constant.type === 'null' ? STRING : constant.type);
      case 'method-type':
        return this.#stack.pushType('java.lang.invoke.MethodType');
      case 'method-handle':
        return this.#stack.pushType('java.lang.invoke.MethodHandle');
      case 'dynamic':
        return this.#stack.pushType(this.#members.typesOf(`()${constant.descriptor}`).result);
    }
  }

  #invoke(descriptor: string, receiver: TypeName | undefined): void {
    const { parameters, result } = this.#members.typesOf(descriptor);
    for (let index = parameters.length - 1; index >= 0; index--) this.#pass(parameters[index] as TypeName);
    if (receiver !== undefined) this.#place(receiver);
    this.#stack.pushType(result);
  }
}

/** What a load pushes whose variable has no type yet. */
const KINDS: readonly number[] = [ANY_INT, LONG, FLOAT, DOUBLE, NULL_TYPE];
