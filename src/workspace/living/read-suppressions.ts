/** All suppressions that may speak of a run's results: those of the sources, and of class files without source. */
import type { CheckResult } from '../../findings/check-result.js';
import type { ReportedDiagnostic } from '../../findings/result.js';
import type { Workspace } from '../workspace.js';
import { compiledSuppressors } from './annotated-classes.js';
import { annotatedSuppressors, mayBeAnnotated } from './annotated-source.js';
import { ignoreComments, type ReadSuppressors } from './ignore-comments.js';
import type { Suppressor } from './suppression.js';

export function readSuppressions(
  { table, parse }: Workspace,
  results: readonly CheckResult[],
  source: (file: string) => string | undefined,
  known: readonly string[],
): ReadSuppressors {
  const suppressors: Suppressor[] = [];
  const diagnostics: ReportedDiagnostic[] = [];
  const add = (read: ReadSuppressors): void => {
    suppressors.push(...read.suppressors);
    diagnostics.push(...read.diagnostics);
  };
  const texts = new Map<string, boolean>();
  const classes = new Set<string>();
  for (const { class: name, location } of results) {
    const { file } = location;
    let hasText = texts.get(file);
    if (hasText === undefined) {
      const text = source(file);
      hasText = text !== undefined;
      texts.set(file, hasText);
      if (text !== undefined) {
        add(ignoreComments(file, text, known));
        if (mayBeAnnotated(text)) add(annotatedSuppressors(parse(file, text), known));
      }
    }
    if (!hasText) classes.add(name);
  }
  for (const name of withOuter(classes)) {
    const declaration = table.find(name);
    if (declaration !== undefined) add(compiledSuppressors(declaration, known));
  }
  return { suppressors, diagnostics };
}

/** The annotation may stand on a class around that has no method itself. */
function withOuter(names: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const name of names) {
    for (let end = name.length; end > 0; end = name.lastIndexOf('$', end - 1)) all.add(name.slice(0, end));
  }
  return all;
}
