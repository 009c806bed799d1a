/** Gives every operand a register, so that steps need not tell constants from variables. */
import type { Constant, Operand } from '../../ir/instructions.js';
import type { Registers } from '../frame.js';
import type { Heap } from '../memory/heap.js';

export class Operands {
  readonly #heap: Heap;
  readonly #variables: number;
  readonly #constants: Constant[] = [];
  readonly #registers = new Map<string, number>();

  constructor(heap: Heap, variables: number) {
    this.#heap = heap;
    this.#variables = variables;
  }

  /** Takes results that nobody wants. */
  get unwanted(): number {
    return this.#variables;
  }

  register(operand: Operand): number {
    if (operand.kind === 'variable') return operand.index;
    // Object.is tells 0 from -0 and NaN from nothing, and so must the key.
    const value = Object.is(operand.value, -0) ? '-0' : `${typeof operand.value} ${operand.value}`;
    const key = `${operand.type} ${value}`;
    let register = this.#registers.get(key);
    if (register === undefined) {
      register = this.#variables + 1 + this.#constants.length;
      this.#constants.push(operand);
      this.#registers.set(key, register);
    }
    return register;
  }

  registers(operands: readonly Operand[]): readonly number[] {
    return operands.map((operand) => this.register(operand));
  }

  template(): Registers {
    const variables: Registers = new Array(this.#variables + 1).fill(undefined);
    return [...variables, ...this.#constants.map((constant) => this.#heap.constant(constant))];
  }
}
