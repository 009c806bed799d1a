/** What calls of the Java library return, as numbers that relate to their arguments. Facts of the class library's documentation. */
import type { CallInstruction } from '../../../engine/code.js';
import type { ComparisonOperator, Operand, Variable } from '../../../ir/instructions.js';
import { type Interval, interval } from '../../../lattices/interval.js';
import {
  constantExpression,
  dimensionExpression,
  type LinearExpression,
  minus,
  plus,
  scaled,
} from '../../../lattices/linear/expressions.js';
import type { LinearConditions } from './conditions.js';
import type { LinearNumbers } from './numbers.js';
import { dimensionOf, hasLength, LENGTHS, rangeOfType } from './terms.js';

/** A call with its arguments: by their linear forms, where they have such. */
interface Given<E> {
  readonly numbers: LinearNumbers<E>;
  readonly conditions: LinearConditions<E>;
  readonly before: E;
  readonly target: Variable;
  readonly operands: readonly Operand[];
  readonly forms: readonly (LinearExpression | undefined)[];
}

/** The states after it; undefined where nothing is known of it. */
type Result = <E>(given: Given<E>) => readonly E[] | undefined;

const NATURAL: Interval = { lower: 0, upper: LENGTHS.upper };
const INT = { lower: -(2 ** 31), upper: 2 ** 31 - 1 };

const within =
  (lower: number, upper: number): Result =>
  ({ numbers, before, target }) => [numbers.assignedWithin(before, target, { lower, upper })];

/** One of the arguments, as it is. */
const argument =
  (place: number): Result =>
  (given) => {
    const value = given.forms[place];
    return value === undefined ? undefined : exactly(given, given.before, value, rangeOfType(given.target.type));
  };

/** The ideal result, which the call refuses to give where it leaves the type. */
const exact =
  (
    of: (
      forms: readonly LinearExpression[],
      given: { single: (place: number) => number | undefined },
    ) => LinearExpression | undefined,
  ): Result =>
  (given) => {
    const { numbers, before, target, operands, forms } = given;
    const all = forms.flatMap((form) => form ?? []);
    if (all.length < forms.length) return undefined;
    const single = (place: number): number | undefined => {
      const operand = operands[place];
      if (operand === undefined) return undefined;
      const { lower, upper } = numbers.range(before, operand);
      return lower === upper ? lower : undefined;
    };
    const value = of(all, { single });
    return value === undefined ? undefined : exactly(given, before, value, rangeOfType(target.type));
  };

const ADDED = exact(([one, other]) => one && other && plus(one, other));
const LESS = exact(([one, other]) => one && other && minus(one, other));
const TIMES = exact(([one, other], { single }) => {
  const [first, second] = [single(0), single(1)];
  if (one !== undefined && second !== undefined) return scaled(one, second);
  return other === undefined || first === undefined ? undefined : scaled(other, first);
});
const ONE = constantExpression(1);

/** The state in which the target is the value, and that lies within the range. */
function exactly<E>({ numbers, target }: Given<E>, state: E, value: LinearExpression, range: Interval): readonly E[] {
  const inside = numbers.within(state, value, range);
  if (numbers.isNone(inside)) return [];
  const assigned = numbers.assigned(inside, target, { value, divisor: 1 });
  const dimension = dimensionOf(target);
  // Of several dimensions together the lattice may not know that they stay within the range.
  return [dimension === undefined ? assigned : numbers.within(assigned, dimensionExpression(dimension), range)];
}

const absolute: Result = (given) => {
  const { numbers, conditions, before, target, forms } = given;
  const [value] = forms;
  if (value === undefined || target.type !== 'int') return undefined;
  const where = (comparison: ComparisonOperator, than: number) => (state: typeof before | undefined) =>
    state === undefined ? undefined : conditions.related(state, comparison, plus(value, constantExpression(-than)));
  const natural = where('>=', 0)(before);
  const negative = where('>', INT.lower)(where('<', 0)(before));
  const least = where('==', INT.lower)(before);
  return [
    ...(natural === undefined ? [] : exactly(given, natural, value, INT)),
    ...(negative === undefined ? [] : exactly(given, negative, scaled(value, -1), INT)),
    // It is what it was.
    ...(least === undefined ? [] : [numbers.assignedWithin(least, target, interval(INT.lower, INT.lower))]),
  ];
};

