/** Recognises comments of the assertion language: `//@ …`, blocks that open with an at sign, and `//+ESPALIER@ …`. */
import { isJmlComment } from '../../../facts/clauses.js';
import type { SpecificationComment } from './tree.js';

const MARKER = /^\/[/*](?:\+ESPALIER)?@+/;

/** The comment at these offsets as a specification, or undefined when it is an ordinary one. */
export function specificationComment(text: string, start: number, end: number): SpecificationComment | undefined {
  const third = text.charCodeAt(start + 2);
  if (third !== 0x40 && third !== 0x2b) return undefined;
  const comment = text.slice(start, end);
  const marker = MARKER.exec(comment)?.[0];
  if (marker === undefined || !isJmlComment(comment)) return undefined;
  const textStart = start + marker.length;
  const inner = text.slice(textStart, end);
  return { text: blankLeadingSigns(inner.replace(/@*\*\/$/, '')), start, end, textStart };
}

/** Inner lines of a block may begin with `@` signs; blanks in their place keep all offsets. */
function blankLeadingSigns(inner: string): string {
  return inner.replace(/([\r\n][ \t]*)(@+)/g, (_, before: string, signs: string) => before + ' '.repeat(signs.length));
}
