/**
 * Keys that a method was called to put into a map, before the caller asks the map for them: `addNode(a); edges.get(a).add(b)`. It
 * speaks against an alarm; no proof rests on it.
 */
import type { Edge } from '../../../ir/body.js';
import type { Instruction, MethodReference, Variable } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import { ExpressionText } from '../../../obligations/index.js';
import type { Definitions } from '../../../program/flow/definitions.js';

type Call = Extract<Instruction, { kind: 'call' }>;

export type Resolve = (method: MethodReference) => MethodDeclaration | undefined;

const READS: ReadonlySet<string> = new Set(['get', 'remove']);
/** A method that asks for the key is called to know whether it is there. */
const WRITES: ReadonlySet<string> = new Set(['put', 'putIfAbsent', 'computeIfAbsent', 'merge', 'containsKey']);

/** Whether one of the edges before the lookup calls a method of the same object that puts a value for its key into its map. */
export function isKeyWritten(before: readonly Edge[], lookup: Call, text: ExpressionText, resolve: Resolve): boolean {
  const [map, key] = lookup.arguments;
  if (!READS.has(lookup.method.name) || map === undefined || key === undefined) return false;
  const [mapText, keyText] = [text.of(map), text.of(key)];
  if (!mapText.startsWith('this.')) return false;
  return before.some(({ instruction }) => {
    if (instruction.kind !== 'call') return false;
    const position = instruction.arguments.findIndex((each) => text.of(each) === keyText);
    const callee = position < 0 ? undefined : resolve(instruction.method);
    const [receiver] = instruction.arguments;
    if (callee === undefined || receiver === undefined) return false;
    return !hasFlag(callee, Flag.STATIC) && text.of(receiver) === 'this' && putsIn(callee, position, mapText);
  });
}

/** Whether a constructor of the class puts a value for each constant of an enum into the map, of which the key is one. */
export function isFilledByEnum(
  lookup: Call,
  text: ExpressionText,
  constructors: readonly MethodDeclaration[],
): boolean {
  const [map, key] = lookup.arguments;
  if (lookup.method.name !== 'get' || map === undefined || key === undefined) return false;
  const mapText = text.of(map);
  return mapText.startsWith('this.') && constructors.some((each) => putsEach(each, mapText, key.type));
}

function putsEach(method: MethodDeclaration, map: string, type: TypeName): boolean {
  const body = method.body();
  if (body === undefined) return false;
  const text = new ExpressionText(body, 'in full');
  return body.edges.some(({ instruction }) => {
    if (instruction.kind !== 'call' || instruction.method.name !== 'put') return false;
    const [receiver, key, value] = instruction.arguments;
    if (receiver === undefined || key?.kind !== 'variable' || value?.kind === 'constant') return false;
    if (text.of(receiver) !== map || key.type !== type) return false;
    const element = text.definitions.readFrom(key);
    const all = element?.kind === 'element' ? madeBy(element.base, text.definitions) : undefined;
    return all?.kind === 'call' && all.method.name === 'values' && all.method.owner === type;
  });
}

/** By way of copies. */
function madeBy(variable: Variable, definitions: Definitions): Instruction | undefined {
  const instruction = definitions.only(variable)?.instruction;
  return instruction?.kind === 'assign' && instruction.value.kind === 'variable'
    ? madeBy(instruction.value, definitions)
    : instruction;
}

/** Whether the method puts a value for that parameter into the map, on some of its ways. */
function putsIn(method: MethodDeclaration, position: number, map: string): boolean {
  const body = method.body();
  const parameter = body?.parameters[position];
  if (body === undefined || parameter === undefined) return false;
  const text = new ExpressionText(body, 'in full');
  return body.edges.some(({ instruction }) => {
    if (instruction.kind !== 'call' || !WRITES.has(instruction.method.name)) return false;
    const [receiver, key, value] = instruction.arguments;
    if (receiver === undefined || key === undefined || (value?.kind === 'constant' && value.value === null))
      return false;
    return text.of(receiver) === map && text.of(key) === text.of(parameter);
  });
}
