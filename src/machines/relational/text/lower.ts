/**
 * Choices written with operators of relations only.
 *
 * A guard is an expression that is empty exactly where a condition does not hold. `x if G` is `G.(univ -> x)`, and `x
 * unless G` is `x - G.(univ -> x)`. Where the condition speaks of x itself, x is filtered: `x - null`, `x & f.e`. With
 * `readable`, choices stay where only a guard could express them: Alloy can write them, the grammar of constraints cannot.
 */
import { type Sense, senseOf } from '../../../base/truth.js';
import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import { FALSE, TRUE } from '../conditions.js';
import { isCertain } from './formula.js';
import { rebuild } from './rebuild.js';

export type LoweringMode = 'guards' | 'readable';

/** A choice that no text can tell: `coarse` gives bounds instead. */
export class Unwritable extends Error {
  constructor() {
    super('a condition that cannot be written');
  }
}

interface Literal {
  readonly node: Node;
  readonly holds: boolean;
}

interface Step {
  readonly value: Node;
  /** By which it is read from the step before. */
  readonly relation: Node | undefined;
}

/** One for a method. Conditions must be free of comparisons of numbers and unknown atoms in mode `guards`. */
export class Lowering {
  readonly #algebra: Algebra;
  readonly #mode: LoweringMode;
  readonly #done = new Map<Node, Node>();

  constructor(algebra: Algebra, mode: LoweringMode) {
    this.#algebra = algebra;
    this.#mode = mode;
  }

  node(node: Node): Node {
    const known = this.#done.get(node);
    if (known !== undefined) return known;
    const result = this.#compute(node);
    this.#done.set(node, result);
    return result;
  }

  #compute(node: Node): Node {
    const algebra = this.#algebra;
    if (algebra.operator(node) === Operator.CHOICE) return this.#choice(node);
    return rebuild(algebra, node, (each) => this.node(each));
  }

  #choice(node: Node): Node {
    const algebra = this.#algebra;
    const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
    const negated = algebra.conditions.not(condition);
    // Conditions grow when bounds are formed, and what grows too long is not known any more.
    if (!algebra.conditions.isKnown(condition)) throw new Unwritable();
    if (this.#mode === 'readable') {
      if (algebra.isNone(otherwise) && this.#isDirect(then, condition)) return this.#filter(then, condition);
      if (algebra.isNone(then) && this.#isDirect(otherwise, negated)) return this.#filter(otherwise, negated);
      return algebra.rawChoice(condition, this.node(then), this.node(otherwise));
    }
    return algebra.union([this.#filter(then, condition), this.#filter(otherwise, negated)], algebra.arity(node));
  }

  /** The value where the condition holds, else nothing. */
  #filter(value: Node, condition: Condition): Node {
    if (this.#algebra.isNone(value)) return value;
    return this.#under(value, condition, []);
  }

  /** A term for each way to satisfy the condition. `literals` hold already. */
  #under(value: Node, condition: Condition, literals: readonly Literal[]): Node {
    const algebra = this.#algebra;
    const { conditions } = algebra;
    if (condition === TRUE) return this.#filtered(value, literals);
    if (condition === FALSE) return algebra.none(algebra.arity(value));
    const atom = conditions.atom(condition);
    if (atom.kind !== 'some') throw new Unwritable();
    const [then, otherwise] = [conditions.whenTrue(condition), conditions.whenFalse(condition)];
    const branch = (sense: Sense): Node => {
      const holds = sense === 'holds';
      return this.#under(value, holds ? then : otherwise, [...literals, { node: atom.node, holds }]);
    };
    if (otherwise === FALSE) return branch('holds');
    if (then === FALSE) return branch('fails');
    const arity = algebra.arity(value);
    // a or (not a and b) is a or b.
    if (then === TRUE) return algebra.union([branch('holds'), this.#under(value, otherwise, literals)], arity);
    if (otherwise === TRUE) return algebra.union([this.#under(value, then, literals), branch('fails')], arity);
    return algebra.union([branch('holds'), branch('fails')], arity);
  }

  /** Whether the condition is a conjunction of which every part filters the value itself. */
  #isDirect(value: Node, condition: Condition): boolean {
    const { conditions } = this.#algebra;
    const path = this.#path(value);
    let rest = condition;
    while (rest > TRUE) {
      const atom = conditions.atom(rest);
      if (atom.kind !== 'some' || this.#place(path, atom.node) === undefined) return false;
      const [then, otherwise] = [conditions.whenTrue(rest), conditions.whenFalse(rest)];
      if (then !== FALSE && otherwise !== FALSE) return false;
      rest = then === FALSE ? otherwise : then;
    }
    return rest === TRUE;
  }

  #filtered(value: Node, literals: readonly Literal[]): Node {
    const algebra = this.#algebra;
    const path = this.#path(value);
    const places = literals.map((literal) => this.#place(path, literal.node));
    const at = (place: number, start: Node): Node =>
      literals.reduce((rest, { holds }, index) => {
        const found = places[index];
        if (found?.place !== place) return rest;
        const relation = path[place + 1]?.relation;
        // Nothing is read from null.
        const isNothing = relation !== undefined && algebra.has(relation, Trait.FROM_OBJECTS);
        if (!holds && found.set === algebra.null && isNothing) return rest;
        return holds ? algebra.intersection([rest, found.set]) : algebra.difference(rest, found.set);
      }, start);
    const start = path[0] as Step;
    let rest = at(0, this.node(start.value));
    for (const [place, { relation }] of path.entries()) {
      if (place > 0 && relation !== undefined) rest = at(place, algebra.join(rest, this.node(relation)));
    }
    for (const [index, { node, holds }] of literals.entries()) {
      if (places[index] === undefined) rest = this.#guarded(rest, node, senseOf(holds));
    }
    return rest;
  }

  #guarded(value: Node, node: Node, sense: Sense): Node {
    const algebra = this.#algebra;
    const guard = this.#guard(node, sense);
    if (guard !== undefined) return algebra.join(guard, algebra.product(algebra.universe, value));
    const opposite = this.#guard(node, 'holds') ?? this.node(node);
    return algebra.difference(value, algebra.join(opposite, algebra.product(algebra.universe, value)));
  }

  /** What the value is read from, step by step; the last is the value itself. */
  #path(value: Node): readonly Step[] {
    const algebra = this.#algebra;
    const path: Step[] = [];
    let rest = value;
    while (
      algebra.arity(value) === 1 &&
      algebra.operator(rest) === Operator.JOIN &&
      algebra.arity(algebra.argument(rest, 0)) === 1
    ) {
      path.unshift({ value: rest, relation: algebra.argument(rest, 1) });
      rest = algebra.argument(rest, 0);
    }
    path.unshift({ value: rest, relation: undefined });
    return path;
  }

  /** Where on the path the condition `some node` is about, and which objects satisfy it there. The last such place. */
  #place(path: readonly Step[], node: Node): { readonly place: number; readonly set: Node } | undefined {
    const algebra = this.#algebra;
    for (let place = path.length - 1; place >= 0; place--) {
      const { value } = path[place] as Step;
      if (algebra.arity(value) !== 1 || !algebra.has(value, Trait.SINGLE)) continue;
      const set = preimage(algebra, node, value, algebra.universe, this);
      if (set !== undefined) return { place, set };
    }
    return undefined;
  }

  /** An expression of one column that is not empty exactly where `some node` holds (or does not). */
  #guard(node: Node, sense: Sense): Node | undefined {
    const holds = sense === 'holds';
    const algebra = this.#algebra;
    const root = rootOf(algebra, node);
    const isNumber = algebra.arity(node) === 1 && algebra.types.isPrimitive(algebra.columns(node)[0] ?? 'univ');
    const set = root !== undefined && root !== node ? preimage(algebra, node, root, algebra.universe, this) : undefined;
    if (holds) {
      if (isNumber && root !== undefined && set !== undefined && algebra.has(root, Trait.SINGLE)) {
        return algebra.intersection([root, set]);
      }
      let guard = this.node(node);
      while (algebra.arity(guard) > 1) guard = algebra.join(guard, algebra.universe);
      return guard;
    }
    const member = algebra.operator(node) === Operator.INTERSECTION ? this.#certainMember(node) : undefined;
    if (member !== undefined && !isNumber) return member;
    if (root === undefined || set === undefined || !algebra.has(root, Trait.SINGLE) || !isCertain(algebra, root)) {
      return member;
    }
    return algebra.difference(root, set);
  }

  /** `p - S` for not `some p & S`, where p is there in every state. */
  #certainMember(node: Node): Node | undefined {
    const algebra = this.#algebra;
    const members = algebra.arguments(node);
    const place = members.findIndex(
      (member) =>
        isCertain(algebra, member) && algebra.has(member, Trait.SINGLE) && algebra.symbol(member)?.kind !== 'constant',
    );
    if (place < 0) return undefined;
    const others = members.filter((_, index) => index !== place).map((each) => this.node(each));
    return algebra.difference(members[place] as Node, algebra.intersection(others));
  }
}

