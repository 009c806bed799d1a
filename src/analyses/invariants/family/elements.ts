/** Where bodies write elements of arrays of references: hash tables and heaps are changed like that. */
import type { Body, Edge } from '../../../ir/body.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { elementType, isArray, isReference, type TypeName } from '../../../ir/types.js';
import type { CallInstruction, OutsideCalls } from '../outside/calls.js';
import type { ArrayOrigin } from './values.js';

export interface ElementWrite {
  readonly method: MethodDeclaration;
  readonly edge: Edge;
  /** The type of the array. */
  readonly type: TypeName;
  /** Where it comes from; undefined where that is not known. */
  readonly origins: readonly ArrayOrigin[] | undefined;
}

/** Where the arrays in a variable come from. */
export type OriginsOf = (variable: Variable) => readonly ArrayOrigin[] | undefined;

/** The fields that hold the arrays; undefined where they may come from elsewhere. */
export function heldBy({ origins }: ElementWrite): readonly FieldReference[] | undefined {
  const fields: FieldReference[] = [];
  for (const origin of origins ?? []) {
    if (origin.kind === 'field') fields.push(origin.field);
    else if (origin.kind !== 'made') return undefined;
  }
  return origins === undefined ? undefined : fields;
}

/** Of the library's methods with arrays for arguments those that only read them. */
const READING =
  /^(?:copyOf|copyOfRange|toString|deepToString|equals|deepEquals|hashCode|deepHashCode|stream|clone|getClass)$/;

export function elementWrites(
  method: MethodDeclaration,
  body: Body,
  originsOf: OriginsOf,
  outside: OutsideCalls,
): readonly ElementWrite[] {
  const writes: ElementWrite[] = [];
  for (const edge of body.edges) {
    const { instruction } = edge;
    if (instruction.kind === 'store' && instruction.place.kind === 'element') {
      const { base, type } = instruction.place;
      if (isReference(type)) writes.push({ method, edge, type: base.type, origins: originsOf(base) });
    } else if (instruction.kind === 'call' && isOfLibrary(instruction, outside)) {
      for (const operand of instruction.arguments)
        if (operand.kind === 'variable' && isArray(operand.type) && isReference(elementType(operand.type)))
          writes.push({ method, edge, type: operand.type, origins: originsOf(operand) });
    }
  }
  return writes;
}

function isOfLibrary(call: CallInstruction, outside: OutsideCalls): boolean {
  return !READING.test(call.method.name) && outside.targets(call).length === 0;
}
