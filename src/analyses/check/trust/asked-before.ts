/**
 * Calls that speak against a null result of a later one: `containsKey` or `put` before `get`, `isEmpty`, `size` or `peek` before `poll`, also as an argument
 * of a call that returns only for such answers; a key that comes from the map itself. They say how far to trust an alarm; no proof rests on them.
 */

import { opposite, type Sense } from '../../../base/truth.js';
import type { Body, Edge } from '../../../ir/body.js';
import type { Expression, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import type { ExpressionText } from '../../../obligations/index.js';
import { CHECK_BUDGETS } from '../budgets.js';
import { comparedWithNull, lookedUp } from './tested-results.js';

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

/** What shows, of anything that holds elements, that there is one: a result that is not null. */
const LOOKING: ReadonlySet<string> = new Set(['peek', 'peekFirst', 'peekLast', 'firstEntry', 'lastEntry']);

/** What has to hold of the boolean arguments of a call that has returned. */
export type Implied = (call: Call) => readonly { readonly argument: Operand; readonly sense: Sense }[];

/** Whether the edges, in this order, end with reasons to expect a result of the call. */
export function isAskedBefore(
  before: readonly Edge[],
  call: Call,
  text: ExpressionText,
  body: Body,
  implied: Implied,
): boolean {
  const asking = ASKINGS.get(call.method.name);
  const [receiver] = call.arguments;
  if (asking === undefined || receiver === undefined || call.dispatch === 'static') return false;
  const on = text.of(receiver);
  const key = asking.kind === 'key' ? call.arguments[1] : undefined;
  const wanted: Wanted = { asking, on, key, text, body };
  for (let index = before.length - 1; index >= 0; index--) {
    const edge = before[index];
    if (edge === undefined) continue;
    const { instruction } = edge;
    if (instruction.kind === 'assume' && isTold(instruction.condition, 'holds', wanted)) return true;
    if (instruction.kind !== 'call') continue;
    if (implied(instruction).some(({ argument, sense }) => isTold(argument, sense, wanted))) return true;
    if (!isOn(instruction, on, text)) continue;
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

/** What is looked for on the way to a lookup. */
interface Wanted {
  readonly asking: Asking;
  /** What it is called on. */
  readonly on: string;
  readonly key: Operand | undefined;
  readonly text: ExpressionText;
  readonly body: Body;
}

/** Whether the condition holds, or fails, only where the call has a result. */
function isTold(condition: Expression, sense: Sense, wanted: Wanted): boolean {
  const { asking, on, key, text } = wanted;
  if (condition.kind === 'unary' && condition.operator === '!')
    return isTold(condition.operand, opposite(sense), wanted);
  if (condition.kind === 'binary') {
    if (asking.kind !== 'filled' || sense === 'fails') return false;
    return isSizeTest(condition, on, text) || isLookedAt(condition, wanted);
  }
  if (condition.kind !== 'variable') return false;
  const asked = text.definitions.only(condition)?.instruction;
  if (asked?.kind === 'assign' && asked.target === condition) return isTold(asked.value, sense, wanted);
  if (asked?.kind !== 'call' || !isOn(asked, on, text)) return false;
  if (asking.kind === 'filled') return asked.method.name === 'isEmpty' && sense === 'fails';
  const [, given] = asked.arguments;
  if (asked.method.name !== 'containsKey' || sense === 'fails' || given === undefined || key === undefined)
    return false;
  return text.of(given) === text.of(key);
}

/** Whether an element, or an entry, was seen not to be null. */
function isLookedAt(condition: Expression, { on, text, body }: Wanted): boolean {
  const tested = condition.kind === 'binary' && condition.operator === '!=' ? comparedWithNull(condition) : undefined;
  const looked = tested === undefined ? undefined : lookedUp(tested, body);
  return looked !== undefined && LOOKING.has(looked.method.name) && isOn(looked, on, text);
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