/** Where the path to what is tested begins. */
function rootOf(algebra: Algebra, node: Node): Node | undefined {
  if (algebra.operator(node) === Operator.INTERSECTION) {
    for (const member of algebra.arguments(node)) {
      if (algebra.operator(member) === Operator.JOIN) return rootOf(algebra, member);
    }
    return undefined;
  }
  let root = node;
  while (algebra.operator(root) === Operator.JOIN && algebra.arity(algebra.argument(root, 0)) === 1) {
    root = algebra.argument(root, 0);
  }
  return root;
}

/** A set S such that `node & target` is not empty exactly where `start & S` is not, `start` being at most one object. */
function preimage(algebra: Algebra, node: Node, start: Node, target: Node, lowering: Lowering): Node | undefined {
  if (node === start) return target;
  switch (algebra.operator(node)) {
    case Operator.JOIN: {
      const [left, right] = algebra.arguments(node) as [Node, Node];
      if (algebra.arity(left) !== 1 || algebra.arity(right) !== 2) return undefined;
      return preimage(algebra, left, start, algebra.join(lowering.node(right), target), lowering);
    }
    case Operator.INTERSECTION: {
      const members = algebra.arguments(node);
      for (const [place, member] of members.entries()) {
        const others = members.filter((_, index) => index !== place).map((each) => lowering.node(each));
        const set = preimage(algebra, member, start, algebra.intersection([target, ...others]), lowering);
        if (set !== undefined) return set;
      }
      return undefined;
    }
    case Operator.DIFFERENCE: {
      const [left, right] = algebra.arguments(node) as [Node, Node];
      return preimage(algebra, left, start, algebra.difference(target, lowering.node(right)), lowering);
    }
  }
  return undefined;
}
