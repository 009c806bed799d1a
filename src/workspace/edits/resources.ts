/** `try (…)` around the rest of the block, where a resource is declared that is not closed on every way. */
import { childrenOfKind, fieldOf, namedChildren } from '../../frontends/java/syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../frontends/java/syntax/tree.js';
import type { Candidate, Sought } from './candidates.js';
import { around, deeper, indentation, lineEnd, statementAt } from './places.js';

/** What `close` of a resource may throw is caught by those who declare one of these. */
const WIDE = /\bthrows\b[^{]*\b(?:IOException|SQLException|Exception|Throwable)\b/;

export function tryWithResources(file: SourceFile, { offset }: Sought): readonly Candidate[] {
  const found = statementAt(file, offset);
  if (found?.statement.kind !== 'local_variable_declaration') return [];
  const { statement, block } = found;
  const [declarator, ...others] = childrenOfKind(statement, 'variable_declarator');
  const name = declarator === undefined ? undefined : fieldOf(declarator, 'name');
  if (declarator === undefined || name === undefined || others.length > 0) return [];
  const variable = file.textOf(name);
  const rest = namedChildren(block).filter(({ start }) => start >= statement.end);
  const last = rest.at(-1);
  if (last === undefined || isChanged(file, rest, variable)) return [];
  const closing = rest.filter((each) => isClosing(file, each, variable));
  if (closing.length === 0 && !throwsWidely(file, statement)) return [];
  const { text } = file;
  const newLine = lineEnd(text);
  const indent = indentation(text, statement.start);
  const header = `try (${file.textOf(statement).replace(/;\s*$/, '')}) {`;
  const inside = withoutStatements(text, statement.end, last.end, closing);
  // Lines of text blocks are not to be moved.
  if (inside.includes('"""')) return [];
  const moved = inside.replace(/(\r\n|\r|\n)(?=[ \t]*[^\s])/g, (end) => end + deeper(indent).slice(indent.length));
  const whole = `${header}${moved}${newLine}${indent}}`;
  return [
    {
      description: `try-with-resources: try (${variable} …)`,
      keepsPlace: true,
      replacements: [
        { start: statement.start, end: last.end, text: whole, place: offset - statement.start + 'try ('.length },
      ],
    },
  ];
}

function isClosing(file: SourceFile, statement: SyntaxNode, variable: string): boolean {
  return file.textOf(statement).replace(/\s+/g, '') === `${variable}.close();`;
}

/** A resource of `try` is final. */
function isChanged(file: SourceFile, rest: readonly SyntaxNode[], variable: string): boolean {
  const assignment = new RegExp(`(?<![.\\w$])${variable.replaceAll('$', '\\$')}\\s*=(?!=)`);
  return rest.some((each) => assignment.test(file.textOf(each)));
}

function throwsWidely(file: SourceFile, { start }: SyntaxNode): boolean {
  const method = around(file, start).find(({ kind }) =>
    /^(method|constructor)_declaration$|^lambda_expression$/.test(kind),
  );
  return (
    method !== undefined && method.kind !== 'lambda_expression' && WIDE.test(file.textOf(method).split('{')[0] ?? '')
  );
}

/** With the lines that hold nothing else. */
function withoutStatements(text: string, from: number, to: number, removed: readonly SyntaxNode[]): string {
  let kept = '';
  let at = from;
  for (const { start, end } of removed) {
    const before = text.slice(at, start);
    const isAlone = /(?:^|[\r\n])[ \t]*$/.test(before);
    kept += isAlone ? before.replace(/(?:\r\n|\r|\n)[ \t]*$/, '') : before;
    at = end;
  }
  return kept + text.slice(at, to);
}
