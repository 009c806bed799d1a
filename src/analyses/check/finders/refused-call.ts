/** Makes finders of library calls that are refused for their arguments, as the library's records have it. */
import type { ReplayTarget } from '../../../execution/replay/index.js';
import type { RuleCard } from '../../../findings/check-result.js';
import type { Body, Edge } from '../../../ir/body.js';
import type { Instruction, Operand } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { REFUSALS, RefusalFacts, type Refusals } from '../../../library/index.js';
import { ExpressionText, type Finder, type FinderContext, type Obligation } from '../../../obligations/index.js';
import { isExpected } from '../inspections/protocols/expected.js';

export type Call = Extract<Instruction, { kind: 'call' }>;

/** A call of which a record says something. */
export interface RefusableCall {
  readonly method: MethodDeclaration;
  readonly body: Body;
  readonly edge: Edge;
  readonly call: Call;
  readonly refusals: Refusals;
  readonly text: ExpressionText;
}

/** What the finder says of one demand of the call. */
export type Demanded = Pick<Obligation, 'subject' | 'message' | 'judge' | 'numeric' | 'chosenByCaller' | 'blamed'> & {
  readonly broken: Required<Pick<ReplayTarget, 'raised'>> & Pick<ReplayTarget, 'nonNull'>;
};

export function refusedCall(
  card: RuleCard,
  isMeant: (refusals: Refusals) => boolean,
  demands: (call: RefusableCall) => readonly Demanded[],
): Finder {
  return {
    card,
    obligations: (method, { hierarchy }: FinderContext) => {
      const body = method.body();
      if (body === undefined) return [];
      const facts = new RefusalFacts(hierarchy, REFUSALS);
      let text: ExpressionText | undefined;
      return body.edges.flatMap((edge): readonly Obligation[] => {
        const { instruction } = edge;
        if (instruction.kind !== 'call') return [];
        const refusals = facts.of(instruction.method);
        if (!isMeant(refusals)) return [];
        text ??= new ExpressionText(body);
        return demands({ method, body, edge, call: instruction, refusals, text })
          .filter(({ broken: { raised } }) => !isExpected(hierarchy, body, edge, raised))
          .map(
            (demanded): Obligation => ({
              ...demanded,
              method,
              span: edge.span,
              written: false,
              implicit: false,
              edges: [edge],
            }),
          );
      });
    },
  };
}

/** By the number that records use. */
export function argumentOf({ dispatch, arguments: given }: Call, number: number): Operand | undefined {
  return given[number - 1 + (dispatch === 'static' ? 0 : 1)];
}
