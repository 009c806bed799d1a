/** One verification: what its parts need and where they report. */
import type { Body, Edge, Point } from '../body.js';
import type { Hierarchy } from '../hierarchy.js';
import type { MethodDeclaration } from '../program.js';

/** What a method says of its own body. */
export type MethodHeader = Pick<MethodDeclaration, 'owner' | 'descriptor' | 'flags' | 'parameters' | 'result'>;

export interface Verification {
  readonly hierarchy: Hierarchy;
  readonly method: MethodHeader;
  readonly body: Body;
  report(message: string, where?: Edge | Point): void;
  reportMissingMethod(message: string, edge: Edge): void;
}
