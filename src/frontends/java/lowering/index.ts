/** Lowering: a resolved tree becomes a body of the intermediate representation. */
import type { Body } from '../../../ir/body.js';
import type { ResolvedBody } from '../tree.js';
import { LoweringContext, type LoweringEnvironment } from './context.js';
import { lowerStatements } from './statements.js';

export type { LoweringEnvironment } from './context.js';

/** Throws only on internal faults and on bodies of monstrous size (BodyTooLarge). */
export function lowerBody(body: ResolvedBody, environment: LoweringEnvironment): Body {
  const context = new LoweringContext(environment);
  if (body.receiver !== undefined) context.bindParameter(body.receiver);
  for (const parameter of body.parameters) context.bindParameter(parameter);
  lowerStatements(context, body.statements);
  // Falling off the end: a method with a result cannot, so there it is unreachable and disappears.
  if (body.result === 'void') {
    context.emitTo({ kind: 'return' }, context.builder.exit, body.span);
  }
  return context.builder.finish();
}
