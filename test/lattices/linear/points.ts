/** Sets of points, and what the best element around them is: by the greatest value of each form, and by remainders. Knows nothing of how bricks work. */
import { isMetBy, type LinearConstraint, type LinearExpression } from '../../../src/lattices/linear/expressions.js';
import type { LinearLattice } from '../../../src/lattices/linear/linear-lattice.js';

export type Point = readonly number[];

/** Expressions written as coefficients by dimension. */
export function expression(coefficients: readonly number[], constant = 0): LinearExpression {
  const terms = coefficients.flatMap((coefficient, dimension) =>
    coefficient === 0 ? [] : [[dimension, coefficient] as const],
  );
  return { terms, constant };
}

export function valueAt({ terms, constant }: LinearExpression, point: Point): number {
  return terms.reduce(
    (sum, [dimension, coefficient]) => sum + coefficient * (point[dimension] ?? Number.NaN),
    constant,
  );
}

/** All points whose coordinates lie between the bounds. */
export function window(dimensions: number, least: number, greatest: number): readonly Point[] {
  let points: Point[] = [[]];
  for (let dimension = 0; dimension < dimensions; dimension++) {
    points = points.flatMap((point) =>
      Array.from({ length: greatest - least + 1 }, (_, step) => [...point, least + step]),
    );
  }
  return points;
}

/** What a brick can tell of points with so many dimensions. */
export type Forms = (dimensions: number) => readonly (readonly number[])[];

const unit = (dimensions: number, ...signs: readonly (readonly [place: number, sign: number])[]): readonly number[] =>
  Array.from({ length: dimensions }, (_, place) => signs.find(([each]) => each === place)?.[1] ?? 0);

export const ZONE_FORMS: Forms = (dimensions) => {
  const forms: (readonly number[])[] = [];
  for (let one = 0; one < dimensions; one++) {
    forms.push(unit(dimensions, [one, 1]), unit(dimensions, [one, -1]));
    for (let other = 0; other < dimensions; other++) {
      if (other !== one) forms.push(unit(dimensions, [one, 1], [other, -1]));
    }
  }
  return forms;
};

export const OCTAGON_FORMS: Forms = (dimensions) => {
  const forms = [...ZONE_FORMS(dimensions)];
  for (let one = 0; one < dimensions; one++) {
    for (let other = one + 1; other < dimensions; other++) {
      forms.push(unit(dimensions, [one, 1], [other, 1]), unit(dimensions, [one, -1], [other, -1]));
    }
  }
  return forms;
};

/** The constraints that hold of all points. */
export type Describe = (points: readonly Point[]) => readonly LinearConstraint[];

export const byForms =
  (forms: Forms): Describe =>
  (points) =>
    forms(points[0]?.length ?? 0).map((form) => ({
      kind: '<=',
      expression: expression(form, -Math.max(...points.map((point) => valueAt(expression(form), point)))),
    }));

/** Of each coordinate the greatest common divisor of the differences. */
export const byRemainders: Describe = (points) =>
  (points[0] ?? []).flatMap((first, dimension): LinearConstraint[] => {
    let modulus = 0;
    for (const point of points) modulus = gcd(modulus, Math.abs((point[dimension] ?? 0) - first));
    const own = { terms: [[dimension, 1]] as const, constant: -first };
    if (modulus === 1) return [];
    return [modulus === 0 ? { kind: '==', expression: own } : { kind: 'multiple', expression: own, modulus }];
  });

function gcd(left: number, right: number): number {
  return right === 0 ? left : gcd(right, left % right);
}

/** The best element around the points. */
export function around<E>(lattice: LinearLattice<E>, describe: Describe, points: readonly Point[]): E {
  if (points.length === 0) return lattice.bottom;
  return describe(points).reduce((element, constraint) => lattice.meet(element, constraint), lattice.top);
}

/** Those of the points that the element stands for. */
export function pointsOf<E>(lattice: LinearLattice<E>, element: E, among: readonly Point[]): readonly Point[] {
  if (lattice.leq(element, lattice.bottom)) return [];
  const constraints = lattice.constraints(element);
  return among.filter((point) =>
    constraints.every((constraint) => isMetBy(constraint, (dimension) => point[dimension]) !== false),
  );
}
