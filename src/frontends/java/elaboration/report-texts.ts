/** How failures of the front end itself are worded, and where in a clause a problem lies. */
import type { Clause } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';

export function internalReason(error: unknown): string {
  if (error instanceof RangeError) return 'internal: the code is nested too deeply';
  if (!(error instanceof Error)) return `internal: ${String(error)}`;
  // The innermost function helps whoever gets the report; its position would depend on how the tool was bundled.
  const place = /\n\s+at (?:async )?([\w$.#<> ]+) \(/.exec(error.stack ?? '')?.[1];
  return `internal: ${error.message}${place === undefined ? '' : ` (in ${place})`}`;
}

/** Where in the source an offset of a clause's formula lies. */
export function shifted(clause: Clause, offset: number): Span {
  const before = clause.formula.slice(0, offset);
  const lines = before.split('\n');
  const last = lines.at(-1) ?? '';
  const { span } = clause;
  if (lines.length === 1) return { ...span, column: span.column + last.length };
  return { ...span, line: span.line + lines.length - 1, column: last.length + 1 };
}
