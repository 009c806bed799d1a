/**
 * The order of states, and how they are merged.
 *
 * States with cells are compared and merged only if they differ in nothing but the edges and flags of the summary, which relational
 * graphs never do. What differs otherwise has a join only among the states without cells, which cover all others.
 */
import { TupleInterner } from '../../../base/interner.js';
import type { HashConsedLattice } from '../../../lattices/hash-consed.js';
import { commonTruths, isKnownOf, numberedLattice } from '../../combinators/numbered-states.js';
import { ANY, CELL, type GraphState, HIDDEN, isRoot, SOME, UNKNOWN, WHATEVER } from './state.js';
import type { GraphTables } from './tables.js';

export function graphLattice(tables: GraphTables): HashConsedLattice<GraphState> {
  // There are finitely many states: classes and fields are those of the program, and named nodes are capped.
  return numberedLattice({
    bottom: tables.numbers.bottom,
    isWithin: (lower, upper) => isWithin(tables, lower, upper),
    join: (left, right) => join(tables, left, right),
    show: (state) => spelled(tables, state),
  });
}

function hasCells({ graphs }: GraphTables, { graph }: GraphState): boolean {
  return graphs.nodes(graph) > 0;
}

function isWithin(tables: GraphTables, lower: GraphState, upper: GraphState): boolean {
  const { graphs, numbers, options } = tables;
  if (hasCells(tables, upper)) {
    if (options.mode === 'relational' || lower.truths !== upper.truths || lower.initialised !== upper.initialised)
      return false;
    return (
      lower.kinds === upper.kinds &&
      graphs.key(lower.graph) === graphs.key(upper.graph) &&
      graphs.leq(lower.graph, upper.graph)
    );
  }
  if (!isKnownOf(numbers, { lower, upper, unknown: UNKNOWN })) return false;
  const [given, covering] = [numbers.kindsOf(outside(tables, lower)), numbers.kindsOf(upper)];
  if (given.length !== covering.length) return false;
  return covering.every((kind, slot) => covers(kind, given[slot] as number));
}

function outside(tables: GraphTables, state: GraphState): GraphState {
  return hasCells(tables, state) ? tables.outside(tables.work(state)) : state;
}

/** Of slots without cells: null, elsewhere, or the root object. */
function covers(upper: number, lower: number): boolean {
  return joinedKind(upper, lower) === upper;
}

function joinedKind(one: number, other: number): number {
  if (one === other) return one;
  if (one === HIDDEN || other === HIDDEN) return HIDDEN;
  if (one === WHATEVER || other === WHATEVER || isRoot(one) || isRoot(other)) return WHATEVER;
  // Null, elsewhere, or either.
  return one === CELL || other === CELL || one === ANY || other === ANY ? ANY : SOME;
}

function join(tables: GraphTables, left: GraphState, right: GraphState): GraphState {
  if (isWithin(tables, left, right)) return right;
  if (isWithin(tables, right, left)) return left;
  const { graphs, numbers, options } = tables;
  const isAlike = left.kinds === right.kinds && left.truths === right.truths && left.initialised === right.initialised;
  if (options.mode === 'keyed' && isAlike && graphs.key(left.graph) === graphs.key(right.graph)) {
    const joined = graphs.join(left.graph, right.graph);
    return numbers.state(joined, numbers.kindsOf(left), numbers.truthsOf(left), left.initialised);
  }
  const [one, other] = [outside(tables, left), outside(tables, right)];
  const [kinds, otherKinds] = [numbers.kindsOf(one), numbers.kindsOf(other)];
  const set = new Set(numbers.initialisedOf(other.initialised));
  return numbers.state(
    one.graph,
    kinds.map((kind, slot) => joinedKind(kind, otherKinds[slot] as number)),
    commonTruths(numbers.truthsOf(one), numbers.truthsOf(other), UNKNOWN),
    numbers.initialisedSet([...numbers.initialisedOf(one.initialised)].filter((type) => set.has(type))),
  );
}

/** Equal for states that are merged. One partition. */
export function partition(tables: GraphTables): (state: GraphState) => number {
  const numbers = new TupleInterner();
  const { mode } = tables.options;
  return (state) => {
    const { number, graph, kinds, truths, initialised } = state;
    if (state === tables.numbers.bottom) return numbers.intern([0]);
    if (!hasCells(tables, state)) return numbers.intern([1, truths, kinds]);
    return numbers.intern(
      mode === 'relational' ? [2, number] : [3, tables.graphs.key(graph), kinds, truths, initialised],
    );
  };
}

function spelled({ graphs, numbers }: GraphTables, state: GraphState): string {
  return `${graphs.show(state.graph)} kinds ${numbers.kindsOf(state).join(' ')} truths ${state.truths} initialised ${state.initialised}`;
}
