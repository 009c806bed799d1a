/** A state and what becomes of it, prepared for the eye: the same object at the same place, what changed marked. */
import type { Drawing } from '../../../pictures/drawing.js';
import { compared } from '../../../pictures/matching.js';

/** Drawings to be laid out together; undefined where there is no one state that the others can be compared with. */
export function comparable(before: readonly Drawing[], after: readonly Drawing[]): readonly Drawing[] | undefined {
  const [only, ...others] = before;
  if (only === undefined || others.length > 0 || after.length === 0 || after.length > MOST) return undefined;
  return [only, ...after.map((drawing) => compared(only, drawing))];
}

const MOST = 4;

/** Without marks: what a step begins with has not changed yet. */
export function unmarked(drawing: Drawing): Drawing {
  return {
    ...drawing,
    nodes: drawing.nodes.map(({ changed: _, ...node }) => ({
      ...node,
      cells: node.cells.map(({ changed: __, ...cell }) => cell),
    })),
    edges: drawing.edges.map(({ changed: _, ...edge }) => edge),
  };
}
