/** The input's classes in the order in which their declarations begin. */

import type { Span } from '../../../ir/span.js';
import type { ClassName } from '../../../ir/types.js';
import type { ClassSymbol } from '../model/symbols.js';
import type { SyntheticClass } from './classes/synthetic-class.js';
import type { ClassContext } from './frame.js';

export function inputOrder(
  topLevel: readonly ClassSymbol[],
  local: readonly ClassContext[],
  lambdas: readonly SyntheticClass[],
): readonly ClassName[] {
  const files = new Map<string, number>();
  const entries: { readonly name: ClassName; readonly span: Span }[] = [];
  const seen = new Set<ClassName>();
  const add = (name: ClassName, span: Span): void => {
    if (seen.has(name)) return;
    seen.add(name);
    entries.push({ name, span });
  };
  const addClass = (symbol: ClassSymbol): void => {
    add(symbol.name, symbol.span);
    for (const member of symbol.memberClasses()) addClass(member);
  };
  for (const symbol of topLevel) {
    if (!files.has(symbol.span.file)) files.set(symbol.span.file, files.size);
    addClass(symbol);
  }
  for (const { symbol } of local) if (symbol.origin === 'input') addClass(symbol);
  for (const lambda of lambdas) if (lambda.owner.symbol.origin === 'input') add(lambda.name, lambda.span);
  const rank = (span: Span): number => files.get(span.file) ?? files.size;
  entries.sort(
    (left, right) =>
      rank(left.span) - rank(right.span) || left.span.line - right.span.line || left.span.column - right.span.column,
  );
  return entries.map(({ name }) => name);
}
