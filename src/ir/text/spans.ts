/** Source spans in text: `@4:5-20`, `@4:5-6:2`, nothing for nowhere; the file only where it is not that of the element around. */
import { NOWHERE, type Span } from '../span.js';
import type { Cursor } from './cursor.js';
import { quoted } from './escapes.js';

function isNowhere(span: Span): boolean {
  return (
    span.file === NOWHERE.file && span.line === 0 && span.column === 0 && span.endLine === 0 && span.endColumn === 0
  );
}

/** With a space before it. */
export function spanText(span: Span, file: string): string {
  if (isNowhere(span)) return '';
  const prefix = span.file === file ? '' : `${quoted(span.file)}:`;
  const end = span.endLine === span.line ? '' : `${span.endLine}:`;
  return ` @${prefix}${span.line}:${span.column}-${end}${span.endColumn}`;
}

/** Reads a span where one stands, else gives nowhere. */
export function parseSpan(cursor: Cursor, file: string): Span {
  if (!cursor.is('@') || cursor.isKind('name', 1) || cursor.isKind('quoted', 1)) return NOWHERE;
  cursor.expect('@');
  let named = file;
  if (cursor.isKind('string')) {
    named = cursor.string();
    cursor.expect(':');
  }
  const line = cursor.integer();
  cursor.expect(':');
  const column = cursor.integer();
  cursor.expect('-');
  const end = cursor.integer();
  if (!cursor.accept(':')) return { file: named, line, column, endLine: line, endColumn: end };
  return { file: named, line, column, endLine: end, endColumn: cursor.integer() };
}
