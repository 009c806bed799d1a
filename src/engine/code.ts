/** Places in the code under analysis, as an analysis run names them. */
import type { Body, Edge, Point } from '../ir/body.js';
import type { Instruction } from '../ir/instructions.js';
import type { MethodDeclaration } from '../ir/program.js';

/** A method whose body is analysed. The same object for the same method, throughout a run. */
export interface Code {
  readonly method: MethodDeclaration;
  readonly body: Body;
}

export interface CodePoint {
  readonly code: Code;
  readonly point: Point;
}

/** An edge of a body. The same object for the same edge, throughout a run. */
export interface CodeEdge {
  readonly code: Code;
  readonly edge: Edge;
  /** Small and unique within the run: names allocation sites and call sites. */
  readonly number: number;
}

export type CallInstruction = Extract<Instruction, { kind: 'call' }>;
