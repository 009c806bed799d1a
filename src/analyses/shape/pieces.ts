/**
 * Postconditions taken apart: a conjunction holds if its parts do, and `P ==> Q` where P speaks of the entry only holds if Q does
 * after all starts in which P does. So what is needed from entry in the states, which multiplies their number, is only what Q needs.
 */
import type { ConnectiveTerm, Term } from '../../facts/index.js';
import { visitTerms } from './clauses/formula-fields.js';

export interface Piece {
  /** Read on entry, in order: the formula matters for starts in which they hold. */
  readonly before: readonly Term[];
  /** Read on exit. */
  readonly after: Term;
}

/** Together they say what the term says. `given` are formulas that hold on entry. */
export function piecesOf(term: Term, given: readonly Term[]): readonly Piece[] {
  return split(term, { before: [], known: knownIn(given, new Set()) });
}

interface Context {
  readonly before: readonly Term[];
  /** Paths, as they are spelled, that are not null on entry. */
  readonly known: ReadonlySet<string>;
}

function split(term: Term, context: Context): readonly Piece[] {
  if (term.kind !== 'connective') return [{ before: context.before, after: term }];
  const { left, right, operator } = term;
  switch (operator) {
    case '&&':
      return [...split(left, context), ...split(right, context)];
    case '==>':
      return implied(conjuncts(left), right, context);
    case '||': {
      const otherwise = assuming(negated(left), context);
      return otherwise === undefined ? [{ before: context.before, after: term }] : split(right, otherwise);
    }
    case '<==>': {
      const [yes, no] = [assuming(left, context), assuming(negated(left), context)];
      if (yes === undefined || no === undefined) return [{ before: context.before, after: term }];
      return [...split(right, yes), { before: no.before, after: negated(right) }];
    }
  }
}

/** Those of the conditions that come first and speak of the entry are taken out. */
function implied([first, ...rest]: readonly Term[], conclusion: Term, context: Context): readonly Piece[] {
  if (first === undefined) return split(conclusion, context);
  const inner = assuming(first, context);
  if (inner !== undefined) return implied(rest, conclusion, inner);
  return [{ before: context.before, after: implication([first, ...rest], conclusion) }];
}

/** Undefined where the condition does not speak of the entry only, or may have no value. */
function assuming(condition: Term, { before, known }: Context): Context | undefined {
  const onEntry = entryTerm(condition);
  if (onEntry === undefined || !isDefined(onEntry, known)) return undefined;
  return { before: [...before, onEntry], known: knownIn([onEntry], known) };
}

function conjuncts(term: Term): readonly Term[] {
  return term.kind === 'connective' && term.operator === '&&'
    ? [...conjuncts(term.left), ...conjuncts(term.right)]
    : [term];
}

function implication(conditions: readonly Term[], conclusion: Term): Term {
  const [last, ...others] = [...conditions].reverse();
  if (last === undefined) return conclusion;
  const left = others.reduce<Term>((all, each) => connected('&&', each, all), last);
  return connected('==>', left, conclusion);
}

function connected(operator: ConnectiveTerm['operator'], left: Term, right: Term): Term {
  return { kind: 'connective', operator, left, right, type: 'boolean', offset: left.offset, end: right.end };
}

function negated(operand: Term): Term {
  return { kind: 'not', operand, type: 'boolean', offset: operand.offset, end: operand.end };
}

/** The term read on entry, if it has the same value there: parameters mean their values on entry, `\old` its operand. */
function entryTerm(term: Term): Term | undefined {
  switch (term.kind) {
    case 'constant':
    case 'text':
    case 'variable':
      return term;
    case 'old':
      return term.open ? undefined : withoutOld(term.operand);
    case 'not':
    case 'negate':
    case 'convert':
    case 'instanceof': {
      const operand = entryTerm(term.operand);
      return operand === undefined ? undefined : { ...term, operand };
    }
    case 'connective':
    case 'compare': {
      const left = entryTerm(term.left);
      const right = entryTerm(term.right);
      return left === undefined || right === undefined ? undefined : { ...term, left, right };
    }
    default:
      return undefined;
  }
}

/** Inside `\old` another one says nothing more; such formulas are left alone. */
function withoutOld(term: Term): Term | undefined {
  let isPlain = true;
  visitTerms(term, ({ kind }) => {
    if (kind === 'old') isPlain = false;
  });
  return isPlain ? term : undefined;
}

/** Whether reading the term cannot fail, where those paths are not null. Only what is plain is looked through. */
function isDefined(term: Term, known: ReadonlySet<string>): boolean {
  switch (term.kind) {
    case 'constant':
    case 'text':
    case 'variable':
      return true;
    case 'field':
      return isNeverNull(term.base, known) && isDefined(term.base, known);
    case 'not':
      return isDefined(term.operand, known);
    case 'instanceof':
      return isDefined(term.operand, known);
    case 'compare':
      return isDefined(term.left, known) && isDefined(term.right, known);
    case 'connective': {
      const after = term.operator === '&&' || term.operator === '==>' ? knownIn([term.left], known) : known;
      return isDefined(term.left, known) && isDefined(term.right, after);
    }
    case 'predicate':
      return term.subjects.every((subject) => isDefined(subject, known));
    default:
      return false;
  }
}

function isNeverNull(term: Term, known: ReadonlySet<string>): boolean {
  const path = spelled(term);
  return (term.kind === 'variable' && term.name === 'this') || (path !== undefined && known.has(path));
}

/** What is not null where the formulas hold. */
function knownIn(terms: readonly Term[], known: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(known);
  for (const term of terms.flatMap(conjuncts)) {
    const tested = testedNonNull(term);
    const subjects = term.kind === 'predicate' && term.name === 'cyclic' ? term.subjects : [];
    for (const each of tested === undefined ? subjects : [tested]) {
      const path = spelled(each);
      if (path !== undefined) found.add(path);
    }
  }
  return found;
}

function testedNonNull(term: Term): Term | undefined {
  if (term.kind === 'not' && term.operand.kind === 'compare' && term.operand.operator === '==')
    return comparedWithNull(term.operand.left, term.operand.right);
  if (term.kind !== 'compare' || term.operator !== '!=') return undefined;
  return comparedWithNull(term.left, term.right);
}

function comparedWithNull(left: Term, right: Term): Term | undefined {
  if (right.kind === 'constant' && right.value === null) return left;
  return left.kind === 'constant' && left.value === null ? right : undefined;
}

/** Paths of fields that start at a parameter or a static field; undefined for other terms. */
function spelled(term: Term): string | undefined {
  if (term.kind === 'variable') return term.name;
  if (term.kind === 'static') return `${term.field.owner}#${term.field.name}`;
  if (term.kind !== 'field') return undefined;
  const base = spelled(term.base);
  return base === undefined ? undefined : `${base}.${term.field.owner}.${term.field.name}`;
}
