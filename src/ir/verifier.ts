/**
 * Checks that a method's body keeps the rules of the IR: well-formed edges, every use defined on all paths, types that
 * agree, members that exist. What concerns classes that are not in the table is believed.
 */
import type { Edge, Point } from './body.js';
import { Hierarchy } from './hierarchy.js';
import type { ClassTable, MethodDeclaration } from './program.js';
import { verifyDefinitions } from './verifier/definitions.js';
import { verifyInstruction } from './verifier/instructions.js';
import { verifySignature } from './verifier/signature.js';
import { verifyStructure } from './verifier/structure.js';
import type { Verification } from './verifier/verification.js';

export interface Problem {
  readonly message: string;
  /** Where it is: absent for problems of the whole body. */
  readonly point?: Point;
  readonly edge?: Edge;
}

/**
 * All problems of a method, in no particular order; none for a method without body. Pass the same hierarchy for methods
 * of one table: it remembers what it has looked up.
 */
export function verifyMethod(classes: ClassTable | Hierarchy, method: MethodDeclaration): readonly Problem[] {
  const body = method.body();
  if (body === undefined) return [];
  const hierarchy = classes instanceof Hierarchy ? classes : new Hierarchy(classes);
  const problems: Problem[] = [];
  const report = (message: string, where?: Edge | Point): void => {
    if (where === undefined) problems.push({ message });
    else if (typeof where === 'number') problems.push({ message, point: where });
    else problems.push({ message, point: where.from, edge: where });
  };
  const verification: Verification = { hierarchy, method, body, report };
  verifySignature(verification);
  // The rest follows edges from point to point, so these have to be sound.
  if (verifyStructure(verification)) verifyDefinitions(verification);
  for (const edge of body.edges) verifyInstruction(verification, edge);
  return problems;
}
