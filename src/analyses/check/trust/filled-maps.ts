/**
 * Maps that a class fills once: the key that is asked for is a constant that its initialiser, or a constructor, has put in, or one of an enum all of whose constants were. Values
 * that were null, and code that takes the key out again, are not looked for: it speaks against an alarm; no proof rests on it.
 */
import type { Body, Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Instruction, Operand } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import type { ExpressionText } from '../../../obligations/index.js';
import { Definitions } from '../../../program/flow/definitions.js';

type Call = Extract<Instruction, { kind: 'call' }>;

export function isKeyFilledIn({ method, arguments: given }: Call, text: ExpressionText, hierarchy: Hierarchy): boolean {
  const [map, key] = given;
  if (method.name !== 'get' || map === undefined || key === undefined) return false;
  const place = text.definitions.readFrom(map);
  if (place === undefined || !('field' in place)) return false;
  const wanted = constantOf(key, text.definitions);
  const keys = fillersOf(place.field, hierarchy).map((filler) => keysPut(filler, place.field));
  if (wanted !== undefined) return keys.some(({ single }) => single.has(wanted));
  return keys.some(({ single, whole }) => whole.has(key.type) || hasAllConstants(single, key.type, hierarchy));
}

/** What sets the field first. */
function fillersOf(field: FieldReference, hierarchy: Hierarchy): readonly MethodDeclaration[] {
  const declared = hierarchy.resolveField(field);
  if (declared === undefined) return [];
  const initialiser = hasFlag(declared, Flag.STATIC) ? '<clinit>' : '<init>';
  return hierarchy.find(declared.owner)?.methods.filter(({ name }) => name === initialiser) ?? [];
}

interface Keys {
  /** As `constantOf` writes them. */
  readonly single: ReadonlySet<string>;
  /** Enums of which each constant is put in. */
  readonly whole: ReadonlySet<TypeName>;
}

function keysPut(filler: MethodDeclaration, field: FieldReference): Keys {
  const [single, whole] = [new Set<string>(), new Set<TypeName>()];
  const body = filler.body();
  if (body === undefined) return { single, whole };
  const definitions = new Definitions(body);
  const isMap = mapsOf(body, field, definitions);
  for (const { instruction } of body.edges) {
    if (instruction.kind !== 'call' || instruction.method.name !== 'put') continue;
    const [receiver, key, value] = instruction.arguments;
    if (receiver === undefined || key === undefined || !isMap(receiver) || isNull(value)) continue;
    const constant = constantOf(key, definitions);
    if (constant !== undefined) single.add(constant);
    else if (isEachOfEnum(key, definitions)) whole.add(key.type);
  }
  return { single, whole };
}

/** Whether an operand is what the field holds: read from it, or stored there. */
function mapsOf({ edges }: Body, field: FieldReference, definitions: Definitions): (operand: Operand) => boolean {
  const isField = ({ owner, name }: FieldReference): boolean => owner === field.owner && name === field.name;
  const stored = new Set<Operand>(edges.flatMap((edge) => storedIn(edge, isField) ?? []));
  return (operand) => {
    const place = definitions.readFrom(operand);
    if (place !== undefined && 'field' in place && isField(place.field)) return true;
    return (
      stored.has(operand) || [...stored].some((each) => rootOf(each, definitions) === rootOf(operand, definitions))
    );
  };
}

function storedIn({ instruction }: Edge, isField: (field: FieldReference) => boolean): Operand | undefined {
  if (instruction.kind !== 'store' || !('field' in instruction.place)) return undefined;
  return isField(instruction.place.field) ? instruction.value : undefined;
}

/** By way of copies. */
function rootOf(operand: Operand, definitions: Definitions): Operand {
  if (operand.kind !== 'variable') return operand;
  const instruction = definitions.only(operand)?.instruction;
  if (instruction?.kind !== 'assign') return operand;
  const { value } = instruction;
  const source = value.kind === 'cast' ? value.operand : value;
  return source.kind === 'variable' || source.kind === 'constant' ? rootOf(source, definitions) : operand;
}

/** The same text for the same key: a literal, or a constant of an enum. */
function constantOf(key: Operand, definitions: Definitions): string | undefined {
  const root = rootOf(key, definitions);
  if (root.kind === 'constant') return isNull(root) ? undefined : `${root.type} ${String(root.value)}`;
  const instruction = definitions.only(root)?.instruction;
  // A number in its box.
  if (instruction?.kind === 'call' && instruction.method.name === 'valueOf') {
    const [boxed] = instruction.arguments;
    return boxed === undefined || instruction.arguments.length !== 1 ? undefined : constantOf(boxed, definitions);
  }
  const place = definitions.readFrom(root);
  return place?.kind === 'static' && place.field.owner === root.type ? `${root.type} ${place.field.name}` : undefined;
}

/** Whether it goes through what `values()` of its type gives, or through all constants of whichever enum a class stands for. */
function isEachOfEnum(key: Operand, definitions: Definitions): boolean {
  const element = definitions.readFrom(key);
  if (element?.kind !== 'element') return false;
  const root = rootOf(element.base, definitions);
  const all = root.kind === 'variable' ? definitions.only(root)?.instruction : undefined;
  if (all?.kind !== 'call') return false;
  const { owner, name } = all.method;
  return name === 'values' ? owner === key.type : owner === 'java.lang.Class' && name === 'getEnumConstants';
}

function hasAllConstants(keys: ReadonlySet<string>, type: TypeName, hierarchy: Hierarchy): boolean {
  const constants = hierarchy.find(type)?.fields.filter((field) => hasFlag(field, Flag.ENUM)) ?? [];
  return constants.length > 0 && constants.every(({ name }) => keys.has(`${type} ${name}`));
}

function isNull(operand: Operand | undefined): boolean {
  return operand?.kind === 'constant' && operand.value === null;
}
