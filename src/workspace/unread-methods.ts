/** Which methods have errors in their code or in the clauses before them: what is left of them is not what was meant. */
import type { ReportedDiagnostic } from '../findings/result.js';
import type { ClassDeclaration, MethodDeclaration } from '../ir/program.js';

/** `diagnostics` may grow while bodies are read. */
export function unreadMethods(
  classes: readonly ClassDeclaration[],
  diagnostics: () => readonly ReportedDiagnostic[],
): (method: MethodDeclaration) => boolean {
  const files = new Map<string, MethodDeclaration[]>();
  for (const method of classes.flatMap(({ methods }) => methods)) {
    const known = files.get(method.span.file);
    if (known === undefined) files.set(method.span.file, [method]);
    else known.push(method);
  }
  return (method) => {
    const { file, line: start } = method.span;
    const end = lastLine(method);
    const errors = diagnostics().filter((each) => each.severity === 'error' && each.file === file);
    if (errors.length === 0) return false;
    const before = (files.get(file) ?? []).filter(({ span }) => span.line < start).map(lastLine);
    const first = Math.max(0, ...before.filter((line) => line < start));
    return errors.some(({ line = 0 }) => line > first && line <= end);
  };
}

/** Of what was understood of the code. */
function lastLine(method: MethodDeclaration): number {
  const edges = method.body()?.edges ?? [];
  return edges.reduce((last, { span }) => Math.max(last, span.line), method.span.line);
}
