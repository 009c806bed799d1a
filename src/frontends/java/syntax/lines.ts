/** From offsets to lines and columns. Lines end with LF, CR or CR LF (Java Language Specification, 3.4). */

export interface LineMap {
  /** Both from 1. */
  position(offset: number): { readonly line: number; readonly column: number };
}

export function createLineMap(text: string): LineMap {
  let starts: number[] | undefined;
  return {
    position(offset) {
      starts ??= lineStarts(text);
      let low = 0;
      let high = starts.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  const hasReturns = text.includes('\r');
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  if (!hasReturns) return starts;
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1))
    if (text.charCodeAt(at + 1) !== 10) starts.push(at + 1);
  return starts.sort((left, right) => left - right);
}
