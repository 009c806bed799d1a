/**
 * Keys that a method was called for before a lookup that asks for them: one that puts them into the map, or that looks whether they are there: `addNode(a); edges.get(a).add(b)`,
 * `if (options.has(k)) options.get(k).use()`; or that gave them: `node.child(node.names().get(0)).use()`. The lookup may be a method of the input that asks a map of its own. It speaks
 * against an alarm; no proof rests on it.
 */
import type { Edge } from '../../../ir/body.js';
import type { Instruction, MethodReference, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { ExpressionText } from '../../../obligations/index.js';
import { CHECK_BUDGETS } from '../budgets.js';

type Call = Extract<Instruction, { kind: 'call' }>;

/** Of the input only: what else has code is not looked into. */
export type Resolve = (method: MethodReference) => MethodDeclaration | undefined;

const READS: ReadonlySet<string> = new Set(['get', 'remove']);
/** A method that asks for the key is called to know whether it is there. */
const WRITES: ReadonlySet<string> = new Set(['put', 'putIfAbsent', 'computeIfAbsent', 'merge', 'containsKey']);
/** How an element is taken out of what holds several. */
const TAKES: ReadonlySet<string> = new Set([
  'get',
  'next',
  'iterator',
  'listIterator',
  'getFirst',
  'stream',
  'toArray',
]);
const DEEPEST = CHECK_BUDGETS['trust/written-keys'].deepest.most;

/** Whether one of the edges before the lookup calls a method of an object that the lookup asks for its key. */
export function isKeyWritten(before: readonly Edge[], lookup: Call, text: ExpressionText, resolve: Resolve): boolean {
  const [map, ...keys] = lookup.arguments;
  if (lookup.dispatch === 'static' || map === undefined) return false;
  const own = resolve(lookup.method);
  const looksUp = own === undefined ? READS.has(lookup.method.name) : isLookup(own, DEEPEST, resolve);
  if (!looksUp || keys.length === 0) return false;
  const wanted = { ...(own === undefined ? { map: text.of(map) } : {}), deepest: DEEPEST, resolve };
  const asked = objectsBehind(map, text);
  const names = new Set(keys.map((key) => text.of(valueOn(before, key))));
  return (
    before.some(({ instruction }) => {
      if (instruction.kind !== 'call' || instruction.dispatch === 'static') return false;
      const [receiver, ...given] = instruction.arguments;
      if (receiver === undefined || !asked.has(text.of(receiver))) return false;
      const position = given.findIndex((each) => names.has(text.of(valueOn(before, each))));
      const callee = position < 0 ? undefined : resolve(instruction.method);
      if (callee === undefined || hasFlag(callee, Flag.STATIC)) return false;
      return putsIn(callee, position + 1, wanted);
    }) || keys.some((key) => isGivenBy(asked, valueOn(before, key), text, resolve))
  );
}

/** What the operand is a copy of on this way. */
function valueOn(before: readonly Edge[], operand: Operand): Operand {
  let value = operand;
  for (let index = before.length - 1; index >= 0 && value.kind === 'variable'; index--) {
    const instruction = before[index]?.instruction;
    if (instruction === undefined || definedVariable(instruction) !== value) continue;
    if (instruction.kind !== 'assign') return value;
    const source = instruction.value.kind === 'cast' ? instruction.value.operand : instruction.value;
    if (source.kind !== 'variable' && source.kind !== 'constant') return value;
    value = source;
  }
  return value;
}

/** The object that is asked, and those that it came out of: `this` and `this.options` for `this.options.all()`. */
function objectsBehind(operand: Operand, text: ExpressionText): ReadonlySet<string> {
  const found = new Set<string>();
  let each: Operand | undefined = operand;
  for (let depth = 0; depth < DEEPEST && each?.kind === 'variable'; depth++) {
    found.add(text.of(each));
    each = heldBy(text.definitions.only(each)?.instruction);
  }
  return found;
}

function heldBy(instruction: Instruction | undefined): Operand | undefined {
  if (instruction?.kind === 'load') return instruction.place.kind === 'field' ? instruction.place.base : undefined;
  if (instruction?.kind === 'call') return instruction.dispatch === 'static' ? undefined : instruction.arguments[0];
  if (instruction?.kind !== 'assign') return undefined;
  const { value } = instruction;
  return value.kind === 'cast' ? value.operand : value.kind === 'variable' ? value : undefined;
}

/** Whether the key is an element of what a method of one of these objects gave. */
function isGivenBy(asked: ReadonlySet<string>, key: Operand, text: ExpressionText, resolve: Resolve): boolean {
  let each: Operand | undefined = key;
  let isTaken = false;
  for (let depth = 0; depth < DEEPEST && each?.kind === 'variable'; depth++) {
    const instruction: Instruction | undefined = text.definitions.only(each)?.instruction;
    const [receiver] = instruction?.kind === 'call' && instruction.dispatch !== 'static' ? instruction.arguments : [];
    if (instruction?.kind === 'call' && receiver !== undefined) {
      if (isTaken && resolve(instruction.method) !== undefined && asked.has(text.of(receiver))) return true;
      if (!TAKES.has(instruction.method.name)) return false;
      isTaken = true;
    }
    each = heldBy(instruction);
  }
  return false;
}

/** Whether the method gives what a map has for a key that is one of its parameters, or is made of one. */
function isLookup(method: MethodDeclaration | undefined, deepest: number, resolve: Resolve): boolean {
  const body = method?.body();
  if (method === undefined || body === undefined || deepest === 0) return false;
  const text = new ExpressionText(body, 'in full');
  return body.edges.some(({ instruction }) => {
    if (instruction.kind !== 'return' || instruction.value?.kind !== 'variable') return false;
    const values = text.definitions.of(instruction.value).map((edge) => edge.instruction);
    return [...values, ...values.flatMap((value) => copied(value, text))].some((value) => {
      if (value.kind !== 'call' || value.dispatch === 'static') return false;
      const [, key] = value.arguments;
      if (key === undefined || !body.parameters.some((each) => isMadeOf(key, each, text))) return false;
      return READS.has(value.method.name) || isLookup(resolve(value.method), deepest - 1, resolve);
    });
  });
}

function copied(instruction: Instruction, text: ExpressionText): readonly Instruction[] {
  if (instruction.kind !== 'assign') return [];
  const source = instruction.value.kind === 'cast' ? instruction.value.operand : instruction.value;
  return source.kind === 'variable' ? text.definitions.of(source).map((edge) => edge.instruction) : [];
}

interface Wanted {
  /** What is asked later, as its method writes it; not known where a method of the input asks. */
  readonly map?: string;
  readonly deepest: number;
  readonly resolve: Resolve;
}

/** Whether the method puts a value for that parameter into the map, or looks for it, on some of its ways. */
function putsIn(method: MethodDeclaration, position: number, wanted: Wanted): boolean {
  const body = method.body();
  const parameter = body?.parameters[position];
  if (body === undefined || parameter === undefined || wanted.deepest === 0) return false;
  const text = new ExpressionText(body, 'in full');
  return body.edges.some(({ instruction }) => {
    if (instruction.kind !== 'call' || instruction.dispatch === 'static') return false;
    const [receiver, key, value] = instruction.arguments;
    if (receiver === undefined || key === undefined || !isMadeOf(key, parameter, text)) return false;
    if (!WRITES.has(instruction.method.name)) {
      const callee = text.of(receiver) === 'this' ? wanted.resolve(instruction.method) : undefined;
      return callee !== undefined && putsIn(callee, 1, { ...wanted, deepest: wanted.deepest - 1 });
    }
    if (value?.kind === 'constant' && value.value === null) return false;
    const map = text.of(receiver);
    // Two fields are two maps; what a method gives, or an object keeps to itself, may be any.
    return wanted.map === undefined || map === wanted.map || !isOwnField(map) || !isOwnField(wanted.map);
  });
}

function isOwnField(text: string): boolean {
  return /^this\.\w+$/.test(text);
}

/** Whether the operand is the parameter, or what a call makes of it. */
function isMadeOf(operand: Operand, parameter: Variable, text: ExpressionText): boolean {
  if (operand === parameter || operand.kind !== 'variable') return operand === parameter;
  return text.definitions.of(operand).some(({ instruction }) => {
    if (instruction.kind === 'call') return instruction.arguments.includes(parameter);
    if (instruction.kind !== 'assign') return false;
    const source = instruction.value.kind === 'cast' ? instruction.value.operand : instruction.value;
    return source === parameter;
  });
}
