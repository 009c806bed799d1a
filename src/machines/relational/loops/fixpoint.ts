/**
 * Bounds of everything that a loop changes, at its head, by iterating the transformer on bounds from the entry on.
 *
 * A value that takes a step along a relation in each iteration has the closure of that relation as bound at once; a chain
 * that shows only after some rounds is closed then (section 3.1 of the paper, constant k). What still grows after the rounds,
 * or is too large, is anything of its type. A field is bounded from above by what was there and all that may be written,
 * from below by what was there where nothing may be written.
 */

import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import type { Bounds } from '../bounds.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import type { RelationalOptions } from '../options.js';
import { Ceiling, isNothingAt, reachable } from './ceiling.js';
import { alternativesOf, closeChains, stepOf } from './chains.js';
import { type Addition, additionsOn, type Removal, removalsOn } from './changes.js';
import { Filters } from './filters.js';
import type { Inside } from './inside.js';
import { valuesIn } from './narrowing.js';
import { tuplesSaid } from './said.js';
import { everything, type Slot } from './slot.js';
import type { Transformer } from './transformer.js';

const LONGEST_GUARD = RELATIONAL_BUDGETS['loops/fixpoint'].longestGuard.most;

interface Growing {
  readonly slot: Slot;
  /** Of a value: what it may be. Of a relation: the tuples that may be written. */
  upper: Node;
  /** Of a relation: the tuples that may be gone; undefined: all. */
  removed: Node | undefined;
  isLost: boolean;
}

export class LoopBounds {
  readonly #algebra: Algebra;
  readonly #options: RelationalOptions;
  readonly #transformer: Transformer;
  readonly #inside: Inside;
  readonly #growing = new Map<Node, Growing>();
  /** At any time that the head is reached. */
  #wide: Ceiling;
  /** In iterations that come back. */
  #ceiling: Ceiling;
  /** In those in which a condition holds, too. */
  readonly #guarded = new Map<Condition, Ceiling>();
  #isPlain = false;

