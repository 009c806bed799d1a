/**
 * Conditions: reduced ordered binary decision diagrams over atoms (R. Bryant, 1986), so that equal conditions are the same
 * number and what two branches have in common falls out.
 *
 * Atoms are ordered by first use. A diagram that would grow beyond the limit becomes an atom that nobody knows: sound,
 * since every use of a condition treats an unknown atom as possibly true and possibly false.
 */

import { PairTable } from '../../base/pair-table.js';
import { TripleInterner } from '../../base/triple-interner.js';
import type { Algebra } from './algebra.js';
import { RELATIONAL_BUDGETS } from './budgets.js';
import { type Condition, type Node, Operator, Trait } from './operators.js';

export type Atom =
  | { readonly kind: 'some'; readonly node: Node }
  /** A comparison of numbers of the same primitive type; both are single. */
  | { readonly kind: 'less'; readonly left: Node; readonly right: Node }
  | { readonly kind: 'unknown'; readonly reason: string };

export const FALSE: Condition = 0;
export const TRUE: Condition = 1;
const GREATEST_DIAGRAM = RELATIONAL_BUDGETS.conditions.greatestDiagram.most;

export class Conditions {
  readonly #algebra: Algebra;
  readonly #interner = new TripleInterner();
  readonly #atoms: Atom[] = [];
  readonly #atomOfNode = new Map<Node, number>();
  readonly #atomOfPair = new PairTable();
  /** How many nodes the diagram has, at most; whether all its atoms are known. */
  readonly #weights: number[] = [1, 1];
  readonly #sizes: number[] = [0, 0];
  readonly #known: boolean[] = [true, true];
  readonly #ands = new PairTable();
  readonly #ors = new PairTable();
  readonly #withins = new PairTable();
  /** Negations of diagrams, as far as they were asked for; else 0. */
  readonly #nots: Condition[] = [TRUE, FALSE];
  /** The last visit of each diagram by which nodes were counted. */
  readonly #visited: number[] = [0, 0];
  #visits = 0;

  constructor(algebra: Algebra) {
    this.#algebra = algebra;
    this.#interner.intern(-1, 0, 0);
    this.#interner.intern(-2, 0, 0);
  }

  atom(condition: Condition): Atom {
    return this.#atoms[this.#interner.at(condition, 0)] as Atom;
  }

  /** Where the atom holds. */
  whenTrue(condition: Condition): Condition {
    return this.#interner.at(condition, 1);
  }

  whenFalse(condition: Condition): Condition {
    return this.#interner.at(condition, 2);
  }

  /** Whether no unknown atom, and no unknown relation, occurs. */
  isKnown(condition: Condition): boolean {
    return this.#known[condition] as boolean;
  }

  /** The number of operators of its atoms, as written out. */
  size(condition: Condition): number {
    return this.#sizes[condition] as number;
  }

  /** That the expression is not empty. */
  some(node: Node): Condition {
    const algebra = this.#algebra;
    if (algebra.isNone(node)) return FALSE;
    if (algebra.has(node, Trait.PRESENT)) return TRUE;
    switch (algebra.operator(node)) {
      case Operator.CHOICE: {
        const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
        return this.choose(condition, this.some(then), this.some(otherwise));
      }
      case Operator.UNION:
        return algebra.arguments(node).reduce((before, each) => this.or(before, this.some(each)), FALSE);
      case Operator.PRODUCT:
        return this.and(this.some(algebra.argument(node, 0)), this.some(algebra.argument(node, 1)));
      case Operator.INTERSECTION: {
        const members = algebra.arguments(node);
        const place = members.findIndex((member) => algebra.operator(member) === Operator.CHOICE);
        if (place < 0) break;
        const [condition, then, otherwise] = algebra.arguments(members[place] as Node) as [Condition, Node, Node];
        const others = members.filter((_, index) => index !== place);
        return this.choose(
          condition,
          this.some(algebra.intersection([then, ...others])),
          this.some(algebra.intersection([otherwise, ...others])),
        );
      }
      case Operator.DIFFERENCE: {
        const [left, right] = algebra.arguments(node) as [Node, Node];
        if (!algebra.has(left, Trait.SINGLE)) break;
        return this.and(this.some(left), this.not(this.some(algebra.intersection([left, right]))));
      }
    }
    let atom = this.#atomOfNode.get(node);
    if (atom === undefined) {
      atom = this.#atoms.push({ kind: 'some', node }) - 1;
      this.#atomOfNode.set(node, atom);
    }
    return this.#diagram(atom, TRUE, FALSE);
  }

