/**
 * Calls that the object may refuse, on an object whose state the method does not know: it comes out of a field, an array or a parameter. Nobody says
 * that they fail; but they are places where a run can.
 */
import type { Claim } from '../../../../findings/claim.js';
import type { Body, Edge } from '../../../../ir/body.js';
import type { Operand } from '../../../../ir/instructions.js';
import { type ProtocolFacts, type ProtocolRecord, RECORDS } from '../../../../library/index.js';
import { locationOf, simpleName } from '../../../../obligations/index.js';
import { Definitions } from '../../../../program/flow/definitions.js';
import { IMMUTABLE } from './automata.js';
import { PROPERTY } from './sketched-claims.js';

const UNKNOWN_STATE = 'called on an object that comes from elsewhere, in an unknown state';
/** Which collections can be changed is what components know. */
const PROTOCOLS: readonly string[] = [...new Set(RECORDS.protocols.map(({ protocol }) => protocol))].filter(
  (protocol) => protocol !== IMMUTABLE,
);

/** With what the call throws in some state. */
export interface Doubtful {
  readonly edge: Edge;
  readonly exception: string;
}

export function callsOnOthers(body: Body, facts: ProtocolFacts): readonly Doubtful[] {
  let definitions: Definitions | undefined;
  return body.edges.flatMap((edge): readonly Doubtful[] => {
    const { instruction } = edge;
    const [receiver] = instruction.kind === 'call' && instruction.dispatch !== 'static' ? instruction.arguments : [];
    if (instruction.kind !== 'call' || receiver?.kind !== 'variable' || instruction.method.name === '<init>') return [];
    const records = PROTOCOLS.flatMap((protocol) => facts.stepsOn(protocol, receiver.type) ?? []);
    const exception = records
      .flatMap((record) => statesOf(record).map((state) => facts.step({ record, state }, instruction.method)?.fails))
      .find((each) => each !== undefined);
    if (exception === undefined) return [];
    definitions ??= new Definitions(body);
    return isFromElsewhere(receiver, definitions) ? [{ edge, exception }] : [];
  });
}

export function claimOfOther({ edge, exception }: Doubtful, subject: string): Claim {
  return {
    property: PROPERTY,
    kind: 'obligation',
    subject,
    verdict: 'unproved',
    location: locationOf(edge.span),
    assumptions: [],
    reason: UNKNOWN_STATE,
    message: `${/[(]/.test(subject) ? `\`${subject}\`` : subject} may throw ${simpleName(exception)}`,
  };
}

function statesOf({ steps = [] }: ProtocolRecord): readonly string[] {
  return [...new Set(steps.flatMap((step) => step.in ?? []))];
}

function isFromElsewhere(operand: Operand, definitions: Definitions): boolean {
  if (operand.kind !== 'variable') return false;
  return definitions.readFrom(operand) !== undefined || definitions.copiedParameter(operand) !== undefined;
}
