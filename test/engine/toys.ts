/** Small domains to drive the engine with: values of local variables only, as constants (finite chains) or intervals (infinite ones). */
import { IntegerMap } from '../../src/base/integer-map.js';
import { TupleInterner } from '../../src/base/interner.js';
import type { Code, CodeEdge } from '../../src/engine/code.js';
import type { Domain, ProgramView } from '../../src/engine/domain.js';
import { CANNOT_HAPPEN, goesOn, type Outcome } from '../../src/engine/outcome.js';
import type { Expression, Operand } from '../../src/ir/instructions.js';
import { notCovered } from '../../src/lattices/lattice.js';

/** Between the bounds, or a reference that is null (`nulls` yes or no). */
export interface Range {
  readonly lower: number;
  readonly upper: number;
}

/** References: null is 0, objects are 1. So a range 0..0 is null, 1..1 is an object. */
export interface Toy {
  readonly id: number;
  /** Absent: any value. */
  readonly values: IntegerMap<Range>;
}

interface ToyOptions {
  readonly id: string;
  readonly join: (left: Range, right: Range) => Range | undefined;
  readonly widen: (older: Range, newer: Range) => Range | undefined;
  /** The index of the variable whose value tells disjuncts apart. */
  readonly partition?: string;
  /** Whether a choice of a boolean (`havoc`, `load`) gives a state for each. */
  readonly splits?: boolean;
}

const NULL: Range = { lower: 0, upper: 0 };
const OBJECT: Range = { lower: 1, upper: 1 };

function same(left: Range, right: Range): boolean {
  return left.lower === right.lower && left.upper === right.upper;
}

export const constants = (partition?: string): MakeToy =>
  toy({
    id: 'constants',
    join: (left, right) => (same(left, right) ? left : undefined),
    widen: (older, newer) => (same(older, newer) ? older : undefined),
    ...(partition === undefined ? {} : { partition }),
  });

export const ranges = (partition?: string, splits = false): MakeToy =>
  toy({
    id: 'ranges',
    splits,
    join: (left, right) => ({ lower: Math.min(left.lower, right.lower), upper: Math.max(left.upper, right.upper) }),
    widen: (older, newer) => ({
      lower: newer.lower < older.lower ? Number.NEGATIVE_INFINITY : older.lower,
      upper: newer.upper > older.upper ? Number.POSITIVE_INFINITY : older.upper,
    }),
    ...(partition === undefined ? {} : { partition }),
  });

/** A toy that can be asked for any state. */
export interface ToyDomain extends Domain<Toy> {
  readonly of: (values: IntegerMap<Range>) => Toy;
}
export type MakeToy = (program: ProgramView) => ToyDomain;

