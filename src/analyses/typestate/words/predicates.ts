/** What it means of an object that a predicate has a value: `c is disposed`, `its head is null`. */
import { type Sense, senseOf } from '../../../base/truth.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { PredicateValue } from '../../../machines/predicates/typestates/typestates.js';
import { ITSELF, type Predicate, type PredicateOperator } from '../../../machines/predicates/vocabulary.js';
import { constantText, type ResultNames } from '../table/result-names.js';
import type { Subject } from './subjects.js';

/** A sentence, and how little it reads like one: the search prefers sentences that cost less. */
export interface Said {
  readonly text: string;
  readonly cost: number;
}

export interface SaidContext {
  readonly names: ResultNames;
  /** How the predicate, which held at first, comes not to hold of its first object: after `its set was changed`. */
  readonly staleness: (predicate: Predicate, subject: Subject) => string | undefined;
}

/** Undefined where there is no sentence for it. `side`: the object is the first of the predicate, or the second. */
export function saidOf(
  predicate: Predicate,
  side: 'first' | 'second',
  value: PredicateValue,
  subject: Subject,
  context: SaidContext,
): Said | undefined {
  if (predicate.kind === 'fields' && side === 'second') return saidOfBuddies(predicate, value, subject, context);
  if (value !== 'true' && value !== 'false') return undefined;
  const holds = value === 'true';
  switch (predicate.kind) {
    case 'object-null':
      return { text: `${subject.noun} is ${holds ? '' : 'not '}null`, cost: 1 };
    case 'field-null':
      return {
        text: `${nounOf(predicate.field, subject, context)} is ${holds ? '' : 'not '}null`,
        cost: holds ? 1 : 1.1,
      };
    case 'field-constant':
      return saidOfConstant(predicate, senseOf(holds), subject, context);
    case 'fields':
      return saidOfFields(predicate, senseOf(holds), subject, context);
  }
}

function saidOfConstant(
  { field, operator, constant }: Extract<Predicate, { readonly kind: 'field-constant' }>,
  sense: Sense,
  subject: Subject,
  context: SaidContext,
): Said {
  const holds = sense === 'holds';
  const noun = nounOf(field, subject, context);
  if (constant.type === 'boolean' && operator === '=') {
    const isTrue = (constant.value !== 0) === holds;
    const adjective = context.names.isStatic(field) ? undefined : adjectiveOf(field.name);
    if (adjective === undefined) return { text: `${noun} is ${isTrue}`, cost: 1.2 };
    return { text: `${subject.noun} is ${isTrue ? '' : 'not '}${adjective}`, cost: isTrue ? 1 : 1.1 };
  }
  const [yes, no] = WITH_CONSTANT[operator];
  return { text: `${noun} is ${holds ? yes : no}${constantText(constant)}`, cost: 1.3 };
}

const WITH_CONSTANT: Readonly<Record<PredicateOperator, readonly [string, string]>> = {
  '=': ['', 'not '],
  '<': ['below ', 'at least '],
  '<=': ['at most ', 'above '],
};

const WITH_FIELD: Readonly<Record<PredicateOperator, readonly [string, string]>> = {
  '=': ['is the same as', 'differs from'],
  '<': ['is below', 'is not below'],
  '<=': ['is at most', 'is above'],
};

function saidOfFields(
  predicate: Extract<Predicate, { readonly kind: 'fields' }>,
  sense: Sense,
  subject: Subject,
  context: SaidContext,
): Said | undefined {
  const holds = sense === 'holds';
  const { left, operator, right, via } = predicate;
  if (via === undefined) return undefined;
  const other = via.reduce((found, { name }) => found.field(name), subject);
  const isItself = left.name === ITSELF;
  const how = holds || isItself || via.length === 0 ? undefined : context.staleness(predicate, subject);
  if (how !== undefined) return { text: `${other.noun} was changed ${how}`, cost: 0.9 };
  const noun = nounOf(left, subject, context);
  // An enum constant, or what else there is one of.
  if (operator === '=' && (isItself || context.names.isStatic(right))) {
    const second = nounOf(right, other, context);
    if (second === noun) return undefined;
    return { text: `${noun} is ${holds ? '' : 'not '}${second}`, cost: isItself ? 1.2 : holds ? 1 : 1.1 };
  }
  const [yes, no] = WITH_FIELD[operator];
  return { text: `${noun} ${holds ? yes : no} ${nounOf(right, other, context)}`, cost: 1.5 };
}

function nounOf(field: FieldReference, subject: Subject, { names }: SaidContext): string {
  if (field.name === ITSELF) return subject.noun;
  return names.isStatic(field) ? `${names.typeText(field.owner)}.${field.name}` : subject.field(field.name).noun;
}

/** Of the second object: what its buddies agree on. */
function saidOfBuddies(
  { left, operator, right }: Extract<Predicate, { readonly kind: 'fields' }>,
  value: PredicateValue,
  subject: Subject,
  { names }: SaidContext,
): Said | undefined {
  const buddy = names.typeText(left.owner);
  if (value === 'none') return { text: `${subject.noun} has no ${buddy}`, cost: 1.6 };
  if (value === 'unknown') return undefined;
  const which = { true: `every ${buddy}`, false: `no ${buddy}`, mixed: `some but not every ${buddy}` }[value];
  if (left.name === ITSELF)
    return { text: `${which} of ${subject.noun} is ${subject.field(right.name).noun}`, cost: 2 };
  const [yes] = WITH_FIELD[operator];
  return { text: `for ${which} of ${subject.noun} ${left.name} ${yes} ${right.name}`, cost: 2 };
}

const STATES = new Set(
  'open shut dead alive live busy idle valid invalid ready dirty clean empty full free active inactive done stale fresh lost bound sent built held on off'.split(
    ' ',
  ),
);

/** `disposed` of `disposed`, `wasDisposed`, `isDisposed`: names of boolean fields that can be said of the object. */
export function adjectiveOf(field: string): string | undefined {
  const bare = /^(?:is|was|has|already|been|m_|_)+(?=[A-Z_])_?(.+)$/.exec(field)?.[1] ?? field;
  const word = bare.slice(0, 1).toLowerCase() + bare.slice(1);
  if (STATES.has(word) || STATES.has(word.toLowerCase())) return word.toLowerCase();
  if (/^\p{Ll}+(?:ed|able|ible|ing)$/u.test(word) && word.length > 4) return word;
  return /^\p{Ll}+(?:tten|ken|zen|den|wn|ven)$/u.test(word) ? word : undefined;
}