/** It has the sign of the divisor, and is smaller. */
const floorMod: Result = ({ numbers, before, target, operands, forms }) => {
  const [left, right] = operands;
  const [one, other] = forms;
  if (left === undefined || right === undefined || other === undefined) return undefined;
  const [first, second] = [numbers.range(before, left), numbers.range(before, right)];
  const type = rangeOfType(target.type);
  if (second.lower >= 1)
    return [
      numbers.assignedWithin(before, target, { lower: 0, upper: type.upper }, (state, result) => {
        const below = numbers.atMost(state, plus(minus(result, other), ONE));
        return first.lower >= 0 && one !== undefined ? numbers.atMost(below, minus(result, one)) : below;
      }),
    ];
  if (second.upper > -1) return undefined;
  return [
    numbers.assignedWithin(before, target, { lower: type.lower, upper: 0 }, (state, result) =>
      numbers.atMost(state, plus(minus(other, result), ONE)),
    ),
  ];
};

const floorDiv: Result = ({ numbers, before, target, operands, forms: [value] }) => {
  const by = operands[1] && numbers.range(before, operands[1]);
  if (by === undefined || value === undefined || by.lower !== by.upper || by.lower < 1) return undefined;
  return [numbers.assigned(before, target, { value, divisor: by.lower })];
};

/** Negative, zero or positive, as the arguments compare. */
const comparing: Result = ({ numbers, conditions, before, target, operands: [left, right] }) => {
  if (left === undefined || right === undefined) return undefined;
  const type = left.type === 'long' ? 'long' : 'int';
  const ends: readonly (readonly [ComparisonOperator, Interval])[] = [
    ['<', { lower: INT.lower, upper: -1 }],
    ['==', { lower: 0, upper: 0 }],
    ['>', { lower: 1, upper: INT.upper }],
  ];
  return ends.flatMap(([comparison, range]) => {
    const held = conditions.compared(before, type, { comparison, left, right });
    return held === undefined ? [] : [numbers.assignedWithin(held, target, range)];
  });
};

interface Sought {
  /** Where it is looked for from: found there or behind, or there or before. */
  readonly from?: 'behind' | 'before';
  readonly what: 'character' | 'text';
}

/** -1, or where it stands: all of it within the text. */
const sought =
  ({ from, what }: Sought): Result =>
  ({ numbers, before, target, forms: [text, part, start] }) => {
    if (text === undefined) return undefined;
    const size = what === 'text' ? part : ONE;
    const found = numbers.assignedWithin(before, target, NATURAL, (state, result) => {
      let known = numbers.atMost(state, minus(size === undefined ? result : plus(result, size), text));
      if (start === undefined || from === undefined) return known;
      if (from === 'before') known = numbers.atMost(known, minus(result, start));
      // An empty text is found at the end wherever it is looked for from.
      else if (what === 'character') known = numbers.atMost(known, minus(start, result));
      return known;
    });
    return [numbers.assignedWithin(before, target, { lower: -1, upper: -1 }), found];
  };

/** Whether the text has no characters. */
const isEmpty: Result = ({ numbers, conditions, before, target, forms: [text] }) => {
  if (text === undefined) return undefined;
  const ends = [
    ['==', 1],
    ['>', 0],
  ] as const;
  return ends.flatMap(([comparison, value]) => {
    const held = conditions.related(before, comparison, text);
    return held === undefined ? [] : [numbers.assignedWithin(held, target, { lower: value, upper: value })];
  });
};

/** A text that is no longer than this one. */
const noLonger: Result = ({ numbers, before, target, forms: [text] }) =>
  text === undefined
    ? undefined
    : [numbers.assignedWithin(before, target, NATURAL, (state, result) => numbers.atMost(state, minus(result, text)))];

const text =
  (of: (...forms: readonly (LinearExpression | undefined)[]) => LinearExpression | undefined): Result =>
  (given) => {
    const value = of(...given.forms);
    return value === undefined ? undefined : exactly(given, given.before, value, NATURAL);
  };

const BITS = within(0, 32);
const LONG_BITS = within(0, 64);

