/**
 * Translation of `\uXXXX` escapes before parsing (Java Language Specification, 3.3), with a map back to the source.
 *
 * Escapes of control characters that are no white space and of surrogates without a partner stay as written: the
 * grammar cannot take them raw. They can only stand in literals, where they are decoded like other escapes.
 */

export interface TranslatedText {
  readonly text: string;
  /** The offset in the original text that an offset in the translated text stems from. */
  original(offset: number): number;
}

const ESCAPE = /\\(?:\\|u+([0-9a-fA-F]{4}))/g;

export function translateUnicodeEscapes(source: string): TranslatedText {
  if (!source.includes('\\u')) return { text: source, original: (offset) => offset };
  const positions: number[] = [];
  const removed: number[] = [];
  const parts: string[] = [];
  let copied = 0;
  let shrunk = 0;
  const replace = (start: number, end: number, text: string): void => {
    parts.push(source.slice(copied, start), text);
    copied = end;
    positions.push(start - shrunk + text.length);
    shrunk += end - start - text.length;
    removed.push(shrunk);
  };
  let pending: { readonly start: number; readonly end: number; readonly unit: number } | undefined;
  for (const match of source.matchAll(ESCAPE)) {
    const digits = match[1];
    if (digits === undefined) continue;
    const start = match.index;
    const end = start + match[0].length;
    const unit = Number.parseInt(digits, 16);
    if (isHighSurrogate(unit)) {
      pending = { start, end, unit };
      continue;
    }
    if (isLowSurrogate(unit)) {
      if (pending?.end === start) replace(pending.start, end, String.fromCharCode(pending.unit, unit));
    } else if (unit >= 0x20 || unit === 9 || unit === 10 || unit === 12 || unit === 13) {
      replace(start, end, String.fromCharCode(unit));
    }
    pending = undefined;
  }
  parts.push(source.slice(copied));
  return { text: parts.join(''), original: (offset) => offset + removedBefore(positions, removed, offset) };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

/** `removed[i]` units had gone from the text before the translated offset `positions[i]`. */
function removedBefore(positions: readonly number[], removed: readonly number[], offset: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (removed[low - 1] ?? 0);
}
