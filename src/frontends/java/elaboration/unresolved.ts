/**
 * What elaboration says where it cannot go on, with a diagnostic. Where only a class or a member is missing, what the code does with it
 * is a call of unknown code, and the code around it stays what it is; everything else is unsupported.
 */
import type { ClassName, TypeName } from '../../../ir/types.js';
import { erasure } from '../model/types/erasure.js';
import { type JavaType, unknownType } from '../model/types/types.js';
import type { SyntaxNode } from '../syntax/tree.js';
import type { Expression, Statement } from '../tree.js';
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

/** The name of a class that could not be found. No class has it: where imports do not tell the package, a mark stands before it. */
export function missingName(type: JavaType): ClassName {
  if (type.kind !== 'unknown') return erasure(type);
  if (type.name === undefined) return UNKNOWN_CLASS;
  return type.name.includes('.') ? type.name : `${UNKNOWN_CLASS}${type.name}`;
}

export const UNKNOWN_CLASS = '?';

/** What is done by code that is not at hand. */
export interface UnknownUse {
  /** `<init>` is no name for it: what it makes is a value. */
  readonly name: string;
  readonly owner: ClassName;
  /** Must not be null, or that is what happens. */
  readonly receiver?: Expression;
  readonly arguments?: readonly Expression[];
  readonly reason: string;
}

/** Any value that the use may give; it is of whatever type its context asks for, unless one is known. */
export function unknownValue(scope: BlockScope, node: SyntaxNode, use: UnknownUse, type?: JavaType): Value {
  const known = type ?? unknownType(use.reason);
  return { expression: unknownExpression(use, erasure(known), spanOf(scope, node)), type: known };
}

export function unknownExpression(use: UnknownUse, type: TypeName, span: Expression['span']): Expression {
  const { name, owner, receiver } = use;
  return {
    kind: 'unknown-call',
    name,
    owner,
    ...(receiver === undefined ? {} : { receiver }),
    arguments: (use.arguments ?? []).filter((each) => each.type !== 'void'),
    type,
    span,
  };
}

/** Whether what the expression gives is of any type that its context asks for. */
export function isOfAnyType(expression: Expression): boolean {
  return expression.kind === 'unsupported' || expression.kind === 'unknown-call';
}
