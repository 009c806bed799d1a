/** Every operation of a linear lattice against what it should mean, computed point by point. */
import type { LinearConstraint, LinearExpression } from '../../../src/lattices/linear/expressions.js';
import { showConstraint } from '../../../src/lattices/linear/expressions.js';
import type { LinearLattice } from '../../../src/lattices/linear/linear-lattice.js';
import { type Random, randomFrom } from '../../fuzz/random.js';
import { around, type Describe, expression, type Point, pointsOf, valueAt, window } from './points.js';

export interface Brick<E> {
  readonly lattice: LinearLattice<E>;
  readonly describe: Describe;
  /** Constraints with which meeting is the best there is. */
  readonly meetsBest: (constraint: LinearConstraint) => boolean;
  /** Expressions of which bounds, and so assignments, are the best there are. */
  readonly assignsBest: (value: LinearExpression) => boolean;
  /** All points that elements around the given ones stand for lie between the bounds of these; congruences have more. */
  readonly isBounded: boolean;
}

/** What an operation gave, and should have given. */
function demand<E>(
  { lattice }: Brick<E>,
  what: string,
  found: E,
  points: readonly Point[],
  best: E,
  isBest: boolean,
): void {
  const isRight = isBest ? lattice.leq(found, best) && lattice.leq(best, found) : lattice.leq(best, found);
  if (isRight) return;
  const about =
    points.length > 12 ? `${points.length} points` : points.map((point) => `(${point.join(' ')})`).join(' ');
  throw new Error(`${lattice.id}, ${what} of ${about}: ${lattice.show(found)} instead of ${lattice.show(best)}`);
}

const key = (point: Point): string => point.join();
const different = (points: readonly Point[]): readonly Point[] => [
  ...new Map(points.map((each) => [key(each), each])).values(),
];

/** The operations on what the points span; `among` holds all points between the bounds of the points. */
export function checkOperations<E>(
  brick: Brick<E>,
  points: readonly Point[],
  among: readonly Point[],
  random: Random,
): void {
  const { lattice, describe } = brick;
  const dimensions = points[0]?.length ?? 0;
  const element = around(lattice, describe, points);
  const members = pointsOf(lattice, element, among);
  if (points.some((point) => !members.includes(point) && !members.some((each) => key(each) === key(point)))) {
    throw new Error(`${lattice.id} misses a point: ${lattice.show(element)}`);
  }
  if (brick.isBounded) demand(brick, 'closing', element, points, around(lattice, describe, members), true);

  const target = random.below(dimensions);
  const value = randomExpression(random, dimensions);
  const image = (how: (number: number) => number): readonly Point[] =>
    different(
      members.map((point) => point.map((each, place) => (place === target ? how(valueAt(value, point)) + 0 : each))),
    );
  const isBest = brick.isBounded && brick.assignsBest(value);
  const assigned = around(
    lattice,
    describe,
    image((number) => number),
  );
  demand(
    brick,
    `d${target} := ${JSON.stringify(value)}`,
    lattice.assign(element, target, value),
    points,
    assigned,
    isBest,
  );
  const divisor = 1 + random.below(3);
  const divided = around(
    lattice,
    describe,
    image((number) => Math.floor(number / divisor)),
  );
  const quotient = lattice.assignQuotient(element, target, value, divisor);
  demand(brick, `d${target} := ${JSON.stringify(value)} / ${divisor}`, quotient, points, divided, false);

  const values = members.map((point) => valueAt(value, point));
  const { lower, upper } = lattice.bounds(element, value);
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const isExact = lower === least && upper === greatest;
  if (lower > least || upper < greatest || (isBest && !isExact)) {
    throw new Error(
      `${lattice.id}: ${JSON.stringify(value)} in ${lattice.show(element)}: ${lower}..${upper}, not ${least}..${greatest}`,
    );
  }

  const constraint = randomConstraint(random, dimensions);
  const meeting = members.filter((point) => meets(constraint, point));
  const met = lattice.meet(element, constraint);
  const shown = showConstraint(constraint, (dimension) => `d${dimension}`);
  const meetsBest = brick.isBounded && brick.meetsBest(constraint);
  demand(
    brick,
    `meeting ${shown} with ${lattice.show(element)}`,
    met,
    points,
    around(lattice, describe, meeting),
    meetsBest,
  );

  checkDimensions(brick, element, points, members, target);
}

