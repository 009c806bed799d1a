/**
 * The predicates of the assertion language on a state, by graph walks: yes or no only if it is so in all heaps of the state.
 *
 * Arguments are variables, fields lists of numbers, left out for all. Exact where all loops of the trees that are met are among
 * the fields and no parent field is, except where a comment says otherwise; else perhaps `unknown`. True of contracted graphs
 * in both modes and of graphs that are not contracted.
 */
import { type Truth, truthOf } from '../../../base/truth.js';
import { type HeapGraph, NULL_NODE } from '../../../structures/heap-graph.js';
import { type FieldSet, fieldSet } from './field-set.js';
import { fieldOf } from './links.js';
import type { ContractionModel } from './model.js';
import { backInside, type Reached, reachedFrom, type Step, stepsWithin } from './reached.js';

export { dll } from './query-dll.js';

type Fields = readonly number[] | undefined;

function between(certain: boolean, possible: boolean): Truth {
  return certain ? 'yes' : possible ? 'unknown' : 'no';
}

/** In zero or more steps. */
export function reach(graph: HeapGraph, model: ContractionModel, from: number, to: number, fields?: Fields): Truth {
  const start = graph.variables[from] as number;
  const end = graph.variables[to] as number;
  if (start === NULL_NODE || end === NULL_NODE) return 'no';
  const { root, may } = reachedFrom(graph, start, fieldSet(model, fields));
  return between(root[end] === 1, may[end] === 1);
}

/** In one or more steps from itself. */
export function cyclic(graph: HeapGraph, model: ContractionModel, variable: number, fields?: Fields): Truth {
  const start = graph.variables[variable] as number;
  if (start === NULL_NODE) return 'no';
  const set = fieldSet(model, fields);
  const back = stepsWithin(graph, reachedFrom(graph, start, set), set).filter(({ to }) => to === start);
  return between(
    back.some(({ certain }) => certain),
    back.length > 0,
  );
}

/** What two variables reach has nothing in common. Exact for any fields as far as `reach` is. */
export function disjoint(
  graph: HeapGraph,
  model: ContractionModel,
  left: number,
  right: number,
  fields?: Fields,
): Truth {
  const one = graph.variables[left] as number;
  const other = graph.variables[right] as number;
  if (one === NULL_NODE || other === NULL_NODE) return 'yes';
  const set = fieldSet(model, fields);
  const [first, second] = [reachedFrom(graph, one, set), reachedFrom(graph, other, set)];
  if (first.root.some((reached, node) => reached === 1 && second.root[node] === 1)) return 'no';
  return first.may.some((reached, node) => reached === 1 && second.may[node] === 1) ? 'unknown' : 'yes';
}

/** No cycle is reached. */
export function acyclic(graph: HeapGraph, model: ContractionModel, variable: number, fields?: Fields): Truth {
  const start = graph.variables[variable] as number;
  if (start === NULL_NODE) return 'yes';
  const set = fieldSet(model, fields);
  const reached = reachedFrom(graph, start, set);
  const steps = stepsWithin(graph, reached, set);
  const inside = pairsInside(graph, model, reached, set);
  if (
    inside === 'yes' ||
    hasCycle(
      graph.size,
      steps.filter(({ certain }) => certain),
    )
  )
    return 'no';
  return inside === 'no' && !hasCycle(graph.size, steps) ? 'yes' : 'unknown';
}

/** Following the field ends in null. The caller knows that all objects met have the field. */
export function list(graph: HeapGraph, model: ContractionModel, variable: number, field: number): Truth {
  return acyclic(graph, model, variable, [field]);
}

/** Nothing reached is entered twice, each edge counted, and the start is not entered at all. */
export function tree(graph: HeapGraph, model: ContractionModel, variable: number, fields?: Fields): Truth {
  const start = graph.variables[variable] as number;
  if (start === NULL_NODE) return 'yes';
  const set = fieldSet(model, fields);
  const reached = reachedFrom(graph, start, set);
  const steps = stepsWithin(graph, reached, set);
  const inside = pairsInside(graph, model, reached, set);
  const tooMany = (some: readonly Step[]): boolean => {
    const count = new Int32Array(graph.size);
    count[start] = 1;
    for (const { to } of some) count[to] = (count[to] as number) + 1;
    return count.some((entries) => entries > 1);
  };
  if (inside === 'yes' || tooMany(steps.filter(({ certain }) => certain))) return 'no';
  return inside === 'no' && !tooMany(steps) ? 'yes' : 'unknown';
}

/** Nothing reached is pointed to by two different objects that are reached. Two edges of one tree may start in one object. */
export function unshared(graph: HeapGraph, model: ContractionModel, variable: number, fields?: Fields): Truth {
  const start = graph.variables[variable] as number;
  if (start === NULL_NODE) return 'yes';
  const set = fieldSet(model, fields);
  const reached = reachedFrom(graph, start, set);
  const steps = stepsWithin(graph, reached, set);
  let answer: Truth = 'yes';
  for (const [index, one] of steps.entries()) {
    for (const other of steps.slice(0, index)) {
      if (other.to !== one.to) continue;
      const different = differentSources(graph, one, other);
      if (different === 'yes' && one.certain && other.certain && graph.summaries[one.to] === 0) return 'no';
      if (different !== 'no') answer = 'unknown';
    }
  }
  // An object inside a tree has its parent, and what points back to it.
  const backs = steps.some(({ backwards, to }) => backwards && graph.summaries[to] !== 0);
  return backs || pairsInside(graph, model, reached, set) !== 'no' ? 'unknown' : answer;
}

/** Whether two steps into one node start in two objects. */
function differentSources(graph: HeapGraph, one: Step, other: Step): Truth {
  if (one.from !== other.from) return 'yes';
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

/** Both are decided in every state. */
export function same(graph: HeapGraph, left: number, right: number): Truth {
  return truthOf(graph.variables[left] === graph.variables[right]);
}
