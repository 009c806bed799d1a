/** What is wrong with a body that erroneous source led to; nothing but `unsupported` may come of it. */
import type { Body, Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import { verifyDefinitions } from '../../../ir/verifier/definitions.js';
import { verifyMethod } from '../../../ir/verifier.js';

export interface BodyProblem {
  readonly message: string;
  readonly span: Span;
}

/** A variable that is read before it is assigned: an error of the source that only its control flow shows. */
export function undefinedUse(hierarchy: Hierarchy, method: MethodDeclaration, body: Body): BodyProblem | undefined {
  const found: BodyProblem[] = [];
  const report = (message: string, where?: Edge | number): void => {
    const span = typeof where === 'object' ? where.span : method.span;
    found.push({ message: message.replace('before it is defined', 'before it is assigned'), span });
  };
  verifyDefinitions({ hierarchy, method, body, report });
  return found[0];
}

export function anyProblem(hierarchy: Hierarchy, method: MethodDeclaration, body: Body): BodyProblem | undefined {
  const unused = undefinedUse(hierarchy, method, body);
  if (unused !== undefined) return unused;
  const finished: MethodDeclaration = {
    owner: method.owner,
    name: method.name,
    descriptor: method.descriptor,
    flags: method.flags,
    parameters: method.parameters,
    result: method.result,
    exceptions: method.exceptions,
    annotations: method.annotations,
    clauses: [],
    span: method.span,
    body: () => body,
  };
  const [first] = verifyMethod(hierarchy, finished);
  return first && { message: first.message, span: first.edge?.span ?? method.span };
}
