/** A linear lattice of tables of bounds, for whatever nodes the shape has. */
import { type Interval, interval } from '../interval.js';
import { notCovered } from '../lattice.js';
import {
  BOTTOM_TABLE,
  type BoundTable,
  isWithin,
  joined,
  picked,
  placesOf,
  type Shape,
  tableOf,
  topTable,
  type Unit,
  withRoom,
} from './bound-table.js';
import { stopsAt, widened } from './bound-widening.js';
import { dividedBound, keptBound } from './exact.js';
import {
  dimensionExpression,
  isExact,
  type LinearConstraint,
  type LinearExpression,
  minus,
  plus,
  scaled,
  showConstraint,
} from './expressions.js';
import type { LinearLattice } from './linear-lattice.js';
import { type Part, upperBound } from './pairings.js';
import { relationsOf } from './relations.js';

/** A table that is being changed. */
interface Draft {
  readonly dimensions: readonly number[];
  readonly entries: Float64Array;
}

export function boundLattice(shape: Shape): LinearLattice<BoundTable> {
  const top = topTable(shape);
  const leq = (lower: BoundTable, upper: BoundTable): boolean => isWithin(shape, lower, upper);
  const isTop = ({ dimensions, isBottom }: BoundTable): boolean => !isBottom && dimensions.length === 0;

  const upper = ({ dimensions, entries }: Draft, expression: LinearExpression): number => {
    if (!isExact(expression)) return Number.POSITIVE_INFINITY;
    const parts: Part[] = [];
    for (const [dimension, coefficient] of expression.terms) {
      const place = dimensions.indexOf(dimension);
      if (place < 0) return Number.POSITIVE_INFINITY;
      parts.push({ unit: coefficient > 0 ? place + 1 : -place - 1, times: Math.abs(coefficient) });
    }
    const nodes = shape.nodes(dimensions.length);
    return keptBound(
      upperBound(parts, (first, second) => shape.sum(entries, nodes, first, second)) + expression.constant,
    );
  };
  const lower = (draft: Draft, expression: LinearExpression): number => -upper(draft, scaled(expression, -1));

  /** Bounds the sum of the signed dimensions at places. */
  const add = ({ dimensions, entries }: Draft, first: Unit, second: Unit, bound: number): boolean =>
    bound === Number.POSITIVE_INFINITY || shape.add(entries, shape.nodes(dimensions.length), { first, second, bound });

  /** What the expression being at most zero says of each of its dimensions and pairs of them; the bounds are those before. */
  const atMostZero = (table: BoundTable, expression: LinearExpression): BoundTable => {
    if (table.isBottom || !isExact(expression)) return table;
    if (lower(table, expression) > 0) return BOTTOM_TABLE;
    const draft = withRoom(
      shape,
      table,
      expression.terms.map(([dimension]) => dimension),
    );
    const found: [first: Unit, second: Unit, bound: number][] = [];
    const { terms } = expression;
    const unitOf = ([dimension, coefficient]: (typeof terms)[number]): Unit =>
      Math.sign(coefficient) * (draft.dimensions.indexOf(dimension) + 1);
    const without = (...of: readonly LinearExpression[]): number =>
      -lower(
        draft,
        of.reduce((rest, each) => minus(rest, each), expression),
      );
    terms.forEach((term, place) => {
      const [dimension, coefficient] = term;
      const size = Math.abs(coefficient);
      const own: LinearExpression = { terms: [term], constant: 0 };
      found.push([unitOf(term), 0, dividedBound(keptBound(without(own)), size)]);
      for (const other of terms.slice(place + 1)) {
        const both = Math.min(size, Math.abs(other[1]));
        const pair = plus(
          scaled(dimensionExpression(dimension), Math.sign(coefficient) * both),
          scaled(dimensionExpression(other[0]), Math.sign(other[1]) * both),
        );
        found.push([unitOf(term), unitOf(other), dividedBound(keptBound(without(pair)), both)]);
      }
    });
    for (const [first, second, bound] of found) if (!add(draft, first, second, bound)) return BOTTOM_TABLE;
    return tableOf(shape, draft.dimensions, draft.entries);
  };

  const join = (left: BoundTable, right: BoundTable): BoundTable => joined(shape, left, right);

  const meet = (table: BoundTable, constraint: LinearConstraint): BoundTable => {
    const { expression } = constraint;
    switch (constraint.kind) {
      case '<=':
        return atMostZero(table, expression);
      case '==':
        return atMostZero(atMostZero(table, expression), scaled(expression, -1));
      case '!=': {
        const one = { ...expression, constant: expression.constant + 1 };
        const other = { ...scaled(expression, -1), constant: 1 - expression.constant };
        const found = join(atMostZero(table, one), atMostZero(table, other));
        return leq(table, found) ? table : found;
      }
      case 'multiple':
        return table;
    }
  };

  const only = (table: BoundTable, keeps: (dimension: number) => boolean): BoundTable => {
    const dimensions = table.dimensions.filter(keeps);
    if (dimensions.length === table.dimensions.length) return table;
    return tableOf(shape, dimensions, picked(shape, table, placesOf(table, dimensions)));
  };

  const assignQuotient = (table: BoundTable, target: number, value: LinearExpression, divisor: number): BoundTable => {
    if (table.isBottom) return table;
    const others = only(table, (dimension) => dimension !== target);
    if (!isExact(value)) return others;
    // Also for dimensions of which, without the old value of the target, nothing is left.
    const draft = withRoom(shape, others, [...table.dimensions, target]);
    const place = draft.dimensions.indexOf(target) + 1;
    const found: [first: Unit, second: Unit, bound: number][] = [];
    const most = (expression: LinearExpression): number => dividedBound(upper(table, expression), divisor);
    // Minus a number rounded down is at most minus the number, rounded up.
    const least = (expression: LinearExpression): number =>
      dividedBound(upper(table, scaled(expression, -1)) + divisor - 1, divisor);
    found.push([place, 0, most(value)], [-place, 0, least(value)]);
    draft.dimensions.forEach((dimension, index) => {
      if (dimension === target) return;
      const other = dimensionExpression(dimension);
      const [less, more] = [plus(value, other, -divisor), plus(value, other, divisor)];
      found.push([place, -index - 1, most(less)], [-place, index + 1, least(less)]);
      found.push([place, index + 1, most(more)], [-place, -index - 1, least(more)]);
    });
    for (const [first, second, bound] of found) if (!add(draft, first, second, bound)) return BOTTOM_TABLE;
    return tableOf(shape, draft.dimensions, draft.entries);
  };

  const rename = (table: BoundTable, name: (dimension: number) => number): BoundTable => {
    const named = table.dimensions.map((dimension, place) => ({ dimension: name(dimension), place }));
    named.sort((left, right) => left.dimension - right.dimension);
    return {
      dimensions: named.map(({ dimension }) => dimension),
      entries: picked(
        shape,
        table,
        named.map(({ place }) => place),
      ),
      isBottom: table.isBottom,
    };
  };

  const constraints = ({ dimensions, entries }: BoundTable): readonly LinearConstraint[] => {
    const nodes = shape.nodes(dimensions.length);
    const found: LinearConstraint[] = [];
    const signed = (node: number, factor: number): LinearExpression => {
      const unit = shape.unitOf(node);
      const dimension = dimensions[Math.abs(unit) - 1];
      if (dimension === undefined) return { terms: [], constant: 0 };
      return scaled(dimensionExpression(dimension), unit > 0 ? factor : -factor);
    };
    for (let node = 0; node < nodes; node++) {
      for (let other = 0; other < nodes; other++) {
        const bound = entries[node * nodes + other] as number;
        const [twin, twinOther] = shape.twin(node, other);
        if (node === other || bound === Number.POSITIVE_INFINITY || twin * nodes + twinOther < node * nodes + other)
          continue;
        const scale = shape.single(node, other) || 1;
        const { terms } = plus(signed(node, 1), signed(other, -1));
        const single = terms.map(([dimension, coefficient]) => [dimension, coefficient / scale] as const);
        found.push({ kind: '<=', expression: { terms: scale === 1 ? terms : single, constant: -bound / scale + 0 } });
      }
    }
    return found;
  };

  const show = (table: BoundTable): string => {
    if (table.isBottom) return 'nothing';
    if (isTop(table)) return 'anything';
    return relationsOf(lattice, table)
      .map((each) => showConstraint(each, (dimension) => `d${dimension}`))
      .join(', ');
  };
  const bounds = (table: BoundTable, expression: LinearExpression): Interval =>
    table.isBottom ? interval(1, 0) : interval(lower(table, expression), upper(table, expression));
  const widenTo = (numbers: readonly number[]) => {
    const stops = stopsAt(numbers);
    return (older: BoundTable, newer: BoundTable): BoundTable => widened(shape, stops, older, newer);
  };
  // For spelling only: nothing is kept in it.
  const doubles = new Float64Array(1);
  const words = new Int32Array(doubles.buffer);
  const lattice: LinearLattice<BoundTable> = {
    id: shape.id,
    bottom: BOTTOM_TABLE,
    top,
    leq,
    join,
    widen: widenTo([]),
    widenTo,
    spell: ({ dimensions, entries, isBottom }, into) => {
      into.push(isBottom ? -1 : dimensions.length, ...dimensions);
      for (const entry of entries) {
        doubles[0] = entry;
        into.push(words[0] as number, words[1] as number);
      }
    },
    show,
    whyNotLeq: notCovered({ leq, show }),
    dimensions: ({ dimensions }) => dimensions,
    meet,
    assign: (table, target, value) => assignQuotient(table, target, value, 1),
    assignQuotient,
    only,
    rename,
    expand: (table, dimension, copy) => {
      if (table.isBottom) return table;
      // As a copy of what is known of the dimension, next to all that is known: nothing but the others relates the two.
      const renamed = rename(table, (each) => (each === dimension ? copy : each));
      return constraints(renamed).reduce(meet, table);
    },
    fold: (table, into, from) => {
      const first = only(table, (dimension) => dimension !== from);
      const second = only(table, (dimension) => dimension !== into);
      return join(
        first,
        rename(second, (dimension) => (dimension === from ? into : dimension)),
      );
    },
    bounds,
    constraints,
  };
  return lattice;
}
