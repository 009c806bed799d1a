/**
 * Checks that a method's body keeps the rules of the IR: well-formed edges, every use defined on all paths, types that
 * agree, members that exist. What concerns classes that are not in the table is believed.
 */
import type { Body, Edge, Point } from './body.js';
import { Hierarchy } from './hierarchy.js';
import type { ClassTable, MethodDeclaration } from './program.js';
import { verifyDefinitions } from './verifier/definitions.js';
import { verifyInstruction } from './verifier/instructions.js';
import { verifySignature } from './verifier/signature.js';
import { verifyStructure } from './verifier/structure.js';
import type { MethodHeader, Verification } from './verifier/verification.js';

export interface Problem {
  readonly message: string;
  /** Names a method that its class, all supertypes known, does not have: the code may be sound for another version of that class. */
  readonly missingMethod?: boolean;
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
  return verifyBody(classes instanceof Hierarchy ? classes : new Hierarchy(classes), method, body);
}

/** The same for a body that the method does not show yet. */
export function verifyBody(hierarchy: Hierarchy, method: MethodHeader, body: Body): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (message: string, where?: Edge | Point): void => {
    if (where === undefined) problems.push({ message });
    else if (typeof where === 'number') problems.push({ message, point: where });
    else problems.push({ message, point: where.from, edge: where });
  };
  const reportMissingMethod = (message: string, edge: Edge): void => {
    problems.push({ message, missingMethod: true, point: edge.from, edge });
  };
  const verification: Verification = { hierarchy, method, body, report, reportMissingMethod };
  verifySignature(verification);
  // The rest follows edges from point to point, so these have to be sound.
  if (verifyStructure(verification)) verifyDefinitions(verification);
  for (const edge of body.edges) verifyInstruction(verification, edge);
  return problems;
}
