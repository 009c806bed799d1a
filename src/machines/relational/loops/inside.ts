/**
 * Tells what is the same in every iteration of a loop from what is not: unknowns of the head, objects that an iteration
 * allocates, and what was computed from them.
 */
import { type Algebra, type Condition, type Node, Operator } from '../algebra.js';
import type { Transformer } from './transformer.js';

export class Inside {
  readonly #algebra: Algebra;
  readonly #born: number;
  readonly #objects: ReadonlySet<Node>;
  readonly #done = new Map<Node, boolean>();
  readonly #conditions = new Map<Condition, boolean>();

  constructor(algebra: Algebra, { born, freshObjects }: Pick<Transformer, 'born' | 'freshObjects'>) {
    this.#algebra = algebra;
    this.#born = born;
    this.#objects = freshObjects;
  }

  /** Whether the expression is the same in every iteration. */
  isConstant(node: Node): boolean {
    let known = this.#done.get(node);
    if (known === undefined) {
      known = this.#compute(node);
      this.#done.set(node, known);
    }
    return known;
  }

  isConstantCondition(condition: Condition): boolean {
    if (condition <= 1) return true;
    let known = this.#conditions.get(condition);
    if (known === undefined) {
      known = true;
      this.#algebra.conditions.visitAtoms(condition, (atom) => {
        // Nobody says in which iteration an unknown atom was born.
        if (atom.kind === 'unknown') known = false;
        else if (atom.kind === 'some') known &&= this.isConstant(atom.node);
        else known &&= this.isConstant(atom.left) && this.isConstant(atom.right);
      });
      this.#conditions.set(condition, known);
    }
    return known;
  }

  /** What an unknown of the iteration is known to be exactly; undefined: it has bounds only, or is of the head or older. */
  definition(node: Node): Node | undefined {
    const symbol = this.#algebra.symbol(node);
    return symbol?.kind === 'unknown' && node >= this.#born && symbol.lower === symbol.upper ? symbol.upper : undefined;
  }

  #compute(node: Node): boolean {
    const algebra = this.#algebra;
    switch (algebra.operator(node)) {
      case Operator.SYMBOL: {
        if (algebra.symbol(node)?.kind !== 'unknown') return !this.#objects.has(node);
        if (node < this.#born) return true;
        const definition = this.definition(node);
        return definition !== undefined && this.isConstant(definition);
      }
      case Operator.NONE:
      case Operator.UNIVERSE:
      case Operator.IDENTITY:
        return true;
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        return this.isConstantCondition(condition) && this.isConstant(then) && this.isConstant(otherwise);
      }
      case Operator.ARITHMETIC:
        return algebra
          .arguments(node)
          .slice(1)
          .every((operand) => this.isConstant(operand));
    }
    return algebra.arguments(node).every((operand) => this.isConstant(operand));
  }
}
