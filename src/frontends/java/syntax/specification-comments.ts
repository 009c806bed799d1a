/** Recognises comments of the assertion language: `//@ …`, `/*@ … @*​/` and `//+ESPALIER@ …`. */
import type { SpecificationComment } from './tree.js';

const LINE = /^\/\/(?:\+ESPALIER)?@+/;
const BLOCK = /^\/\*(?:\+ESPALIER)?@+/;

/** The comment at these offsets as a specification, or undefined when it is an ordinary one. */
export function specificationComment(text: string, start: number, end: number): SpecificationComment | undefined {
  const third = text.charCodeAt(start + 2);
  if (third !== 0x40 && third !== 0x2b) return undefined;
  const comment = text.slice(start, end);
  const line = LINE.exec(comment);
  if (line !== null) {
    const textStart = start + line[0].length;
    return { text: text.slice(textStart, end), start, end, textStart };
  }
  const block = BLOCK.exec(comment);
  if (block === null) return undefined;
  const textStart = start + block[0].length;
  const inner = text.slice(textStart, end).replace(/@*\*\/$/, '');
  return { text: blankLeadingSigns(inner), start, end, textStart };
}

/** Inner lines of a block may begin with `@` signs; blanks in their place keep all offsets. */
function blankLeadingSigns(inner: string): string {
  return inner.replace(/(^|[\r\n])([ \t]*)(@+)/g, (_, before: string, blank: string, signs: string) => {
    return before + blank + ' '.repeat(signs.length);
  });
}
