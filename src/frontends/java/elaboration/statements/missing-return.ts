/** The end of a body that must return a value: reached only in erroneous source. */
import type { Span } from '../../../../ir/span.js';
import type { TypeName } from '../../../../ir/types.js';
import type { Statement } from '../../tree.js';
import { canComplete } from '../classes/completion.js';
import type { Registry } from '../elaborator.js';
import { unsupported } from '../trees.js';

export function withReturn(
  registry: Registry,
  statements: readonly Statement[],
  result: TypeName,
  span: Span,
): readonly Statement[] {
  if (result === 'void' || !canComplete({ kind: 'block', statements, span })) return statements;
  const end: Span = { ...span, line: span.endLine, column: Math.max(1, span.endColumn - 1) };
  const hasFailed = statements.some((statement) => statement.kind === 'unsupported');
  if (!hasFailed) registry.report('error', 'missing return statement', end);
  return [...statements, { kind: 'return', value: unsupported('missing return statement', result, end), span: end }];
}