export function toy(options: ToyOptions): MakeToy {
  return () => {
    const spellings = new TupleInterner();
    const numbers = new Map<number, number>();
    const numberOf = (value: number): number => {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      numbers.set(value, numbers.size);
      return numbers.size - 1;
    };
    const states: Toy[] = [];
    const make = (values: IntegerMap<Range>): Toy => {
      const spelling: number[] = [];
      for (const [variable, { lower, upper }] of values) spelling.push(variable, numberOf(lower), numberOf(upper));
      const number = spellings.intern(spelling);
      states[number] ??= { id: number + 1, values };
      return states[number] as Toy;
    };
    const bottom: Toy = { id: 0, values: IntegerMap.empty() };
    const combined = (left: Toy, right: Toy, how: (left: Range, right: Range) => Range | undefined): Toy => {
      if (left === right || right === bottom) return left;
      if (left === bottom) return right;
      return make(
        left.values.mapped((own, variable) => {
          const other = right.values.get(variable);
          return other === undefined ? undefined : how(own, other);
        }),
      );
    };
    const leq = (lower: Toy, upper: Toy): boolean =>
      lower === upper ||
      lower === bottom ||
      (upper !== bottom &&
        [...upper.values].every(([variable, range]) => {
          const own = lower.values.get(variable);
          return own !== undefined && own.lower >= range.lower && own.upper <= range.upper;
        }));
    const show = (state: Toy): string =>
      state === bottom
        ? 'nothing'
        : `{${[...state.values].map(([variable, { lower, upper }]) => `${variable}:${lower}..${upper}`).join(' ')}}`;
    const with_ = (state: Toy, index: number, value: Range | undefined): Toy =>
      make(value === undefined ? state.values.delete(index) : state.values.set(index, value));
    const lattice = {
      bottom,
      leq,
      join: (left: Toy, right: Toy) => combined(left, right, options.join),
      widen: (older: Toy, newer: Toy) => combined(older, newer, options.widen),
      spell: ({ id }: Toy, into: number[]) => {
        into.push(id);
      },
      key: ({ id }: Toy) => id,
      show,
      whyNotLeq: notCovered({ leq, show }),
    };
    const thrown = ({ code }: CodeEdge, state: Toy): Toy => with_(state, code.body.thrown.index, OBJECT);
    const domain: ToyDomain = {
      of: make,
      id: options.id,
      title: 'Values of local variables.',
      lattice,
      entry: () => [make(IntegerMap.empty())],
      step: (at, state) => split(step(at, state, with_, thrown), at, with_, options.splits === true),
      enter: (at, callee, before) => {
        const { instruction } = at.edge;
        const operands = instruction.kind === 'call' ? instruction.arguments : [];
        const parameters = callee.body.parameters.map((parameter, index) => {
          const operand = operands[index];
          return [parameter.index, operand === undefined ? undefined : valueIn(operand, before)] as const;
        });
        const known = parameters.filter((entry): entry is readonly [number, Range] => entry[1] !== undefined);
        return [{ callee: make(IntegerMap.of(known)), frame: before }];
      },
      leave: (at, callee, frame, exit) => {
        const { instruction } = at.edge;
        if (exit.kind === 'exceptional') return { ...CANNOT_HAPPEN, exceptional: [thrown(at, frame)] };
        if (instruction.kind !== 'call' || instruction.target === undefined) return goesOn(frame);
        const result = exit.state.values.get(callee.body.variables.length);
        return goesOn(with_(frame, instruction.target.index, result));
      },
      unknown: (at, _callee, before) => {
        const { instruction } = at.edge;
        if (instruction.kind === 'unsupported') {
          const nothing = make(IntegerMap.empty());
          return { normal: [nothing], exceptional: [thrown(at, nothing)], alarms: [], exact: false };
        }
        const target = instruction.kind === 'call' ? instruction.target : undefined;
        const after = target === undefined ? before : with_(before, target.index, undefined);
        return { normal: [after], exceptional: [thrown(at, before)], alarms: [], exact: false };
      },
      abstract: (state) => state,
      ask: () => 'unknown',
      represents: (concrete, state) =>
        concrete.method.body()?.variables.every((variable) => {
          const range = state.values.get(variable.index);
          const value = concrete.value(variable);
          if (range === undefined || value === undefined) return true;
          const number = typeof value === 'number' ? value : value === null ? 0 : typeof value === 'object' ? 1 : NaN;
          return range.lower <= number && number <= range.upper;
        }) ?? false,
      show: (state, code) => showNamed(state, code),
      draw: () => ({ title: '', nodes: [], edges: [] }),
    };
    if (options.partition === undefined) return domain;
    const name = options.partition;
    // Told apart by the value that a variable of that name has, in whichever body; the bodies of the tests have one.
    const told = (state: Toy): number => {
      const index = Number(name);
      const range = state.values.get(index);
      return range === undefined ? -1 : numberOf(range.lower) * 1024 + numberOf(range.upper);
    };
    return { ...domain, partitions: [told] };
  };
}

type With = (state: Toy, index: number, value: Range | undefined) => Toy;

/** Two outcomes for what a comparison stores, so that blocks have several states. */
function split(outcome: Outcome<Toy>, { edge }: CodeEdge, with_: With, splits: boolean): Outcome<Toy> {
  const { instruction } = edge;
  if (!splits || instruction.kind !== 'assign' || instruction.target.type !== 'boolean') return outcome;
  const { index } = instruction.target;
  return {
    ...outcome,
    normal: outcome.normal.flatMap((state) =>
      state.values.get(index) === undefined ? [with_(state, index, NULL), with_(state, index, OBJECT)] : [state],
    ),
  };
}

