/** Code with errors: what is left of it is not what was meant, so that nothing is proved of it. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';

/** Whether there are errors in the file of the method. Its body is read first: errors may show only then. */
export function isUnread({ table }: Hierarchy, method: MethodDeclaration): boolean {
  method.body();
  const { file } = method.span;
  return table.diagnostics().some(({ severity, span }) => severity === 'error' && span.file === file);
}
