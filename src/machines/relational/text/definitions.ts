/** Expressions and conditions that occur several times in a text and are long enough to be worth a name. */
import { type Algebra, type Condition, type Node, Operator } from '../algebra.js';

/** Below this number of operators the whole text needs no names. */
const LEAST_TEXT = 40;
const LEAST_NAMED = 5;

export interface Shared {
  /** Smaller ones first: a definition uses only those before it. */
  readonly nodes: readonly Node[];
  readonly conditions: readonly Condition[];
}

export function sharedParts(algebra: Algebra, roots: readonly Node[]): Shared {
  const total = roots.reduce((sum, node) => sum + algebra.size(node), 0);
  if (total < LEAST_TEXT) return { nodes: [], conditions: [] };
  const counting = new Counting(algebra);
  for (const root of roots) counting.node(root);
  return counting.shared();
}

class Counting {
  readonly #algebra: Algebra;
  readonly #nodes = new Map<Node, number>();
  readonly #conditions = new Map<Condition, number>();

  constructor(algebra: Algebra) {
    this.#algebra = algebra;
  }

  node(node: Node): void {
    const algebra = this.#algebra;
    const count = (this.#nodes.get(node) ?? 0) + 1;
    this.#nodes.set(node, count);
    const operator = algebra.operator(node);
    if (count > 1 || operator === Operator.SYMBOL || operator === Operator.NONE) return;
    const operands = algebra.arguments(node);
    if (operator === Operator.CHOICE) this.condition(operands[0] as Condition);
    const hasOther = operator === Operator.CHOICE || operator === Operator.ARITHMETIC;
    for (const operand of hasOther ? operands.slice(1) : operands) this.node(operand);
  }

  /** A condition and its negation are one. */
  condition(condition: Condition): void {
    const { conditions } = this.#algebra;
    if (condition <= 1) return;
    const key = Math.min(condition, conditions.not(condition));
    const count = (this.#conditions.get(key) ?? 0) + 1;
    this.#conditions.set(key, count);
    if (count > 1) return;
    conditions.visitAtoms(condition, (atom) => {
      if (atom.kind === 'some') this.node(atom.node);
      if (atom.kind === 'less') {
        this.node(atom.left);
        this.node(atom.right);
      }
    });
  }

  shared(): Shared {
    const algebra = this.#algebra;
    const { conditions } = algebra;
    const nodes = [...this.#nodes]
      .filter(([node, count]) => count > 1 && algebra.size(node) >= LEAST_NAMED)
      .map(([node]) => node);
    const found = [...this.#conditions]
      .filter(([condition, count]) => count > 1 && conditions.size(condition) >= LEAST_NAMED)
      .map(([condition]) => condition);
    return {
      nodes: nodes.sort((left, right) => algebra.size(left) - algebra.size(right) || left - right),
      conditions: found.sort((left, right) => conditions.size(left) - conditions.size(right) || left - right),
    };
  }
}
