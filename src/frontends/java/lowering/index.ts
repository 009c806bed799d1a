/** Lowering: a resolved tree becomes a body of the intermediate representation. */
import type { Body } from '../../../ir/body.js';
import type { ResolvedBody } from '../tree.js';
import { LoweringContext, type LoweringEnvironment } from './context.js';
import { into, value } from './expressions.js';
import { lowerStatements } from './statements.js';
import { withUndefinedVariables } from './undefined-variables.js';

export type { LoweringEnvironment } from './context.js';

/** Throws only on internal faults and on bodies of monstrous size (BodyTooLarge). */
export function lowerBody(body: ResolvedBody, environment: LoweringEnvironment): Body {
  const context = new LoweringContext(environment, { value, into, statements: lowerStatements });
  if (body.receiver !== undefined) context.bindParameter(body.receiver);
  for (const parameter of body.parameters) context.bindParameter(parameter);
  lowerStatements(context, body.statements);
  // In correct Java a method with a result cannot fall off its end: there the edge is unreachable and disappears.
  if (body.result === 'void') context.emitTo({ kind: 'return' }, context.builder.exit, body.span);
  else refuseEnd(context, body);
  const finished = context.builder.finish();
  return context.declaredWithoutValue ? withUndefinedVariables(finished, body.span) : finished;
}

function refuseEnd(context: LoweringContext, { result, span }: ResolvedBody): void {
  const target = context.builder.temporary(result);
  context.emit({ kind: 'unsupported', reason: 'missing return statement', target }, span);
  context.emitTo({ kind: 'return', value: target }, context.builder.exit, span);
}