  /** `exact`: sets of all values that some unknowns of the head take, known already. */
  constructor(
    algebra: Algebra,
    options: RelationalOptions,
    transformer: Transformer,
    inside: Inside,
    exact: ReadonlyMap<Node, Node>,
  ) {
    this.#algebra = algebra;
    this.#options = options;
    this.#transformer = transformer;
    this.#inside = inside;
    for (const slot of transformer.slots) {
      const isValue = algebra.arity(slot.head) === 1;
      const upper = isValue ? (exact.get(slot.head) ?? slot.entry) : algebra.none(algebra.arity(slot.head));
      this.#growing.set(slot.head, {
        slot,
        upper,
        removed: algebra.none(algebra.arity(slot.head)),
        isLost: slot.back === undefined,
      });
    }
    this.#wide = this.#newWide();
    this.#ceiling = this.#newCeiling();
    this.#iterate(exact);
    this.#wide = this.#newWide();
  }

  /** Bounds of an unknown of the head, at any time that the head is reached; undefined: it is not of this loop. */
  of(head: Node): Bounds | undefined {
    const growing = this.#growing.get(head);
    if (growing === undefined) return undefined;
    const algebra = this.#algebra;
    const arity = algebra.arity(head);
    if (growing.isLost) return { lower: algebra.none(arity), upper: everything(algebra, algebra.columns(head)) };
    if (arity === 1) return { lower: algebra.none(1), upper: growing.upper };
    return { lower: this.#lower(growing), upper: this.#upper(growing) };
  }

  /** The part of a bound in which a condition on the head's state may hold. */
  where(head: Node, condition: Condition): Node {
    const algebra = this.#algebra;
    const upper = this.of(head)?.upper ?? everything(algebra, algebra.columns(head));
    const filters = new Filters(algebra, this.#inside, head, (node) => this.#wide.of(node));
    const { set } = filters.of(condition);
    return set === filters.all ? upper : algebra.intersection([upper, set]);
  }

  /** What an expression of the iteration may be, whichever it is. */
  ceilingOf(node: Node): Node {
    return this.#wide.of(node);
  }

  /** All values of an unknown of the iteration for which a condition may hold; undefined: any. */
  filter(value: Node, condition: Condition): Node | undefined {
    const filters = new Filters(this.#algebra, this.#inside, value, (node) => this.#wide.of(node));
    const { set } = filters.of(condition);
    return set === filters.all ? undefined : set;
  }

  /** Bounds of a relation where a condition holds that says of some tuples whether they are in it. */
  relationWhere(head: Node, condition: Condition): Bounds {
    const { lower, upper } = this.of(head) as Bounds;
    const { present, absent } = tuplesSaid(this.#algebra, this.#inside, head, condition);
    const arity = this.#algebra.arity(head);
    return {
      lower: this.#algebra.union([lower, ...present], arity),
      upper: absent.length === 0 ? upper : this.#algebra.difference(upper, this.#algebra.union(absent, arity)),
    };
  }

  #iterate(exact: ReadonlyMap<Node, Node>): void {
    // Each round that does not end the iteration after the first few gives up at least one bound.
    const most = this.#options.steps + 3 + this.#growing.size;
    for (let round = 0; ; round++) {
      const isPlain = round >= this.#options.steps - 1;
      this.#wide = this.#newWide(isPlain ? 'plain' : 'all');
      this.#ceiling = this.#newCeiling(isPlain ? 'plain' : 'all');
      this.#guarded.clear();
      this.#isPlain = isPlain;
      const grown = [...this.#growing.values()].filter(
        (each) => !each.isLost && !exact.has(each.slot.head) && this.#grow(each),
      );
      if (grown.length === 0) return;
      for (const each of grown) {
        if (round >= this.#options.steps) each.upper = closeChains(this.#algebra, each.upper);
        if (round >= this.#options.steps + 2 || round > most || this.#isTooLarge(each)) each.isLost = true;
      }
    }
  }

  #isTooLarge({ upper, removed }: Growing): boolean {
    const more = removed === undefined ? 0 : this.#algebra.size(removed);
    return this.#algebra.size(upper) + more > this.#options.operators;
  }

  #newWide(forms: 'plain' | 'all' = 'all'): Ceiling {
    return new Ceiling(this.#algebra, this.#inside, (head) => this.of(head)?.upper, this.#options.operators, forms);
  }

  #newCeiling(forms: 'plain' | 'all' = 'all'): Ceiling {
    const { backCondition } = this.#transformer;
    const narrowed = new Map<Node, Node>();
    const bound = (head: Node): Node | undefined => {
      const growing = this.#growing.get(head);
      if (growing === undefined || this.#algebra.arity(head) !== 1) return this.of(head)?.upper;
      let known = narrowed.get(head);
      if (known === undefined) {
        known = this.where(head, backCondition);
        narrowed.set(head, known);
      }
      return known;
    };
    return new Ceiling(this.#algebra, this.#inside, bound, this.#options.operators, forms);
  }

  /** One round for one slot; whether its bound grew. */
  #grow(growing: Growing): boolean {
    const algebra = this.#algebra;
    const { slot, upper, removed } = growing;
    const back = slot.back as Node;
    const arity = algebra.arity(slot.head);
    if (arity === 1) {
      growing.upper = this.#nextValue(slot, upper);
    } else {
      const added = additionsOn(algebra, slot.head, back).map((addition) => this.#added(addition));
      growing.upper = algebra.union([upper, ...added], arity);
      const removals = removalsOn(algebra, slot.head, back);
      growing.removed =
        removed === undefined || removals === undefined
          ? undefined
          : algebra.union([removed, ...removals.map((removal) => this.#removed(slot.head, removal))], arity);
    }
    return growing.upper !== upper || growing.removed !== removed;
  }

  #nextValue(slot: Slot, upper: Node): Node {
    const algebra = this.#algebra;
    let result = upper;
    for (const alternative of alternativesOf(algebra, slot.back as Node)) {
      if (alternative === slot.head) continue;
      const step = stepOf(algebra, alternative, slot.head);
      result =
        step === undefined ? algebra.union([result, this.#ceiling.of(alternative)], 1) : this.#stepped(result, step);
    }
    return result;
  }

  /** What is reached by any number of steps; each step may be several relations, one after the other. */
  #stepped(start: Node, step: readonly Node[]): Node {
    const algebra = this.#algebra;
    const relations = step.map((relation) => this.#ceiling.of(relation));
    if (relations.length === 1) return reachable(algebra, start, relations[0] as Node);
    if (step.every((relation) => this.#inside.isConstant(relation))) {
      return reachable(
        algebra,
        start,
        relations.reduce((left, right) => algebra.join(left, right)),
      );
    }
    return reachable(algebra, start, algebra.union(relations, 2));
  }

  /** Tuples that may be added: nothing is written at null. */
  #added({ tuples, guard }: Addition): Node {
    const algebra = this.#algebra;
    const isPair = algebra.operator(tuples) === Operator.PRODUCT && algebra.arity(algebra.argument(tuples, 0)) === 1;
    const ceiling = this.#where(guard);
    if (!isPair) return ceiling.of(tuples);
    return algebra.product(this.#domain(tuples, ceiling), ceiling.of(algebra.argument(tuples, 1)));
  }

  /** What an iteration computes where a condition holds that says something of values that it found. */
  #where(guard: Condition): Ceiling {
    const isShort = guard !== 1 && this.#algebra.conditions.size(guard) <= LONGEST_GUARD;
    if (!isShort || this.#isPlain) return this.#ceiling;
    let known = this.#guarded.get(guard);
    if (known === undefined) {
      known = this.#newGuarded(guard);
      this.#guarded.set(guard, known);
    }
    return known;
  }

  #newGuarded(guard: Condition): Ceiling {
    const algebra = this.#algebra;
    const values = valuesIn(algebra, this.#transformer, guard);
    if (values.size === 0) return this.#ceiling;
    const bound = (node: Node): Node | undefined => {
      if (!values.has(node)) return this.#growing.has(node) ? this.#ceiling.of(node) : undefined;
      const set = this.filter(node, guard);
      const all = this.#ceiling.of(node);
      return set === undefined ? all : algebra.intersection([all, set]);
    };
    return new Ceiling(algebra, this.#inside, bound, this.#options.operators);
  }

  /** The tuples that a removal may take away. */
  #removed(head: Node, { kind, tuples, guard }: Removal): Node {
    const algebra = this.#algebra;
    const ceiling = this.#where(guard);
    if (kind === 'remove') return ceiling.of(tuples);
    return algebra.product(this.#domain(tuples, ceiling), everything(algebra, algebra.columns(head).slice(1)));
  }

  /** The objects at which a change writes. */
  #domain(change: Node, ceiling: Ceiling): Node {
    const algebra = this.#algebra;
    if (algebra.operator(change) === Operator.PRODUCT && algebra.arity(algebra.argument(change, 0)) === 1) {
      return algebra.difference(ceiling.of(algebra.argument(change, 0)), algebra.null);
    }
    if (algebra.operator(change) === Operator.INTERSECTION) {
      return algebra.intersection(algebra.arguments(change).map((member) => this.#domain(member, ceiling)));
    }
    const [type = 'univ'] = algebra.columns(change);
    return everything(algebra, [type]);
  }

  #upper({ slot, upper }: Growing): Node {
    return this.#algebra.union([slot.entry, upper], this.#algebra.arity(slot.head));
  }

  #lower({ slot, removed }: Growing): Node {
    const algebra = this.#algebra;
    if (removed === undefined) return algebra.none(algebra.arity(slot.head));
    const members = algebra.operator(removed) === Operator.UNION ? algebra.arguments(removed) : [removed];
    const touched = members.filter((member) => {
      if (algebra.operator(member) !== Operator.PRODUCT) return !algebra.isNone(member);
      return !isNothingAt(algebra, slot.entry, algebra.argument(member, 0));
    });
    return algebra.difference(slot.entry, algebra.union(touched, algebra.arity(slot.head)));
  }
}

/** Whether a bound says which value it is: one that is there, in a set of at most one. */
export function isDecided(algebra: Algebra, upper: Node): boolean {
  return algebra.has(upper, Trait.SINGLE) && !algebra.isNone(upper);
}
