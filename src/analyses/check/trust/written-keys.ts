/**
 * Keys that a method was called to put into a map, before the caller asks the map for them: `addNode(a); edges.get(a).add(b)`. It
 * speaks against an alarm; no proof rests on it.
 */
import type { Edge } from '../../../ir/body.js';
import type { Instruction, MethodReference } from '../../../ir/instructions.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { ExpressionText } from '../../../obligations/index.js';

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
