/**
 * Tables of bounds: for pairs of nodes the greatest difference of their values.
 * A. Miné, The octagon abstract domain, Higher-Order and Symbolic Computation 19, 2006.
 *
 * The nodes are signed dimensions; which, and how bounds follow from each other, is told by the shape. Tables are closed: every bound is the
 * least that follows from the others. So equal sets of points have equal tables, and what is said of some dimensions is a part of the table.
 */
import type { Numbered } from '../../base/numbered.js';

/** A signed dimension by its place in a table: place + 1, or minus that; 0 for none. */
export type Unit = Numbered<'unit'>;

export interface BoundTable {
  /** Ascending. Each has a finite bound. */
  readonly dimensions: readonly number[];
  /** Row by row: the entry at (i, j) bounds the value of node i minus that of node j. */
  readonly entries: Float64Array;
  readonly isBottom: boolean;
}

/** Which nodes a table has, and how bounds follow from each other. Entries are changed in place, on copies. */
export interface Shape {
  readonly id: string;
  /** The number of nodes for so many dimensions. */
  readonly nodes: (dimensions: number) => number;
  /** The nodes of the dimension at a place. */
  readonly nodesOf: (place: number) => readonly number[];
  /** Nodes of no dimension. */
  readonly fixed: readonly number[];
  /** The place of a node's dimension, and its sign; 0 for a fixed one. */
  readonly unitOf: (node: number) => Unit;
  /** The least bound that a closed table has for the sum of two signed dimensions. */
  readonly sum: (entries: Float64Array, nodes: number, first: Unit, second: Unit) => number;
  /** Bounds the sum, and closes the table again; false where no point is left. Sums that the shape does not know are left out. */
  readonly add: (
    entries: Float64Array,
    nodes: number,
    given: { readonly first: Unit; readonly second: Unit; readonly bound: number },
  ) => boolean;
  /** The entry that says the same as this one: itself, where there is no other. */
  readonly twin: (node: number, other: number) => readonly [node: number, other: number];
  /** Entries about a single dimension: by how much they are multiplied; 0 for entries about two. */
  readonly single: (node: number, other: number) => number;
  /** What follows for the entry from bounds of single dimensions. */
  readonly implied: (entries: Float64Array, nodes: number, node: number, other: number) => number;
}

const NONE = new Float64Array(0);

export const BOTTOM_TABLE: BoundTable = { dimensions: [], entries: NONE, isBottom: true };

export function topTable(shape: Shape): BoundTable {
  return { dimensions: [], entries: freshEntries(shape.nodes(0)), isBottom: false };
}

export function freshEntries(nodes: number): Float64Array {
  const entries = new Float64Array(nodes * nodes).fill(Number.POSITIVE_INFINITY);
  for (let node = 0; node < nodes; node++) entries[node * nodes + node] = 0;
  return entries;
}

/** The nodes of these places, in that order, behind the fixed ones; an absent place has none. */
function nodesAt(shape: Shape, places: readonly number[]): readonly number[] {
  const nodes = [...shape.fixed];
  for (const place of places) nodes.push(...(place < 0 ? shape.nodesOf(0).map(() => -1) : shape.nodesOf(place)));
  return nodes;
}

/** The part of a table at the places, in that order; a negative place makes room for a new dimension. */
export function picked(shape: Shape, { dimensions, entries }: BoundTable, places: readonly number[]): Float64Array {
  const nodes = nodesAt(shape, places);
  const size = shape.nodes(dimensions.length);
  const result = freshEntries(nodes.length);
  for (let row = 0; row < nodes.length; row++) {
    const from = nodes[row] as number;
    if (from < 0) continue;
    for (let column = 0; column < nodes.length; column++) {
      const other = nodes[column] as number;
      if (other >= 0 && column !== row) result[row * nodes.length + column] = entries[from * size + other] as number;
    }
  }
  return result;
}

/** The table without dimensions that have no bound. */
export function tableOf(shape: Shape, dimensions: readonly number[], entries: Float64Array): BoundTable {
  const size = shape.nodes(dimensions.length);
  const isBound = (node: number): boolean => {
    for (let other = 0; other < size; other++) {
      if (other === node) continue;
      if (entries[node * size + other] !== Number.POSITIVE_INFINITY) return true;
      if (entries[other * size + node] !== Number.POSITIVE_INFINITY) return true;
    }
    return false;
  };
  const kept = dimensions.map((_, place) => place).filter((place) => shape.nodesOf(place).some(isBound));
  const whole: BoundTable = { dimensions, entries, isBottom: false };
  if (kept.length === dimensions.length) return whole;
  return {
    dimensions: kept.map((place) => dimensions[place] as number),
    entries: picked(shape, whole, kept),
    isBottom: false,
  };
}

/** The places of the dimensions in the table; -1 where it says nothing of one. */
export function placesOf({ dimensions }: BoundTable, wanted: readonly number[]): readonly number[] {
  return wanted.map((dimension) => dimensions.indexOf(dimension));
}

/** The table with room for these dimensions: copied. */
export function withRoom(
  shape: Shape,
  table: BoundTable,
  wanted: Iterable<number>,
): { dimensions: number[]; entries: Float64Array } {
  const dimensions = [...new Set([...table.dimensions, ...wanted])].sort((left, right) => left - right);
  if (dimensions.length === table.dimensions.length) return { dimensions, entries: table.entries.slice() };
  return { dimensions, entries: picked(shape, table, placesOf(table, dimensions)) };
}

export function isWithin(shape: Shape, lower: BoundTable, upper: BoundTable): boolean {
  if (lower === upper || lower.isBottom) return true;
  if (upper.isBottom || upper.dimensions.length > lower.dimensions.length) return false;
  const places = placesOf(lower, upper.dimensions);
  if (places.includes(-1)) return false;
  const part = places.length === lower.dimensions.length ? lower.entries : picked(shape, lower, places);
  for (let index = 0; index < part.length; index++)
    if ((part[index] as number) > (upper.entries[index] as number)) return false;
  return true;
}

/** Both tables on the dimensions that both speak of. */
export function aligned(
  shape: Shape,
  left: BoundTable,
  right: BoundTable,
): { readonly dimensions: readonly number[]; readonly one: Float64Array; readonly other: Float64Array } {
  const dimensions = left.dimensions.filter((dimension) => right.dimensions.includes(dimension));
  return {
    dimensions,
    one: picked(shape, left, placesOf(left, dimensions)),
    other: picked(shape, right, placesOf(right, dimensions)),
  };
}

export function joined(shape: Shape, left: BoundTable, right: BoundTable): BoundTable {
  if (isWithin(shape, right, left)) return left;
  if (isWithin(shape, left, right)) return right;
  const { dimensions, one, other } = aligned(shape, left, right);
  for (let index = 0; index < one.length; index++) one[index] = Math.max(one[index] as number, other[index] as number);
  return tableOf(shape, dimensions, one);
}
