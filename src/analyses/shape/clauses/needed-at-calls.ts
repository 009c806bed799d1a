/** What callees were found to need, as obligations of the calls in the input. */

import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import {
  callQuestion,
  type Duty,
  failing,
  type Look,
  type MethodDuties,
  type Obligation,
  type Placed,
} from '../../../obligations/index.js';
import type { Need } from './needs.js';

/** The duties of a method with those that its calls have besides. */
export function withNeeds(
  hierarchy: Hierarchy,
  method: MethodDeclaration,
  { all, at }: MethodDuties,
  needsOf: (callee: MethodDeclaration) => readonly Need[],
): MethodDuties {
  const more: Duty[] = [];
  const places = new Map<Edge, readonly Placed[]>(at);
  for (const edge of method.body()?.edges ?? []) {
    const { instruction } = edge;
    if (instruction.kind !== 'call') continue;
    const callee = hierarchy.resolveMethod(instruction.method);
    for (const { text, bound } of callee === undefined || callee === method ? [] : needsOf(callee)) {
      const question = callQuestion(bound.term, callee as MethodDeclaration, instruction.arguments);
      const obligation: Obligation = {
        method,
        span: edge.span,
        subject: text,
        message: (certainty) =>
          `\`${instruction.method.name}\` needs \`${text}\`, which ${certainty === 'must' ? 'does not hold' : 'may not hold'} here`,
        written: false,
        implicit: false,
        numeric: false,
        chosenByCaller: false,
        edges: [edge],
        judge: <E>({ ask, state, at: place }: Look<E>) => failing(ask(question, state, place.edge.from)),
      };
      const duty: Duty = { rule: 'requires', obligation, copies: [obligation] };
      more.push(duty);
      places.set(edge, [...(places.get(edge) ?? []), { duty, judge: obligation.judge, obligation }]);
    }
  }
  if (more.length === 0) return { all, at };
  const sorted = [...all, ...more].sort((one, other) => one.obligation.span.line - other.obligation.span.line);
  return { all: sorted, at: places };
}

/** Whether runs cannot break it: it is no clause of the program. */
export function isNeeded({ rule, obligation }: Duty): boolean {
  return rule === 'requires' && !obligation.written && obligation.broken === undefined;
}
