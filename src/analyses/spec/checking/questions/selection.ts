/** The value of a field of one object, through writes to it: what was written there, where the object is the one written to. */

import { isPrimitive } from '../../../../ir/types.js';
import { type Algebra, type Condition, type Node, Operator, Trait } from '../../../../machines/relational/algebra.js';
import { FALSE } from '../../../../machines/relational/conditions.js';
import { SPEC_BUDGETS } from '../../budgets.js';

const MOST_STEPS = SPEC_BUDGETS['checking/questions/selection'].mostSteps.most;

export class Selection {
  readonly #algebra: Algebra;
  /** What holds wherever the value is used. */
  readonly #assumed: Condition;
  readonly #raw: Node | undefined;
  #left = MOST_STEPS;

  /** The fields of `raw`, an object under construction, have their defaults before the call. */
  constructor(algebra: Algebra, assumed: Condition, raw: Node | undefined) {
    this.#algebra = algebra;
    this.#assumed = assumed;
    this.#raw = raw;
  }

  /** The object is not null. */
  of(object: Node, relation: Node): Node {
    const algebra = this.#algebra;
    if (this.#left-- <= 0 || !algebra.has(object, Trait.SINGLE) || algebra.arity(relation) !== 2) {
      return algebra.join(object, relation);
    }
    const operands = algebra.arguments(relation);
    switch (algebra.operator(relation)) {
      case Operator.SYMBOL:
        return this.#default(object, relation) ?? algebra.join(object, relation);
      case Operator.CHOICE: {
        const [condition, then, otherwise] = operands as [Condition, Node, Node];
        return algebra.choice(condition, this.of(object, then), this.of(object, otherwise));
      }
      case Operator.OVERRIDE: {
        const [base, change] = operands as [Node, Node];
        return this.#written(object, base, change) ?? algebra.join(object, relation);
      }
      default:
        return algebra.join(object, relation);
    }
  }

  /** Undefined unless the change is one value written at one object. */
  #written(object: Node, base: Node, change: Node): Node | undefined {
    const algebra = this.#algebra;
    const { conditions } = algebra;
    if (algebra.operator(change) !== Operator.PRODUCT || algebra.argumentCount(change) !== 2) return undefined;
    const [target, value] = algebra.arguments(change) as [Node, Node];
    const isOne = algebra.has(target, Trait.SINGLE | Trait.PRESENT) && algebra.has(value, Trait.SINGLE | Trait.PRESENT);
    if (!isOne || algebra.arity(target) !== 1 || algebra.arity(value) !== 1) return undefined;
    const isThere = conditions.equal(object, target);
    if (conditions.and(this.#assumed, isThere) === FALSE) return this.of(object, base);
    if (conditions.implies(this.#assumed, isThere)) return value;
    return algebra.choice(isThere, value, this.of(object, base));
  }

  #default(object: Node, relation: Node): Node | undefined {
    const algebra = this.#algebra;
    const symbol = algebra.symbol(relation);
    if (object !== this.#raw || symbol?.kind !== 'field') return undefined;
    const type = symbol.field.columns[1] ?? 'univ';
    if (!isPrimitive(type)) return algebra.null;
    if (type === 'boolean') return algebra.truth(false);
    return /^(?:int|short|byte|long)$/.test(type) ? algebra.constant('0', type) : undefined;
  }
}
