/** What is wrong with a body that erroneous source led to. */
import type { Body } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import { verifyMethod } from '../../../ir/verifier.js';

export interface BodyProblem {
  readonly message: string;
  readonly span: Span;
}

/** Variables read before they are assigned: only control flow shows them, so lowering found them and said so at the entry. */
export function unassignedVariables(body: Body): readonly string[] {
  const found: string[] = [];
  for (const { instruction } of body.edges) {
    if (instruction.kind !== 'unsupported' || !instruction.reason.endsWith('might not have been initialized')) break;
    found.push(instruction.reason);
  }
  return found;
}

/** The first thing that the verifier objects to. A method that no class declares is a call of unknown code, and no fault. */
export function anyProblem(hierarchy: Hierarchy, method: MethodDeclaration, body: Body): BodyProblem | undefined {
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
  const first = verifyMethod(hierarchy, finished).find(({ missingMethod }) => missingMethod !== true);
  return first && { message: first.message, span: first.edge?.span ?? method.span };
}
