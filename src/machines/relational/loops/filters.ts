/**
 * Conditions on one value as sets: all values of the cursor under which a condition holds.
 *
 * `some(c.r & y)` holds for exactly those c that are in `r.y`; its negation for all others. What a condition says of other
 * things than the cursor is either the same in every iteration (then it stays a condition), or makes the set an upper bound.
 */

import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import type { Atom } from '../conditions.js';
import type { Inside } from './inside.js';
import type { OldReads } from './old-reads.js';

export interface Filter {
  readonly set: Node;
  /** Whether the condition holds for every value in the set; else only for none outside. */
  readonly isExact: boolean;
}

/** Other unknowns of the head that the cursor determines. */
export interface Followers {
  /** Relations that are, at the cursor, what they are at entry. */
  readonly atCursor: ReadonlyMap<Node, Node>;
  /** Values, each with the relation from the cursor to it. */
  readonly values: Pick<ReadonlyMap<Node, Node>, 'get'>;
  /** Where the cursor is an old object: relations as old objects see them. */
  readonly old?: OldReads;
}

/** The relation that a read at `left`, the cursor or what it leads to, goes along. */
export function relationAt(algebra: Algebra, followers: Followers, cursor: Node, left: Node, right: Node): Node {
  const { old, atCursor } = followers;
  const known = left === cursor ? atCursor.get(right) : undefined;
  if (known !== undefined || old === undefined) return known ?? right;
  const isOld = (node: Node): boolean => {
    if (node === cursor || algebra.has(node, Trait.OLD)) return true;
    if (algebra.operator(node) !== Operator.JOIN || algebra.arity(algebra.argument(node, 0)) !== 1) return false;
    return isOld(algebra.argument(node, 0)) && old.of(algebra.argument(node, 1)) !== undefined;
  };
  return isOld(left) ? (old.of(right) ?? right) : right;
}

export const NO_FOLLOWERS: Followers = { atCursor: new Map(), values: new Map() };

const MOST_PATHS = RELATIONAL_BUDGETS['loops/filters'].mostPaths.most;

export class Filters {
  readonly #algebra: Algebra;
  readonly #inside: Inside;
  readonly #cursor: Node;
  readonly #all: Node;
  /** Upper bounds of what is not the same in every iteration; absent: such conditions are not filters at all. */
  readonly #ceiling: ((node: Node) => Node) | undefined;

  readonly #followers: Followers;

  constructor(
    algebra: Algebra,
    inside: Inside,
    cursor: Node,
    ceiling?: (node: Node) => Node,
    followers: Followers = NO_FOLLOWERS,
  ) {
    this.#algebra = algebra;
    this.#inside = inside;
    this.#cursor = cursor;
    this.#ceiling = ceiling;
    this.#followers = followers;
    const [type = 'univ'] = algebra.columns(cursor);
    this.#all = type === 'univ' ? algebra.universe : algebra.type(type);
  }

  /** All values of the cursor's type. */
  get all(): Node {
    return this.#all;
  }

