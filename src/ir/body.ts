/**
 * The code of one method: a control-flow graph whose edges carry instructions.
 *
 * Points are numbered from 0 (the entry) in reverse post-order. A point with several outgoing edges has only `assume`
 * edges, exclusive and exhaustive; any other point but the two exits has exactly one outgoing edge. An abrupt completion
 * stores the exception in the variable `thrown` and goes on at the edge's `exceptional` point.
 */
import type { Numbered } from '../base/numbered.js';
import type { Instruction, Variable } from './instructions.js';
import type { Span } from './span.js';

export type Point = Numbered<'point'>;

export interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly instruction: Instruction;
  readonly span: Span;
  /** Where an abrupt completion goes: a handler's dispatch, or the exceptional exit. Present iff `mayThrow`. */
  readonly exceptional?: Point;
}

export interface Body {
  readonly variables: readonly Variable[];
  /** In order: the receiver if there is one, then the declared parameters. */
  readonly parameters: readonly Variable[];
  /** Receives the exception on exceptional transfers; its type is java.lang.Throwable. */
  readonly thrown: Variable;
  readonly entry: Point;
  /** Normal return. Absent when no path returns. */
  readonly exit: Point | undefined;
  /** Abrupt completion of the method. Absent when nothing escapes. */
  readonly exceptionalExit: Point | undefined;
  /** Number of points. */
  readonly points: number;
  readonly edges: readonly Edge[];
  /** Outgoing edges of each point. */
  readonly outgoing: readonly (readonly Edge[])[];
}
