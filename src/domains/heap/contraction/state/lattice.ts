/**
 * The order of states, and how they are merged.
 *
 * States with a regular part are compared and merged only if they differ in nothing but loops and classes; in exact mode not at
 * all. What differs otherwise has a join only among the states without a regular part, which cover all others.
 */
import { TupleInterner } from '../../../../base/interner.js';
import type { HashConsedLattice } from '../../../../lattices/hash-consed.js';
import { NULL_NODE, showGraph } from '../../../../structures/heap-graph.js';
import { commonTruths, isKnownOf, numberedLattice } from '../../../combinators/numbered-states.js';
import type { ShapeTables } from '../tables.js';
import { isBelow, joined } from './outside.js';
import { type ShapeState, UNKNOWN } from './state.js';

export function shapeLattice(tables: ShapeTables): HashConsedLattice<ShapeState> {
  // There are finitely many states: classes and fields are those of the program, and distinct nodes are capped.
  return numberedLattice({
    bottom: tables.bottom,
    isWithin: (lower, upper) => isWithin(tables, lower, upper),
    join: (left, right) => join(tables, left, right),
    show: (state) => spelled(tables, state),
  });
}

function isWithin(tables: ShapeTables, lower: ShapeState, upper: ShapeState): boolean {
  if (tables.isRegular(upper)) {
    if (tables.options.mode === 'exact' || !tables.isRegular(lower)) return false;
    const { graphs } = tables;
    if (lower.truths !== upper.truths || lower.initialised !== upper.initialised) return false;
    return graphs.key(lower.graph) === graphs.key(upper.graph) && graphs.within(lower.graph, upper.graph);
  }
  if (!isKnownOf(tables, { lower, upper, unknown: UNKNOWN })) return false;
  const given = tables.outsideOf(lower);
  return isBelow(tables.labels, tables.graphs.graph(given.graph), tables.graphs.graph(upper.graph));
}

function join(tables: ShapeTables, left: ShapeState, right: ShapeState): ShapeState {
  if (isWithin(tables, left, right)) return right;
  if (isWithin(tables, right, left)) return left;
  const { graphs, options } = tables;
  if (options.mode === 'partial' && left.truths === right.truths && left.initialised === right.initialised) {
    const isEither = tables.isRegular(left) && tables.isRegular(right);
    if (isEither && graphs.key(left.graph) === graphs.key(right.graph)) {
      return tables.state(graphs.merged(left.graph, right.graph), tables.truthsOf(left), left.initialised);
    }
  }
  const [one, other] = [tables.outsideOf(left), tables.outsideOf(right)];
  const draft = joined(tables.labels, graphs.graph(one.graph), graphs.graph(other.graph));
  const set = new Set(tables.initialisedOf(other.initialised));
  return tables.closed({
    draft,
    truths: commonTruths(tables.truthsOf(one), tables.truthsOf(other), UNKNOWN),
    initialised: tables.initialisedSet([...tables.initialisedOf(one.initialised)].filter((type) => set.has(type))),
  }).state;
}

/** Equal for states that are merged: those that differ in loops, classes, or have no regular part. One partition. */
export function partition(tables: ShapeTables): (state: ShapeState) => number {
  const numbers = new TupleInterner();
  const { mode, outside } = tables.options;
  return (state) => {
    if (state === tables.bottom) return numbers.intern([0]);
    const { graph, truths, initialised } = state;
    if (tables.isRegular(state)) {
      return numbers.intern(mode === 'exact' ? [1, state.number] : [1, tables.graphs.key(graph), truths, initialised]);
    }
    const { variables, labels } = tables.graphs.graph(graph);
    if (outside === 'merged') return numbers.intern([2, variables.length]);
    return numbers.intern([
      3,
      truths,
      ...Array.from(variables, (node) => {
        if (node === NULL_NODE) return 0;
        return tables.labels.label(labels[node] as number).nullable ? 1 : 2;
      }),
    ]);
  };
}

function spelled({ graphs }: ShapeTables, { graph, truths, initialised }: ShapeState): string {
  return `${showGraph(graphs.graph(graph))} truths ${truths} initialised ${initialised}`;
}
