/** A table of expressions in which equal ones are the same small number, with what is known of each. */
import { TupleInterner } from '../../base/interner.js';
import type { TypeName } from '../../ir/types.js';
import { type Node, Operator } from './operators.js';
import type { RelationSymbol } from './symbols.js';

/** What is left of the first number of a tuple, which may also tell by which type's rules is computed. */
const OPERATOR = 0xff;

export class Expressions {
  readonly #interner = new TupleInterner();
  readonly #traits: number[] = [];
  readonly #sizes: number[] = [];
  readonly #columns: (readonly TypeName[])[] = [];
  readonly #symbols: RelationSymbol[] = [];
  readonly #named = new Map<string, Node>();

  /** How many different expressions there are: what budgets count. */
  get count(): number {
    return this.#interner.size;
  }

  operator(node: Node): Operator {
    return (this.#interner.at(node, 0) & OPERATOR) as Operator;
  }

  /** Operands of an expression; for CHOICE: condition, then, otherwise; for ARITHMETIC: operator, operands. */
  argument(node: Node, index: number): number {
    return this.#interner.at(node, index + 1);
  }

  argumentCount(node: Node): number {
    return this.#interner.lengthOf(node) - 1;
  }

  arguments(node: Node): number[] {
    const count = this.#interner.lengthOf(node) - 1;
    const operands = new Array<number>(count);
    for (let index = 0; index < count; index++) operands[index] = this.#interner.at(node, index + 1);
    return operands;
  }

  has(node: Node, trait: number): boolean {
    return ((this.#traits[node] as number) & trait) === trait;
  }

  traits(node: Node): number {
    return this.#traits[node] as number;
  }

  arity(node: Node): number {
    return (this.#columns[node] as readonly TypeName[]).length;
  }

  /** The type of each column: every element there is of it, or null. */
  columns(node: Node): readonly TypeName[] {
    return this.#columns[node] as readonly TypeName[];
  }

  /** The number of operators, as if it were written out; at most 2^30. */
  size(node: Node): number {
    return this.#sizes[node] as number;
  }

  symbol(node: Node): RelationSymbol | undefined {
    return this.operator(node) === Operator.SYMBOL ? this.#symbols[this.argument(node, 0)] : undefined;
  }

  /** The symbol with the key: another one only where none has it yet. */
  protected named(key: string, symbol: RelationSymbol, columns: readonly TypeName[], traits: number): Node {
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const node = this.newSymbol(symbol, columns, traits);
    this.#named.set(key, node);
    return node;
  }

  protected newSymbol(symbol: RelationSymbol, columns: readonly TypeName[], traits: number): Node {
    return this.intern([Operator.SYMBOL, this.#symbols.push(symbol) - 1], columns, traits, 0);
  }

  /** The expression, if it is there; otherwise less than 0. */
  protected found(tuple: readonly number[]): Node {
    return this.#interner.find(tuple);
  }

  protected intern(tuple: readonly number[], columns: readonly TypeName[], traits: number, size: number): Node {
    const node = this.#interner.intern(tuple);
    if (node === this.#traits.length) {
      this.#traits.push(traits);
      this.#columns.push(columns);
      this.#sizes.push(size);
    }
    return node;
  }
}
