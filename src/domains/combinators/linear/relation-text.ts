/**
 * Constraints as formulas of the assertion language, true wherever the constraint holds.
 *
 * That language computes as Java does: a sum that may leave int is written in long. The length of null is -1 here and no value there, so a
 * formula says first that a reference is null where it may be. Lengths of strings are written as calls, which the language lacks.
 */
import type { Code } from '../../../engine/code.js';
import type { Variable } from '../../../ir/instructions.js';
import {
  dimensionExpression,
  type LinearConstraint,
  type LinearExpression,
  minus,
} from '../../../lattices/linear/expressions.js';
import { ENTRY, isEntry, isLength } from './terms.js';
import { relationsIn, type Viewed } from './views.js';

type Term = readonly [dimension: number, coefficient: number];

/** Numbers so far from each other are hardly related: that is what their types say. */
const FAR = 2 ** 29;
const INT = { lower: -(2 ** 31), upper: 2 ** 31 - 1 };

interface RelationWriter<E> extends Viewed<E> {
  readonly state: E;
  readonly code: Code;
}

/** What the state says of the variables that the test accepts and that the source names. */
export function relationsFor<E>(
  viewed: Viewed<E>,
  state: E,
  code: Code,
  keeps: (variable: Variable) => boolean,
): readonly string[] {
  const { lattice, terms } = viewed;
  const { variables } = code.body;
  const isChanged = (entry: number): boolean => {
    const difference = minus(dimensionExpression(entry - ENTRY), dimensionExpression(entry));
    const { lower, upper } = lattice.bounds(state, difference);
    return lower !== 0 || upper !== 0;
  };
  const told = lattice.only(state, (dimension) => {
    const variable = variables[terms.baseOf(dimension)];
    if (variable?.sourceName === undefined) return false;
    if (!isEntry(dimension)) return keeps(variable);
    return variable.role === 'parameter' && (isChanged(dimension) || !keeps(variable));
  });
  return relationsIn(viewed, told, code)
    .filter(({ expression: { terms: related, constant } }) => related.length < 2 || Math.abs(constant) < FAR)
    .flatMap((constraint) => formulaOf({ ...viewed, state: told, code }, constraint) ?? []);
}

/** Undefined where the language has no words for it. */
function formulaOf<E>(writer: RelationWriter<E>, constraint: LinearConstraint): string | undefined {
  const { terms, constant } = constraint.expression;
  const types = terms.map(([dimension]) => writer.terms.typeOf(writer.code, dimension));
  const [first] = terms;
  if (first === undefined || constraint.kind === 'multiple') return undefined;
  if (terms.length === 1 && isLength(first[0])) {
    const length = ofLength(writer, first[0]);
    if (length !== undefined) return length;
  }
  if (types.includes('boolean')) return terms.length === 1 ? ofBoolean(writer, constraint, first) : undefined;
  const text = compared(writer, constraint.kind, terms, constant);
  const absent = [...new Set(terms.flatMap(([dimension]) => mayBeAbsent(writer, dimension)))];
  return text === undefined ? undefined : [...absent.map((each) => `${each} == null`), text].join(' || ');
}

/** Whether what has the length is null, where that is all that is to be said. */
function ofLength<E>(writer: RelationWriter<E>, dimension: number): string | undefined {
  const { lattice, state } = writer;
  const { lower, upper } = lattice.bounds(state, dimensionExpression(dimension));
  const subject = writer.terms.subjectOf(writer.code, dimension);
  if (upper === -1) return `${subject} == null`;
  return lower === 0 && !(upper < INT.upper) ? `${subject} != null` : undefined;
}

function ofBoolean<E>(
  writer: RelationWriter<E>,
  { kind, expression }: LinearConstraint,
  [dimension, coefficient]: Term,
): string | undefined {
  const value = -expression.constant / coefficient;
  const name = writer.terms.nameOf(writer.code, dimension);
  const isTrue = kind === '==' ? value === 1 : kind === '<=' ? coefficient < 0 && value === 1 : false;
  const isFalse = kind === '==' ? value === 0 : kind === '<=' ? coefficient > 0 && value === 0 : false;
  return isTrue ? name : isFalse ? `!${name}` : undefined;
}

function mayBeAbsent<E>(writer: RelationWriter<E>, dimension: number): readonly string[] {
  const { lattice, state, code, terms } = writer;
  if (!isLength(dimension)) return [];
  return lattice.bounds(state, dimensionExpression(dimension)).lower >= 0 ? [] : [terms.subjectOf(code, dimension)];
}

const NEGATIVE = { '==': '==', '!=': '!=', '<=': '>=' } as const;

/** Negative terms on the other side, and the constant where it reads best. */
function compared<E>(
  writer: RelationWriter<E>,
  kind: '==' | '!=' | '<=',
  terms: readonly Term[],
  constant: number,
): string | undefined {
  const left = terms.filter(([, coefficient]) => coefficient > 0);
  const right = terms.filter(([, coefficient]) => coefficient < 0).map(([each, factor]): Term => [each, -factor]);
  if (left.length === 0) return sides(writer, right, NEGATIVE[kind], [], constant);
  if (kind === '<=' && constant === 1 && right.length > 0) return sides(writer, left, '<', right, 0);
  return sides(writer, left, kind, right, -constant);
}

function sides<E>(
  writer: RelationWriter<E>,
  left: readonly Term[],
  operator: string,
  right: readonly Term[],
  constant: number,
): string | undefined {
  const isBefore = right.length > 0 && constant < 0 && right.length > left.length;
  const one = sum(writer, left, isBefore ? -constant : 0);
  const other = sum(writer, right, isBefore ? 0 : constant);
  return one === undefined || other === undefined ? undefined : `${one} ${operator} ${other}`;
}

/** Undefined where it may leave long. */
function sum<E>(writer: RelationWriter<E>, terms: readonly Term[], constant: number): string | undefined {
  if (terms.length === 0) return constant > INT.upper || constant < INT.lower ? `${constant}L` : String(constant);
  const words = terms.map(([dimension, coefficient]) => {
    const name = writer.terms.nameOf(writer.code, dimension);
    return coefficient === 1 ? name : `${coefficient} * ${name}`;
  });
  const added = constant === 0 ? '' : ` ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
  const text = `${words.join(' + ')}${Math.abs(constant) > INT.upper ? `${added}L` : added}`;
  const isPlain = terms.length === 1 && constant === 0 && terms[0]?.[1] === 1;
  if (isPlain || staysWithin(writer, terms, constant)) return text;
  const isLong = terms.some(([dimension]) => writer.terms.typeOf(writer.code, dimension) === 'long');
  if (isLong || terms.some(([, coefficient]) => coefficient !== 1)) return undefined;
  return `(long) ${text}`;
}

/** Whether no part of the sum, computed from the left, leaves int. */
function staysWithin<E>({ lattice, state }: RelationWriter<E>, terms: readonly Term[], constant: number): boolean {
  const within = (part: LinearExpression): boolean => {
    const { lower, upper } = lattice.bounds(state, part);
    return lower >= INT.lower && upper <= INT.upper;
  };
  const parts = terms.map((_, last) => ({
    terms: [...terms.slice(0, last + 1)].sort(([one], [other]) => one - other),
    constant: 0,
  }));
  const each = terms.map((term) => ({ terms: [term], constant: 0 }));
  const whole = { terms: [...terms].sort(([one], [other]) => one - other), constant };
  return [...parts, ...each, whole].every(within);
}
