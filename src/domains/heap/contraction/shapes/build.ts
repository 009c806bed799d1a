/** All graphs of one component: structures around their roots, then every place inside that the walkers can have. */

import { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import { regularLabel } from '../entry/vague.js';
import { kindOf, loopBit } from '../graphs/links.js';
import type { ShapeTables } from '../tables.js';
import { Closure } from './closure.js';
import { membersOf, type ShapeComponent, type Walker } from './components.js';
import { familyGraphs } from './family.js';
import type { Structure } from './structure.js';
import type { ShapeTypes } from './types.js';

/** Graphs over the places of the component, in the order of `membersOf`; undefined if there are too many. */
export function graphsOf(
  tables: ShapeTables,
  types: ShapeTypes,
  component: ShapeComponent,
  most: number,
): readonly number[] | undefined {
  const variables = membersOf(component).length;
  const [root] = component.roots;
  if (root === undefined) return [];
  const isFamily = component.roots.length > 1 || root.structure.kind === 'any';
  let graphs = isFamily
    ? familyGraphs(tables, component, most)
    : numbered(tables, rooted(tables, types, root.structure, variables));
  const members = membersOf(component);
  for (const walker of component.walkers) {
    if (graphs === undefined || graphs.length > most) return undefined;
    const target = members.indexOf(walker.member);
    graphs = walked(tables, graphs, { target, from: members.indexOf(walker.from), along: walker.along }, most);
  }
  return graphs;
}

function numbered(tables: ShapeTables, drafts: readonly Draft[] | undefined): readonly number[] | undefined {
  if (drafts === undefined) return undefined;
  const closure = new Closure(tables.graphs);
  return drafts.every((draft) => closure.addDraft(draft)) ? closure.graphs : undefined;
}

/** The root is variable 0; the others are null yet. */
function rooted(
  tables: ShapeTables,
  types: ShapeTypes,
  structure: Structure,
  variables: number,
): readonly Draft[] | undefined {
  const start = Draft.empty(variables);
  const root = start.addNode(regularLabel(tables, tables.labels.atMost(structure.type)));
  start.variables[0] = root;
  if (structure.kind === 'leaf') return [start];
  if (structure.kind === 'ring') return rings(tables, structure, start);
  if (structure.forward.some((link) => loopBit(link) === 0)) return undefined;
  let drafts: readonly Draft[] = [start];
  for (const link of types.linksOf(structure.type)) {
    if (!structure.forward.includes(link)) continue;
    const sets = loopSets(tables, types, structure, link);
    if (drafts.length * (sets.length + 1) > MOST_ROOTED) return undefined;
    drafts = drafts.flatMap((draft) => [
      draft,
      ...sets.map((loops) => {
        const copy = draft.copy();
        hang(tables, copy, { node: 0, link, loops, back: structure.back });
        return copy;
      }),
    ]);
  }
  return drafts;
}

const MOST_ROOTED = CONTRACTION_BUDGETS['shapes/build'].mostRooted.most;

/** A tree below a link of a node. */
function hang(
  tables: ShapeTables,
  draft: Draft,
  at: { readonly node: number; readonly link: number; readonly loops: number; readonly back: number },
): number {
  const { labels, numbers } = tables;
  let classes = labels.atMost(numbers.field(at.link).type);
  for (let link = 0; link < 31; link++) {
    if (((at.loops >>> link) & 1) === 1) classes = labels.union(classes, labels.atMost(numbers.field(link).type));
  }
  const below = draft.addNode(regularLabel(tables, classes), at.loops);
  connect(tables, draft, { source: at.node, link: at.link, target: below, back: at.back });
  return below;
}

/** Parent pointers are bits where an end is a tree, else edges. */
function connect(
  tables: ShapeTables,
  draft: Draft,
  edge: { readonly source: number; readonly link: number; readonly target: number; readonly back: number },
): void {
  const { source, link, target, back } = edge;
  const isSingle = draft.summaries[source] === 0 && draft.summaries[target] === 0;
  draft.addEdge(source, isSingle ? link : kindOf(link, back), target);
  if (!isSingle) return;
  tables.numbers.parents.forEach((parent, index) => {
    if (((back >>> index) & 1) === 1) draft.addEdge(target, parent, source);
  });
}

/** The sets of loops that a tree below the link can have: all, or in partial mode the one that covers them. */
function loopSets(tables: ShapeTables, types: ShapeTypes, structure: Structure, link: number): readonly number[] {
  const isForward = (each: number): boolean => structure.forward.includes(each);
  const type = tables.numbers.field(link).type;
  const reached = (allowed: (each: number) => boolean): number => {
    let bits = 0;
    for (const each of types.alongLinks([type], allowed)) {
      for (const below of types.linksOf(each)) if (allowed(below)) bits |= loopBit(below);
    }
    return bits;
  };
  const all = reached(isForward);
  if (tables.options.mode === 'partial') return [all];
  const sets: number[] = [];
  // Every subset: each field in it must be reached along the others in it.
  for (let set = all; ; set = (set - 1) & all) {
    if (reached((each) => isForward(each) && (set & loopBit(each)) !== 0) === set) sets.push(set);
    if (set === 0) return sets;
  }
}

/** One object that leads to itself, and longer rings. */
function rings(tables: ShapeTables, structure: Structure, start: Draft): readonly Draft[] | undefined {
  const { forward, back } = structure;
  const [link] = forward;
  if (link === undefined || loopBit(link) === 0) return undefined;
  const single = start.copy();
  connect(tables, single, { source: 0, link, target: 0, back });
  const sets = tables.options.mode === 'partial' ? [loopBit(link)] : [0, loopBit(link)];
  const longer = sets.map((loops) => {
    const draft = start.copy();
    const rest = hang(tables, draft, { node: 0, link, loops, back });
    connect(tables, draft, { source: rest, link, target: 0, back });
    return draft;
  });
  return [single, ...longer];
}

/** From the place on along the links, as often as one likes. */
function walked(
  tables: ShapeTables,
  graphs: readonly number[],
  walk: { readonly target: number; readonly from: number; readonly along: Walker['along'] },
  most: number,
): readonly number[] | undefined {
  const { target, from, along } = walk;
  const closure = new Closure(tables.graphs);
  for (const graph of graphs) {
    for (const next of tables.graphs.successors(graph, { kind: 'copy', target, source: from }).states)
      closure.add(next);
  }
  for (let graph = closure.next(); graph !== undefined; graph = closure.next()) {
    for (const field of along) {
      const { states, refusal } = tables.graphs.successors(graph, { kind: 'load', target, object: target, field });
      if (refusal !== undefined) return undefined;
      for (const next of states) if (tables.graphs.graph(next).variables[target] !== NULL_NODE) closure.add(next);
    }
    if (closure.size > most) return undefined;
  }
  return closure.graphs;
}
