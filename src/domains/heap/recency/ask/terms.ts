/**
 * Terms of formulas on a state: what they may be, whether they hold, and whether evaluating them can fail.
 *
 * As on the machine, evaluation goes from left to right with short circuit, and a formula whose evaluation dereferences
 * null, leaves an array, divides by zero or fails a cast does not hold.
 */
import { agreement, disjunction, negation, type Sense, senseOf, type Truth } from '../../../../base/truth.js';
import type { Question } from '../../../../engine/question.js';
import type { Term } from '../../../../facts/index.js';
import {
  binary,
  compare,
  convert,
  isEmpty,
  isIntegerType,
  ofTruth,
  unary,
} from '../../../../lattices/java-intervals.js';
import { initialised } from '../calls/initialisation.js';
import { areInstances } from '../regions/instances.js';
import { areEqual, isNull } from '../regions/references.js';
import { readAll } from '../state/heap.js';
import type { State } from '../state/state.js';
import { readStatic } from '../state/static-fields.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type ReferenceValue, type Value } from '../state/values.js';
import { castValue, truthOfValue } from '../step/evaluate.js';
import { lengthOf } from '../step/load.js';
import { constantValue } from '../step/operands.js';
import { readPath } from '../step/paths.js';
import { judgePredicate } from './shapes.js';

export interface Asking {
  readonly tables: Tables;
  readonly question: Question;
  /** States that cover those of the given one in which evaluating the term ends well, with that answer. */
  readonly where: (term: Term, sense: Sense, state: State) => readonly State[];
}

/** What a term is where its evaluation ends well, and whether it fails. */
export interface Judged {
  readonly truth: Truth;
  readonly fails: Truth;
}

export interface Evaluated {
  /** Undefined: not known. */
  readonly value: Value | undefined;
  readonly fails: Truth;
}

const UNKNOWN: Judged = { truth: 'unknown', fails: 'unknown' };
const NOTHING: Evaluated = { value: undefined, fails: 'unknown' };

export function judged(asking: Asking, term: Term, state: State): Judged {
  switch (term.kind) {
    case 'not': {
      const { truth, fails } = judged(asking, term.operand, state);
      return { truth: negation(truth), fails };
    }
    case 'connective':
      return judgedConnective(asking, term, state);
    case 'compare': {
      const left = evaluated(asking, term.left, state);
      const right = evaluated(asking, term.right, state);
      return { truth: compared(asking.tables, term, state, left.value, right.value), fails: either(left, right) };
    }
    case 'instanceof': {
      const { value, fails } = evaluated(asking, term.operand, state);
      if (value?.kind !== 'reference') return { truth: 'unknown', fails };
      const nullness = isNull(value);
      const truth = nullness === 'yes' ? 'no' : areInstances(asking.tables, state, value, term.tested);
      return { truth: truth === 'yes' && nullness === 'unknown' ? 'unknown' : truth, fails };
    }
    case 'predicate': {
      const subjects = term.subjects.map((subject) => evaluated(asking, subject, state));
      const fails = subjects.reduce<Truth>((sum, each) => disjunction(sum, each.fails), 'no');
      const values = subjects.map(({ value }) => (value?.kind === 'reference' ? value : undefined));
      return { truth: judgePredicate(asking.tables, state, term, values), fails };
    }
    case 'quantified':
      return UNKNOWN;
    default: {
      const { value, fails } = evaluated(asking, term, state);
      return { truth: value === undefined ? 'unknown' : truthOfValue(value), fails };
    }
  }
}

function judgedConnective(asking: Asking, term: Extract<Term, { kind: 'connective' }>, state: State): Judged {
  const left = judged(asking, term.left, state);
  if (term.operator === '<==>') {
    const right = judged(asking, term.right, state);
    const isKnown = left.truth !== 'unknown' && right.truth !== 'unknown';
    const truth = !isKnown ? 'unknown' : left.truth === right.truth ? 'yes' : 'no';
    return { truth, fails: either(left, right) };
  }
  /** What the left side has to be for the right side to be looked at, and the answer where it is not. */
  const goesOn = term.operator !== '||';
  const otherwise: Truth = term.operator === '&&' ? 'no' : 'yes';
  const opposite: Truth = goesOn ? 'no' : 'yes';
  if (left.truth === opposite) return { truth: otherwise, fails: left.fails };
  let right: Judged | undefined;
  for (const each of asking.where(term.left, senseOf(goesOn), state)) {
    const found = judged(asking, term.right, each);
    right =
      right === undefined
        ? found
        : { truth: agreement(right.truth, found.truth), fails: agreement(right.fails, found.fails) };
  }
  if (right === undefined) return { truth: otherwise, fails: left.fails };
  if (left.truth !== 'unknown') return { truth: right.truth, fails: either(left, right) };
  const fails = left.fails === 'yes' ? 'yes' : left.fails === 'no' && right.fails === 'no' ? 'no' : 'unknown';
  return { truth: agreement(right.truth, otherwise), fails };
}

function either(left: { readonly fails: Truth }, right: { readonly fails: Truth }): Truth {
  return disjunction(left.fails, right.fails);
}

function compared(
  tables: Tables,
  { operator, operands }: Extract<Term, { kind: 'compare' }>,
  state: State,
  left: Value | undefined,
  right: Value | undefined,
): Truth {
  if (left === undefined || right === undefined) return 'unknown';
  if (left.kind === 'reference' && right.kind === 'reference') {
    const truth = areEqual(tables, state, left, right);
    return operator === '==' ? truth : negation(truth);
  }
  if (left.kind === 'reference' || right.kind === 'reference') return 'unknown';
  return isEmpty(left) || isEmpty(right) ? 'unknown' : compare(operator, operands, left, right);
}