  /** That two single values are the same; false where one is absent. */
  equal(left: Node, right: Node): Condition {
    if (left === right) return this.some(left);
    return this.some(this.#algebra.intersection([left, right]));
  }

  less(left: Node, right: Node): Condition {
    if (left === right) return FALSE;
    const [first, second] = [this.#numberOf(left), this.#numberOf(right)];
    if (first !== undefined && second !== undefined) return first < second ? TRUE : FALSE;
    const known = this.#atomOfPair.get(left, right);
    const atom = known >= 0 ? known : this.#atoms.push({ kind: 'less', left, right }) - 1;
    if (known < 0) this.#atomOfPair.set(left, right, atom);
    return this.#diagram(atom, TRUE, FALSE);
  }

  /** A condition of which nothing is known; every call makes another. */
  unknown(reason: string): Condition {
    return this.#diagram(this.#atoms.push({ kind: 'unknown', reason }) - 1, TRUE, FALSE);
  }

  /** Forgets what was remembered, if it has become much: large tables are slow. */
  forget(most: number): void {
    for (const table of [this.#ands, this.#ors, this.#withins]) if (table.size > most) table.clear();
  }

  /** How many different conditions there are: what budgets count. */
  get count(): number {
    return this.#interner.size;
  }

  not(condition: Condition): Condition {
    if (condition <= TRUE) return 1 - condition;
    let result = this.#nots[condition] as Condition;
    if (result === 0) {
      const atom = this.#interner.at(condition, 0);
      result = this.#diagram(atom, this.not(this.whenTrue(condition)), this.not(this.whenFalse(condition)));
      this.#nots[condition] = result;
      this.#nots[result] = condition;
    }
    return result;
  }

  and(left: Condition, right: Condition): Condition {
    if (left === right || right === TRUE) return left;
    if (left === TRUE) return right;
    if (left === FALSE || right === FALSE) return FALSE;
    const [first, second] = left < right ? [left, right] : [right, left];
    const known = this.#ands.get(first, second);
    if (known >= 0) return known;
    const [top, low] = [this.#interner.at(first, 0), this.#interner.at(second, 0)];
    const atom = Math.min(top, low);
    const [firstThen, firstElse] = top === atom ? [this.whenTrue(first), this.whenFalse(first)] : [first, first];
    const [secondThen, secondElse] = low === atom ? [this.whenTrue(second), this.whenFalse(second)] : [second, second];
    const result = this.#bounded(atom, this.and(firstThen, secondThen), this.and(firstElse, secondElse));
    this.#ands.set(first, second, result);
    return result;
  }

  or(left: Condition, right: Condition): Condition {
    if (left === right || right === FALSE) return left;
    if (left === FALSE) return right;
    if (left === TRUE || right === TRUE) return TRUE;
    const [first, second] = left < right ? [left, right] : [right, left];
    const known = this.#ors.get(first, second);
    if (known >= 0) return known;
    const [top, low] = [this.#interner.at(first, 0), this.#interner.at(second, 0)];
    const atom = Math.min(top, low);
    const [firstThen, firstElse] = top === atom ? [this.whenTrue(first), this.whenFalse(first)] : [first, first];
    const [secondThen, secondElse] = low === atom ? [this.whenTrue(second), this.whenFalse(second)] : [second, second];
    const result = this.#bounded(atom, this.or(firstThen, secondThen), this.or(firstElse, secondElse));
    this.#ors.set(first, second, result);
    return result;
  }

  choose(condition: Condition, then: Condition, otherwise: Condition): Condition {
    if (condition === TRUE) return then;
    if (condition === FALSE) return otherwise;
    if (then === otherwise) return then;
    // Mostly the condition is an atom that comes before all of both.
    const atom = this.#interner.at(condition, 0);
    if (atom < this.#top(then) && atom < this.#top(otherwise)) {
      const [yes, no] = [this.whenTrue(condition), this.whenFalse(condition)];
      if (yes === TRUE && no === FALSE) return this.#bounded(atom, then, otherwise);
      if (yes === FALSE && no === TRUE) return this.#bounded(atom, otherwise, then);
    }
    return this.or(this.and(condition, then), this.and(this.not(condition), otherwise));
  }

  /** The first atom; what has none comes after all. */
  #top(condition: Condition): number {
    return condition <= TRUE ? Number.POSITIVE_INFINITY : this.#interner.at(condition, 0);
  }

  implies(left: Condition, right: Condition): boolean {
    return this.and(left, this.not(right)) === FALSE;
  }

  /** A condition, mostly smaller, that agrees with it wherever `care` holds (O. Coudert, J. C. Madre, 1990). */
  within(condition: Condition, care: Condition): Condition {
    if (condition <= TRUE || care <= TRUE) return condition;
    if (condition === care) return TRUE;
    const known = this.#withins.get(condition, care);
    if (known >= 0) return known;
    const result = this.#restricted(condition, care);
    this.#withins.set(condition, care, result);
    return result;
  }

  #restricted(condition: Condition, care: Condition): Condition {
    const [top, low] = [this.#interner.at(condition, 0), this.#interner.at(care, 0)];
    if (low < top) return this.within(condition, this.or(this.whenTrue(care), this.whenFalse(care)));
    const [careThen, careElse] = top === low ? [this.whenTrue(care), this.whenFalse(care)] : [care, care];
    if (careThen === FALSE) return this.within(this.whenFalse(condition), careElse);
    if (careElse === FALSE) return this.within(this.whenTrue(condition), careThen);
    return this.#diagram(
      top,
      this.within(this.whenTrue(condition), careThen),
      this.within(this.whenFalse(condition), careElse),
    );
  }

  /** Rebuilt with each atom replaced by a condition. */
  mapAtoms(condition: Condition, replace: (atom: Atom, whole: Condition) => Condition): Condition {
    const done = new Map<Condition, Condition>();
    const visit = (each: Condition): Condition => {
      if (each <= TRUE) return each;
      let result = done.get(each);
      if (result === undefined) {
        const atom = this.#diagram(this.#interner.at(each, 0), TRUE, FALSE);
        result = this.choose(replace(this.atom(each), atom), visit(this.whenTrue(each)), visit(this.whenFalse(each)));
        done.set(each, result);
      }
      return result;
    };
    return visit(condition);
  }

  /** Calls `visit` with each atom that occurs, each once. */
  visitAtoms(condition: Condition, visit: (atom: Atom) => void): void {
    const seen = new Set<number>();
    const walk = (each: Condition): void => {
      if (each <= TRUE || seen.has(-each)) return;
      seen.add(-each);
      const atom = this.#interner.at(each, 0);
      if (!seen.has(atom + 1)) {
        seen.add(atom + 1);
        visit(this.#atoms[atom] as Atom);
      }
      walk(this.whenTrue(each));
      walk(this.whenFalse(each));
    };
    walk(condition);
  }

  #bounded(atom: number, then: Condition, otherwise: Condition): Condition {
    const weight = (this.#weights[then] as number) + (this.#weights[otherwise] as number);
    if (weight <= GREATEST_DIAGRAM) return this.#diagram(atom, then, otherwise);
    // The two may have much in common.
    const counted = this.#countNodes(then, otherwise);
    if (counted > GREATEST_DIAGRAM) return this.unknown('the condition is too long');
    const condition = this.#diagram(atom, then, otherwise);
    this.#weights[condition] = Math.min(this.#weights[condition] as number, counted + 1);
    return condition;
  }

  /** How many nodes two diagrams have together; at most one more than there may be. */
  #countNodes(first: Condition, second: Condition): number {
    const visit = ++this.#visits;
    let count = 0;
    const work = [first, second];
    for (let next = work.pop(); next !== undefined; next = work.pop()) {
      if (this.#visited[next] === visit) continue;
      this.#visited[next] = visit;
      if (++count > GREATEST_DIAGRAM) break;
      if (next > TRUE) work.push(this.whenTrue(next), this.whenFalse(next));
    }
    return count;
  }

  #diagram(atom: number, then: Condition, otherwise: Condition): Condition {
    if (then === otherwise) return then;
    const condition = this.#interner.intern(atom, then, otherwise);
    if (condition === this.#weights.length) {
      this.#nots.push(0);
      this.#visited.push(0);
      this.#weights.push(1 + (this.#weights[then] as number) + (this.#weights[otherwise] as number));
      this.#known.push(this.isKnown(then) && this.isKnown(otherwise) && this.#isKnownAtom(atom));
      this.#sizes.push(Math.min(2 ** 30, this.size(then) + this.size(otherwise) + 1 + this.#sizeOfAtom(atom)));
    }
    return condition;
  }

  #isKnownAtom(number: number): boolean {
    const atom = this.#atoms[number] as Atom;
    if (atom.kind === 'unknown') return false;
    if (atom.kind === 'some') return this.#algebra.has(atom.node, Trait.KNOWN);
    return this.#algebra.has(atom.left, Trait.KNOWN) && this.#algebra.has(atom.right, Trait.KNOWN);
  }

  #sizeOfAtom(number: number): number {
    const atom = this.#atoms[number] as Atom;
    if (atom.kind === 'unknown') return 0;
    return atom.kind === 'some'
      ? this.#algebra.size(atom.node)
      : this.#algebra.size(atom.left) + this.#algebra.size(atom.right) + 1;
  }

  #numberOf(node: Node): number | undefined {
    const symbol = this.#algebra.symbol(node);
    if (symbol?.kind !== 'constant' || symbol.type === 'java.lang.String') return undefined;
    const value = Number(symbol.text);
    return Number.isSafeInteger(value) ? value : undefined;
  }
}
