/** Checks: where the condition is sure to hold, may fail, must fail; and what is known on either side. */
import type { CodeEdge } from '../../../../engine/code.js';
import type { Alarm, Outcome } from '../../../../engine/outcome.js';
import { INT_MAX, INT_MIN } from '../../../../ir/arithmetic.js';
import type { Condition, Instruction, Operand } from '../../../../ir/instructions.js';
import { elementType, isArray } from '../../../../ir/types.js';
import { rangeOf, refine } from '../../../../lattices/java-intervals.js';
import { madeByMachine } from '../calls/initialisation.js';
import { areInstances, refineInstance } from '../regions/instances.js';
import { isInstance, typeOf } from '../regions/region-types.js';
import type { Survey } from '../regions/survey.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { ASSUMED_NULL, NOT_NULL, type NumberValue } from '../state/values.js';
import { withOperand } from './assume.js';
import { lengthOf } from './load.js';
import { operandValue } from './operands.js';
import { assigned } from './paths.js';

type Check = Extract<Instruction, { kind: 'check' }>;

/** What a check finds: the state where it holds, where it does not (before `@thrown` is set), and how far to trust a failure. */
interface Verdict {
  readonly holds: State | undefined;
  readonly fails: State | undefined;
  readonly latent: boolean;
}

export function check(
  tables: Tables,
  { condition, exception }: Check,
  at: CodeEdge,
  state: State,
  facts: Survey,
): Outcome<State> {
  const { holds, fails, latent } = verdict(tables, condition, state);
  const normal = holds === undefined ? [] : [holds];
  if (fails === undefined) return { normal, exceptional: [], alarms: [], exact: false };
  const thrown = tables.reference(NOT_NULL, [tables.region({ kind: 'constant', type: exception })]);
  const certainty = holds === undefined ? 'must' : 'may';
  const message = explanation(condition, certainty, facts);
  const alarm: Alarm = { rule: condition.kind, certainty, latent, ...(message === undefined ? {} : { message }) };
  return {
    normal,
    exceptional: [assigned(tables, madeByMachine(tables, exception, fails), at.code.body.thrown.index, thrown)],
    alarms: [alarm],
    exact: false,
  };
}

function verdict(tables: Tables, condition: Condition, state: State): Verdict {
  switch (condition.kind) {
    case 'not-null':
      return notNull(tables, state, condition.operand);
    case 'castable':
      return castable(tables, state, condition.operand, condition.type);
    case 'storable':
      return storable(tables, state, condition);
    case 'in-bounds':
      return inBounds(tables, state, condition);
    case 'not-zero':
      return number(tables, state, condition.operand, '!=', condition.type);
    case 'not-negative':
      return number(tables, state, condition.operand, '>=', 'int');
  }
}

function notNull(tables: Tables, state: State, operand: Operand): Verdict {
  const value = operandValue(tables, state, operand);
  if (value.kind === 'number') return undecided(state);
  return {
    holds: withOperand(tables, state, operand, tables.reference(NOT_NULL, value.targets)),
    fails: withOperand(tables, state, operand, tables.reference(value.nulls, [])),
    latent: value.nulls === ASSUMED_NULL,
  };
}

function castable(tables: Tables, state: State, operand: Operand, type: string): Verdict {
  const value = operandValue(tables, state, operand);
  if (value.kind === 'number') return undecided(state);
  const refined = refineInstance(tables, state, value, type);
  const casts = tables.reference(value.nulls, refined.value.targets);
  // What is learnt of a single object only holds where the value is not null.
  const after = value.nulls === NOT_NULL ? refined.state : state;
  const failing = value.targets.filter((target) => isInstance(tables, state, target, type) !== 'yes');
  const isSeen = failing.some((target) => typeOf(tables, state, target)?.exact === true);
  return {
    holds: withOperand(tables, after, operand, casts),
    fails: withOperand(tables, state, operand, tables.reference(NOT_NULL, failing)),
    latent: !isSeen,
  };
}

