/** A state and what becomes of it, prepared for the eye: the same object at the same place, what changed marked. */
import type { LineChange } from '../../../findings/shape-result.js';
import type { Drawing } from '../../../pictures/drawing.js';
import { compared } from '../../../pictures/matching.js';

export interface Comparable {
  /** To be laid out together. */
  readonly drawings: readonly Drawing[];
  /** By place among those before, then those after: the place among `drawings`; undefined for what stands alone. */
  readonly places: readonly (number | undefined)[];
}

const MOST = 4;

/**
 * Undefined where there is no one state that the others can be compared with. Pictures that have no object in common with it need not be as large
 * as it is: they stand alone.
 */
export function comparable(
  before: readonly Drawing[],
  after: readonly Drawing[],
  written?: LineChange['written'],
): Comparable | undefined {
  const [only, ...others] = before;
  if (only === undefined || others.length > 0 || after.length === 0 || after.length > MOST) return undefined;
  const sets = written && { variables: new Set(written.variables), fields: new Set(written.fields) };
  const changed = after.map((drawing) => compared(only, drawing, sets));
  const drawings = [only, ...changed.filter((drawing) => isRelated(only, drawing))];
  const places = [only, ...changed].map((drawing) =>
    drawings.includes(drawing) ? drawings.indexOf(drawing) : undefined,
  );
  return drawings.length === 1 ? undefined : { drawings, places };
}

/** Whether they show the same object somewhere, or neither shows any. */
function isRelated(one: Drawing, other: Drawing): boolean {
  const [objects, others] = [objectsOf(one), objectsOf(other)];
  return (objects.size === 0 && others.size === 0) || [...objects].some((id) => others.has(id));
}

function objectsOf({ nodes }: Drawing): ReadonlySet<string> {
  return new Set(nodes.filter(({ kind }) => kind !== 'variable').map(({ id }) => id));
}

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

/** As wide as it wants to be, in pixels. */
export function widthOfPicture(svg: string): number {
  return Number(/^<svg[^>]*? width="(\d+)"/.exec(svg)?.[1] ?? 0);
}

/** Between two pictures beside each other. */
const BETWEEN = 24;
/** Frame and space around a picture. */
const AROUND = 14;
/** Less is hard to read, where there is another way. */
const LEAST_SCALE = 0.85;

/** Whether two pictures stand below each other in so much room: beside each other they would have to be made too small. */
export function isStacked(room: number, svgs: readonly string[]): boolean {
  const half = (room - BETWEEN) / 2 - AROUND;
  const wanted = Math.max(...svgs.map(widthOfPicture), 0);
  return room > 0 && (room < 440 || wanted * LEAST_SCALE > half);
}
