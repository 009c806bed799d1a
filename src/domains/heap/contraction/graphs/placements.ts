/** The ways to distribute the edges that leave a summary over the parts into which it is split. */
import type { Draft } from '../../../../structures/draft.js';
import { backOf, fieldOf, loopBit } from './links.js';
import type { LabelPolicy } from './model.js';

/** An edge out of a part: of which kind, and to which node; -1 for another part. */
export interface Exit {
  readonly kind: number;
  readonly target: number;
}

/** A piece of a split summary: a tree with these loops, or one object if they are 0. */
export interface Part {
  readonly loops: number;
  readonly label: number;
  /** Edges that it is known to have. */
  readonly fixed: readonly Exit[];
}

/** Edges leaving the summary, in an order in which equal ones stand together. */
export function exitsOf(draft: Draft, node: number): number[] {
  const { sources, kinds, targets } = draft;
  const exits: number[] = [];
  for (let edge = 0; edge < kinds.length; edge++) if (sources[edge] === node) exits.push(edge);
  return exits.sort(
    (left, right) =>
      (kinds[left] as number) - (kinds[right] as number) || (targets[left] as number) - (targets[right] as number),
  );
}

/**
 * Calls `found` with each way: by exit the number of its part. The array is reused. `found` says whether to go on.
 * Pruned as each exit is placed: a part may have two edges of one field only if it has a loop of another field (lemma 1), so
 * one object has at most one, and its label must allow the field. Of equal exits only one order is given. False if `found`
 * stopped the search.
 */
export function placements(
  exits: readonly Exit[],
  parts: readonly Part[],
  has: LabelPolicy['has'],
  found: (places: readonly number[]) => boolean,
): boolean {
  const places: number[] = [];
  const place = (index: number): boolean => {
    const exit = exits[index];
    if (exit === undefined) return found(places);
    const before = exits[index - 1];
    const equal = before !== undefined && before.kind === exit.kind && before.target === exit.target;
    for (let part = equal ? (places[index - 1] as number) : 0; part < parts.length; part++) {
      const { label } = parts[part] as Part;
      if (!fits(exits, places, index, parts[part] as Part, part)) continue;
      if (has?.(label, fieldOf(exit.kind)) === false) continue;
      places[index] = part;
      const goOn = place(index + 1);
      places.length = index;
      if (!goOn) return false;
    }
    return true;
  };
  return place(0);
}

function fits(exits: readonly Exit[], places: readonly number[], index: number, part: Part, number: number): boolean {
  const exit = exits[index] as Exit;
  const others = part.loops & ~loopBit(fieldOf(exit.kind));
  for (const fixed of part.fixed) if (clash(exit, fixed, part.loops, others)) return false;
  for (let other = 0; other < index; other++) {
    if (places[other] === number && clash(exit, exits[other] as Exit, part.loops, others)) return false;
  }
  return true;
}

function clash(exit: Exit, other: Exit, loops: number, otherLoops: number): boolean {
  if (fieldOf(exit.kind) === fieldOf(other.kind)) return otherLoops === 0;
  if (loops !== 0 || exit.target !== other.target || exit.target === -1) return false;
  // The target points back along the least field of one object, see `contract`: the greater one has no such bit.
  return backOf(fieldOf(exit.kind) > fieldOf(other.kind) ? exit.kind : other.kind) !== 0;
}
