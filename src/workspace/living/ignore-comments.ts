/** `// espalier:ignore rule reason`, behind the code of a line or on a line of its own above it. */
import type { ReportedDiagnostic } from '../../findings/result.js';
import { commentsOf } from './comments.js';
import type { Suppressor } from './suppression.js';

export interface ReadSuppressors {
  readonly suppressors: readonly Suppressor[];
  readonly diagnostics: readonly ReportedDiagnostic[];
}

const MARK = 'espalier:ignore';
const RULES = /^\s+([\w-]+(?:\s*,\s*[\w-]+)*)(?:[\s:]+([\s\S]*))?$/;

export function ignoreComments(file: string, text: string, known: readonly string[]): ReadSuppressors {
  if (!text.includes(MARK)) return { suppressors: [], diagnostics: [] };
  const { comments, codeLines } = commentsOf(text);
  const suppressors: Suppressor[] = [];
  const diagnostics: ReportedDiagnostic[] = [];
  for (const { text: comment, line, column } of comments) {
    const trimmed = comment.trim();
    if (!trimmed.startsWith(MARK)) continue;
    const warn = (message: string): void => {
      diagnostics.push({ severity: 'warning', message, file, line, column });
    };
    const [, list = '', said = ''] = RULES.exec(trimmed.slice(MARK.length)) ?? [];
    const names = list.split(/\s*,\s*/).filter((name) => name !== '');
    const rules = names.filter((name) => known.includes(name));
    if (names.length === 0) warn('espalier:ignore names no rule: // espalier:ignore null-dereference reason');
    for (const name of names) if (!known.includes(name)) warn(`espalier:ignore: ${unknownRule(name, known)}`);
    const reason = said.replace(/^[-–—\s]+/, '').trim();
    if (rules.length === 0) continue;
    if (reason === '') warn('espalier:ignore gives no reason: // espalier:ignore rule reason');
    const covered = codeLines.has(line) ? line : next(codeLines, line);
    suppressors.push({
      location: { file, line, column },
      rules,
      ...(reason === '' ? {} : { reason }),
      covers: ({ location }) => location.file === file && location.line === covered,
    });
  }
  return { suppressors, diagnostics };
}

export function unknownRule(name: string, known: readonly string[]): string {
  return `no rule '${name}'; there are ${known.join(', ')}`;
}

/** The first line of code below. */
function next(codeLines: ReadonlySet<number>, line: number): number | undefined {
  let nearest: number | undefined;
  for (const each of codeLines) if (each > line && (nearest === undefined || each < nearest)) nearest = each;
  return nearest;
}
