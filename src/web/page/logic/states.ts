/** States of a method by number; many of them sorted into groups, and the ones that a reader looks for. */
import type { NumberedState } from '../../../findings/shape-result.js';
import type { Drawing } from '../../../pictures/drawing.js';
import { groupsOf, isFound, searchText } from '../../../pictures/grouping.js';

export function drawingsByNumber(states: readonly NumberedState[]): ReadonlyMap<number, Drawing> {
  return new Map(states.map(({ number, drawing }) => [number, drawing]));
}

/** More than these are grouped and can be searched. */
export const FEW = 6;

export interface Group<T> {
  /** What its members have in common; empty where there is one group only. */
  readonly title: string;
  readonly members: readonly T[];
}

/** `drawingsOf` are the pictures of a thing, the one that it is sorted by first. */
export function grouped<T>(things: readonly T[], drawingsOf: (thing: T) => readonly Drawing[]): readonly Group<T>[] {
  if (things.length <= FEW) return things.length === 0 ? [] : [{ title: '', members: things }];
  const shown = things.map((thing) => drawingsOf(thing)[0] ?? { title: '', nodes: [], edges: [] });
  return groupsOf(shown).map(({ title, members }) => ({
    title,
    members: members.flatMap((index) => things[index] ?? []),
  }));
}

/** Those of which some picture says all that was typed: `rest = null`, `list reaches rest`. */
export function searched<T>(
  things: readonly T[],
  drawingsOf: (thing: T) => readonly Drawing[],
  typed: string,
): readonly T[] {
  if (typed.trim() === '') return things;
  return things.filter((thing) => drawingsOf(thing).some((drawing) => isFound(typed, searchText(drawing))));
}
