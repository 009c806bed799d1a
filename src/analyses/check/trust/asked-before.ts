/**
 * Calls that speak against a null result of a later one: `containsKey` or `put` before `get`, `isEmpty` or `size` before `poll`, a key that
 * comes from the map itself. They say how far to trust an alarm; no proof rests on them.
 */

import type { Body, Edge } from '../../../ir/body.js';
import type { Expression, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import type { ExpressionText } from '../../../obligations/index.js';
import { CHECK_BUDGETS } from '../budgets.js';

type Call = Extract<Instruction, { kind: 'call' }>;

/** What a method that may return null is asked before, and what makes that worthless again. */
interface Asking {
  /** Whether it is about a key, or about there being anything. */
  readonly kind: 'key' | 'filled';
  /** Calls on the same receiver after which the answer says nothing. */
  readonly undone: ReadonlySet<string>;
}

const CLEARING = ['clear', 'remove', 'removeAll', 'removeIf', 'retainAll'];
const KEY: Asking = { kind: 'key', undone: new Set([...CLEARING, 'pollFirstEntry', 'pollLastEntry']) };
const TAKING = ['poll', 'pollFirst', 'pollLast', 'pop', 'removeFirst', 'removeLast', 'take'];
const FILLED: Asking = { kind: 'filled', undone: new Set([...CLEARING, ...TAKING]) };
const FILLED_MAP: Asking = { kind: 'filled', undone: KEY.undone };

const ASKINGS: ReadonlyMap<string, Asking> = new Map([
  ['get', KEY],
  ['remove', KEY],
  ['peek', FILLED],
  ['poll', FILLED],
  ['peekFirst', FILLED],
  ['peekLast', FILLED],
  ['pollFirst', FILLED],
  ['pollLast', FILLED],
  ['firstEntry', FILLED_MAP],
  ['lastEntry', FILLED_MAP],
  ['pollFirstEntry', FILLED_MAP],
  ['pollLastEntry', FILLED_MAP],
]);

/** Calls after which the key has a mapping, unless the value that they were given is null. */
const MAPPING: ReadonlySet<string> = new Set(['put', 'putIfAbsent', 'merge', 'computeIfAbsent']);
const ADDING: ReadonlySet<string> = new Set([
  'add',
  'addFirst',
  'addLast',
  'offer',
  'offerFirst',
  'offerLast',
  'push',
  'put',
]);

/** Whether the edges, in this order, end with reasons to expect a result of the call. */
export function isAskedBefore(before: readonly Edge[], call: Call, text: ExpressionText, body: Body): boolean {
  const asking = ASKINGS.get(call.method.name);
  const [receiver] = call.arguments;
  if (asking === undefined || receiver === undefined || call.dispatch === 'static') return false;
  const on = text.of(receiver);
  const key = asking.kind === 'key' ? call.arguments[1] : undefined;
  for (let index = before.length - 1; index >= 0; index--) {
    const edge = before[index];
    if (edge === undefined) continue;
    const { instruction } = edge;
    if (instruction.kind === 'assume' && isTold(instruction.condition, asking, on, key, text)) return true;
    if (instruction.kind !== 'call' || !isOn(instruction, on, text)) continue;
    if (asking.undone.has(instruction.method.name)) return false;
    if (fills(instruction, asking, key, text)) return true;
  }
  return key !== undefined && comesFrom(key, on, text, body);
}

function isOn({ arguments: [receiver], dispatch }: Call, on: string, text: ExpressionText): boolean {
  return dispatch !== 'static' && receiver !== undefined && text.of(receiver) === on;
}

function fills(
  { method, arguments: given }: Call,
  { kind }: Asking,
  key: Operand | undefined,
  text: ExpressionText,
): boolean {
  if (kind === 'filled') return ADDING.has(method.name);
  const [, given1, value] = given;
  if (!MAPPING.has(method.name) || given1 === undefined || key === undefined) return false;
  return (
    text.of(given1) === text.of(key) && value !== undefined && !(value.kind === 'constant' && value.value === null)
  );
}

/** Whether the condition holds only where the call has a result. */
function isTold(
  condition: Expression,
  asking: Asking,
  on: string,
  key: Operand | undefined,
  text: ExpressionText,
): boolean {
  const { variable, answer } = testOf(condition);
  if (variable === undefined) return asking.kind === 'filled' && isSizeTest(condition, on, text);
  const asked = text.definitions.only(variable)?.instruction;
  if (asked?.kind !== 'call' || !isOn(asked, on, text)) return false;
  if (asking.kind === 'filled') return asked.method.name === 'isEmpty' && !answer;
  const [, given] = asked.arguments;
  if (asked.method.name !== 'containsKey' || !answer || given === undefined || key === undefined) return false;
  return text.of(given) === text.of(key);
}

/** The boolean variable that the condition is about, and what it says of it. */
function testOf(condition: Expression): { readonly variable?: Variable; readonly answer: boolean } {
  if (condition.kind === 'variable') return { variable: condition, answer: true };
  if (condition.kind !== 'unary' || condition.operator !== '!' || condition.operand.kind !== 'variable')
    return { answer: false };
  return { variable: condition.operand, answer: false };
}

/** `size() > 0`, `size() != 0`, `size() >= 1`, `0 < size()` and what is like it. */
function isSizeTest(condition: Expression, on: string, text: ExpressionText): boolean {
  if (condition.kind !== 'binary') return false;
  const { operator, left, right } = condition;
  const isSize = (operand: Operand): boolean => {
    const asked = operand.kind === 'variable' ? text.definitions.only(operand)?.instruction : undefined;
    return asked?.kind === 'call' && asked.method.name === 'size' && isOn(asked, on, text);
  };
  if (isSize(left) && right.kind === 'constant' && typeof right.value === 'number') {
    const least = right.value;
    if (operator === '!=') return least === 0;
    if (operator === '>' || operator === '==') return operator === '>' ? least >= 0 : least > 0;
    return operator === '>=' && least > 0;
  }
  if (!isSize(right) || left.kind !== 'constant' || typeof left.value !== 'number') return false;
  if (operator === '!=') return left.value === 0;
  return operator === '<' ? left.value >= 0 : operator === '<=' && left.value > 0;
}

const KEYS: ReadonlySet<string> = new Set([
  'keySet',
  'navigableKeySet',
  'descendingKeySet',
  'entrySet',
  'firstKey',
  'lastKey',
]);
const PASSING_ON: ReadonlySet<string> = new Set([
  'next',
  'iterator',
  'listIterator',
  'getKey',
  'get',
  'stream',
  'sorted',
  'copyOf',
  'toArray',
]);
const DEEPEST = CHECK_BUDGETS['trust/asked-before'].deepest.most;

/** Whether the key was taken from the map. */
function comesFrom(key: Operand, map: string, text: ExpressionText, body: Body): boolean {
  let operand: Operand | undefined = key;
  for (let depth = 0; depth < DEEPEST && operand?.kind === 'variable'; depth++) {
    const instruction: Instruction | undefined = text.definitions.only(operand)?.instruction;
    if (instruction === undefined) return false;
    if (instruction.kind === 'call' && KEYS.has(instruction.method.name)) return isOn(instruction, map, text);
    operand = sourceOf(instruction, body);
  }
  return false;
}

/** What a value was taken from, as far as elements go. */
function sourceOf(instruction: Instruction, body: Body): Operand | undefined {
  switch (instruction.kind) {
    case 'assign': {
      const { value } = instruction;
      if (value.kind === 'cast') return value.operand;
      return value.kind === 'variable' ? value : undefined;
    }
    case 'load':
      return instruction.place.kind === 'element' ? instruction.place.base : undefined;
    case 'call':
      return PASSING_ON.has(instruction.method.name) ? instruction.arguments[0] : undefined;
    case 'new':
      return copied(instruction.target, body);
    default:
      return undefined;
  }
}

/** The collection that a new one is made of. */
function copied(made: Variable, { edges }: Body): Operand | undefined {
  for (const { instruction } of edges) {
    if (instruction.kind !== 'call' || instruction.method.name !== '<init>') continue;
    if (instruction.arguments[0] === made && instruction.method.descriptor === '(Ljava/util/Collection;)V')
      return instruction.arguments[1];
  }
  return undefined;
}