/** An array of known class takes what is of its element type; null it always takes. */
function storable(tables: Tables, state: State, { array, value }: Condition & { kind: 'storable' }): Verdict {
  const ofArray = operandValue(tables, state, array);
  const stored = operandValue(tables, state, value);
  if (ofArray.kind === 'number' || stored.kind === 'number') return undecided(state);
  const answers = ofArray.targets.map((target) => {
    const bound = typeOf(tables, state, target);
    if (stored.targets.length === 0) return 'yes';
    if (bound === undefined || !isArray(bound.type)) return 'unknown';
    const answer = areInstances(tables, state, stored, elementType(bound.type));
    if (bound.exact) return stored.nulls === NOT_NULL || answer === 'yes' ? answer : 'unknown';
    // Of an array of a subtype, elements of this type are not always taken.
    return answer === 'no' && stored.nulls === NOT_NULL ? 'no' : 'unknown';
  });
  const isSeen = answers.includes('no');
  return {
    holds: answers.every((answer) => answer === 'no') && answers.length > 0 ? undefined : state,
    fails: answers.every((answer) => answer === 'yes') ? undefined : state,
    latent: !isSeen,
  };
}

function inBounds(tables: Tables, state: State, { array, index }: Condition & { kind: 'in-bounds' }): Verdict {
  const value = operandValue(tables, state, index);
  if (value.kind !== 'number') return undecided(state);
  const length = lengthOf(tables, state, operandValue(tables, state, array));
  const lower = Math.max(value.lower, 0);
  const upper = Math.min(value.upper, length.upper - 1);
  const holds = lower <= upper ? withOperand(tables, state, index, tables.number(lower, upper)) : undefined;
  const mayBeBelow = value.lower < 0;
  const mayBeAbove = value.upper >= length.lower;
  if (!mayBeBelow && !mayBeAbove) return { holds, fails: undefined, latent: false };
  const isSeenBelow = mayBeBelow && value.lower > INT_MIN;
  const isSeenAbove = mayBeAbove && value.upper < INT_MAX && length.lower === length.upper;
  return { holds, fails: state, latent: holds !== undefined && !isSeenBelow && !isSeenAbove };
}

/** The operand compared with zero. */
function number(tables: Tables, state: State, operand: Operand, comparison: '!=' | '>=', type: string): Verdict {
  const value = operandValue(tables, state, operand);
  if (value.kind !== 'number') return undecided(state);
  const refined = (operator: '!=' | '>=' | '==' | '<'): State | undefined => {
    const sides = refine(operator, type, value, tables.values.zero);
    return sides && withOperand(tables, state, operand, tables.number(sides[0].lower, sides[0].upper));
  };
  return {
    holds: refined(comparison),
    fails: refined(comparison === '!=' ? '==' : '<'),
    latent: isAnyOf(value, type),
  };
}

/** Whether nothing is known of the number but its type, so that a failure is nothing that the code was seen to do. */
function isAnyOf({ lower, upper }: NumberValue, type: string): boolean {
  const range = rangeOf(type);
  return lower <= range.lower || upper >= range.upper;
}

function undecided(state: State): Verdict {
  return { holds: state, fails: state, latent: true };
}

function explanation(condition: Condition, certainty: Alarm['certainty'], facts: Survey): string | undefined {
  const subject =
    condition.kind === 'in-bounds'
      ? condition.index
      : condition.kind === 'storable'
        ? condition.value
        : condition.operand;
  const name = subject.kind === 'variable' ? facts.describe(subject) : String(subject.value);
  if (name === undefined) return undefined;
  const be = certainty === 'must' ? 'is' : 'may be';
  switch (condition.kind) {
    case 'not-null':
      return `${name} ${be} null`;
    case 'castable':
      return `${name} ${be} no ${condition.type}`;
    case 'storable':
      return `the array ${certainty === 'must' ? 'does' : 'may'} not take ${name}`;
    case 'in-bounds':
      return `the index ${name} ${be} out of bounds`;
    case 'not-zero':
      return `${name} ${be} zero`;
    case 'not-negative':
      return `${name} ${be} negative`;
  }
}
