/**
 * The predicates of the assertion language on a state, by graph walks: yes or no only if it is so in all heaps of the state.
 *
 * Arguments are variables, fields lists of numbers, left out for all. Exact where all loops of the trees that are met are among
 * the fields and no parent field is, except where a comment says otherwise; else perhaps `unknown`. True of contracted graphs
 * in both modes and of graphs that are not contracted. Where a walk comes to vague nodes, or to fields that the graph does not
 * show, only what the rest decides is decided.
 */
import { agreement, type Truth } from '../../../../base/truth.js';
import { type HeapGraph, NULL_NODE } from '../../../../structures/heap-graph.js';
import { type FieldSet, fieldSet } from './field-set.js';
import { fieldOf } from './links.js';
import type { ContractionModel } from './model.js';
import { backInside, type Reached, reachedFrom, type Step, stepsWithin } from './reached.js';
import { VaguePart } from './vague-part.js';

export { dll } from './query-dll.js';

type Fields = readonly number[] | undefined;

function between({ certain, possible }: { readonly certain: boolean; readonly possible: boolean }): Truth {
  return certain ? 'yes' : possible ? 'unknown' : 'no';
}

/** What a variable reaches along fields. */
interface Walk {
  readonly start: number;
  readonly set: FieldSet;
  readonly vague: VaguePart;
  readonly reached: Reached;
  readonly steps: readonly Step[];
}

/** A walk from a variable along fields, and the answer where the variable is null. */
interface WalkFrom {
  readonly variable: number;
  readonly fields: Fields;
  readonly ifNull: Truth;
}

/** The answer for a variable that is null, or what the walk from it says; both where it may be null. */
function walked(
  graph: HeapGraph,
  model: ContractionModel,
  { variable, fields, ifNull }: WalkFrom,
  answer: (walk: Walk) => Truth,
): Truth {
  const start = graph.variables[variable] as number;
  if (start === NULL_NODE) return ifNull;
  const set = fieldSet(model, fields);
  const vague = new VaguePart(graph, model);
  const reached = reachedFrom(graph, start, set, vague);
  const found = answer({ start, set, vague, reached, steps: stepsWithin(graph, reached, set, vague) });
  return vague.mayBeNull(start) ? agreement(ifNull, found) : found;
}

/** In zero or more steps. */
export function reach(graph: HeapGraph, model: ContractionModel, from: number, to: number, fields?: Fields): Truth {
  const end = graph.variables[to] as number;
  if (end === NULL_NODE) return 'no';
  // An end that may be null is not reached for certain, unless it is the start.
  return walked(graph, model, { variable: from, fields, ifNull: 'no' }, ({ reached: { root, may } }) =>
    between({ certain: root[end] === 1, possible: may[end] === 1 }),
  );
}

/** In one or more steps from itself. */
export function cyclic(graph: HeapGraph, model: ContractionModel, variable: number, fields?: Fields): Truth {
  return walked(graph, model, { variable, fields, ifNull: 'no' }, ({ start, vague, reached, steps }) => {
    const back = steps.filter(({ to }) => to === start || vague.mayBeSame(to, start));
    const certain = back.some((step) => step.certain && step.to === start);
    return between({ certain, possible: back.length > 0 || (reached.aside && vague.isVague(start)) });
  });
}

/** What two variables reach has nothing in common. Exact for any fields as far as `reach` is. */
export function disjoint(
  graph: HeapGraph,
  model: ContractionModel,
  left: number,
  right: number,
  fields?: Fields,
): Truth {
  return walked(graph, model, { variable: left, fields, ifNull: 'yes' }, ({ reached: first }) =>
    walked(graph, model, { variable: right, fields, ifNull: 'yes' }, ({ reached: second }) => {
      if (first.root.some((reached, node) => reached === 1 && second.root[node] === 1)) return 'no';
      const met = first.may.some((reached, node) => reached === 1 && second.may[node] === 1);
      return met || (first.aside && second.aside) ? 'unknown' : 'yes';
    }),
  );
}

/** No cycle is reached. */
export function acyclic(graph: HeapGraph, model: ContractionModel, variable: number, fields?: Fields): Truth {
  return walked(graph, model, { variable, fields, ifNull: 'yes' }, ({ set, reached, steps }) => {
    const inside = pairsInside(graph, model, reached, set);
    const certain = steps.filter((step) => step.certain);
    if (inside === 'yes' || hasCycle(graph.size, certain)) return 'no';
    // Each path of a heap is one of the graph: that two vague nodes may be one object makes none longer.
    return inside === 'no' && !reached.aside && !hasCycle(graph.size, steps) ? 'yes' : 'unknown';
  });
}

/** Following the field ends in null. The caller knows that all objects met have the field. */
export function list(graph: HeapGraph, model: ContractionModel, variable: number, field: number): Truth {
  return acyclic(graph, model, variable, [field]);
}

