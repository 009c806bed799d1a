/** Which way a drawing runs: along the edges from the names that nothing else leads to. */

import { backFields } from './back-fields.js';
import type { Drawing, DrawnEdge } from './drawing.js';

/** Lists to the right, what branches downwards. */
export type Direction = 'right' | 'down';

export interface Course {
  readonly direction: Direction;
  /** Edges that lead back to where the way to their source came from. */
  readonly backwards: ReadonlySet<DrawnEdge>;
  /** All edges between objects, in the order in which they are met. */
  readonly visited: readonly DrawnEdge[];
}

export function courseOf({ nodes, edges }: Drawing): Course {
  const variables = new Set(nodes.filter(({ kind }) => kind === 'variable').map(({ id }) => id));
  const back = backFields(edges);
  const backwards = new Set<DrawnEdge>();
  const leaving = new Map<string, DrawnEdge[]>();
  for (const edge of edges) {
    if (edge.cell !== undefined && back.has(edge.cell)) backwards.add(edge);
    else leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  }
  const state = new Map<string, 'open' | 'done'>();
  const visited: DrawnEdge[] = [];
  const classes = new Map(nodes.map(({ id, label }) => [id, classOf(label)]));
  let branches = false;
  const visit = (id: string): void => {
    state.set(id, 'open');
    let children = 0;
    for (const edge of leaving.get(id) ?? []) {
      visited.push(edge);
      const met = state.get(edge.to);
      if (met === 'open') backwards.add(edge);
      if (met !== undefined) continue;
      if (classes.get(edge.to) === classes.get(id)) children++;
      visit(edge.to);
    }
    // The owner of a list may know both ends of it; a tree branches into more of the same.
    if (children > 1) branches = true;
    state.set(id, 'done');
  };
  const forwards = edges.filter((edge) => !backwards.has(edge));
  for (const id of starts(
    nodes.map((node) => node.id).filter((id) => !variables.has(id)),
    forwards,
    variables,
  )) {
    if (!state.has(id)) visit(id);
  }
  const isTree = branches || nodes.some(({ cells }) => cells.filter(({ name }) => CHILDREN.test(name)).length > 1);
  return { direction: isTree ? 'down' : 'right', backwards, visited };
}

/** Objects with two such fields are of a tree, even where only one child is there. */
const CHILDREN = /^_?(left|right|lhs|rhs|lower|higher|smaller|larger|child\d*)(child|node|tree)?$/i;

/** `Node` of `Node#3`, `new Node`, `1+ Node by next`, `Node or null…?`. */
function classOf(label: string): string {
  return label
    .replace(/^\d+\+ /, '')
    .replace(/^new /, '')
    .replace(/(#\d+| by .*|( or null)?…\?)$/, '');
}

/** Objects that no other leads to, then those that variables point to, then the rest. */
function starts(
  objects: readonly string[],
  edges: readonly DrawnEdge[],
  variables: ReadonlySet<string>,
): readonly string[] {
  const entered = new Set(edges.filter(({ from, to }) => !variables.has(from) && from !== to).map(({ to }) => to));
  const named = edges.filter(({ from }) => variables.has(from)).map(({ to }) => to);
  return [...objects.filter((id) => !entered.has(id)), ...named, ...objects];
}
