/** Clauses that say nothing: a `requires` that no call meets, an `ensures` of a method that never returns normally. */
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Diagnostic } from '../../../ir/span.js';
import type { MethodRuns } from '../shape-method.js';

export function emptyClauses(method: MethodDeclaration, { best }: MethodRuns): readonly Diagnostic[] {
  if (best === undefined || method.clauses.length === 0) return [];
  const { run } = best;
  const [required] = method.clauses.filter(({ kind }) => kind === 'requires');
  if (run.starts === 0 && required !== undefined) {
    const message = `no call of \`${method.name}\` meets its \`requires\`: all that is claimed of it holds for none`;
    return [{ severity: 'warning', message, span: required.span }];
  }
  const { exit } = run.root.code.body;
  if (exit !== undefined && run.result.at(run.root, exit).length > 0) return [];
  return method.clauses.flatMap(({ kind, formula, span }): readonly Diagnostic[] => {
    if (kind !== 'ensures') return [];
    const message = `\`${method.name}\` never returns normally: \`ensures ${formula}\` says nothing`;
    return [{ severity: 'warning', message, span }];
  });
}
