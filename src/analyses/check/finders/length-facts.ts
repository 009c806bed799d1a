/**
 * What a method has found out about positions in texts, on all ways to a point: comparisons with `text.length()`, tests by `isEmpty()`, results of `indexOf`. Strings do not change, so
 * that a fact holds until one of its variables gets another value. Of the numbers themselves (are they negative?) the domain is asked.
 */
import type { Body, Edge, Point } from '../../../ir/body.js';
import type { Expression, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { solveForward } from '../../../program/flow/dataflow.js';

const TEXT = 'java.lang.String';

/**
 * `length v s`: v is the length of s; `below v s`: v is less than that; `within v s`: v is at most that; `empty v s`: v tells whether s is empty; `least s`: s has at
 * least so many characters; `from v`: v is not negative. The number is that of `least`, and 1 for the others.
 */
type Facts = ReadonlyMap<string, number>;

export interface Positions {
  readonly kind: string;
  readonly positions: readonly Operand[];
  readonly sized: Operand;
}

export interface LengthFacts {
  /** Whether the positions are surely within the text, where `isNotNegative` says what is known of numbers besides. */
  areWithin(point: Point, positions: Positions, isNotNegative: (position: Operand) => boolean): boolean;
}

export function lengthFacts(body: Body): LengthFacts {
  const solution = solveForward<Facts>(body, {
    starts: [[body.entry, new Map()]],
    join: both,
    isSame: (one, other) => one.size === other.size && [...one].every(([key, value]) => other.get(key) === value),
    after: (edge, before) => after(edge, before),
  });
  return {
    areWithin: (point, { kind, positions, sized }, isNotNegative) => {
      const facts = solution.isSolved ? solution.at(point) : undefined;
      if (facts === undefined || sized.kind !== 'variable') return false;
      const isFrom = (position: Operand): boolean => holds(facts, 'from', position) || isNotNegative(position);
      const [first, second] = positions;
      if (first === undefined) return false;
      if (second === undefined)
        return isFrom(first) && isAtMost(facts, first, sized, kind === 'element' ? 'below' : 'within');
      const isOrdered = isZero(first) || (second.kind === 'variable' && holds(facts, 'length', second, sized));
      if (!isOrdered || !isFrom(first) || !isFrom(second)) return false;
      return isAtMost(facts, first, sized, 'within') && isAtMost(facts, second, sized, 'within');
    },
  };
}

function isZero(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === 0;
}

function isAtMost(facts: Facts, position: Operand, text: Variable, word: 'below' | 'within'): boolean {
  if (position.kind === 'constant') {
    const least = facts.get(key('least', text)) ?? 0;
    return typeof position.value === 'number' && (word === 'below' ? position.value < least : position.value <= least);
  }
  return holds(facts, word, position, text) || (word === 'within' && holds(facts, 'below', position, text));
}

function both(known: Facts, arriving: Facts): Facts {
  const joined = new Map<string, number>();
  for (const [each, value] of known) {
    const other = arriving.get(each);
    if (other !== undefined) joined.set(each, Math.min(value, other));
  }
  return joined.size === known.size && [...joined].every(([each, value]) => known.get(each) === value) ? known : joined;
}

function key(word: string, ...operands: readonly Operand[]): string {
  return `${word} ${operands.map((operand) => (operand.kind === 'variable' ? operand.index : '-')).join(' ')}`;
}

function holds(facts: Facts, word: string, ...operands: readonly Operand[]): boolean {
  return facts.has(key(word, ...operands));
}

function after({ instruction }: Edge, before: Facts): Facts {
  if (instruction.kind === 'assume') return assumed(instruction.condition, before);
  const target = definedVariable(instruction);
  if (target === undefined) return before;
  const kept = new Map([...before].filter(([each]) => !each.split(' ').slice(1).includes(String(target.index))));
  for (const [each, value] of gained(instruction, target, before)) kept.set(each, value);
  return kept;
}

/** What the new value of the variable is known for; the facts are those of before. */
function gained(instruction: Instruction, target: Variable, before: Facts): readonly (readonly [string, number])[] {
  if (instruction.kind === 'assign') return computed(instruction.value, target, before);
  if (instruction.kind !== 'call' || instruction.method.owner !== TEXT) return [];
  const [text, sought] = instruction.arguments;
  if (text?.kind !== 'variable' || text === target) return [];
  switch (instruction.method.name) {
    case 'length':
      return [fact('length', target, text), fact('within', target, text), fact('from', target)];
    case 'isEmpty':
      return [fact('empty', target, text)];
    case 'indexOf':
    case 'lastIndexOf':
      return [fact(sought?.type === TEXT ? 'within' : 'below', target, text)];
    default:
      return [];
  }
}

function fact(word: string, ...operands: readonly Operand[]): readonly [string, number] {
  return [key(word, ...operands), 1];
}

function computed(value: Expression, target: Variable, before: Facts): readonly (readonly [string, number])[] {
  if (value.kind === 'variable') return copied(value, target, before);
  if (value.kind !== 'binary' || value.left.kind !== 'variable' || value.left === target) return [];
  if (value.right.kind !== 'constant' || typeof value.right.value !== 'number') return [];
  const { left, operator, right } = value;
  const by = Number(right.value);
  return about(before, left).flatMap(([word, text]) => {
    // What is below a length can be counted up by one, and a length down by less than there is: neither leaves the range of int.
    if (operator === '+' && by === 1 && word === 'below') return [[`within ${target.index} ${text}`, 1] as const];
    if (operator !== '-' || by < 1 || word !== 'length') return [];
    const isThere = (before.get(`least ${text}`) ?? 0) >= by;
    return [[`below ${target.index} ${text}`, 1] as const, ...(isThere ? [fact('from', target)] : [])];
  });
}

/** Words with the index of the text, of facts about the number. */
function about(facts: Facts, { index }: Variable): readonly (readonly [word: string, text: string])[] {
  return [...facts.keys()].flatMap((each) => {
    const [word = '', variable, text] = each.split(' ');
    return text !== undefined && variable === String(index) ? [[word, text] as const] : [];
  });
}

function copied(source: Variable, target: Variable, before: Facts): readonly (readonly [string, number])[] {
  const own = String(source.index);
  return [...before].flatMap(([each, value]) => {
    const [word, ...names] = each.split(' ');
    if (!names.includes(own)) return [];
    return [[`${word} ${names.map((name) => (name === own ? target.index : name)).join(' ')}`, value] as const];
  });
}

const MIRRORED: Readonly<Record<string, string>> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

function assumed(condition: Expression, before: Facts): Facts {
  const added = new Map<string, number>();
  if (condition.kind === 'unary' && condition.operator === '!') learnNotEmpty(condition.operand, before, added);
  if (condition.kind === 'binary') {
    const { left, right, operator } = condition;
    learn(left, operator, right, before, added);
    const mirrored = MIRRORED[operator];
    if (mirrored !== undefined) learn(right, mirrored, left, before, added);
  }
  if (added.size === 0) return before;
  const after = new Map(before);
  for (const [each, value] of added) after.set(each, Math.max(value, after.get(each) ?? 0));
  return after;
}

function learnNotEmpty(answer: Operand, before: Facts, added: Map<string, number>): void {
  if (answer.kind !== 'variable') return;
  for (const [word, text] of about(before, answer)) if (word === 'empty') added.set(`least ${text}`, 1);
}

/** `left operator right` holds. */
function learn(left: Operand, operator: string, right: Operand, before: Facts, added: Map<string, number>): void {
  if (left.kind !== 'variable') return;
  if (right.kind === 'constant') {
    if (typeof right.value !== 'number') return;
    if (operator === '==' && right.value === 0) learnNotEmpty(left, before, added);
    const least = leastOf(operator, right.value);
    if (least === undefined) return;
    for (const [word, text] of about(before, left)) if (word === 'length') added.set(`least ${text}`, least);
    return;
  }
  for (const [word, text] of about(before, right)) {
    if (word !== 'length' && word !== 'below' && word !== 'within') continue;
    const isBelow = operator === '<' || (operator === '<=' && word === 'below');
    const isApart = operator === '!=' && word === 'length' && before.has(`within ${left.index} ${text}`);
    if (isBelow || isApart) added.set(`below ${left.index} ${text}`, 1);
    else if (operator === '<=' || operator === '==') added.set(`within ${left.index} ${text}`, 1);
  }
}

/** Of a length that compares so. */
function leastOf(operator: string, value: number): number | undefined {
  if (operator === '>') return value + 1;
  if (operator === '>=' || operator === '==') return value;
  return operator === '!=' && value === 0 ? 1 : undefined;
}
