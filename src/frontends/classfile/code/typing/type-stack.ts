/** The stack of types of one block, and where ints on it came from. Operands of the wrong kind are problems. */
import type { TypeName } from '../../../../ir/types.js';
import type { IntUses } from './int-uses.js';
import {
  BOOLEAN,
  DOUBLE,
  FLOAT,
  INT,
  isIntCode,
  isReferenceCode,
  isWideCode,
  LONG,
  type ValueTypes,
} from './value-types.js';

/** The types that operation codes come in fours for. */
export const NUMBERS: readonly number[] = [INT, LONG, FLOAT, DOUBLE];

export class TypeStack {
  readonly codes: number[] = [];
  /** The cell that an int came from, -1 for none. */
  readonly origins: number[] = [];
  /** Of what was popped last. */
  origin = -1;
  /** Throws a problem of the instruction at hand. */
  readonly problem: (message: string) => never;
  readonly #types: ValueTypes;
  readonly #uses: IntUses;
  readonly #maxStack: number;
  #words = 0;

  constructor(types: ValueTypes, uses: IntUses, maxStack: number, problem: (message: string) => never) {
    this.#types = types;
    this.#uses = uses;
    this.#maxStack = maxStack;
    this.problem = problem;
  }

  clear(): void {
    this.codes.length = 0;
    this.origins.length = 0;
    this.#words = 0;
  }

  push(code: number, origin = -1): void {
    this.codes.push(code);
    this.origins.push(origin);
    this.#words += isWideCode(code) ? 2 : 1;
    if (this.#words > this.#maxStack) this.problem(`the stack grows beyond ${this.#maxStack}`);
  }

  pushType(type: TypeName): void {
    if (type !== 'void') this.push(this.#types.code(type));
  }

  pop(): number {
    const code = this.codes.pop();
    if (code === undefined) this.problem('the stack is empty');
    this.origin = this.origins.pop() as number;
    this.#words -= isWideCode(code) ? 2 : 1;
    return code;
  }

  popExactly(expected: number): void {
    if (this.pop() !== expected) this.problem('an operand has the wrong type');
  }

  /** An operand that is used as a number. */
  popInt(): void {
    if (!isIntCode(this.pop())) this.problem('an operand is no int');
    this.#uses.asInt(this.origin);
  }

  /** An operand for which boolean and int are the same. */
  popAnyInt(): number {
    const code = this.pop();
    if (!isIntCode(code)) this.problem('an operand is no int');
    return code;
  }

  popReference(): number {
    const code = this.pop();
    if (!isReferenceCode(code)) this.problem('an operand is no reference');
    return code;
  }

  popType(type: TypeName): number {
    const expected = this.#types.code(type);
    if (isReferenceCode(expected)) return this.popReference();
    if (!isIntCode(expected)) {
      this.popExactly(expected);
      return expected;
    }
    const code = this.popAnyInt();
    if (expected === BOOLEAN) this.#uses.asBoolean(this.origin);
    else this.#uses.asInt(this.origin);
    return code;
  }

  /** int, long, float, double: the order in which operation codes come in fours. */
  popNumber(kind: number): void {
    if (kind === 0) this.popInt();
    else this.popExactly(NUMBERS[kind] as number);
  }

  pushNumber(kind: number): void {
    this.push(NUMBERS[kind] as number);
  }
}
