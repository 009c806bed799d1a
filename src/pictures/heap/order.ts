/** In which order the objects of a series stand: the earliest step decides, later ones put their new objects in. */
import { backFields } from '../back-fields.js';
import { courseOf, type Direction } from '../direction.js';
import type { Drawing } from '../drawing.js';
import { edgeKey } from './parts.js';

export interface Order {
  readonly direction: Direction;
  /** Pairs of ids: the first stands before the second. Without cycles. */
  readonly before: readonly (readonly [string, string])[];
  /** Keys of the edges that run along it. */
  readonly forward: ReadonlySet<string>;
  /** Whether one stands before another because of these pairs. */
  precedes(first: string, second: string): boolean;
  /** Fields that point back along others. */
  readonly backFields: ReadonlySet<string>;
}

export function orderOf(drawings: readonly Drawing[]): Order {
  const following = new Map<string, Set<string>>();
  const forward = new Set<string>();
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(following.get(from) ?? [])].some((next) => reaches(next, to, seen));
  };
  const put = (first: string, second: string): boolean => {
    if (reaches(second, first)) return false;
    following.set(first, (following.get(first) ?? new Set<string>()).add(second));
    return true;
  };
  const directions = new Set<Direction>();
  for (const drawing of drawings) {
    const { direction, backwards, visited } = courseOf(drawing);
    directions.add(direction);
    for (const edge of visited) if (!backwards.has(edge) && put(edge.from, edge.to)) forward.add(edgeKey(edge));
    // What points back says who stands before it, where nothing else does.
    for (const edge of backwards) if (edge.from !== edge.to) put(edge.to, edge.from);
  }
  const after = new Map<string, ReadonlySet<string>>();
  const before = [...following].flatMap(([first, seconds]) => [...seconds].map((second) => [first, second] as const));
  return {
    direction: directions.has('down') ? 'down' : 'right',
    before,
    forward,
    precedes: (first, second) => {
      const known = after.get(first) ?? allAfter(first, following);
      after.set(first, known);
      return known.has(second);
    },
    backFields: backFields(drawings.flatMap(({ edges }) => edges)),
  };
}

function allAfter(first: string, following: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set(following.get(first));
  for (const node of found) for (const next of following.get(node) ?? []) found.add(next);
  return found;
}
