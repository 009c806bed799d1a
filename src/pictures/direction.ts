/** Which way a drawing runs: along the edges from the names that nothing else leads to. */
import type { Drawing, DrawnEdge } from './drawing.js';

/** Lists to the right, what branches downwards. */
export type Direction = 'right' | 'down';

export interface Course {
  readonly direction: Direction;
  /** Edges that lead back to where the way to their source came from. */
  readonly backwards: ReadonlySet<DrawnEdge>;
}

export function courseOf({ nodes, edges }: Drawing): Course {
  const leaving = new Map<string, DrawnEdge[]>();
  for (const edge of edges) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  const backwards = new Set<DrawnEdge>();
  const state = new Map<string, 'open' | 'done'>();
  let branches = false;
  const visit = (id: string): void => {
    state.set(id, 'open');
    let onwards = 0;
    for (const edge of leaving.get(id) ?? []) {
      const met = state.get(edge.to);
      if (met === 'open') backwards.add(edge);
      if (met !== undefined) continue;
      onwards++;
      visit(edge.to);
    }
    if (onwards > 1) branches = true;
    state.set(id, 'done');
  };
  for (const id of starts({ nodes, edges })) if (!state.has(id)) visit(id);
  return { direction: branches ? 'down' : 'right', backwards };
}

/** Objects that no other leads to, then those that variables point to, then the rest. */
function starts({ nodes, edges }: Pick<Drawing, 'nodes' | 'edges'>): readonly string[] {
  const variables = new Set(nodes.filter(({ kind }) => kind === 'variable').map(({ id }) => id));
  const objects = nodes.filter(({ id }) => !variables.has(id)).map(({ id }) => id);
  const entered = new Set(edges.filter(({ from, to }) => !variables.has(from) && from !== to).map(({ to }) => to));
  const named = edges.filter(({ from }) => variables.has(from)).map(({ to }) => to);
  return [...objects.filter((id) => !entered.has(id)), ...named, ...objects];
}
