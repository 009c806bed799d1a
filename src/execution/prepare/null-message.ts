/**
 * The JDK's text for a null dereference: what was attempted, and where the null came from.
 *
 * As JEP 358 describes it; variables of source are called as in class files without their names, which is what javac makes by default.
 */
import type { Body, Edge } from '../../ir/body.js';
import type { Operand, Place } from '../../ir/instructions.js';
import { isReference, STRING, type TypeName } from '../../ir/types.js';
import { type LambdaFields, methodText, NullSource } from './null-source.js';

/** `edge` carries a failed check that the operand is not null; undefined where the JDK has no text either. */
export function nullMessage(
  body: Body,
  edge: Edge,
  operand: Operand,
  lambda: LambdaFields | undefined,
): string | undefined {
  const action = attempt(body, edge, operand);
  if (action === undefined) return undefined;
  const source = new NullSource(body, edge.from, lambda).describe(operand);
  return source === undefined ? action : `${action} because ${source} is null`;
}

/** What the code behind the check does with the operand; other checks may stand between. */
function attempt(body: Body, edge: Edge, operand: Operand): string | undefined {
  let [next] = body.outgoing[edge.to] ?? [];
  while (next?.instruction.kind === 'check') [next] = body.outgoing[next.to] ?? [];
  const instruction = next?.instruction;
  switch (instruction?.kind) {
    case 'call': {
      const [receiver, argument] = instruction.arguments;
      if (instruction.dispatch !== 'static' && isSame(receiver, operand))
        return `Cannot invoke "${methodText(instruction.method)}"`;
      // A switch over strings compares with constants here, but asks for the hash code in a class file.
      const isLabel = receiver?.kind === 'constant' && operand.type === STRING && isSame(argument, operand);
      return isLabel ? 'Cannot invoke "String.hashCode()"' : undefined;
    }
    case 'load':
      if (instruction.place.kind === 'static') return enumSwitch(instruction.place, operand);
      return isSame(instruction.place.base, operand) ? reading(instruction.place) : undefined;
    case 'store':
      return instruction.place.kind !== 'static' && isSame(instruction.place.base, operand)
        ? writing(instruction.place)
        : undefined;
    case 'throw':
      return 'Cannot throw exception';
    case 'monitor':
      return 'Cannot enter synchronized block';
    default:
      return undefined;
  }
}

function isSame(left: Operand | undefined, right: Operand): boolean {
  if (left?.kind === 'constant' && right.kind === 'constant') return left.value === right.value;
  return left === right;
}

/** A switch over an enum compares with its constants here, but asks for the ordinal number in a class file. */
function enumSwitch({ field }: Place & { readonly kind: 'static' }, operand: Operand): string | undefined {
  return field.type === operand.type && field.owner === operand.type
    ? `Cannot invoke "${operand.type}.ordinal()"`
    : undefined;
}

function reading(place: Place): string {
  switch (place.kind) {
    case 'length':
      return 'Cannot read the array length';
    case 'element':
      return `Cannot load from ${arrayKind(place.type)} array`;
    default:
      return `Cannot read field "${place.field.name}"`;
  }
}

function writing(place: Place): string | undefined {
  if (place.kind === 'length') return undefined;
  return place.kind === 'element'
    ? `Cannot store to ${arrayKind(place.type)} array`
    : `Cannot assign field "${place.field.name}"`;
}

function arrayKind(element: TypeName): string {
  if (isReference(element)) return 'object';
  return element === 'byte' || element === 'boolean' ? 'byte/boolean' : element;
}
