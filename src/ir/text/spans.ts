/** Source spans in text: `@4:5-20`, `@4:5-6:2`, `@-` for nowhere; the file only where it is not that of the element around. */
import { NOWHERE, type Span } from '../span.js';
import { quoted } from './escapes.js';

export function isNowhere(span: Span): boolean {
  return (
    span.file === NOWHERE.file && span.line === 0 && span.column === 0 && span.endLine === 0 && span.endColumn === 0
  );
}

export function spanText(span: Span, file: string): string {
  if (isNowhere(span)) return '@-';
  const prefix = span.file === file ? '' : `${quoted(span.file)}:`;
  const end = span.endLine === span.line ? '' : `${span.endLine}:`;
  return `@${prefix}${span.line}:${span.column}-${end}${span.endColumn}`;
}
