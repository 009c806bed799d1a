/** Predicates of the assertion language, by what graphs claim. */
import type { Truth } from '../../../../base/truth.js';
import {
  allHaveListed,
  type FieldSelector,
  type PredicateName,
  type PredicateTerm,
  type Term,
} from '../../../../facts/index.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { CELL, type Work } from '../state.js';
import type { GraphTables } from '../tables.js';
import { EITHER, FAILS, HOLDS, NULL_VALUE, outcomesOf, UNKNOWN_VALUE } from './outcomes.js';

/** The outcomes where the subjects have these values. */
export function judgedPredicate(
  tables: GraphTables,
  { name, fields, subjects: terms }: PredicateTerm,
  work: Work,
  subjects: readonly number[],
): number {
  const [one = UNKNOWN_VALUE, other = UNKNOWN_VALUE] = subjects;
  if (name === 'fresh') return one === NULL_VALUE ? FAILS : EITHER;
  const isPair = name === 'reach' || name === 'disjoint';
  if (one === NULL_VALUE || (isPair && other === NULL_VALUE)) return ofNull(name);
  const over = linksOf(tables, fields);
  if (over === undefined) return EITHER;
  if (name === 'list' || name === 'dll') {
    const answer = name === 'dll' ? doublyLinked(tables, work, one, fields) : isList(tables, work, one, over);
    const isWalked = (term: Term): boolean =>
      fields.every((field) => allHaveListed(tables.program.hierarchy, term.type, [field]));
    return outcomesOf(answer === 'yes' && !terms.every(isWalked) ? 'unknown' : answer);
  }
  const [x, y] = [variableOf(work, one), isPair ? variableOf(work, other) : 0];
  // The root object, and what is elsewhere, is not in the graph.
  if (x === -1 || y === -1) return EITHER;
  return outcomesOf(claim(tables, name, work.graph, { x, y, over }));
}

function ofNull(name: PredicateName): number {
  return name === 'reach' || name === 'cyclic' ? FAILS : HOLDS;
}

function variableOf({ sources, kinds }: Work, value: number): number {
  return value >= 0 && kinds[value] === CELL ? (sources[value] as number) : -1;
}

interface Subjects {
  readonly x: number;
  readonly y: number;
  /** Bits of link fields. */
  readonly over: number;
}

function claim({ graphs }: GraphTables, name: PredicateName, graph: number, { x, y, over }: Subjects): Truth {
  switch (name) {
    case 'acyclic':
      return graphs.acyclic(graph, x, over);
    case 'cyclic':
      return graphs.cyclic(graph, x, over);
    case 'unshared':
      return graphs.unshared(graph, x, over);
    case 'tree':
      return graphs.tree(graph, x, over);
    case 'reach':
      return graphs.reach(graph, x, y, over);
    case 'disjoint':
      return graphs.disjoint(graph, x, y, over);
    default:
      return 'unknown';
  }
}

function isList({ graphs }: GraphTables, work: Work, one: number, over: number): Truth {
  const x = variableOf(work, one);
  return x !== -1 && isOneBit(over) ? graphs.list(work.graph, x, 31 - Math.clz32(over)) : 'unknown';
}

/** One link for each of the two fields. */
function doublyLinked(tables: GraphTables, work: Work, one: number, selectors: readonly FieldSelector[]): Truth {
  const x = variableOf(work, one);
  const [next, prev] = selectors.map((selector) => linksOf(tables, [selector]) ?? 0);
  if (x === -1 || next === undefined || prev === undefined || !isOneBit(next) || !isOneBit(prev)) return 'unknown';
  return tables.graphs.dll(work.graph, x, 31 - Math.clz32(next), 31 - Math.clz32(prev));
}

function isOneBit(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0;
}

/** The links that the list means, as bits; undefined where cells may have other fields that it means. */
export function linksOf(tables: GraphTables, selectors: readonly FieldSelector[]): number | undefined {
  if (selectors.length === 0) return undefined;
  let over = 0;
  for (const selector of selectors) {
    if (selector.kind === 'elements') return undefined;
    const fields: readonly FieldReference[] = selector.kind === 'one' ? [selector.field] : selector.fields;
    for (const field of fields) {
      const link = tables.link(field);
      if (link !== -1) over |= 1 << link;
      else if (tables.options.mayBeCell(field.owner)) return undefined;
    }
    if (selector.kind !== 'named') continue;
    // Every field of that name counts, whether the subjects' types lead to it or not.
    for (const [link, { name }] of tables.options.links.entries()) if (name === selector.name) over |= 1 << link;
  }
  return over;
}
