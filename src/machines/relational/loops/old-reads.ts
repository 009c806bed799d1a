/**
 * Fields that a loop writes in new objects only: for objects that were there before the call they are, in every iteration,
 * what they are when the loop is reached. So a walk over old objects is a traversal even where the loop builds something new
 * of the same class beside it.
 */
import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import { withoutFresh } from './ceiling.js';
import type { LoopBounds } from './fixpoint.js';
import type { Inside } from './inside.js';
import type { Transformer } from './transformer.js';
import { writesOn } from './writes.js';

export class OldReads {
  readonly #algebra: Algebra;
  readonly #inside: Inside;
  readonly #bounds: LoopBounds;
  readonly #entries = new Map<Node, Node>();

  constructor(algebra: Algebra, transformer: Transformer, inside: Inside, bounds: LoopBounds) {
    this.#algebra = algebra;
    this.#inside = inside;
    this.#bounds = bounds;
    for (const { head, entry, back } of transformer.slots) {
      const writes = back === undefined || algebra.arity(head) !== 2 ? undefined : writesOn(algebra, head, back);
      const seen = withoutFresh(algebra, entry);
      if (writes === undefined || !algebra.has(seen, Trait.OLD)) continue;
      if (writes.every(({ object }) => this.#isNew(object))) this.#entries.set(head, seen);
    }
  }

  /** The relation as old objects see it, at any time; undefined: it may change there. What it leads to is old. */
  of(relation: Node): Node | undefined {
    const algebra = this.#algebra;
    const known = this.#entries.get(relation);
    if (known !== undefined) return known;
    if (this.#inside.isConstant(relation)) {
      const seen = withoutFresh(algebra, relation);
      return algebra.has(seen, Trait.OLD) ? seen : undefined;
    }
    if (algebra.operator(relation) !== Operator.OVERRIDE) return undefined;
    const [base, change] = algebra.arguments(relation) as [Node, Node];
    if (algebra.operator(change) !== Operator.PRODUCT || algebra.arity(change) !== 2) return undefined;
    return this.#isNew(algebra.argument(change, 0)) ? this.of(base) : undefined;
  }

  #isNew(object: Node): boolean {
    return this.#algebra.has(this.#bounds.ceilingOf(object), Trait.FRESH);
  }
}

/** The same iteration, with tests left out that never hold. */
export function withoutImpossible(algebra: Algebra, transformer: Transformer, bounds: LoopBounds): Transformer {
  const { conditions } = algebra;
  const possible = (condition: Condition): Condition =>
    conditions.mapAtoms(condition, (atom, whole) =>
      atom.kind === 'some' && algebra.isNone(bounds.ceilingOf(atom.node)) ? 0 : whole,
    );
  return {
    ...transformer,
    backCondition: possible(transformer.backCondition),
    exits: transformer.exits.map((exit) => ({
      ...exit,
      state: { ...exit.state, condition: possible(exit.state.condition) },
    })),
    allocated: transformer.allocated.map((each) => ({ ...each, condition: possible(each.condition) })),
  };
}
