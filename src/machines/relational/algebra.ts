/**
 * Relational expressions and conditions, hash-consed: equal expressions are the same small number.
 *
 * The constructors normalise by rules that are equalities in every state in which the expression is used (see
 * `simplify/`), so they may be applied in upper bounds, lower bounds and exact values alike. Conditions are binary
 * decision diagrams over atoms; an atom says that an expression is not empty, or compares numbers, or is not known.
 */
import { PairTable } from '../../base/pair-table.js';
import type { TypeName } from '../../ir/types.js';
import { upperOf } from './bounds.js';
import { Conditions } from './conditions.js';
import { Epochs } from './epochs.js';
import { type Condition, type Node, Trait } from './operators.js';
import { RawExpressions } from './raw-expressions.js';
import { simplifyArithmetic } from './simplify/arithmetic.js';
import { simplifyChoice } from './simplify/choice.js';
import { simplifyOverride } from './simplify/override.js';
import { simplifyClosure, simplifyJoin, simplifyProduct, simplifyTranspose } from './simplify/relations.js';
import { simplifyDifference, simplifyIntersection, simplifyUnion } from './simplify/sets.js';
import type { Matching } from './symbols.js';
import type { TypeOrder } from './type-order.js';

export { ARITHMETIC_OPERATORS, type Condition, type Node, Operator, Trait } from './operators.js';

export class Algebra extends RawExpressions {
  readonly conditions: Conditions;
  readonly epochs: Epochs;
  readonly #joins = new PairTable();
  /** Answers of `isWithin` and `areDisjoint` that were looked for as deep as they ever are. */
  readonly within = new PairTable();
  readonly apart = new PairTable();

  constructor(types: TypeOrder) {
    super(types);
    this.conditions = new Conditions(this);
    this.epochs = new Epochs(this);
  }

  /** Forgets what was remembered, if it has become much: large tables are slow. */
  forget(most: number): void {
    for (const table of [this.#joins, this.within, this.apart]) if (table.size > most) table.clear();
    this.conditions.forget(most);
  }

  /** A condition that holds in every run, and says of other symbols what their bounds do not. */
  fact(reason: string, matching: Matching): Condition {
    const truth = this.truth(true);
    return this.conditions.some(
      this.unknown(reason, ['boolean'], { lower: truth, upper: truth, single: false }, { matching }),
    );
  }

  union(nodes: readonly Node[], arity?: number): Node {
    return simplifyUnion(this, nodes, arity);
  }

  intersection(nodes: readonly Node[]): Node {
    return simplifyIntersection(this, nodes);
  }

  difference(left: Node, right: Node): Node {
    return simplifyDifference(this, left, right);
  }

  /** Relational composition: `left.right`. */
  join(left: Node, right: Node): Node {
    // Remembered: reading through many conditional writes asks for the same parts again and again.
    const known = this.#joins.get(left, right);
    if (known >= 0) return known;
    const result = simplifyJoin(this, left, right);
    this.#joins.set(left, right, result);
    return result;
  }

  product(left: Node, right: Node): Node {
    return simplifyProduct(this, left, right);
  }

  /** `base ++ change`. */
  override(base: Node, change: Node): Node {
    return simplifyOverride(this, base, change);
  }

  /** `*relation`, reflexive and transitive. */
  closure(relation: Node): Node {
    return simplifyClosure(this, relation);
  }

  transpose(relation: Node): Node {
    return simplifyTranspose(this, relation);
  }

  choice(condition: Condition, then: Node, otherwise: Node): Node {
    return simplifyChoice(this, condition, then, otherwise);
  }

  arithmetic(operator: string, operands: readonly Node[], type: TypeName): Node {
    return simplifyArithmetic(this, operator, operands, type);
  }

  /** `set <: relation`: tuples whose first element is in the set. */
  restrict(set: Node, relation: Node): Node {
    return this.intersection([relation, this.product(set, this.type(this.columns(relation)[1] ?? 'univ'))]);
  }

  /** The least set known to contain it in which no unknown occurs. */
  upper(node: Node): Node {
    return this.has(node, Trait.KNOWN) ? node : upperOf(this, node);
  }
}
