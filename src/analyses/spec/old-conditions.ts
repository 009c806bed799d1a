/** Conditions that speak of the state before the call only. */
import { type Algebra, type Condition, type Node, Operator } from '../../machines/relational/algebra.js';
import type { Atom } from '../../machines/relational/conditions.js';
import type { Allocation } from '../../machines/relational/state.js';

/**
 * The condition with unknowns in the place of tests of what the call allocates: that is not there yet, neither by a name of
 * its own nor among the objects of its type.
 */
export function withoutNewObjects(algebra: Algebra, condition: Condition, allocated: readonly Allocation[]): Condition {
  const { conditions } = algebra;
  const search = new Search(algebra, allocated);
  let isFound = false;
  conditions.visitAtoms(condition, (atom) => {
    isFound ||= search.isInAtom(atom);
  });
  if (!isFound) return condition;
  return conditions.mapAtoms(condition, (atom, whole) =>
    search.isInAtom(atom) ? conditions.unknown('a new object') : whole,
  );
}

/** Looks for new objects in expressions. */
class Search {
  readonly #algebra: Algebra;
  readonly #allocated: readonly Allocation[];
  readonly #found = new Map<Node, boolean>();

  constructor(algebra: Algebra, allocated: readonly Allocation[]) {
    this.#algebra = algebra;
    this.#allocated = allocated;
  }

  isInAtom(atom: Atom): boolean {
    if (atom.kind === 'some') return this.isIn(atom.node);
    return atom.kind === 'less' && (this.isIn(atom.left) || this.isIn(atom.right));
  }

  isIn(node: Node): boolean {
    let isFound = this.#found.get(node);
    if (isFound === undefined) {
      isFound = this.#look(node);
      this.#found.set(node, isFound);
    }
    return isFound;
  }

  #look(node: Node): boolean {
    const algebra = this.#algebra;
    const symbol = algebra.symbol(node);
    switch (symbol?.kind) {
      case undefined:
        break;
      case 'new':
      case 'new-set':
        return true;
      case 'type':
        return this.#allocated.some(({ type }) => algebra.types.isSubtype(type, symbol.type));
      case 'unknown':
        return this.isIn(symbol.lower) || this.isIn(symbol.upper);
      default:
        return false;
    }
    const operator = algebra.operator(node);
    if (operator === Operator.NONE) return false;
    const operands = algebra.arguments(node);
    if (operator === Operator.ARITHMETIC) return operands.slice(1).some((each) => this.isIn(each));
    if (operator !== Operator.CHOICE) return operands.some((each) => this.isIn(each));
    const [condition, ...values] = operands as [Condition, ...Node[]];
    let isFound = values.some((each) => this.isIn(each));
    algebra.conditions.visitAtoms(condition, (atom) => {
      isFound ||= this.isInAtom(atom);
    });
    return isFound;
  }
}
