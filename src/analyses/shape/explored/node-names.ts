/** Names for the nodes of pictures that stay the same from state to state where the node does. */
import type { Drawing } from '../../../pictures/drawing.js';
import { matching, type Written } from '../../../pictures/matching.js';

/** The picture that another one comes from, and what the line between them writes. */
export interface Former {
  readonly drawing: Drawing;
  readonly written: Written;
}

export class NodeNames {
  #next = 1;

  /** The drawing with names of its own; what was in the former one has its name from there. */
  renamed(drawing: Drawing, former: Former | undefined): Drawing {
    const matched =
      former === undefined ? new Map<string, string>() : matching(former.drawing, drawing, former.written);
    const names = new Map<string, string>();
    for (const { id, kind } of drawing.nodes) {
      names.set(id, kind === 'variable' ? id : (matched.get(id) ?? `#${this.#next++}`));
    }
    const named = (id: string): string => names.get(id) ?? id;
    return {
      ...drawing,
      nodes: drawing.nodes.map((node) => ({ ...node, id: named(node.id) })),
      edges: drawing.edges.map((edge) => ({ ...edge, from: named(edge.from), to: named(edge.to) })),
    };
  }
}
