/** What callees demand: their `requires`, and parameters annotated as never null, judged at each call. */
import type { Truth } from '../../base/truth.js';
import type { Edge } from '../../ir/body.js';
import type { Operand } from '../../ir/instructions.js';
import { isNonNull } from '../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Finder, FinderContext, Judgement, Look, Obligation } from '../finder.js';
import { isSynthetic } from '../parameters/parameter-book.js';
import { callQuestion } from '../questions.js';
import { ExpressionText } from '../telling/expression-text.js';

export const precondition: Finder = {
  card: {
    id: 'requires',
    title: 'Precondition of a called method',
    question: 'Does every call meet what the called method requires?',
    help: 'Pass arguments that meet the precondition, or test them before the call.',
    cwe: [628],
    since: '0.1.0',
  },
  obligations: (method, context) => {
    const body = method.body();
    if (body === undefined) return [];
    let text: ExpressionText | undefined;
    return body.edges.flatMap((edge) => {
      const { instruction } = edge;
      if (instruction.kind !== 'call') return [];
      const callee = context.hierarchy.resolveMethod(instruction.method);
      if (callee === undefined) return [];
      const formulas = clauses(method, edge, callee, instruction.arguments, context);
      const demanded = nonNullParameters(callee, context);
      if (formulas.length === 0 && demanded.length === 0) return [];
      text ??= new ExpressionText(body);
      return [...formulas, ...annotations(method, { edge, callee, given: instruction.arguments }, demanded, text)];
    });
  },
};

function clauses(
  method: MethodDeclaration,
  edge: Edge,
  callee: MethodDeclaration,
  given: readonly Operand[],
  { formulas }: FinderContext,
): readonly Obligation[] {
  if (callee.clauses.length === 0) return [];
  return formulas.ofMethod(callee, 'requires').map(({ formula, bound, index }): Obligation => {
    const question = bound === undefined ? undefined : callQuestion(bound.term, callee, given);
    return {
      method,
      span: edge.span,
      subject: formula,
      message: (certainty) =>
        `\`${callee.name}\` requires \`${formula}\`, which ${certainty === 'must' ? 'does not hold' : 'may not hold'} here`,
      written: true,
      implicit: false,
      numeric: false,
      chosenByCaller: false,
      edges: [edge],
      judge: <E>(look: Look<E>) =>
        failing(question === undefined ? 'unknown' : look.ask(question, look.state, look.at.edge.from)),
      broken: { clause: { kind: 'requires', callee, index } },
    };
  });
}

/** Positions among the arguments, the receiver counted. */
function nonNullParameters(callee: MethodDeclaration, { hierarchy }: FinderContext): readonly number[] {
  const first = hasFlag(callee, Flag.STATIC) ? 0 : 1;
  return callee.parameters.flatMap((parameter, index) =>
    isNonNull(hierarchy, parameter, callee.owner) && !isSynthetic(callee, parameter) ? [index + first] : [],
  );
}

/** A call, the method that it names and what it is given. */
interface CheckedCall {
  readonly edge: Edge;
  readonly callee: MethodDeclaration;
  readonly given: readonly Operand[];
}

function annotations(
  method: MethodDeclaration,
  { edge, callee, given }: CheckedCall,
  demanded: readonly number[],
  text: ExpressionText,
): readonly Obligation[] {
  const first = hasFlag(callee, Flag.STATIC) ? 0 : 1;
  return demanded.flatMap((position): readonly Obligation[] => {
    const operand = given[position];
    const parameter = callee.parameters[position - first];
    if (operand === undefined || parameter === undefined) return [];
    return [
      {
        method,
        span: edge.span,
        subject: `${parameter.name} != null`,
        message: (certainty) =>
          `\`${text.of(operand)}\` ${certainty === 'must' ? 'is' : 'may be'} null here, but parameter \`${parameter.name}\` of \`${callee.name}\` is annotated as never null`,
        written: false,
        implicit: false,
        numeric: false,
        chosenByCaller: false,
        blamed: operand,
        edges: [edge],
        judge: <E>(look: Look<E>) => nonNull(operand, look),
        broken: { nonNull: operand },
      },
    ];
  });
}

/** A reference that an annotation demands not to be null before the edge. */
export function nonNull<E>(operand: Operand, { alarm }: Look<E>): Judgement | undefined {
  return alarm({ kind: 'not-null', operand });
}

/** `latent` is not known of an answer: a domain says so of its own alarms only. */
export function failing(truth: Truth): Judgement | undefined {
  if (truth === 'yes') return undefined;
  return { certainty: truth === 'no' ? 'must' : 'may', latent: false };
}