/** Nothing reached is entered twice, each edge counted, and the start is not entered at all. */
export function tree(graph: HeapGraph, model: ContractionModel, variable: number, fields?: Fields): Truth {
  return walked(graph, model, { variable, fields, ifNull: 'yes' }, ({ start, set, vague, reached, steps }) => {
    const inside = pairsInside(graph, model, reached, set);
    const tooMany = (some: readonly Step[]): boolean => {
      const count = new Int32Array(graph.size);
      count[start] = 1;
      for (const { to } of some) count[to] = (count[to] as number) + 1;
      return count.some((entries) => entries > 1);
    };
    if (inside === 'yes' || tooMany(steps.filter(({ certain }) => certain))) return 'no';
    const entered = steps.map(({ to }) => to).filter((to) => vague.isVague(to));
    // Where there is no cycle, none of them is the start.
    const same = entered.some((node, index) => entered.slice(index + 1).some((other) => vague.mayBeSame(node, other)));
    return inside === 'no' && !reached.aside && !same && !tooMany(steps) ? 'yes' : 'unknown';
  });
}

/** Nothing reached is pointed to by two different objects that are reached. Two edges of one tree may start in one object. */
export function unshared(graph: HeapGraph, model: ContractionModel, variable: number, fields?: Fields): Truth {
  return walked(graph, model, { variable, fields, ifNull: 'yes' }, ({ set, vague, reached, steps }) => {
    let answer: Truth = reached.aside ? 'unknown' : 'yes';
    for (const [index, one] of steps.entries()) {
      for (const other of steps.slice(0, index)) {
        if (other.to !== one.to && !vague.mayBeSame(one.to, other.to)) continue;
        const different = differentSources(graph, vague, one, other);
        const certain = one.certain && other.certain && other.to === one.to && graph.summaries[one.to] === 0;
        if (different === 'yes' && certain) return 'no';
        if (different !== 'no') answer = 'unknown';
      }
    }
    // An object inside a tree has its parent, and what points back to it.
    const backs = steps.some(({ backwards, to }) => backwards && graph.summaries[to] !== 0);
    return backs || pairsInside(graph, model, reached, set) !== 'no' ? 'unknown' : answer;
  });
}

/** Whether two steps into one node start in two objects. */
function differentSources(graph: HeapGraph, vague: VaguePart, one: Step, other: Step): Truth {
  if (one.from !== other.from) return vague.mayBeSame(one.from, other.from) ? 'unknown' : 'yes';
  if (graph.summaries[one.from] === 0 || one.edge === other.edge) return 'no';
  const sameField = fieldOf(graph.kinds[one.edge] as number) === fieldOf(graph.kinds[other.edge] as number);
  return sameField && !one.backwards && !other.backwards ? 'yes' : 'unknown';
}

/** Whether some walked edge inside a reached tree is walked back too: a cycle of two objects. */
function pairsInside(graph: HeapGraph, model: ContractionModel, { may, whole }: Reached, set: FieldSet): Truth {
  let answer: Truth = 'no';
  for (let node = 0; node < graph.size; node++) {
    if (may[node] === 0 || (backInside(graph, node) & set.back) === 0) continue;
    if (((graph.summaries[node] as number) & set.loops) === 0) continue;
    if (whole[node] === 1 && model.mode === 'exact') return 'yes';
    answer = 'unknown';
  }
  return answer;
}

/** Nodes that no step enters are removed until none is left; what then remains lies on or behind a cycle. */
function hasCycle(size: number, steps: readonly Step[]): boolean {
  const entries = new Int32Array(size);
  for (const { to } of steps) entries[to] = (entries[to] as number) + 1;
  const free: number[] = [];
  for (let node = 0; node < size; node++) if (entries[node] === 0) free.push(node);
  let removed = 0;
  for (let node = free.pop(); node !== undefined; node = free.pop()) {
    removed++;
    for (const { from, to } of steps) {
      if (from !== node) continue;
      entries[to] = (entries[to] as number) - 1;
      if (entries[to] === 0) free.push(to);
    }
  }
  return removed < size;
}

/** Decided in every state, but for vague nodes. */
export function same(graph: HeapGraph, model: ContractionModel, left: number, right: number): Truth {
  const one = graph.variables[left] as number;
  const other = graph.variables[right] as number;
  if (one === other) return 'yes';
  const vague = new VaguePart(graph, model);
  if (one === NULL_NODE || other === NULL_NODE) {
    return vague.mayBeNull(one === NULL_NODE ? other : one) ? 'unknown' : 'no';
  }
  const bothNull = vague.mayBeNull(one) && vague.mayBeNull(other);
  return bothNull || vague.mayBeSame(one, other) ? 'unknown' : 'no';
}
