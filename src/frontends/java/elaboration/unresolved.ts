/** What elaboration says where it cannot go on: an unsupported expression or statement, with a diagnostic. */
import { erasure } from '../model/types/erasure.js';
import { type JavaType, unknownType } from '../model/types/types.js';
import type { SyntaxNode } from '../syntax/tree.js';
import type { Statement } from '../tree.js';
import { type Elaborator, spanOf, warn } from './elaborator.js';
import type { Value } from './expressions/value.js';
import type { BlockScope } from './scope.js';
import { unsupported } from './trees.js';

export function unresolved(
  elaborator: Elaborator,
  scope: BlockScope,
  node: SyntaxNode,
  reason: string,
  type: JavaType = unknownType(reason),
): Value {
  warn(elaborator, scope, node, reason);
  return { expression: unsupported(reason, erasure(type), spanOf(scope, node)), type };
}

/** For what follows from something that was reported already. */
export function consequence(scope: BlockScope, node: SyntaxNode, reason: string, type?: JavaType): Value {
  const known = type ?? unknownType(reason);
  return { expression: unsupported(reason, erasure(known), spanOf(scope, node)), type: known };
}

export function unsupportedStatement(
  elaborator: Elaborator,
  scope: BlockScope,
  node: SyntaxNode,
  reason: string,
): Statement {
  warn(elaborator, scope, node, reason);
  return { kind: 'unsupported', reason, span: spanOf(scope, node) };
}
