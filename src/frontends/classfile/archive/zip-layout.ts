/** Where the entries of a zip archive lie, and which of them share bytes: a small file that unfolds without end does. */
import type { CentralHeader } from './zip-headers.js';

/** A local header without name and extra fields. */
export const LOCAL_HEADER_SIZE = 30;

export interface Layout {
  /** Where the next entry or the directory begins; counted as offsets are. */
  limit(index: number): number;
  /** Why an entry is not to be read. */
  refusal(index: number): string | undefined;
}

const OVERLAPS = 1;
const OUTSIDE = 2;
const REFUSALS = [undefined, 'refused: it shares bytes with another entry', 'refused: it lies outside the archive'];

/** `end` is where the directory begins, counted as the headers' offsets are. */
export function layOut(headers: readonly CentralHeader[], end: number): Layout {
  const offsetOf = (index: number): number => headers[index]?.offset ?? 0;
  const order = Uint32Array.from(headers.keys());
  if (headers.some(({ offset }, index) => offset < offsetOf(index - 1))) {
    order.sort((left, right) => offsetOf(left) - offsetOf(right));
  }
  const limits = new Float64Array(headers.length);
  const refusals = new Uint8Array(headers.length);
  // The entry that reaches furthest of those before, and where it ends at the earliest.
  let furthest = -1;
  let reached = 0;
  for (let rank = 0; rank < order.length; rank++) {
    const index = order[rank] ?? 0;
    const header = headers[index];
    const next = order[rank + 1];
    limits[index] = next === undefined ? end : Math.min(offsetOf(next), end);
    if (header === undefined) continue;
    const stop = header.offset + LOCAL_HEADER_SIZE + (header.nameEnd - header.nameStart) + header.compressedSize;
    if (stop > end) refusals[index] = OUTSIDE;
    if (header.offset < reached) {
      refusals[index] = OVERLAPS;
      refusals[furthest] = OVERLAPS;
    }
    if (stop > reached) {
      furthest = index;
      reached = stop;
    }
  }
  return { limit: (index) => limits[index] ?? 0, refusal: (index) => REFUSALS[refusals[index] ?? 0] };
}
