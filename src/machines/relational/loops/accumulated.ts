/**
 * What completed iterations of a traversal have made of the other variables and of fields when the loop is left.
 *
 * Iterations are known by their cursors, each of which comes once. A write at the cursor itself is written once; a write of
 * the same value may come in any order; of everything else the last iteration that did it decides.
 */
import { type Algebra, type Condition, type Node, Trait } from '../algebra.js';
import type { Bounds } from '../bounds.js';
import { appended, type Trailing } from './appended.js';
import { type Filter, NO_FOLLOWERS } from './filters.js';
import type { LoopBounds } from './fixpoint.js';
import type { Inside } from './inside.js';
import type { MadeObjects } from './made-objects.js';
import type { Slot } from './slot.js';
import { Stepping, within } from './stepping.js';
import { trailingCells } from './trailing.js';
import type { Transformer } from './transformer.js';
import { lastCompleted, lastOf, type Traversal, theOne } from './traversal.js';
import { additionsOf, assignmentsOf, type Write, writesOn } from './writes.js';

/** A loop that goes through a structure. */
export interface TraversedLoop {
  readonly transformer: Transformer;
  readonly inside: Inside;
  readonly traversal: Traversal;
  readonly bounds: LoopBounds;
}

export class Accumulated {
  readonly #algebra: Algebra;
  readonly #inside: Inside;
  readonly #traversal: Traversal;
  /** What is read at the cursor of fields that are written only there. */
  readonly #stepping: Stepping;

  readonly #made: MadeObjects;
  readonly #bounds: LoopBounds;
  readonly #trailing = new Map<Node, Trailing>();
  readonly #relations = new Map<Slot, Node | undefined>();

  constructor(algebra: Algebra, { transformer, inside, traversal, bounds }: TraversedLoop, made: MadeObjects) {
    this.#bounds = bounds;
    this.#algebra = algebra;
    this.#inside = inside;
    this.#traversal = traversal;
    this.#made = made;
    const { head } = traversal.cursor;
    const old = traversal.old === undefined ? {} : { old: traversal.old };
    const images = { get: (node: Node) => made.imageOf(node) };
    const plain = new Stepping(algebra, inside, head, { ...NO_FOLLOWERS, ...old, values: images });
    const atCursor = new Map<Node, Node>();
    const values = new Map<Node, Node>();
    for (const slot of transformer.slots) {
      if (slot.back === undefined || slot === traversal.cursor) continue;
      const writes = writesOn(algebra, slot.head, slot.back);
      if (writes?.every(({ object }) => object === head)) atCursor.set(slot.head, slot.entry);
      if (algebra.arity(slot.head) === 1) this.#trailing.set(slot.head, { entry: slot.entry, back: slot.back });
    }
    for (const [node, trailing] of trailingCells(algebra, inside, transformer)) this.#trailing.set(node, trailing);
    for (const [node, trailing] of this.#trailing) {
      const follows = followingOf(algebra, traversal, plain, trailing);
      if (follows !== undefined) values.set(node, follows);
    }
    const followers = { get: (node: Node) => values.get(node) ?? made.imageOf(node) };
    this.#stepping = new Stepping(algebra, inside, head, { atCursor, ...old, values: followers });
  }

