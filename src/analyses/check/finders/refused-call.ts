/** Makes finders of library calls that are refused for their arguments, as the library's records have it. */
import type { ReplayTarget } from '../../../execution/replay/index.js';
import type { RuleCard } from '../../../findings/check-result.js';
import type { Body, Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Instruction, Operand, Place } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { REFUSALS, RefusalFacts, type Refusals } from '../../../library/index.js';
import { ExpressionText, type Finder, type FinderContext, type Obligation } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';
import { CHECK_BUDGETS } from '../budgets.js';
import { isExpected } from '../inspections/protocols/expected.js';

const DEEPEST = CHECK_BUDGETS['finders/refused-call'].deepest.most;

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
        const refusals = facts.of({ ...instruction.method, owner: ownerOf(instruction, text.definitions, hierarchy) });
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

/** Of an object that is made here, or for a final field, its class is known, and not only the interface that the call names. */
function ownerOf(
  { method, dispatch, arguments: [receiver] }: Call,
  definitions: Definitions,
  hierarchy: Hierarchy,
): ClassName {
  if (dispatch === 'static' || dispatch === 'special' || receiver?.kind !== 'variable') return method.owner;
  let each: Operand = receiver;
  for (let depth = 0; depth < DEEPEST && each.kind === 'variable'; depth++) {
    const instruction: Instruction | undefined = definitions.only(each)?.instruction;
    if (instruction?.kind === 'new') return instruction.type;
    if (instruction?.kind === 'load') return classHeld(instruction.place, hierarchy) ?? method.owner;
    if (instruction?.kind !== 'assign' || instruction.value.kind !== 'variable') return method.owner;
    each = instruction.value;
  }
  return method.owner;
}

/** The one class of the new objects that a final field of the input is set to. */
function classHeld(place: Place, hierarchy: Hierarchy): ClassName | undefined {
  if (place.kind !== 'field' && place.kind !== 'static') return undefined;
  const { owner, name } = place.field;
  const field = hierarchy.declaredField(owner, name);
  const declaration = hierarchy.find(owner);
  if (declaration?.origin !== 'input' || field === undefined || !hasFlag(field, Flag.FINAL)) return undefined;
  const held = new Set<ClassName | undefined>();
  for (const each of declaration.methods) {
    const body = each.body();
    if (body === undefined || !/^<(cl)?init>$/.test(each.name)) continue;
    const definitions = new Definitions(body);
    for (const { instruction } of body.edges) {
      if (instruction.kind !== 'store' || !isOf(instruction.place, place.field)) continue;
      const { value } = instruction;
      const origin = value.kind === 'variable' ? definitions.only(value)?.instruction : undefined;
      held.add(origin?.kind === 'new' ? origin.type : undefined);
    }
  }
  const [only, another] = held;
  return another === undefined && held.size === 1 ? only : undefined;
}

function isOf(place: Place, { owner, name }: FieldReference): boolean {
  return (
    (place.kind === 'field' || place.kind === 'static') && place.field.owner === owner && place.field.name === name
  );
}

/** By the number that records use. */
export function argumentOf({ dispatch, arguments: given }: Call, number: number): Operand | undefined {
  return given[number - 1 + (dispatch === 'static' ? 0 : 1)];
}
