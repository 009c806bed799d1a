/** Sentences with the places that decide. */
import type { Reason } from '../../../findings/invariants-result.js';
import type { Span } from '../../../ir/span.js';
import { locationOf } from '../../../obligations/index.js';

export function reasonAt(text: string, span: Span): Reason {
  return span.line > 0 ? { text, location: locationOf(span) } : { text };
}

/** `line 12`, with the file where it is another one. */
export function lineOf(span: Span, here: Span): string {
  if (span.line === 0) return 'code without lines';
  return span.file === here.file
    ? `line ${span.line}`
    : `${span.file.slice(span.file.lastIndexOf('/') + 1)}:${span.line}`;
}
