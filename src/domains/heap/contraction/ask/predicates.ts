/**
 * Predicates of the assertion language on a state: what `graphs/queries.ts` says of the graph, as far as the graph shows all
 * fields that count.
 */
import type { Truth } from '../../../../base/truth.js';
import type { FieldSelector, PredicateName, PredicateTerm } from '../../../../facts/index.js';
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { fieldSet, leads, leadsBack } from '../graphs/field-set.js';
import * as queries from '../graphs/queries.js';
import type { Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { FieldList } from './fields.js';
import { ANY, EITHER, FAILS, HOLDS, NULL, outcomesOf } from './outcomes.js';

/** Subjects are variables of the graph that are not null, or `NULL` or `ANY`. */
export function judgePredicate(
  tables: ShapeTables,
  work: Work,
  { name, fields }: Pick<PredicateTerm, 'name' | 'fields'>,
  subjects: readonly number[],
): number {
  if (subjects.includes(NULL)) return name === 'reach' || name === 'cyclic' || name === 'fresh' ? FAILS : HOLDS;
  if (subjects.includes(ANY)) return EITHER;
  const [first = NULL, second = NULL] = subjects;
  if (name === 'fresh') return isFresh(tables, work, first);
  const graph = work.draft.freeze();
  if (name === 'dll') return outcomesOf(isDoublyLinked(tables, graph, first, fields));
  const list = new FieldList(tables, fields);
  if (name === 'list' && list.hasSlots) return EITHER;
  const answer = asked(tables, graph, { name, first, second }, list);
  // Two slots of one array are one object that refers twice.
  if (name === 'unshared' && answer === 'no' && list.hasSlots) return EITHER;
  // Fields that the graph does not show can add to what is reached, and take nothing away.
  if (answer !== (name === 'reach' || name === 'cyclic' ? 'no' : 'yes')) return outcomesOf(answer);
  return isShown(tables, graph, list, subjects, name === 'list' ? 'had' : 'possible') ? outcomesOf(answer) : EITHER;
}

/** A predicate and the variables of which it is asked. */
interface AskedOf {
  readonly name: Exclude<PredicateName, 'fresh' | 'dll'>;
  readonly first: number;
  readonly second: number;
}

function asked(
  { graphs: { model } }: ShapeTables,
  graph: HeapGraph,
  { name, first, second }: AskedOf,
  { numbers }: FieldList,
): Truth {
  switch (name) {
    case 'reach':
      return queries.reach(graph, model, first, second, numbers);
    case 'disjoint':
      return queries.disjoint(graph, model, first, second, numbers);
    case 'cyclic':
      return queries.cyclic(graph, model, first, numbers);
    case 'tree':
      return queries.tree(graph, model, first, numbers);
    case 'unshared':
      return queries.unshared(graph, model, first, numbers);
    case 'list':
    case 'acyclic':
      return queries.acyclic(graph, model, first, numbers);
  }
}

/** Whether all that is reached shows all fields of the list; and has one of them, if it must. */
function isShown(
  tables: ShapeTables,
  graph: HeapGraph,
  list: FieldList,
  subjects: readonly number[],
  fields: 'had' | 'possible',
): boolean {
  const { labels } = tables;
  const reached = mayReach(tables, graph, subjects, list.numbers);
  for (let node = 0; node < graph.size; node++) {
    if (reached[node] === 0) continue;
    const label = graph.labels[node] as number;
    const { classes } = labels.label(label);
    if (list.leavesOut(classes) || (fields === 'had' && !list.isHadBy(classes))) return false;
    if (list.isPartial && leadsAside(tables, label, list.numbers)) return false;
  }
  return true;
}

/** Whether objects of the label may refer along the fields to objects that are not in the graph. */
export function leadsAside(
  { graphs: { model }, labels }: ShapeTables,
  label: number,
  fields: readonly number[],
): boolean {
  const { has, shows } = model.labels;
  if (shows === undefined) return labels.isVague(label);
  return fields.some((field) => has?.(label, field) !== false && !shows(label, field));
}

function isDoublyLinked(
  tables: ShapeTables,
  graph: HeapGraph,
  subject: number,
  fields: readonly FieldSelector[],
): Truth {
  const [next, prev] = fields.map((selector) => new FieldList(tables, [selector]));
  if (next === undefined || prev === undefined) return 'unknown';
  // Of fields of one name in several classes only those count that something on the way can have.
  const { has } = tables.graphs.model.labels;
  const reached = mayReach(tables, graph, [subject], [...next.numbers, ...prev.numbers]);
  const isMet = (field: number): boolean =>
    reached.some((isReached, node) => isReached === 1 && has?.(graph.labels[node] as number, field) !== false);
  const [along, another] = next.numbers.filter(isMet);
  const [back, further] = prev.numbers.filter(isMet);
  if (along === undefined || back === undefined) return 'unknown';
  if (another !== undefined || further !== undefined || along === back) return 'unknown';
  const answer = queries.dll(graph, tables.graphs.model, subject, along, back);
  if (answer !== 'yes') return answer;
  const isShownBy = [next, prev].every((list) => isShown(tables, graph, list, [subject], 'had'));
  return isShownBy ? answer : 'unknown';
}

/** By node: 1 if the graph has a way to it along the fields from one of the variables. */
export function mayReach(
  tables: ShapeTables,
  graph: HeapGraph,
  variables: readonly number[],
  fields: readonly number[],
): Uint8Array {
  const reached = new Uint8Array(graph.size);
  for (const variable of variables) {
    const node = graph.variables[variable] as number;
    if (node >= 0) reached[node] = 1;
  }
  const set = fieldSet(tables.graphs.model, fields);
  const { sources, kinds, targets } = graph;
  for (let changed = true; changed; ) {
    changed = false;
    for (let edge = 0; edge < kinds.length; edge++) {
      const [source, target] = [sources[edge] as number, targets[edge] as number];
      const kind = kinds[edge] as number;
      if (reached[source] === reached[target]) continue;
      const next = reached[source] === 1 ? (leads(set, kind) ? target : -1) : leadsBack(set, kind) ? source : -1;
      if (next === -1) continue;
      reached[next] = 1;
      changed = true;
    }
  }
  return reached;
}

function isFresh({ labels }: ShapeTables, { draft }: Work, subject: number): number {
  const { age } = labels.label(draft.labels[draft.variables[subject] as number] as number);
  return age === 'fresh' ? HOLDS : age === 'old' ? FAILS : EITHER;
}
