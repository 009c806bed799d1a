/** Which top-level classes the code of some classes mentions: what it creates and calls, and of which types its fields and variables are. */
import { mentionedBy } from '../ir/mentioned-types.js';
import { selectClasses } from './selection.js';
import type { Workspace } from './workspace.js';

/** By qualified name. Only code of classes of the input that are meant is looked at. */
export function mentionedClasses(
  { table }: Workspace,
  isMeant: (declaration: { readonly name: string; readonly file: string }) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const declaration of selectClasses(table, []).classes) {
    if (!isMeant({ name: declaration.name, file: declaration.span.file })) continue;
    for (const name of mentionedBy(declaration)) found.add(name.replace(/\$.*$/, ''));
  }
  return found;
}
