/** One edge of a method as the object goes through it: where it can go on, and whether its way ends there. */
import type { Body, Edge, Point } from '../../../../ir/body.js';
import type { Expression, Operand, Variable } from '../../../../ir/instructions.js';
import { definedVariable } from '../../../../ir/operands.js';
import { type ClassName, isReference } from '../../../../ir/types.js';
import { assumed, isDoubted, isHandle, knownValue, type Tested, withValue } from './conditions.js';
import { type HeldState, having, NOT_NULL, UNKNOWN, without } from './held-state.js';
import type { Call } from './library.js';

/**
 * How an exception came about on the way: not at all; by a `throw`, or a call that is declared to throw or seen to; otherwise,
 * which nobody reckons with.
 */
export type Grade = 0 | 1 | 2;

export type End = 'closed' | 'escaped' | 'returned' | 'failed';

export interface Move {
  readonly to: Point;
  readonly state: HeldState;
  readonly grade: Grade;
  readonly isExceptional: boolean;
  readonly end?: End;
}

/** What a call does to the object; on the normal way and by exception. */
export interface CallOutcome {
  readonly normal: readonly Passed[];
  /** None: it cannot throw while the object is open. */
  readonly exceptional: readonly Passed[];
  readonly grade: Grade;
}

export interface Passed {
  readonly state: HeldState;
  readonly end?: End;
}

export interface Rules {
  readonly tested: Tested;
  /** What is added to a waiting object's state by the edge: the object comes to be on the normal way. */
  readonly comes: (edge: Edge, state: HeldState) => HeldState | undefined;
  /** What a waiting state is after an edge on which the object could have come to be and did not. */
  readonly missed?: (edge: Edge, state: HeldState) => HeldState;
  readonly call: (call: Call, state: HeldState) => CallOutcome;
  /** Whether a class can fail to be initialised. */
  readonly mayFail: (type: ClassName) => boolean;
  readonly caught: ReadonlySet<Operand>;
  /** Whether handles are what variables hold, and not what fields do. */
  readonly isLocal: boolean;
  /** The exceptions of a call that a reader reckons with. */
  readonly raised: (call: Call) => readonly ClassName[];
  readonly isSubclass: (lower: ClassName, upper: ClassName) => boolean;
}

export function movesOf(edge: Edge, state: HeldState, rules: Rules): readonly Move[] {
  return state.phase === 'waiting' ? waitingMoves(edge, state, rules) : heldMoves(edge, state, rules);
}

/** The object is not there yet; the edge may bring it, and others of its kind later. */
function waitingMoves(edge: Edge, state: HeldState, rules: Rules): readonly Move[] {
  const { instruction, to, exceptional } = edge;
  const moves: Move[] = [];
  const go = (where: Point | undefined, next: HeldState | undefined, isExceptional = false): void => {
    if (where !== undefined && next !== undefined) moves.push({ to: where, state: next, grade: 0, isExceptional });
  };
  if (instruction.kind === 'assume') {
    const { condition } = instruction;
    const next = assumed(state, condition, rules.tested);
    go(to, next ?? (isDoubted(condition, rules.tested) ? state : undefined));
    return moves;
  }
  const next = defined(state, edge, rules);
  go(to, rules.missed?.(edge, next) ?? next);
  go(exceptional, state, true);
  go(to, rules.comes(edge, next));
  return moves;
}

function heldMoves(edge: Edge, state: HeldState, rules: Rules): readonly Move[] {
  const { instruction, to, exceptional } = edge;
  const on = (next: HeldState, grade: Grade = 0): Move => ({ to, state: next, grade, isExceptional: false });
  const off = (grade: Grade): readonly Move[] =>
    exceptional === undefined ? [] : [{ to: exceptional, state: raising(state, []), grade, isExceptional: true }];
  const ends = (end: End): readonly Move[] => [{ ...on(state), end }];
  switch (instruction.kind) {
    case 'assume': {
      const { condition } = instruction;
      const next = assumed(state, condition, rules.tested);
      // Another thread, or a method that was called, may have changed the field after all.
      if (next === undefined && isDoubted(condition, rules.tested)) return [on(state, 2)];
      return next === undefined ? [] : [handled(condition, on(next, isDoubtful(condition, state) ? 2 : 0), rules)];
    }
    case 'check': {
      const { condition } = instruction;
      if (condition.kind !== 'not-null') return [on(state), ...off(2)];
      const { operand } = condition;
      const isKnown = knownValue(state, operand, rules.tested) === NOT_NULL;
      if (isKnown && !isDoubted(operand, rules.tested)) return [on(state)];
      const number = operand.kind === 'variable' ? rules.tested.numbers.get(operand) : undefined;
      return [on(number === undefined ? state : withValue(state, number, NOT_NULL)), ...off(2)];
    }
    case 'store':
      return rules.isLocal && leadsTo(state, instruction.value) ? ends('escaped') : [on(state)];
    case 'return': {
      const { value } = instruction;
      if (!rules.isLocal || value === undefined || !leadsTo(state, value)) return [on(state)];
      return ends(isHandle(state, value) ? 'returned' : 'escaped');
    }
    case 'throw':
      // A handler that passes on what it caught adds nothing.
      if (rules.caught.has(instruction.value)) return [on(state)];
      return [on(raising(state, isReference(instruction.value.type) ? [instruction.value.type] : []), 1)];
    case 'unsupported':
      return ends('escaped');
    case 'initialise':
      return rules.mayFail(instruction.type) ? [on(state), ...off(2)] : [on(state)];
    case 'call':
      return callMoves(edge, instruction, state, rules);
    default:
      return [on(defined(state, edge, rules))];
  }
}