  /** What a slot holds when the loop is left by the exit; undefined: not known exactly. */
  of(slot: Slot, exit: Filter): Node | undefined {
    if (slot.back === undefined) return undefined;
    if (this.#algebra.arity(slot.head) === 1) return this.#value(slot, slot.back, exit);
    if (!this.#relations.has(slot)) this.#relations.set(slot, this.#relation(slot, slot.back));
    return this.#relations.get(slot);
  }

  #value(slot: Slot, back: Node, exit: Filter): Node | undefined {
    const algebra = this.#algebra;
    const { isRepeated } = this.#traversal;
    if (this.#inside.isConstant(back)) return algebra.choice(isRepeated, back, slot.entry);
    if (this.#stepping.of(back) !== undefined) {
      const last = lastCompleted(algebra, this.#traversal, exit);
      return algebra.choice(isRepeated, this.#at(back, last), slot.entry);
    }
    const assigned = assignmentsOf(algebra, slot.head, back);
    const [value, ...others] = new Set(assigned.map((each) => each.value));
    if (value === undefined || others.length > 0) return undefined;
    const guard = assigned.reduce((before, each) => algebra.conditions.or(before, each.guard), 0);
    const iterations = this.#iterations(guard);
    if (iterations === undefined) return undefined;
    const isAssigned = algebra.conditions.some(iterations);
    if (this.#inside.isConstant(value)) return algebra.choice(isAssigned, value, slot.entry);
    if (this.#stepping.of(value) === undefined) return undefined;
    return algebra.choice(isAssigned, this.#at(value, lastOf(algebra, this.#traversal, iterations)), slot.entry);
  }

  #relation(slot: Slot, back: Node): Node | undefined {
    const writes = writesOn(this.#algebra, slot.head, back);
    if (writes === undefined) return this.#added(slot, back);
    if (writes.length === 0) return undefined;
    const { head } = this.#traversal.cursor;
    if (writes.every(({ object }) => object === head)) return this.#atCursors(slot, writes);
    if (writes.every(({ value }) => value === writes[0]?.value && this.#inside.isConstant(value))) {
      return this.#sameValue(slot, writes);
    }
    const [write, ...others] = writes as [Write, ...Write[]];
    if (others.length === 0 && this.#inside.isConstant(write.object)) return this.#lastWrite(slot, write);
    return this.#appended(slot, writes);
  }

  #appended(slot: Slot, writes: readonly Write[]): Node | undefined {
    const input = {
      algebra: this.#algebra,
      inside: this.#inside,
      traversal: this.#traversal,
      made: this.#made,
      stepping: this.#stepping,
      trailing: this.#trailing,
      iterations: (guard: Condition) => this.#iterations(guard),
      bounds: ({ head }: Slot) => this.#bounds.of(head) as Bounds,
      at: (value: Node, cursor: Node) => this.#at(value, cursor),
    };
    return appended(input, slot, writes);
  }

  /** Writes at the cursor: each object once, so in the order of the code. */
  #atCursors(slot: Slot, writes: readonly Write[]): Node | undefined {
    const algebra = this.#algebra;
    let result = slot.entry;
    for (const { guard, value } of writes) {
      const iterations = this.#iterations(guard);
      if (iterations === undefined) return undefined;
      const relation = this.#stepping.of(value);
      if (relation === undefined) return undefined;
      const change = this.#inside.isConstant(value)
        ? algebra.product(iterations, value)
        : within(algebra, iterations, relation);
      result = algebra.override(result, change);
    }
    return result;
  }

  /** Writes of one value, anywhere. */
  #sameValue(slot: Slot, writes: readonly Write[]): Node | undefined {
    const algebra = this.#algebra;
    const places: Node[] = [];
    for (const { guard, object } of writes) {
      const iterations = this.#iterations(guard);
      if (iterations === undefined) return undefined;
      if (this.#inside.isConstant(object)) {
        places.push(algebra.choice(algebra.conditions.some(iterations), object, algebra.none(1)));
        continue;
      }
      const relation = this.#stepping.of(object);
      if (relation === undefined) return undefined;
      places.push(algebra.join(iterations, relation));
    }
    return algebra.override(slot.entry, algebra.product(algebra.union(places, 1), (writes[0] as Write).value));
  }

  /** One object, written again and again. */
  #lastWrite(slot: Slot, { guard, object, value }: Write): Node | undefined {
    const algebra = this.#algebra;
    const iterations = this.#iterations(guard);
    if (iterations === undefined || this.#stepping.of(value) === undefined) return undefined;
    const place = algebra.choice(algebra.conditions.some(iterations), object, algebra.none(1));
    const last = lastOf(algebra, this.#traversal, iterations);
    return algebra.override(slot.entry, algebra.product(place, this.#at(value, last)));
  }

  /** Tuples that are only added, in whatever order. */
  #added(slot: Slot, back: Node): Node | undefined {
    const algebra = this.#algebra;
    const additions = additionsOf(algebra, slot.head, back, 1);
    if (additions === undefined) return undefined;
    const found: Node[] = [slot.entry];
    for (const { guard, from, to } of additions) {
      const iterations = this.#iterations(guard);
      const [sources, targets] = [this.#stepping.of(from), this.#stepping.of(to)];
      if (iterations === undefined || sources === undefined || targets === undefined) return undefined;
      const [isFromConstant, isToConstant] = [from, to].map((each) => this.#inside.isConstant(each));
      const isAdded = algebra.conditions.some(iterations);
      if (isFromConstant && isToConstant)
        found.push(algebra.choice(isAdded, algebra.product(from, to), algebra.none(2)));
      else if (isFromConstant) found.push(algebra.product(from, algebra.join(iterations, targets)));
      else if (isToConstant) found.push(algebra.product(algebra.join(iterations, sources), to));
      else found.push(algebra.join(algebra.transpose(within(algebra, iterations, sources)), targets));
    }
    return algebra.union(found, 2);
  }

  /** Completed iterations in which the condition holds; undefined: not known exactly. */
  #iterations(guard: Condition): Node | undefined {
    const { completed, completing } = this.#traversal;
    if (guard === 1) return completed;
    const found = this.#stepping.filters.of(guard);
    if (!found.isExact) return undefined;
    const { visited } = this.#traversal;
    return this.#algebra.intersection([visited, completing, found.set]);
  }

  /** What a value over the cursor, whose relation is known, is where the cursor is the given object. */
  #at(node: Node, cursor: Node): Node {
    const algebra = this.#algebra;
    const found = algebra.join(cursor, this.#stepping.of(node) as Node);
    return algebra.has(found, Trait.SINGLE | Trait.PRESENT) ? found : theOne(algebra, node, found);
  }
}

/**
 * From each cursor to a value that the iteration before it, if any, computed from its own cursor: what trails behind. The walk
 * never comes back to where it began, so that there the value is the one at entry.
 */
function followingOf(
  algebra: Algebra,
  { cursor, visited, step }: Traversal,
  stepping: Stepping,
  { entry, back }: Trailing,
): Node | undefined {
  const computed = stepping.of(back);
  if (computed === undefined) return undefined;
  const before = algebra.transpose(within(algebra, visited, step));
  return algebra.union([algebra.join(before, computed), algebra.product(cursor.entry, entry)], 2);
}
