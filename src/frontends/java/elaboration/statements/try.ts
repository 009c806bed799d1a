/** try, catch, finally and try-with-resources (Java Language Specification, 14.20). */
import type { Span } from '../../../../ir/span.js';
import { THROWABLE } from '../../../../ir/types.js';
import { lub } from '../../model/inference/bounds.js';
import { upward } from '../../model/inference/capture.js';
import { erasure } from '../../model/types/erasure.js';
import { childOfKind, childrenOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression, Local, Statement } from '../../tree.js';
import { isVar, typeOf, withDimensions } from '../classes/declared-types.js';
import { type Elaborator, freshLocal, spanOf, textOf } from '../elaborator.js';
import { asOwnType, assign, coerce, isErasedSubtype } from '../expressions/conversions.js';
import type { BlockScope } from '../scope.js';
import {
  assignment,
  callExpression,
  declareLocal,
  evaluate,
  isNotNull,
  methodReference,
  nullLiteral,
  readLocal,
} from '../trees.js';
import { missingName, unsupportedStatement } from '../unresolved.js';
import { declareVariable } from './variables.js';

type Handler = (Statement & { readonly kind: 'try' })['handlers'][number];

const CLOSEABLE = 'java.lang.AutoCloseable';

export function tryStatement(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Statement {
  const bodyNode = fieldOf(node, 'body');
  if (bodyNode === undefined) return unsupportedStatement(elaborator, scope, node, 'incomplete try statement');
  const span = spanOf(scope, node);
  const resources = fieldOf(node, 'resources');
  const body =
    resources === undefined
      ? elaborator.block(bodyNode, scope)
      : withResources(elaborator, childrenOfKind(resources, 'resource'), bodyNode, scope.nested());
  const handlers = childrenOfKind(node, 'catch_clause').flatMap((clause) => handlerOf(elaborator, clause, scope));
  const final = childOfKind(node, 'finally_clause');
  const finalNode = final && childOfKind(final, 'block');
  const last = finalNode && elaborator.block(finalNode, scope);
  if (handlers.length === 0 && last === undefined) return body;
  return { kind: 'try', body, handlers, span, ...(last === undefined ? {} : { finally: last }) };
}

function handlerOf(elaborator: Elaborator, clause: SyntaxNode, scope: BlockScope): readonly Handler[] {
  const parameter = childOfKind(clause, 'catch_formal_parameter');
  const bodyNode = fieldOf(clause, 'body');
  const typesNode = parameter && childOfKind(parameter, 'catch_type');
  const nameNode = parameter && fieldOf(parameter, 'name');
  if (bodyNode === undefined || typesNode === undefined || nameNode === undefined) return [];
  const types = namedChildren(typesNode).map((child) => typeOf(elaborator, child, scope));
  const inner = scope.nested();
  const [only] = types;
  const joined = types.length === 1 && only !== undefined ? only : lub(elaborator.model, types);
  const known = isErasedSubtype(elaborator, erasure(joined), THROWABLE)
    ? joined
    : elaborator.model.classTypeNamed(THROWABLE);
  const variable = declareVariable(inner, textOf(scope, nameNode), known);
  return [{ types: types.map(missingName), local: variable.local, body: elaborator.block(bodyNode, inner) }];
}

/** Resources are closed in reverse order; what closing throws is suppressed by what the body threw. */
function withResources(
  elaborator: Elaborator,
  resources: readonly SyntaxNode[],
  bodyNode: SyntaxNode,
  scope: BlockScope,
): Statement {
  const [first, ...rest] = resources;
  if (first === undefined) return elaborator.block(bodyNode, scope);
  const span = spanOf(scope, first);
  const before = openResource(elaborator, first, scope);
  const body = withResources(elaborator, rest, bodyNode, scope);
  const statements = [
    ...before.statements,
    ...closing(elaborator, before.local, before.fresh ? 'new' : 'named', body, span),
  ];
  return { kind: 'block', statements, span: spanOf(scope, bodyNode) };
}

interface Opened {
  readonly statements: readonly Statement[];
  readonly local: Local;
  /** Made by `new`, so not null. */
  readonly fresh: boolean;
}

function openResource(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Opened {
  const span = spanOf(scope, node);
  const typeNode = fieldOf(node, 'type');
  const nameNode = fieldOf(node, 'name');
  const valueNode = fieldOf(node, 'value');
  if (typeNode === undefined || nameNode === undefined || valueNode === undefined) {
    const [existing] = namedChildren(node);
    const value = existing && elaborator.expression(existing, scope);
    const expression: Expression =
      value === undefined ? nullLiteral(span) : coerce(elaborator, asOwnType(elaborator, value), CLOSEABLE);
    const local = freshLocal('resource$', expression.type === 'null' ? CLOSEABLE : expression.type);
    return { statements: [declareLocal(local, span, expression)], local, fresh: false };
  }
  const written = isVar(typeNode, scope)
    ? undefined
    : withDimensions(typeOf(elaborator, typeNode, scope), fieldOf(node, 'dimensions'));
  const value = elaborator.expression(valueNode, scope, written);
  const type = written ?? upward(value.type);
  const variable = declareVariable(scope, textOf(scope, nameNode), type);
  const statements = [declareLocal(variable.local, span, assign(elaborator, value, type))];
  return { statements, local: variable.local, fresh: valueNode.kind === 'object_creation_expression' };
}

function closing(
  elaborator: Elaborator,
  resource: Local,
  kind: 'new' | 'named',
  body: Statement,
  span: Span,
): readonly Statement[] {
  const primary = freshLocal('primary$', THROWABLE);
  const caught = freshLocal('thrown$', THROWABLE);
  const suppressed = freshLocal('suppressed$', THROWABLE);
  const read = (local: Local): Expression => readLocal(local, span);
  const close = (): Statement => evaluate(closeCall(elaborator, resource, span));
  const addSuppressed = callExpression('virtual', methodReference(THROWABLE, 'addSuppressed', [THROWABLE], 'void'), {
    receiver: read(primary),
    arguments: [read(suppressed)],
    type: 'void',
    span,
  });
  const closeQuietly: Statement = {
    kind: 'try',
    body: close(),
    handlers: [{ types: [THROWABLE], local: suppressed, body: evaluate(addSuppressed) }],
    span,
  };
  const choose: Statement = {
    kind: 'if',
    condition: isNotNull(read(primary), span),
    whenTrue: closeQuietly,
    whenFalse: close(),
    span,
  };
  const final: Statement =
    kind === 'new' ? choose : { kind: 'if', condition: isNotNull(read(resource), span), whenTrue: choose, span };
  const rethrow: Statement = {
    kind: 'block',
    statements: [
      assignment(readLocal(primary, span), read(caught), span),
      { kind: 'throw', value: read(caught), span },
    ],
    span,
  };
  const guarded: Statement = {
    kind: 'try',
    body,
    handlers: [{ types: [THROWABLE], local: caught, body: rethrow }],
    finally: final,
    span,
  };
  return [declareLocal(primary, span, nullLiteral(span)), guarded];
}

/** Called on the interface: every resource implements it, whatever its own `close` promises. */
function closeCall(elaborator: Elaborator, resource: Local, span: Span): Expression {
  const receiver = coerce(elaborator, readLocal(resource, span), CLOSEABLE);
  return callExpression('interface', methodReference(CLOSEABLE, 'close', [], 'void'), { receiver, type: 'void', span });
}