function raising(state: HeldState, raised: readonly ClassName[]): HeldState {
  return raised.length === 0 && state.raised.length === 0 ? state : { ...state, raised };
}

/** A handler is asked whether it takes what was thrown: where none of the exceptions can go that way that a reader reckons with, nobody does. */
function handled(condition: Expression, move: Move, { isSubclass }: Rules): Move {
  const { raised } = move.state;
  if (condition.kind !== 'instanceof' || raised.length === 0) return move;
  const { operand, type, negated } = condition;
  if (operand.kind !== 'variable' || operand.role !== 'thrown') return move;
  const left = raised.filter((each) =>
    negated ? !isSubclass(each, type) : isSubclass(each, type) || isSubclass(type, each),
  );
  return { ...move, state: raising(move.state, left), grade: left.length === 0 ? 2 : move.grade };
}

/** Code that asks for the class of the object before it closes it is right to expect that class. */
function isDoubtful(condition: Expression, state: HeldState): boolean {
  return condition.kind === 'instanceof' && condition.negated && isHandle(state, condition.operand);
}

function callMoves({ to, exceptional }: Edge, call: Call, state: HeldState, rules: Rules): readonly Move[] {
  const outcome = rules.call(call, state);
  const moves = outcome.normal.map((passed): Move => ({ to, grade: 0, isExceptional: false, ...passed }));
  if (exceptional === undefined) return moves;
  const raised = outcome.grade === 1 ? rules.raised(call) : [];
  const others = outcome.exceptional.map((passed): Move => {
    const { state: left, ...end } = passed;
    return { to: exceptional, grade: outcome.grade, isExceptional: true, state: raising(left, raised), ...end };
  });
  return [...moves, ...others];
}

/** Variables that hold what was caught, or thrown through a `finally` block. */
export function caughtIn({ edges, thrown }: Body): ReadonlySet<Operand> {
  const caught = new Set<Operand>([thrown]);
  for (const { instruction } of edges) {
    if (instruction.kind === 'assign' && instruction.value === thrown) caught.add(instruction.target);
  }
  return caught;
}

export function leadsTo(state: HeldState, operand: Expression): boolean {
  if (operand.kind === 'cast') return leadsTo(state, operand.operand);
  return operand.kind === 'variable' && (isHandle(state, operand) || state.linked.includes(operand.index));
}

/** After an edge that gives a variable a value, calls left out. */
export function defined(state: HeldState, { instruction }: Edge, { tested, isLocal }: Rules): HeldState {
  const target = definedVariable(instruction);
  if (target === undefined) return state;
  const source = sourceOf(instruction);
  const value =
    source !== undefined
      ? knownValue(state, source, tested)
      : instruction.kind === 'new' || instruction.kind === 'new-array'
        ? NOT_NULL
        : UNKNOWN;
  // Read once more, a final field has the value that it had.
  if (instruction.kind === 'load' && tested.isStable?.(target) === true) return state;
  const moved = isLocal ? movedTo(state, target, source?.kind === 'variable' ? source : undefined) : state;
  return setTo(moved, target, value, tested);
}

export function setTo(state: HeldState, target: Variable, value: number, { numbers }: Tested): HeldState {
  const number = numbers.get(target);
  return number === undefined ? state : withValue(state, number, value);
}

/** The target holds what the source holds; without one, something else. */
export function movedTo(state: HeldState, target: Variable, source: Variable | undefined): HeldState {
  const { index } = target;
  const moved = (variables: readonly number[]): readonly number[] =>
    source !== undefined && variables.includes(source.index) ? having(variables, index) : without(variables, index);
  const [handles, linked, owners] = [moved(state.handles), moved(state.linked), moved(state.owners)];
  if (handles === state.handles && linked === state.linked && owners === state.owners) return state;
  return { ...state, handles, linked, owners };
}

function sourceOf(instruction: Edge['instruction']): Operand | undefined {
  if (instruction.kind !== 'assign') return undefined;
  const { value } = instruction;
  if (value.kind === 'variable' || value.kind === 'constant') return value;
  return value.kind === 'cast' ? value.operand : undefined;
}
