/**
 * Classes that may be initialised during the call. Initialisers of which nobody can tell when they run count as if they had run before it, but
 * `fresh` can tell: the objects that they make are allocated during the call that uses the class first.
 */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassName } from '../../../ir/types.js';
import { type Algebra, type Node, Operator } from '../../../machines/relational/algebra.js';
import type { FieldName } from '../../../machines/relational/symbols.js';

export class LateClasses {
  readonly #algebra: Algebra;
  readonly #hierarchy: Hierarchy;
  readonly #early: ReadonlySet<ClassName>;

  /** A method runs only when its own class and those above it have been initialised. */
  constructor(algebra: Algebra, hierarchy: Hierarchy, home: ClassName) {
    this.#algebra = algebra;
    this.#hierarchy = hierarchy;
    this.#early = new Set(hierarchy.superclassChain(home).map(({ name }) => name));
  }

  has(owner: ClassName): boolean {
    return !this.#early.has(owner) && this.#hierarchy.declaredMethod(owner, '<clinit>', '()V') !== undefined;
  }

  isField({ static: isStatic, owner }: Pick<FieldName, 'static' | 'owner'>): boolean {
    return isStatic && this.has(owner);
  }

  /** Whether the value is found by way of a static field of such a class. */
  leadsTo(node: Node, seen = new Set<Node>()): boolean {
    if (seen.has(node)) return false;
    seen.add(node);
    const algebra = this.#algebra;
    const symbol = algebra.symbol(node);
    if (symbol?.kind === 'field') return this.isField(symbol.field);
    if (symbol?.kind === 'unknown') return [symbol.lower, symbol.upper].some((each) => this.leadsTo(each, seen));
    if (symbol !== undefined) return false;
    const operator = algebra.operator(node);
    const isFirstOther = operator === Operator.CHOICE || operator === Operator.ARITHMETIC;
    const operands = algebra.arguments(node).slice(isFirstOther ? 1 : 0);
    return operands.some((each) => this.leadsTo(each, seen));
  }
}
