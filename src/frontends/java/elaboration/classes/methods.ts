/** Bodies of methods written in the source. */
import { Flag, hasFlag } from '../../../../ir/program.js';
import type { MethodSymbol } from '../../model/symbols.js';
import { erasure } from '../../model/types/erasure.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { Expression, ResolvedBody, Statement } from '../../tree.js';
import { type Elaborator, freshLocal } from '../elaborator.js';
import { BodyFrame, type ClassContext } from '../frame.js';
import { BlockScope } from '../scope.js';
import { reportStray } from '../specifications/specifications.js';
import { withReturn } from '../statements/missing-return.js';
import { literal, readLocal } from '../trees.js';
import { declareParameters } from './parameters.js';

/** Undefined for abstract and native methods. */
export function methodBody(
  elaborator: Elaborator,
  owner: ClassContext,
  method: MethodSymbol,
): ResolvedBody | undefined {
  const { declared } = method;
  const node = declared && fieldOf(declared.node, 'body');
  if (node === undefined) return undefined;
  const receiver = hasFlag(method, Flag.STATIC) ? undefined : freshLocal('this', owner.symbol.name);
  const type = method.result();
  const frame = new BodyFrame({ owner, receiver, returns: { kind: 'value', type } });
  const scope = new BlockScope(frame, elaborator.model.scopeOfMethod(method));
  const parameters = declareParameters(scope, method);
  const span = owner.file.span(node);
  const written = elaborator.statements(node, node.children, scope.nested());
  reportStray(elaborator, node, scope);
  const statements = withReturn(elaborator.registry, written, erasure(type), span);
  const guarded = hasFlag(method, Flag.SYNCHRONIZED)
    ? [synchronizedBody(owner, receiver, statements, span)]
    : statements;
  return {
    ...(receiver === undefined ? {} : { receiver }),
    parameters,
    result: erasure(type),
    statements: guarded,
    span,
  };
}

/** A synchronized method holds the monitor of its receiver, or of its class. */
function synchronizedBody(
  owner: ClassContext,
  receiver: ResolvedBody['receiver'],
  statements: readonly Statement[],
  span: Statement['span'],
): Statement {
  const constant = { kind: 'constant', type: 'java.lang.Class', value: owner.symbol.name } as const;
  const monitor: Expression = receiver === undefined ? literal(constant, span) : readLocal(receiver, span);
  return { kind: 'synchronized', monitor, body: { kind: 'block', statements, span }, span };
}
