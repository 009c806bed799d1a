/** `//@ assume` statements with which a method begins: nothing has happened before them, so that they speak of the state at entry. */
import type { Body } from '../../../ir/body.js';
import type { Span } from '../../../ir/span.js';

export interface LeadingAssume {
  readonly formula: string;
  readonly span: Span;
}

export function leadingAssumes(body: Body | undefined): readonly LeadingAssume[] {
  const found: LeadingAssume[] = [];
  let point = body?.entry;
  while (body !== undefined && point !== undefined) {
    const [edge, other] = body.outgoing[point] ?? [];
    // A loop does not come back here without anything else on its way.
    if (edge === undefined || other !== undefined || edge.to <= point || edge.instruction.kind !== 'specify') break;
    const { clause, formula } = edge.instruction;
    if (clause === 'assume') found.push({ formula, span: edge.span });
    point = edge.to;
  }
  return found;
}
