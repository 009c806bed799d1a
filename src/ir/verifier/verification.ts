/** One verification: what its parts need and where they report. */
import type { Body, Edge, Point } from '../body.js';
import type { Hierarchy } from '../hierarchy.js';
import type { MethodDeclaration } from '../program.js';

export interface Verification {
  readonly hierarchy: Hierarchy;
  readonly method: MethodDeclaration;
  readonly body: Body;
  report(message: string, where?: Edge | Point): void;
}
