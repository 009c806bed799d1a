/** The body of a method that could not be translated. */
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ResolvedBody, Statement } from '../tree.js';
import { freshLocal } from './elaborator.js';
import { unsupported } from './trees.js';

export function unsupportedBody(declaration: MethodDeclaration, reason: string): ResolvedBody {
  const { span, result } = declaration;
  const statements: Statement[] = [{ kind: 'unsupported', reason, span }];
  // Whatever it does, it returns any value.
  if (result !== 'void') statements.push({ kind: 'return', value: unsupported(reason, result, span), span });
  return {
    ...(hasFlag(declaration, Flag.STATIC) ? {} : { receiver: freshLocal('this', declaration.owner) }),
    parameters: declaration.parameters.map(({ name, type }) => freshLocal(name, type)),
    result,
    statements,
    span,
  };
}
