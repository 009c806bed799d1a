/** Text that is read from a stream which the object was given: what that holds is the content of an argument. */
import type { Body } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Instruction, Operand } from '../../ir/instructions.js';
import type { ClassName } from '../../ir/types.js';
import { Definitions } from '../../program/flow/definitions.js';

type Call = Extract<Instruction, { kind: 'call' }>;

const STREAMS: readonly ClassName[] = [
  'java.io.Reader',
  'java.io.InputStream',
  'java.io.DataInput',
  'java.util.Scanner',
];

/** Whether one of the call's arguments is. */
export function readsStream(call: Call, body: Body, hierarchy: Hierarchy): boolean {
  const definitions = new Definitions(body);
  return call.arguments.some((operand) => isReadFromStream(operand, definitions, hierarchy));
}

/** Whether a library's stream answered with it that the code keeps in a field or was passed: one that it opens itself it has to distrust. */
export function isReadFromStream(operand: Operand, definitions: Definitions, hierarchy: Hierarchy): boolean {
  const reading = operand.kind === 'variable' ? definitions.only(operand)?.instruction : undefined;
  if (reading?.kind === 'assign') {
    const { value } = reading;
    return value.kind === 'variable' && isReadFromStream(value, definitions, hierarchy);
  }
  const [stream] = reading?.kind === 'call' && reading.dispatch !== 'static' ? reading.arguments : [];
  if (reading?.kind !== 'call' || stream?.kind !== 'variable') return false;
  const { owner } = reading.method;
  if (hierarchy.find(owner)?.origin === 'input') return false;
  // The text of the text that was read, as trimmed.
  if (owner === 'java.lang.String') return isReadFromStream(stream, definitions, hierarchy);
  if (!STREAMS.some((each) => hierarchy.isSubclass(owner, each))) return false;
  return definitions.readFrom(stream)?.kind === 'field' || definitions.copiedParameter(stream) !== undefined;
}
