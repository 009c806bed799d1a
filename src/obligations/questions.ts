/** Questions put to a domain: formulas with their names read as variables or arguments of the code at hand. */
import type { Question } from '../engine/question.js';
import type { Term } from '../facts/index.js';
import type { Body } from '../ir/body.js';
import type { FieldReference, Operand, Variable } from '../ir/instructions.js';
import { definedVariable } from '../ir/operands.js';
import type { MethodDeclaration } from '../ir/program.js';
import { Flag, hasFlag } from '../ir/program.js';

const NO_RANGE = { offset: 0, end: 0 } as const;
const NULL_TERM: Term = { kind: 'constant', value: null, type: 'null', ...NO_RANGE };
const SUBJECT = 'subject';

/** Whether a reference is null (or is not). */
export function nullQuestion(variable: Variable, operator: '==' | '!='): Question {
  return {
    term: comparedWithNull({ kind: 'variable', name: SUBJECT, type: variable.type, ...NO_RANGE }, operator),
    variable: (name) => (name === SUBJECT ? variable : undefined),
  };
}

/** Whether a number is less than a constant. */
export function boundQuestion(variable: Variable, limit: number): Question {
  const left: Term = { kind: 'variable', name: SUBJECT, type: variable.type, ...NO_RANGE };
  const right: Term = { kind: 'constant', value: limit, type: 'int', ...NO_RANGE };
  return {
    term: { kind: 'compare', operator: '<', operands: 'int', left, right, type: 'boolean', ...NO_RANGE },
    variable: (name) => (name === SUBJECT ? variable : undefined),
  };
}

/** Whether a field of an object is null (or is not). */
export function fieldQuestion(
  object: Variable,
  { owner, name, type }: FieldReference,
  operator: '==' | '!=',
): Question {
  const base: Term = { kind: 'variable', name: SUBJECT, type: object.type, ...NO_RANGE };
  return {
    term: comparedWithNull({ kind: 'field', base, field: { owner, name, type }, type, ...NO_RANGE }, operator),
    variable: (variable) => (variable === SUBJECT ? object : undefined),
  };
}

function comparedWithNull(left: Term, operator: '==' | '!='): Term {
  return { kind: 'compare', operator, operands: 'reference', left, right: NULL_TERM, type: 'boolean', ...NO_RANGE };
}

/** Where the domain keeps the result at the exit. */
function resultVariable(body: Body, { result }: MethodDeclaration): Variable {
  return { kind: 'variable', index: body.variables.length, name: '\\result', type: result, role: 'temporary' };
}

/** A `requires` (or an invariant, of `this`) read at the entry of the method itself. */
export function entryQuestion(term: Term, body: Body, method: MethodDeclaration): Question {
  const parameters = parametersByName(body, method);
  return { term, variable: (name) => parameters.get(name) };
}

/** An `ensures` or invariant read at an exit: a parameter's name means its value on entry. */
export function exitQuestion(term: Term, body: Body, method: MethodDeclaration): Question {
  const parameters = parametersByName(body, method);
  const assigned = new Set(body.edges.map(({ instruction }) => definedVariable(instruction)));
  return {
    term,
    variable: (name) => {
      const parameter = parameters.get(name);
      return parameter !== undefined && assigned.has(parameter) ? undefined : parameter;
    },
    ...(method.result === 'void' ? {} : { result: resultVariable(body, method) }),
  };
}

/** A `requires` of a callee read before a call of it. */
export function callQuestion(term: Term, callee: MethodDeclaration, given: readonly Operand[]): Question {
  const names = [...(hasFlag(callee, Flag.STATIC) ? [] : ['this']), ...callee.parameters.map(({ name }) => name)];
  const operands = new Map(names.map((name, index) => [name, given[index]]));
  return {
    term: withConstants(term, operands),
    variable: (name) => {
      const operand = operands.get(name);
      return operand?.kind === 'variable' ? operand : undefined;
    },
  };
}

function parametersByName(body: Body, method: MethodDeclaration): ReadonlyMap<string, Variable> {
  const names = [...(hasFlag(method, Flag.STATIC) ? [] : ['this']), ...method.parameters.map(({ name }) => name)];
  return new Map(
    names.flatMap((name, index) => {
      const variable = body.parameters[index];
      return variable === undefined ? [] : [[name, variable] as const];
    }),
  );
}

/** The same term, names that stand for constant arguments replaced by these. Quantified variables have terms of their own. */
function withConstants(term: Term, operands: ReadonlyMap<string, Operand | undefined>): Term {
  const replace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(replace);
    if (typeof part !== 'object' || part === null) return part;
    if ('kind' in part && part.kind === 'variable' && 'name' in part) {
      const operand = operands.get(String(part.name));
      return operand?.kind === 'constant' ? { ...part, ...constantTerm(operand) } : part;
    }
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, replace(value)]));
  };
  if (![...operands.values()].some((operand) => operand?.kind === 'constant')) return term;
  return replace(term) as Term;
}

function constantTerm({ type, value }: Extract<Operand, { kind: 'constant' }>): object {
  if (typeof value !== 'string') return { kind: 'constant', value, type };
  return type === 'java.lang.String' ? { kind: 'text', text: value, type } : {};
}
