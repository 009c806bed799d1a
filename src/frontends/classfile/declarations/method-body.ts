/** From the code of a compiled method to a body that keeps the rules of the IR, or to one that says why there is none. */
import type { Body } from '../../../ir/body.js';
import type { MethodDeclaration, Origin } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import { OBJECT } from '../../../ir/types.js';
import { verifyBody } from '../../../ir/verifier.js';
import { type CodeContext, CodeProblem } from '../code/translation/translation.js';
import { ClassFileProblem, type Code } from '../format/class-file.js';
import { lineSpan } from './places.js';
import { type ClassFileSurroundings, internalReason } from './surroundings.js';
import { unsupportedBody } from './unsupported-body.js';

export function bodyOf(
  surroundings: ClassFileSurroundings,
  declaration: Omit<MethodDeclaration, 'body'>,
  context: () => CodeContext,
  origin: Origin,
): Body {
  const refuse = (reason: string, span: Span): Body => {
    surroundings.reportBody(origin, `${declaration.owner}.${declaration.name}: ${reason}`, span);
    return unsupportedBody(declaration, reason);
  };
  try {
    const translated = context();
    if (translated.method.code === undefined) return refuse('the method has no code', declaration.span);
    try {
      const body = surroundings.tools.translate(translated);
      if (isTrusted(surroundings, origin)) return body;
      // A method that is not found stays a call of unknown code.
      const problem = verifyBody(surroundings.hierarchy, declaration, body).find((each) => each.missingMethod !== true);
      return problem === undefined ? body : refuse(problem.message, problem.edge?.span ?? declaration.span);
    } catch (error) {
      if (!(error instanceof CodeProblem)) throw error;
      return refuse(error.message, spanAt(translated.method.code, error.offset, declaration.span));
    }
  } catch (error) {
    return refuse(error instanceof ClassFileProblem ? error.message : internalReason(error), declaration.span);
  }
}

/**
 * Classes of the JDK were compiled against each other; a jar may be meant for other versions of what it uses, and so is the
 * JDK where models take the place of a part of it.
 */
function isTrusted({ hierarchy }: ClassFileSurroundings, origin: Origin): boolean {
  return origin === 'jdk' && hierarchy.find(OBJECT)?.origin === 'jdk';
}

function spanAt(code: Code, offset: number | undefined, otherwise: Span): Span {
  if (offset === undefined) return otherwise;
  let line = 0;
  for (const entry of code.lines) if (entry.start <= offset) line = entry.line;
  return line === 0 ? otherwise : lineSpan(otherwise.file, line);
}
