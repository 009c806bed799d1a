/** Parts of a source text, and which claims lie in them or speak of a variable there. */
import type { Claim, Location } from '../../findings/claim.js';
import type { SourceFile } from '../../frontends/java/syntax/tree.js';
import type { Span } from '../../ir/span.js';

export type Extent = Span;

export function extentOf(source: SourceFile, range: { readonly start: number; readonly end: number }): Extent {
  return source.span(range);
}

/** Class files know no columns: there, whole lines count. */
export function isInside({ file, line, column }: Location, extent: Extent): boolean {
  if (file !== extent.file || line < extent.line || line > extent.endLine) return false;
  if (column <= 1) return true;
  if (line === extent.line && column < extent.column) return false;
  return line < extent.endLine || column < extent.endColumn;
}

export interface VariableScope {
  readonly name: string;
  readonly isField: boolean;
  /** Where the name means the variable. */
  readonly extent: Extent;
  /** Parts in which it means another one. */
  readonly hidden: readonly Extent[];
}

/** Whether the claim is about the value of the variable itself, not of what it leads to. */
export function isOfVariable({ subject, location }: Claim, { name, isField, extent, hidden }: VariableScope): boolean {
  if (typeof subject !== 'string' || !isInside(location, extent)) return false;
  const plain = subject.replace(/^\([^()]*\) /, '');
  if (isField && isOf(plain, `this.${name}`)) return true;
  return isOf(plain, name) && !hidden.some((part) => isInside(location, part));
}

/** The variable, or an element of the array in it. */
function isOf(text: string, name: string): boolean {
  return text === name || text.startsWith(`${name}[`);
}