function step(at: CodeEdge, state: Toy, with_: With, thrown: (at: CodeEdge, state: Toy) => Toy): Outcome<Toy> {
  const { instruction } = at.edge;
  switch (instruction.kind) {
    case 'assign':
      return goesOn(with_(state, instruction.target.index, valueIn(instruction.value, state)));
    case 'new':
    case 'new-array':
      return goesOn(with_(state, instruction.target.index, OBJECT));
    case 'load':
    case 'havoc':
      return goesOn(with_(state, instruction.target.index, undefined));
    case 'return': {
      const value = instruction.value === undefined ? undefined : valueIn(instruction.value, state);
      return goesOn(with_(state, at.code.body.variables.length, value));
    }
    case 'throw':
      return goesOn(thrown(at, state));
    case 'assume': {
      const value = valueIn(instruction.condition, state);
      return value !== undefined && value.upper === 0 && value.lower === 0
        ? CANNOT_HAPPEN
        : goesOn(refined(instruction.condition, state, with_));
    }
    case 'check': {
      const { condition } = instruction;
      const fails = thrown(at, state);
      const alarm = { rule: condition.kind, certainty: 'may', latent: false } as const;
      if (condition.kind !== 'not-null')
        return { normal: [state], exceptional: [fails], alarms: [alarm], exact: false };
      const value = valueIn(condition.operand, state);
      if (value?.lower === 1) return goesOn(state);
      const certainty = value === undefined || value.upper > 0 ? 'may' : 'must';
      return {
        normal: certainty === 'must' ? [] : [refineVariable(condition.operand, state, OBJECT, with_)],
        exceptional: [fails],
        alarms: [{ rule: 'not-null', certainty, latent: false }],
        exact: false,
      };
    }
    default:
      return goesOn(state);
  }
}

function refineVariable(operand: Operand, state: Toy, value: Range, with_: With): Toy {
  return operand.kind === 'variable' ? with_(state, operand.index, value) : state;
}

function refined(condition: Expression, state: Toy, with_: With): Toy {
  if (condition.kind !== 'binary' || condition.type !== 'int' || condition.left.kind !== 'variable') return state;
  const left = state.values.get(condition.left.index);
  const right = valueIn(condition.right, state);
  if (left === undefined || right === undefined) return state;
  let { lower, upper } = left;
  if (condition.operator === '<') upper = Math.min(upper, right.upper - 1);
  if (condition.operator === '<=') upper = Math.min(upper, right.upper);
  if (condition.operator === '>') lower = Math.max(lower, right.lower + 1);
  if (condition.operator === '>=') lower = Math.max(lower, right.lower);
  return with_(state, condition.left.index, { lower, upper });
}

function valueIn(expression: Expression, state: Toy): Range | undefined {
  switch (expression.kind) {
    case 'variable':
      return state.values.get(expression.index);
    case 'constant': {
      const { value } = expression;
      if (value === null) return NULL;
      if (typeof value === 'number') return { lower: value, upper: value };
      return typeof value === 'string' ? OBJECT : undefined;
    }
    case 'cast':
      return valueIn(expression.operand, state);
    case 'unary': {
      const value = valueIn(expression.operand, state);
      if (value === undefined || expression.operator !== '!') return undefined;
      return { lower: 1 - value.upper, upper: 1 - value.lower };
    }
    case 'binary':
      return binary(
        expression.operator,
        expression.type,
        valueIn(expression.left, state),
        valueIn(expression.right, state),
      );
    default:
      return undefined;
  }
}

function truth(yes: boolean, no: boolean): Range | undefined {
  return yes ? OBJECT : no ? NULL : undefined;
}

function binary(operator: string, type: string, left: Range | undefined, right: Range | undefined): Range | undefined {
  if (left === undefined || right === undefined) return undefined;
  const isReference = type === 'java.lang.Object';
  const isPoint = left.lower === left.upper && right.lower === right.upper;
  // Two objects may be one or two.
  const equal = isPoint && left.lower === right.lower && !(isReference && left.lower === 1);
  const apart = left.upper < right.lower || right.upper < left.lower;
  switch (operator) {
    case '+': {
      const [lower, upper] = [left.lower + right.lower, left.upper + right.upper];
      const fits = (bound: number) => !Number.isFinite(bound) || bound === (bound | 0);
      return type === 'int' && fits(lower) && fits(upper) ? { lower, upper } : undefined;
    }
    case '==':
      return truth(equal, apart);
    case '!=':
      return truth(apart, equal);
    case '<':
      return truth(left.upper < right.lower, left.lower >= right.upper);
    case '>=':
      return truth(left.lower >= right.upper, left.upper < right.lower);
    case '<=':
      return truth(left.upper <= right.lower, left.lower > right.upper);
    case '>':
      return truth(left.lower > right.upper, left.upper <= right.lower);
    default:
      return undefined;
  }
}

function showNamed(state: Toy, code: Code): string {
  return [...state.values]
    .map(([index, { lower, upper }]) => {
      const name = code.body.variables[index]?.name ?? 'result';
      return lower === upper ? `${name}=${lower}` : `${name}=${lower}..${upper}`;
    })
    .join(' ');
}
