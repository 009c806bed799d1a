/** What is left of a state where a formula holds. */
import { opposite, type Sense, senseOf } from '../../../../base/truth.js';
import type { Question } from '../../../../engine/question.js';
import type { CompareTerm, PredicateTerm, Term } from '../../../../facts/index.js';
import { meet, refine as refineSides } from '../../../../lattices/java-intervals.js';
import { type Asking, dereferenced, evaluated, judged } from '../ask/terms.js';
import { refineInstance, refineNoInstance } from '../regions/instances.js';
import { refineDifferent, refineEqual } from '../regions/references.js';
import { isSingle, soleBase } from '../state/heap.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { NOT_NULL, type Value } from '../state/values.js';
import { isNone } from './assume.js';
import { learnPath } from './paths.js';

const OPPOSITE = { '==': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

export function refine(tables: Tables, question: Question, state: State): readonly State[] {
  const asking: Asking = { tables, question, where: (term, sense, from) => where(asking, term, sense, from) };
  return where(asking, question.term, 'holds', state);
}

/** States that cover those of the given one in which evaluating the term ends well, with that answer. */
export function where(asking: Asking, term: Term, sense: Sense, state: State): readonly State[] {
  const holds = sense === 'holds';
  const { truth, fails } = judged(asking, term, state);
  if (fails === 'yes' || truth === (holds ? 'no' : 'yes')) return [];
  switch (term.kind) {
    case 'not':
      return where(asking, term.operand, opposite(sense), state);
    case 'connective':
      return whereConnective(asking, term, sense, state);
    case 'compare':
      return some(whereCompared(asking, term, sense, state));
    case 'instanceof': {
      const defined = withDefined(asking, term.operand, state);
      const value = defined && evaluated(asking, term.operand, defined).value;
      if (defined === undefined || value?.kind !== 'reference') return some(defined);
      if (!holds) {
        const left = refineNoInstance(asking.tables, defined, value, term.tested);
        return some(withTerm(asking, term.operand, defined, left));
      }
      const refined = refineInstance(asking.tables, defined, value, term.tested);
      return some(withTerm(asking, term.operand, refined.state, refined.value));
    }
    case 'variable':
    case 'result':
    case 'static':
    case 'field': {
      const defined = withDefined(asking, term, state);
      const value = defined && evaluated(asking, term, defined).value;
      if (defined === undefined || value?.kind !== 'number') return some(defined);
      const bound = holds ? 1 : 0;
      const { lower, upper } = meet(value, { lower: bound, upper: bound });
      return some(withTerm(asking, term, defined, asking.tables.number(lower, upper)));
    }
    case 'predicate':
      return some(wherePredicate(asking, term, sense, state));
    default:
      return [state];
  }
}

/** Predicates that null alone decides: where the answer is another one, their subjects are not null. */
const OF_NULL: Readonly<Record<PredicateTerm['name'], boolean>> = {
  acyclic: true,
  cyclic: false,
  disjoint: true,
  dll: true,
  fresh: false,
  list: true,
  reach: false,
  tree: true,
  unshared: true,
};

function wherePredicate(asking: Asking, term: PredicateTerm, sense: Sense, state: State): State | undefined {
  const holds = sense === 'holds';
  let left: State | undefined = state;
  for (const subject of term.subjects) left &&= withDefined(asking, subject, left);
  if (holds === OF_NULL[term.name]) return left;
  for (const subject of term.subjects) {
    const value = left && evaluated(asking, subject, left).value;
    if (left === undefined || value?.kind !== 'reference') continue;
    left = withTerm(asking, subject, left, asking.tables.reference(NOT_NULL, value.targets));
  }
  return left;
}

function some(state: State | undefined): readonly State[] {
  return state === undefined ? [] : [state];
}

function whereConnective(
  asking: Asking,
  { operator, left, right }: Extract<Term, { kind: 'connective' }>,
  sense: Sense,
  state: State,
): readonly State[] {
  const holds = sense === 'holds';
  if (operator === '<==>') return [state];
  // Each is a conjunction or a disjunction of the left side, negated for ==>, and the right side.
  const ofLeft = operator !== '==>';
  const isConjunction = operator === '&&';
  if (isConjunction === holds) {
    return where(asking, left, senseOf(ofLeft === holds), state).flatMap((each) => where(asking, right, sense, each));
  }
  const decided = where(asking, left, senseOf(ofLeft === holds), state);
  const others = where(asking, left, senseOf(ofLeft !== holds), state);
  return [...decided, ...others.flatMap((each) => where(asking, right, sense, each))];
}

function whereCompared(asking: Asking, term: CompareTerm, sense: Sense, state: State): State | undefined {
  const holds = sense === 'holds';
  const { tables } = asking;
  const onLeft = withDefined(asking, term.left, state);
  const defined = onLeft && withDefined(asking, term.right, onLeft);
  if (defined === undefined) return undefined;
  const left = evaluated(asking, term.left, defined).value;
  const right = evaluated(asking, term.right, defined).value;
  if (left === undefined || right === undefined) return defined;
  const operator = holds ? term.operator : OPPOSITE[term.operator];
  if (left.kind === 'reference' && right.kind === 'reference') {
    const sides = (operator === '==' ? refineEqual : refineDifferent)(tables, defined, left, right);
    const half = sides && withTerm(asking, term.left, defined, sides[0]);
    return half && sides && withTerm(asking, term.right, half, sides[1]);
  }
  if (left.kind === 'reference' || right.kind === 'reference') return defined;
  // Not equal and not less, of numbers that may be NaN, says nothing.
  if (term.operands === 'float' || term.operands === 'double') return defined;
  const sides = refineSides(operator, term.operands, left, right);
  if (sides === undefined) return undefined;
  const half = withTerm(asking, term.left, defined, tables.number(sides[0].lower, sides[0].upper));
  return half && withTerm(asking, term.right, half, tables.number(sides[1].lower, sides[1].upper));
}

/** The state where evaluating the term does not dereference null; undefined where it always does. */
function withDefined(asking: Asking, term: Term, state: State): State | undefined {
  switch (term.kind) {
    case 'field':
    case 'length':
    case 'element': {
      const defined = withDefined(asking, term.base, state);
      if (defined === undefined) return undefined;
      const { value } = evaluated(asking, term.base, defined);
      if (value?.kind !== 'reference') return defined;
      return withTerm(asking, term.base, defined, asking.tables.reference(NOT_NULL, value.targets));
    }
    case 'convert':
    case 'negate':
    case 'cast':
      return withDefined(asking, term.operand, state);
    default:
      return state;
  }
}

/** The state in which the term is known to be that value, where it is a variable, or a field or the length of one object. */
function withTerm(asking: Asking, term: Term, state: State, value: Value): State | undefined {
  const { tables, question } = asking;
  if (isNone(value)) return undefined;
  switch (term.kind) {
    case 'variable':
    case 'result': {
      const variable = term.kind === 'result' ? question.result : question.variable(term.name);
      const isKept = variable !== undefined && state.variables.get(variable.index) !== undefined;
      return isKept ? tables.withVariable(state, variable.index, value) : state;
    }
    case 'field': {
      const { base } = dereferenced(asking, term.base, state);
      const field = tables.field(term.field);
      const sole = base && soleBase(tables, state, base, field);
      const contents = sole === undefined ? undefined : state.heap.get(sole);
      if (sole === undefined || contents === undefined) {
        const variable = term.base.kind === 'variable' ? question.variable(term.base.name) : undefined;
        const isKept = variable !== undefined && state.variables.get(variable.index) !== undefined;
        return isKept ? learnPath(tables, state, variable.index, field, value) : state;
      }
      return tables.withContents(state, sole, tables.withCell(contents, field, value));
    }
    case 'length': {
      const { base } = dereferenced(asking, term.base, state);
      const [only, another] = base?.targets ?? [];
      const isOne = only !== undefined && another === undefined && isSingle(tables, state, only);
      const contents = isOne ? state.heap.get(only) : undefined;
      if (!isOne || contents === undefined || value.kind !== 'number') return state;
      return tables.withContents(state, only, tables.contents({ ...contents, length: value }));
    }
    default:
      return state;
  }
}