  of(condition: Condition): Filter {
    const sets: Node[] = [];
    let isExact = true;
    let paths = 0;
    const walk = (each: Condition, inside: readonly Node[], outside: readonly Node[], kept: Condition): void => {
      if (each === 0 || paths > MOST_PATHS) return;
      if (each === 1) {
        paths++;
        sets.push(this.#between(inside, outside, kept));
        return;
      }
      const { conditions } = this.#algebra;
      const [yes, no] = [conditions.whenTrue(each), conditions.whenFalse(each)];
      const atom = conditions.atom(each);
      const whole = this.#alone(atom);
      if (whole !== undefined && this.#inside.isConstantCondition(whole)) {
        walk(yes, inside, outside, conditions.and(kept, whole));
        walk(no, inside, outside, conditions.and(kept, conditions.not(whole)));
        return;
      }
      const filter = atom.kind === 'some' ? this.some(atom.node) : undefined;
      isExact &&= filter?.isExact === true;
      // Where one side holds whenever the other does, it need not say on which side it is.
      const isYesFree = filter === undefined || conditions.implies(yes, no);
      const isNoFree = filter?.isExact !== true || conditions.implies(no, yes);
      walk(yes, isYesFree ? inside : [...inside, filter.set], outside, kept);
      walk(no, inside, isNoFree ? outside : [...outside, filter.set], kept);
    };
    walk(condition, [], [], 1);
    if (paths > MOST_PATHS) return { set: this.#all, isExact: false };
    return { set: this.#algebra.union(sets, 1), isExact };
  }

  /** All cursors for which the expression is not empty; undefined: nothing is known of them. */
  some(node: Node): Filter | undefined {
    return this.#before(node, this.#algebra.universe);
  }

  /** All cursors for which the set that the expression is has something in common with `goal`, which is constant. */
  #before(node: Node, goal: Node): Filter | undefined {
    const algebra = this.#algebra;
    if (node === this.#cursor) return { set: goal, isExact: true };
    const follower = this.#followers.values.get(node);
    if (follower !== undefined) return { set: algebra.join(follower, goal), isExact: true };
    if (algebra.arity(node) !== 1) return undefined;
    if (this.#inside.isConstant(node)) {
      const meets = algebra.conditions.some(algebra.intersection([node, goal]));
      return { set: algebra.choice(meets, this.#all, algebra.none(1)), isExact: true };
    }
    const definition = this.#inside.definition(node);
    if (definition !== undefined) return this.#before(definition, goal);
    switch (algebra.operator(node)) {
      case Operator.JOIN: {
        const [left, right] = algebra.arguments(node) as [Node, Node];
        if (algebra.arity(left) !== 1) return undefined;
        const read = relationAt(algebra, this.#followers, this.#cursor, left, right);
        const relation = this.#constant(read);
        if (relation === undefined) return undefined;
        return weaken(this.#before(left, algebra.join(relation, goal)), relation === read ? 'exact' : 'wider');
      }
      case Operator.INTERSECTION: {
        const members = algebra.arguments(node);
        const moving = members.filter((member) => this.#reads(member));
        if (moving.length !== 1) return undefined;
        const others = members.filter((member) => member !== moving[0]).map((member) => this.#constant(member));
        if (others.some((member) => member === undefined)) return undefined;
        const isExact = members.every((member) => member === moving[0] || this.#inside.isConstant(member));
        const narrowed = algebra.intersection([...(others as Node[]), ...(goal === algebra.universe ? [] : [goal])]);
        return weaken(this.#before(moving[0] as Node, narrowed), isExact ? 'exact' : 'wider');
      }
      case Operator.DIFFERENCE: {
        const [left, right] = algebra.arguments(node) as [Node, Node];
        if (!this.#inside.isConstant(right)) return undefined;
        return this.#before(left, algebra.difference(goal, right));
      }
      case Operator.UNION: {
        const parts = algebra.arguments(node).map((member) => this.#before(member, goal));
        if (parts.some((part) => part === undefined)) return undefined;
        const found = parts as Filter[];
        return {
          set: algebra.union(
            found.map(({ set }) => set),
            1,
          ),
          isExact: found.every(({ isExact }) => isExact),
        };
      }
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        const [first, second] = [this.#before(then, goal), this.#before(otherwise, goal)];
        const [holds, fails] = [this.of(condition), this.of(algebra.conditions.not(condition))];
        if (first === undefined || second === undefined) return undefined;
        return {
          set: algebra.union(
            [algebra.intersection([first.set, holds.set]), algebra.intersection([second.set, fails.set])],
            1,
          ),
          isExact: first.isExact && second.isExact && holds.isExact && fails.isExact,
        };
      }
    }
    return undefined;
  }

  /** The condition that just this atom holds. */
  #alone(atom: Atom): Condition | undefined {
    const { conditions } = this.#algebra;
    if (atom.kind === 'unknown') return undefined;
    return atom.kind === 'some' ? conditions.some(atom.node) : conditions.less(atom.left, atom.right);
  }

  /** Whether the cursor is what makes the expression vary. */
  #reads(node: Node): boolean {
    return (
      node === this.#cursor ||
      (!this.#inside.isConstant(node) && this.#before(node, this.#algebra.universe) !== undefined)
    );
  }

  #constant(node: Node): Node | undefined {
    return this.#inside.isConstant(node) ? node : this.#ceiling?.(node);
  }

  /** Values in all of the first sets and in none of the second, where the condition holds. */
  #between(inside: readonly Node[], outside: readonly Node[], kept: Condition): Node {
    const algebra = this.#algebra;
    const within = inside.filter((set) => set !== algebra.universe);
    const common = within.length === 0 ? this.#all : algebra.intersection(within);
    const set = outside.length === 0 ? common : algebra.difference(common, algebra.union(outside, 1));
    return algebra.choice(kept, set, algebra.none(1));
  }
}

function weaken(filter: Filter | undefined, reading: 'exact' | 'wider'): Filter | undefined {
  return filter === undefined || reading === 'exact' || !filter.isExact ? filter : { ...filter, isExact: false };
}