/** By class, name and descriptor. */
const RESULTS: Readonly<Record<string, Result>> = {
  'java.lang.Math.abs(I)I': absolute,
  'java.lang.Math.floorMod(II)I': floorMod,
  'java.lang.Math.floorMod(JI)I': floorMod,
  'java.lang.Math.floorMod(JJ)J': floorMod,
  'java.lang.Math.floorDiv(II)I': floorDiv,
  'java.lang.Math.floorDiv(JI)J': floorDiv,
  'java.lang.Math.floorDiv(JJ)J': floorDiv,
  'java.lang.Math.addExact(II)I': ADDED,
  'java.lang.Math.addExact(JJ)J': ADDED,
  'java.lang.Math.subtractExact(II)I': LESS,
  'java.lang.Math.subtractExact(JJ)J': LESS,
  'java.lang.Math.multiplyExact(II)I': TIMES,
  'java.lang.Math.multiplyExact(JI)J': TIMES,
  'java.lang.Math.multiplyExact(JJ)J': TIMES,
  'java.lang.Math.incrementExact(I)I': exact(([one]) => one && plus(one, ONE)),
  'java.lang.Math.decrementExact(I)I': exact(([one]) => one && minus(one, ONE)),
  'java.lang.Math.negateExact(I)I': exact(([one]) => one && scaled(one, -1)),
  'java.lang.Math.toIntExact(J)I': argument(0),
  'java.lang.Integer.compare(II)I': comparing,
  'java.lang.Long.compare(JJ)I': comparing,
  'java.lang.Integer.signum(I)I': within(-1, 1),
  'java.lang.Integer.bitCount(I)I': BITS,
  'java.lang.Integer.numberOfLeadingZeros(I)I': BITS,
  'java.lang.Integer.numberOfTrailingZeros(I)I': BITS,
  'java.lang.Long.bitCount(J)I': LONG_BITS,
  'java.lang.Long.numberOfLeadingZeros(J)I': LONG_BITS,
  'java.lang.Long.numberOfTrailingZeros(J)I': LONG_BITS,
  'java.lang.String.isEmpty()Z': isEmpty,
  'java.lang.String.indexOf(I)I': sought({ what: 'character' }),
  'java.lang.String.indexOf(II)I': sought({ what: 'character', from: 'behind' }),
  'java.lang.String.lastIndexOf(I)I': sought({ what: 'character' }),
  'java.lang.String.lastIndexOf(II)I': sought({ what: 'character', from: 'before' }),
  'java.lang.String.indexOf(Ljava/lang/String;)I': sought({ what: 'text' }),
  'java.lang.String.indexOf(Ljava/lang/String;I)I': sought({ what: 'text', from: 'behind' }),
  'java.lang.String.lastIndexOf(Ljava/lang/String;)I': sought({ what: 'text' }),
  'java.lang.String.lastIndexOf(Ljava/lang/String;I)I': sought({ what: 'text', from: 'before' }),
  'java.lang.String.substring(I)Ljava/lang/String;': text((whole, from) => whole && from && minus(whole, from)),
  'java.lang.String.substring(II)Ljava/lang/String;': text((_, from, to) => from && to && minus(to, from)),
  'java.lang.String.concat(Ljava/lang/String;)Ljava/lang/String;': text(
    (one, other) => one && other && plus(one, other),
  ),
  'java.lang.String.replace(CC)Ljava/lang/String;': text((one) => one),
  'java.lang.String.trim()Ljava/lang/String;': noLonger,
  'java.lang.String.strip()Ljava/lang/String;': noLonger,
  'java.lang.String.valueOf(C)Ljava/lang/String;': text(() => ONE),
  'java.util.Objects.checkIndex(II)I': argument(0),
  'java.util.Objects.checkIndex(JJ)J': argument(0),
  'java.util.Objects.checkFromToIndex(III)I': argument(0),
  'java.util.Objects.checkFromIndexSize(III)I': argument(0),
};

/** All of these, by class and name. */
export const RELATED: readonly string[] = Object.keys(RESULTS).map((key) => key.slice(0, key.indexOf('(')));

/** What is known of the library's results by its documentation alone. */
export class RelatedResults<E> {
  readonly #numbers: LinearNumbers<E>;
  readonly #conditions: LinearConditions<E>;

  constructor(numbers: LinearNumbers<E>, conditions: LinearConditions<E>) {
    this.#numbers = numbers;
    this.#conditions = conditions;
  }

  /** The states after the call returned; undefined where nothing is known of it. */
  of({ method, arguments: given }: CallInstruction, target: Variable, before: E): readonly E[] | undefined {
    const [numbers, conditions] = [this.#numbers, this.#conditions];
    const result = RESULTS[`${method.owner}.${method.name}${method.descriptor}`];
    if (result === undefined || hasLength(target.type) !== method.descriptor.endsWith(';')) return undefined;
    const typed = numbers.typed(before, ...given);
    const forms = given.map((operand) => numbers.formOf(operand));
    return result({ numbers, conditions, before: typed, target, operands: given, forms });
  }
}
