/** Java's `assert` statements, which a JVM tests where assertions are enabled (`-ea`). */

import type { Body, Edge, Point } from '../../../ir/body.js';
import { isAskingForAssertions } from '../../../ir/conditions.js';
import type { Operand } from '../../../ir/instructions.js';
import { visitOperands } from '../../../ir/operands.js';
import { type Finder, isTakenFromCaller, type Obligation } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';

const RAISED = 'java.lang.AssertionError';

export const javaAssert: Finder = {
  card: {
    id: 'java-assert',
    title: "Java's assert fails",
    question: "Does the condition of Java's `assert` hold whenever it is tested?",
    help: 'Correct the code before the assertion, or the assertion itself. A JVM tests it only if it is started with `-ea`.',
    cwe: [617],
    since: '0.1.0',
  },
  obligations: (method) => {
    const body = method.body();
    if (body === undefined || !body.edges.some(isAsking)) return [];
    const definitions = new Definitions(body);
    return body.edges.filter(isAsking).flatMap((asked): readonly Obligation[] => {
      const failure = failureOf(body, asked);
      if (failure === undefined) return [];
      return [
        {
          method,
          span: asked.span,
          subject: `assert of line ${asked.span.line - method.span.line} of ${method.name}`,
          message: (certainty) =>
            `the assertion ${certainty === 'must' ? 'fails' : 'may fail'} here (where assertions are enabled)`,
          written: false,
          implicit: false,
          // Of conditions in general too little is known to show what only may fail.
          numeric: true,
          // Of what it is given a method may demand something so.
          chosenByCaller: isTakenFromCaller(failure.tested, definitions, method),
          edges: [asked, failure.edge],
          judge: ({ at: { edge } }) => (edge === failure.edge ? { certainty: 'may', latent: false } : undefined),
          broken: { reached: true },
        },
      ];
    });
  },
};

function isAsking({ instruction }: Edge): boolean {
  return isAskingForAssertions(instruction);
}

interface Failure {
  readonly edge: Edge;
  /** What decides whether it is reached. */
  readonly tested: readonly Operand[];
}

/** The statement that throws the error of this assertion, which is reached without another assertion on the way. */
function failureOf(body: Body, asked: Edge): Failure | undefined {
  const seen = new Set<Point>([asked.to]);
  const found = new Set<Edge>();
  const tested: Operand[] = [];
  for (const point of seen) {
    for (const edge of body.outgoing[point] ?? []) {
      if (isOfAssertion(edge, asked)) found.add(edge);
      else if (!isAsking(edge)) seen.add(edge.to);
      if (edge.instruction.kind === 'assume') visitOperands(edge.instruction, (operand) => tested.push(operand));
    }
  }
  const [edge, another] = found;
  return edge === undefined || another !== undefined ? undefined : { edge, tested };
}

function isOfAssertion({ instruction, span }: Edge, asked: Edge): boolean {
  return instruction.kind === 'throw' && instruction.value.type === RAISED && span.line === asked.span.line;
}
