/** Makes finders of library calls that are refused for their arguments, as the library's records have it. */
import type { ReplayTarget } from '../../../execution/replay/index.js';
import type { RuleCard } from '../../../findings/check-result.js';
import type { Body, Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Instruction, Operand } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { REFUSALS, RefusalFacts, type Refusals } from '../../../library/index.js';
import { ExpressionText, type Finder, type FinderContext, type Obligation } from '../../../obligations/index.js';
import type { Definitions } from '../../../program/flow/definitions.js';
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
  readonly hierarchy: Hierarchy;
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
        if (!facts.isNamed(instruction.method.name)) return [];
        text ??= new ExpressionText(body);
        const refusals = facts.of({ ...instruction.method, owner: ownerOf(instruction, text.definitions) });
        if (!isMeant(refusals)) return [];
        return demands({ method, body, edge, call: instruction, refusals, text, hierarchy })
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

/** Of an object that is made here its class is known, and not only the interface that the call names. */
function ownerOf({ method, dispatch, arguments: [receiver] }: Call, definitions: Definitions): ClassName {
  if (dispatch === 'static' || dispatch === 'special' || receiver?.kind !== 'variable') return method.owner;
  let each: Operand = receiver;
  for (let depth = 0; depth < 2 && each.kind === 'variable'; depth++) {
    const instruction: Instruction | undefined = definitions.only(each)?.instruction;
    if (instruction?.kind === 'new') return instruction.type;
    if (instruction?.kind !== 'assign' || instruction.value.kind !== 'variable') return method.owner;
    each = instruction.value;
  }
  return method.owner;
}

/** By the number that records use. */
export function argumentOf({ dispatch, arguments: given }: Call, number: number): Operand | undefined {
  return given[number - 1 + (dispatch === 'static' ? 0 : 1)];
}
