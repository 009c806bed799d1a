/**
 * Substitution: an expression over one state, read in another. Symbols are replaced, everything is simplified anew (what
 * was a parameter may now be a new object), and unknowns become unknowns of their own with bounds read likewise: one
 * `Substitution` stands for one execution of what the expressions describe.
 */
import { type Algebra, ARITHMETIC_OPERATORS, type Condition, type Node, Operator } from './algebra.js';
import type { Known, Matching, RelationSymbol } from './symbols.js';

/** What a symbol stands for; undefined: itself (unknowns: a fresh one with substituted bounds). */
export type Replacement = (symbol: RelationSymbol, node: Node) => Node | undefined;

export class Substitution {
  readonly #algebra: Algebra;
  readonly #replacement: Replacement;
  readonly #isSameRun: boolean;
  readonly #nodes = new Map<Node, Node>();
  readonly #conditions = new Map<Condition, Condition>();
  readonly #unknownAtoms = new Map<Condition, Condition>();

  /** `isSameRun`: unknowns are those of the run that the expressions already describe; they stay, unless their bounds change. */
  constructor(algebra: Algebra, replacement: Replacement, run: 'same' | 'another' = 'another') {
    this.#algebra = algebra;
    this.#replacement = replacement;
    this.#isSameRun = run === 'same';
  }

  node(node: Node): Node {
    const known = this.#nodes.get(node);
    if (known !== undefined) return known;
    const result = this.#compute(node);
    this.#nodes.set(node, result);
    return result;
  }

  condition(condition: Condition): Condition {
    if (condition <= 1) return condition;
    const known = this.#conditions.get(condition);
    if (known !== undefined) return known;
    const { conditions } = this.#algebra;
    if (this.#isSameRun && this.#isUnchanged(condition)) return this.#unchanged(condition);
    const result = conditions.mapAtoms(condition, (atom, whole) => {
      if (atom.kind === 'some') return conditions.some(this.node(atom.node));
      if (atom.kind === 'less') return conditions.less(this.node(atom.left), this.node(atom.right));
      if (this.#isSameRun) return whole;
      let fresh = this.#unknownAtoms.get(whole);
      if (fresh === undefined) {
        fresh = conditions.unknown(atom.reason);
        this.#unknownAtoms.set(whole, fresh);
      }
      return fresh;
    });
    this.#conditions.set(condition, result);
    return result;
  }

  #known({ definition, matching }: Known): Known {
    return {
      ...(definition === undefined ? {} : { definition: this.node(definition) }),
      ...(matching === undefined ? {} : { matching: this.#matching(matching) }),
    };
  }

  #matching(matching: Matching): Matching {
    const [relation, made, origins] = [matching.relation, matching.made, matching.origins].map((each) =>
      this.node(each),
    );
    const isSame = relation === matching.relation && made === matching.made && origins === matching.origins;
    return isSame ? matching : ({ relation, made, origins } as Matching);
  }

  #isUnchanged(condition: Condition): boolean {
    let isUnchanged = true;
    this.#algebra.conditions.visitAtoms(condition, (atom) => {
      if (atom.kind === 'some') isUnchanged &&= this.node(atom.node) === atom.node;
      if (atom.kind === 'less') isUnchanged &&= [atom.left, atom.right].every((each) => this.node(each) === each);
    });
    return isUnchanged;
  }

  #unchanged(condition: Condition): Condition {
    this.#conditions.set(condition, condition);
    return condition;
  }

  #compute(node: Node): Node {
    const algebra = this.#algebra;
    const operands = (): Node[] => algebra.arguments(node).map((each) => this.node(each));
    switch (algebra.operator(node)) {
      case Operator.SYMBOL: {
        const symbol = algebra.symbol(node) as RelationSymbol;
        const replaced = this.#replacement(symbol, node);
        if (replaced !== undefined) return replaced;
        if (symbol.kind !== 'unknown') return node;
        const { reason, columns, lower, upper, single } = symbol;
        const [low, high] = [this.node(lower), this.node(upper)];
        const known = this.#known(symbol);
        const isSame = low === lower && high === upper && known.definition === symbol.definition;
        if (this.#isSameRun && isSame && known.matching === symbol.matching) return node;
        return algebra.unknown(reason, columns, { lower: low, upper: high, single }, known);
      }
      case Operator.UNION:
        return algebra.union(operands(), algebra.arity(node));
      case Operator.INTERSECTION:
        return algebra.intersection(operands());
      case Operator.DIFFERENCE: {
        const [left, right] = operands() as [Node, Node];
        return algebra.difference(left, right);
      }
      case Operator.JOIN: {
        const [left, right] = operands() as [Node, Node];
        return algebra.join(left, right);
      }
      case Operator.PRODUCT: {
        const [left, right] = operands() as [Node, Node];
        return algebra.product(left, right);
      }
      case Operator.OVERRIDE: {
        const [left, right] = operands() as [Node, Node];
        return algebra.override(left, right);
      }
      case Operator.CLOSURE:
        return algebra.closure(this.node(algebra.argument(node, 0)));
      case Operator.TRANSPOSE:
        return algebra.transpose(this.node(algebra.argument(node, 0)));
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        return algebra.choice(this.condition(condition), this.node(then), this.node(otherwise));
      }
      case Operator.ARITHMETIC: {
        const [operator, ...rest] = algebra.arguments(node) as [number, ...Node[]];
        const [type = 'int'] = algebra.columns(node);
        return algebra.arithmetic(
          ARITHMETIC_OPERATORS[operator] as string,
          rest.map((each) => this.node(each)),
          type,
        );
      }
      default:
        return node;
    }
  }
}
