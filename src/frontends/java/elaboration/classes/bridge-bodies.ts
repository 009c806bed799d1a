/** The body of a bridge: casts its arguments and calls the method that overrides (JLS 15.12.4.5). */
import type { Dispatch } from '../../../../ir/instructions.js';
import type { Span } from '../../../../ir/span.js';
import type { ClassName } from '../../../../ir/types.js';
import type { MethodSymbol } from '../../model/symbols.js';
import type { ResolvedBody } from '../../tree.js';
import { type Elaborator, freshLocal } from '../elaborator.js';
import { coerce } from '../expressions/conversions.js';
import { callExpression, evaluate, methodReference, readLocal } from '../trees.js';
import { erasedSignature } from './signatures.js';

export interface Bridge {
  /** What is called, found from `owner` upwards. */
  readonly method: MethodSymbol;
  readonly owner: ClassName;
  readonly dispatch: Dispatch;
  /** Whose erased signature the bridge has. */
  readonly overridden: MethodSymbol;
  readonly span: Span;
}

export function bridgeBody(elaborator: Elaborator, bridge: Bridge): ResolvedBody {
  const { span, method } = bridge;
  const from = erasedSignature(bridge.overridden);
  const to = erasedSignature(method);
  const names = method.parameters().map(({ name }) => name);
  const parameters = from.parameters.map((type, index) => freshLocal(names[index] ?? `p${index}`, type));
  const receiver = freshLocal('this', bridge.owner);
  const passed = parameters.map((local, index) =>
    coerce(elaborator, readLocal(local, span), to.parameters[index] ?? local.type),
  );
  const reference = methodReference(bridge.owner, method.name, to.parameters, to.result);
  const call = callExpression(bridge.dispatch, reference, {
    receiver: readLocal(receiver, span),
    arguments: passed,
    type: to.result,
    span,
  });
  const last =
    from.result === 'void'
      ? evaluate(call)
      : ({ kind: 'return', value: coerce(elaborator, call, from.result), span } as const);
  return { receiver, parameters, result: from.result, statements: [last], span };
}