/** Forgetting, renaming, doubling and folding. */
function checkDimensions<E>(
  brick: Brick<E>,
  element: E,
  points: readonly Point[],
  members: readonly Point[],
  target: number,
): void {
  const { lattice, describe } = brick;
  const dimensions = points[0]?.length ?? 0;
  const other = (target + 1) % dimensions;
  const without = lattice.only(element, (dimension) => dimension !== target);
  // The others in their order, named as if the forgotten one had stood last.
  const places = [...Array(dimensions).keys()].filter((place) => place !== target);
  const projected = different(members.map((point) => places.map((place) => point[place] ?? 0)));
  const named = lattice.rename(without, (dimension) => places.indexOf(dimension));
  if (brick.isBounded)
    demand(brick, `forgetting d${target}`, named, points, around(lattice, describe, projected), true);

  // There are as many pairs of them as there are doubles.
  if (members.length > 60) return;
  const copies = lattice.expand(element, target, dimensions);
  const doubled = members.flatMap((point) =>
    members
      .filter((each) => places.every((place) => each[place] === point[place]))
      .map((each) => [...point, each[target] ?? 0]),
  );
  if (brick.isBounded) demand(brick, `doubling d${target}`, copies, points, around(lattice, describe, doubled), true);

  if (other === target) return;
  const kept = [...Array(dimensions).keys()].filter((place) => place !== other);
  const folded = different(
    [target, other].flatMap((from) =>
      members.map((point) => kept.map((place) => point[place === target ? from : place] ?? 0)),
    ),
  );
  const fold = lattice.rename(lattice.fold(element, target, other), (dimension) => kept.indexOf(dimension));
  if (brick.isBounded)
    demand(brick, `folding d${other} into d${target}`, fold, points, around(lattice, describe, folded), true);
}

export function checkJoin<E>(brick: Brick<E>, left: readonly Point[], right: readonly Point[]): void {
  const { lattice, describe } = brick;
  const found = lattice.join(around(lattice, describe, left), around(lattice, describe, right));
  demand(brick, 'joining', found, [...left, ...right], around(lattice, describe, [...left, ...right]), true);
}

function meets(constraint: LinearConstraint, point: Point): boolean {
  const value = valueAt(constraint.expression, point);
  switch (constraint.kind) {
    case '==':
      return value === 0;
    case '!=':
      return value !== 0;
    case '<=':
      return value <= 0;
    case 'multiple':
      return value % constraint.modulus === 0;
  }
}

function randomExpression(random: Random, dimensions: number): LinearExpression {
  const most = random.below(3);
  const coefficients = Array.from({ length: dimensions }, () =>
    random.below(3) === 0 ? random.below(2 * most + 3) - most - 1 : random.below(3) - 1,
  );
  return expression(coefficients, random.below(9) - 4);
}

function randomConstraint(random: Random, dimensions: number): LinearConstraint {
  const kind = random.pick(['==', '<=', '<=', '!=', 'multiple'] as const);
  const given = randomExpression(random, dimensions);
  if (kind === 'multiple') return { kind, expression: given, modulus: 2 + random.below(3) };
  return { kind, expression: given };
}

/** Sets of points in [-1, 1]², all where so many are asked for, and joins of so many of their pairs. */
export function checkSmallSets<E>(brick: Brick<E>, pairs: number, seed: number): void {
  const random = randomFrom(seed);
  const all = window(2, -1, 1);
  const set = (bits: number): readonly Point[] => all.filter((_, place) => (bits & (1 << place)) !== 0);
  const count = 2 ** all.length;
  const isWhole = pairs >= count;
  for (let each = 1; each < (isWhole ? count : pairs); each++) {
    checkOperations(brick, set(isWhole ? each : 1 + random.below(count - 1)), all, random);
  }
  if (pairs >= count * count) {
    for (let one = 0; one < count; one++)
      for (let other = 0; other < count; other++) checkJoin(brick, set(one), set(other));
  } else for (let pair = 0; pair < pairs; pair++) checkJoin(brick, set(random.below(count)), set(random.below(count)));
}

/** Pairs of points in [-4, 4]³: all where so many are asked for. */
export function checkPairs<E>(brick: Brick<E>, count: number, seed: number): void {
  const random = randomFrom(seed);
  const all = window(3, -4, 4);
  const pair = (one: Point, other: Point): void => {
    const least = one.map((each, place) => Math.min(each, other[place] ?? 0));
    const among = all.filter((point) =>
      point.every((each, place) => each >= (least[place] ?? 0) && each <= Math.max(one[place] ?? 0, other[place] ?? 0)),
    );
    checkJoin(brick, [one], [other]);
    checkOperations(brick, [one, other], among, random);
  };
  if (count >= (all.length * (all.length + 1)) / 2) {
    all.forEach((one, place) => {
      for (const other of all.slice(place)) pair(one, other);
    });
  } else for (let each = 0; each < count; each++) pair(random.pick(all), random.pick(all));
}

/** Random sets of points in [-4, 4]³, of few and of many. */
export function checkRandomSets<E>(brick: Brick<E>, count: number, seed: number): void {
  const random = randomFrom(seed);
  const all = window(3, -4, 4);
  for (let each = 0; each < count; each++) {
    const size = 1 + random.below(random.below(4) === 0 ? 12 : 4);
    const points = different(Array.from({ length: size }, () => random.pick(all)));
    const among = all.filter((point) =>
      point.every(
        (value, place) =>
          points.some((other) => (other[place] ?? 0) <= value) && points.some((other) => (other[place] ?? 0) >= value),
      ),
    );
    checkOperations(brick, points, among, random);
    checkJoin(
      brick,
      points,
      Array.from({ length: 1 + random.below(3) }, () => random.pick(all)),
    );
  }
}
