/** Places in the source, as far as the LineNumberTable tells: lines only. One object a line. */
import type { Span } from '../../../../ir/span.js';
import type { Code } from '../../format/class-file.js';
import type { FinallyCopies } from './finally-copies.js';
import type { Listing } from './listing.js';

/** The copies of a `finally` block are all where the handler's one is. */
export function lineSpans(
  file: string,
  lines: Code['lines'],
  listing: Listing,
  copies: FinallyCopies | undefined,
): (node: number) => Span {
  const spans = new Map<number, Span>();
  const spanOf = (line: number): Span => {
    let span = spans.get(line);
    if (span === undefined) {
      const column = line === 0 ? 0 : 1;
      span = { file, line, column, endLine: line, endColumn: column };
      spans.set(line, span);
    }
    return span;
  };
  return (node) => {
    const original = copies?.[node] ?? -1;
    const offset = listing.offset[original < 0 ? node : original] as number;
    let low = -1;
    let high = lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lines[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return spanOf(lines[low]?.line ?? 0);
  };
}
