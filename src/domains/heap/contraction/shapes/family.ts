/**
 * All graphs of several variables over one link field: lists that may share tails, rings, and lists that end in rings.
 *
 * They are what a little program can build from nothing that, in any order and as often as it likes, makes a variable equal
 * to another, puts a new object in front of one, and closes a chain to a ring. Its states are explored to the end. Each such
 * heap is built so: begin with its ends and rings, and let every variable walk backwards to where it belongs; while a ring is
 * built, one more variable holds its last object.
 */

import { Draft } from '../../../../structures/draft.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import { regularLabel } from '../entry/vague.js';
import { edgeOf } from '../graphs/links.js';
import type { ShapeTables } from '../tables.js';
import { Closure } from './closure.js';
import { membersOf, type ShapeComponent } from './components.js';

/** The roots are the first variables, none of them null; those of the walkers follow and are. Undefined if there are too many. */
export function familyGraphs(
  tables: ShapeTables,
  component: ShapeComponent,
  most: number,
): readonly number[] | undefined {
  const { roots } = component;
  const [link] = roots[0]?.structure.forward ?? [];
  const rings = roots.filter(({ structure: { kind } }) => kind !== 'tree').length;
  if (link === undefined || roots.length > MOST_ROOTS || rings > MOST_RINGS) return undefined;
  // What a variable holds need not be what the link may lead to: classes are narrowed when all is in place.
  const { labels, numbers } = tables;
  const types = [numbers.field(link).type, ...roots.map(({ type }) => type)];
  const label = regularLabel(tables, labels.classes(types.map((type) => ({ type, exact: false }))));
  const builder: Builder = {
    tables,
    link,
    label,
    roots: roots.length,
    last: membersOf(component).length,
    hasRings: rings > 0,
  };
  const closure = new Closure(tables.graphs);
  closure.addDraft(Draft.empty(builder.last + 1));
  for (let graph = closure.next(); graph !== undefined; graph = closure.next()) {
    const drafts = afterEach(builder, graph).filter((draft) => listsEnd(builder, roots, draft));
    const isComplete = drafts.every((draft) => closure.addDraft(draft));
    if (!isComplete || closure.size > MOST_BUILT) return undefined;
  }
  const results = new Closure(tables.graphs);
  for (const graph of closure.graphs) {
    const draft = tables.graphs.draft(graph);
    if (draft.variables.pop() !== NULL_NODE) continue;
    if (draft.variables.slice(0, roots.length).includes(NULL_NODE)) continue;
    if (!results.addDraft(draft)) return undefined;
  }
  return results.size > most ? undefined : results.graphs;
}

const MOST_ROOTS = CONTRACTION_BUDGETS['shapes/family'].mostRoots.most;
const MOST_RINGS = CONTRACTION_BUDGETS['shapes/family'].mostRings.most;
const MOST_BUILT = CONTRACTION_BUDGETS['shapes/family'].mostBuilt.most;

interface Builder {
  readonly tables: ShapeTables;
  readonly link: number;
  readonly label: number;
  readonly roots: number;
  /** The variable that holds the last object of a ring that is being built. */
  readonly last: number;
  readonly hasRings: boolean;
}

function afterEach({ tables, link, label, roots, last, hasRings }: Builder, graph: number): readonly Draft[] {
  const drafts: Draft[] = [];
  const change = (by: (draft: Draft) => void): void => {
    const draft = tables.graphs.draft(graph);
    by(draft);
    drafts.push(draft);
  };
  const { variables } = tables.graphs.graph(graph);
  const isBuilding = variables[last] !== NULL_NODE;
  for (let variable = 0; variable < roots; variable++) {
    const node = variables[variable] as number;
    change((draft) => {
      const first = draft.addNode(label);
      if (node !== NULL_NODE) draft.addEdge(first, link, node);
      draft.variables[variable] = first;
    });
    for (let other = 0; other < roots; other++) {
      if (variables[other] === node || variables[other] === NULL_NODE) continue;
      change((draft) => {
        draft.variables[variable] = draft.variables[other] as number;
      });
    }
    if (hasRings && !isBuilding) {
      change((draft) => {
        const first = draft.addNode(label);
        draft.variables[variable] = first;
        draft.variables[last] = first;
      });
    }
    if (
      isBuilding &&
      node !== NULL_NODE &&
      leadsTo(tables.graphs.draft(graph), node, link, variables[last] as number)
    ) {
      change((draft) => {
        draft.addEdge(draft.variables[last] as number, link, node);
        draft.variables[last] = NULL_NODE;
      });
    }
  }
  return drafts;
}

/** Whether what is to be a list leads neither to a ring nor to what becomes one: whoever builds it can see to that. */
function listsEnd({ link, last }: Builder, roots: ShapeComponent['roots'], draft: Draft): boolean {
  return roots.every(({ structure: { kind } }, variable) => {
    let node = draft.variables[variable] as number;
    if (kind !== 'tree' || node === NULL_NODE) return true;
    for (let steps = 0; steps <= draft.size; steps++) {
      const edge = edgeOf(draft, node, link);
      if (edge === -1) return node !== draft.variables[last];
      node = draft.targets[edge] as number;
    }
    return false;
  });
}

/** Along the one link field every node, a tree of them too, has one way on. */
function leadsTo(draft: Draft, start: number, link: number, end: number): boolean {
  let node = start;
  for (let steps = 0; steps <= draft.size; steps++) {
    if (node === end) return true;
    const edge = edgeOf(draft, node, link);
    if (edge === -1) return false;
    node = draft.targets[edge] as number;
  }
  return false;
}
