/** Specification comments of a file by position. */
import type { SpecificationComment } from '../../syntax/tree.js';

export interface Offsets {
  readonly start: number;
  readonly end: number;
}

/** Comments are in order of their position. */
export function commentsBetween(
  comments: readonly SpecificationComment[],
  { start, end }: Offsets,
): readonly SpecificationComment[] {
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((comments[middle] as SpecificationComment).start < start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while (last < comments.length && (comments[last] as SpecificationComment).end <= end) last++;
  return comments.slice(low, last);
}
