/**
 * What a loop makes of a field that it writes in several kinds of places: in objects that the iteration makes, in what the
 * iteration before left (a list that grows at its tail), in objects that are the same in every iteration, at the cursor.
 *
 * An object that an iteration makes is written by that iteration, and where it trails by the next one: so those writes come
 * after all of the former. An object that stays the same keeps the last that was written. Other places have no object in common.
 */
import type { Algebra, Condition, Node } from '../algebra.js';
import type { Bounds } from '../bounds.js';
import { areDisjoint } from '../simplify/order.js';
import type { Inside } from './inside.js';
import type { MadeObjects } from './made-objects.js';
import type { Slot } from './slot.js';
import { type Stepping, within } from './stepping.js';
import { lastOf, type Traversal } from './traversal.js';
import type { Write } from './writes.js';

/** A value of the head: what it is in the first iteration, and what an iteration leaves for the next. */
export interface Trailing {
  readonly entry: Node;
  readonly back: Node;
}

/** What is asked of the traversal. */
export interface AppendingInput {
  readonly algebra: Algebra;
  readonly inside: Inside;
  readonly traversal: Traversal;
  readonly made: MadeObjects;
  readonly stepping: Stepping;
  readonly trailing: ReadonlyMap<Node, Trailing>;
  /** Completed iterations in which the condition holds; undefined: not known exactly. */
  iterations(guard: Condition): Node | undefined;
  /** Of what a slot may be, whenever the head is reached. */
  bounds(slot: Slot): Bounds;
  /** A value where the cursor is the given object. */
  at(value: Node, cursor: Node): Node;
}

interface Fixed {
  readonly object: Node;
  readonly iterations: Node;
  readonly isFirstOnly: boolean;
  readonly tuples: Node;
}

/** The field after the loop; undefined: not known exactly. */
export function appended(input: AppendingInput, slot: Slot, writes: readonly Write[]): Node | undefined {
  const { algebra, traversal, made } = input;
  const [early, late, cursors]: [Node[], Node[], Node[]] = [[], [], []];
  const fixed: Fixed[] = [];
  for (const write of writes) {
    const iterations = input.iterations(write.guard);
    const values = iterations === undefined ? undefined : valuesOf(input, write, iterations);
    if (iterations === undefined || values === undefined) return undefined;
    const { object, value } = write;
    const origin = made.originOf(object);
    const trails = input.trailing.get(object);
    const left = trails === undefined ? undefined : made.originOf(trails.back);
    if (origin !== undefined) early.push(algebra.join(origin, values));
    else if (trails !== undefined && left !== undefined) {
      const next = within(algebra, traversal.visited, traversal.step);
      late.push(algebra.join(left, algebra.join(next, values)));
      fixed.push(firstWrite(input, trails.entry, value, iterations));
    } else if (object === traversal.cursor.head) cursors.push(values);
    else if (input.inside.isConstant(object)) fixed.push(lastWrite(input, object, value, iterations));
    else return undefined;
  }
  const isApart = cursors.length === 0 || fixed.every(({ object }) => areDisjoint(algebra, traversal.visited, object));
  if (!isApart || !fixed.every((one, place) => fixed.slice(place + 1).every((other) => inOrder(algebra, one, other)))) {
    return undefined;
  }
  const changes = [...early, ...late, ...cursors, ...fixed.map(({ tuples }) => tuples)];
  const definition = changes.reduce((before, change) => algebra.override(before, change), slot.entry);
  const { lower, upper } = input.bounds(slot);
  return algebra.unknown(
    'written by a loop',
    algebra.columns(slot.head),
    { lower, upper, single: true },
    { definition },
  );
}

/** From each of the iterations to what it writes. */
function valuesOf({ algebra, inside, stepping }: AppendingInput, { value }: Write, iterations: Node): Node | undefined {
  const relation = stepping.of(value);
  if (relation === undefined) return undefined;
  return inside.isConstant(value) ? algebra.product(iterations, value) : within(algebra, iterations, relation);
}

/** What trails is in the first iteration what it was before. */
function firstWrite(input: AppendingInput, entry: Node, value: Node, iterations: Node): Fixed {
  const { algebra, traversal } = input;
  const first = algebra.intersection([traversal.cursor.entry, iterations]);
  const object = algebra.difference(entry, algebra.null);
  const place = algebra.choice(algebra.conditions.some(first), object, algebra.none(1));
  const written = input.inside.isConstant(value) ? value : input.at(value, traversal.cursor.entry);
  return { object, iterations: first, isFirstOnly: true, tuples: algebra.product(place, written) };
}

function lastWrite(input: AppendingInput, object: Node, value: Node, iterations: Node): Fixed {
  const { algebra, traversal } = input;
  const place = algebra.choice(algebra.conditions.some(iterations), object, algebra.none(1));
  const written = input.inside.isConstant(value) ? value : input.at(value, lastOf(algebra, traversal, iterations));
  return { object, iterations, isFirstOnly: false, tuples: algebra.product(place, written) };
}

/** Whether the second, which comes later in the code, may be written over the first. */
function inOrder(algebra: Algebra, first: Fixed, second: Fixed): boolean {
  if (areDisjoint(algebra, first.object, second.object)) return true;
  return (first.isFirstOnly && !second.isFirstOnly) || first.iterations === second.iterations;
}