export function evaluated(asking: Asking, term: Term, state: State): Evaluated {
  const { tables, question } = asking;
  switch (term.kind) {
    case 'constant':
      return ends(constantValue(tables, { kind: 'constant', type: term.type, value: term.value }));
    case 'text':
      return ends(tables.reference(NOT_NULL, [tables.region({ kind: 'constant', type: term.type })]));
    case 'variable':
      return ends(ofVariable(question.variable(term.name), state));
    case 'result':
      return ends(ofVariable(question.result, state));
    case 'static':
      return evaluatedStatic(tables, term, state);
    case 'field': {
      const { base, fails } = dereferenced(asking, term.base, state);
      if (base === undefined) return { value: undefined, fails };
      const field = tables.field(term.field);
      const variable = term.base.kind === 'variable' ? question.variable(term.base.name) : undefined;
      const seen = variable === undefined ? undefined : readPath(tables, state, variable.index, field);
      return { value: seen ?? readAll(tables, state, base, field), fails };
    }
    case 'length': {
      const { base, fails } = dereferenced(asking, term.base, state);
      return { value: base === undefined ? undefined : lengthOf(tables, state, base), fails };
    }
    case 'element':
      return evaluatedElement(asking, term, state);
    case 'arithmetic': {
      const left = evaluated(asking, term.left, state);
      const right = evaluated(asking, term.right, state);
      const fails = disjunction(either(left, right), dividesByZero(term, right.value));
      if (left.value?.kind !== 'number' || right.value?.kind !== 'number') return { value: undefined, fails };
      const { lower, upper } = binary(term.operator, term.type, left.value, right.value);
      return { value: lower <= upper ? tables.number(lower, upper) : undefined, fails };
    }
    case 'negate':
      return changed(asking, term.operand, state, (value) => unary('-', term.type, value));
    case 'convert':
      return changed(asking, term.operand, state, (value) => convert(term.operand.type, term.type, value));
    case 'cast': {
      const { value, fails } = evaluated(asking, term.operand, state);
      if (value?.kind !== 'reference') return NOTHING;
      const miscast = value.targets.length === 0 ? 'no' : negation(areInstances(tables, state, value, term.type));
      const isSure = miscast !== 'yes' || value.nulls === NOT_NULL;
      return {
        value: castValue(tables, state, value, term.type),
        fails: disjunction(fails, isSure ? miscast : 'unknown'),
      };
    }
    case 'old':
    case 'quantified-variable':
      return NOTHING;
    default: {
      const { truth, fails } = judged(asking, term, state);
      const { lower, upper } = ofTruth(truth);
      return { value: tables.number(lower, upper), fails };
    }
  }
}

function ends(value: Value | undefined): Evaluated {
  return { value, fails: 'no' };
}

/** A variable that is dead, or has no value yet, says nothing. */
function ofVariable(variable: { readonly index: number } | undefined, state: State): Value | undefined {
  return variable === undefined ? undefined : state.variables.get(variable.index);
}

function evaluatedStatic(tables: Tables, { field }: Extract<Term, { kind: 'static' }>, state: State): Evaluated {
  const constant = tables.hierarchy.declaredField(field.owner, field.name)?.constant;
  if (constant !== undefined) return ends(constantValue(tables, constant));
  // A formula that reads a class which is not initialised initialises it, or is not decided.
  if (initialised(tables, field.owner, state) !== 'yes') return NOTHING;
  return ends(readStatic(tables, state, tables.field(field)));
}

/** The object that is about to be dereferenced, without null. */
export function dereferenced(
  asking: Asking,
  term: Term,
  state: State,
): { readonly base: ReferenceValue | undefined; readonly fails: Truth } {
  const { value, fails } = evaluated(asking, term, state);
  if (value?.kind !== 'reference') return { base: undefined, fails: fails === 'yes' ? 'yes' : 'unknown' };
  const base = value.targets.length === 0 ? undefined : asking.tables.reference(NOT_NULL, value.targets);
  return { base, fails: disjunction(fails, isNull(value)) };
}

function evaluatedElement(asking: Asking, term: Extract<Term, { kind: 'element' }>, state: State): Evaluated {
  const { tables } = asking;
  const { base, fails: fromBase } = dereferenced(asking, term.base, state);
  const { value: index, fails: fromIndex } = evaluated(asking, term.index, state);
  const fails = disjunction(fromBase, fromIndex);
  if (base === undefined || index?.kind !== 'number')
    return { value: undefined, fails: fails === 'yes' ? 'yes' : 'unknown' };
  const length = lengthOf(tables, state, base);
  const isInside = index.lower >= 0 && index.upper < length.lower;
  const isOutside = index.upper < 0 || index.lower >= length.upper;
  const value = readAll(tables, state, base, tables.elementField(term.type), index);
  return { value, fails: disjunction(fails, isInside ? 'no' : isOutside ? 'yes' : 'unknown') };
}

function dividesByZero({ operator, type }: Extract<Term, { kind: 'arithmetic' }>, divisor: Value | undefined): Truth {
  if ((operator !== '/' && operator !== '%') || !isIntegerType(type)) return 'no';
  if (divisor?.kind !== 'number') return 'unknown';
  return negation(compare('!=', type, divisor, { lower: 0, upper: 0 }));
}

function changed(
  asking: Asking,
  operand: Term,
  state: State,
  change: (value: { readonly lower: number; readonly upper: number }) => {
    readonly lower: number;
    readonly upper: number;
  },
): Evaluated {
  const { value, fails } = evaluated(asking, operand, state);
  if (value?.kind !== 'number') return { value: undefined, fails };
  const { lower, upper } = change(value);
  return { value: lower <= upper ? asking.tables.number(lower, upper) : undefined, fails };
}
