/** What instructions other than calls do to linear states. */
import type { CodeEdge } from '../../../engine/code.js';
import type { Ask } from '../../../engine/domain.js';
import { type Alarm, goesOn, type Outcome } from '../../../engine/outcome.js';
import type { Question } from '../../../engine/question.js';
import type { ComparisonOperator, Condition, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import {
  constantExpression,
  dimensionExpression,
  type LinearExpression,
  minus,
  plus,
} from '../../../lattices/linear/expressions.js';
import type { LinearAssignments } from './assignments.js';
import type { LinearConditions } from './conditions.js';
import type { LinearFields } from './fields.js';
import type { LinearFormulas } from './formulas.js';
import type { LinearNumbers } from './numbers.js';
import { dimensionOf, hasLength, isNumber, LENGTHS, rangeOfType, resultOf } from './terms.js';

export interface StepParts<E> {
  readonly numbers: LinearNumbers<E>;
  readonly conditions: LinearConditions<E>;
  readonly assignments: LinearAssignments<E>;
  readonly formulas: LinearFormulas<E>;
  readonly fields: LinearFields<E>;
  readonly questions: (at: CodeEdge) => Question | undefined;
}

/** An expression that is so related to zero. */
type Relation = readonly [comparison: ComparisonOperator, value: LinearExpression];

/** What holds where a check goes on, all of it; and the ways in which it fails. */
interface Numeric {
  readonly operands: readonly Operand[];
  readonly holds: readonly Relation[];
  readonly fails: readonly Relation[];
}

const NATURAL = { lower: 0, upper: LENGTHS.upper };

export class LinearSteps<E> {
  readonly #parts: StepParts<E>;

  constructor(parts: StepParts<E>) {
    this.#parts = parts;
  }

  step(at: CodeEdge, state: E, ask: Ask): Outcome<E> {
    const { instruction } = at.edge;
    const { assignments, conditions, fields, numbers } = this.#parts;
    switch (instruction.kind) {
      case 'assign': {
        const { target, value } = instruction;
        const source = value.kind === 'cast' ? value.operand : value;
        const from = source.kind === 'variable' && source.role !== 'thrown' ? source : undefined;
        const assigned = assignments.assigned(at, state, target, value);
        return goesOn(...assigned.map((each) => fields.rebased(each, target, from)));
      }
      case 'assume': {
        const held = conditions.assumed(state, instruction.condition);
        return held === undefined ? goesOn() : goesOn(held);
      }
      case 'new': {
        const { target, type } = instruction;
        // A string that was just made is not null.
        return goesOn(
          fields.made(fields.rebased(numbers.assignedWithin(state, target, NATURAL), target), target, type),
        );
      }
      case 'new-array':
        return goesOn(
          fields.rebased(this.#newArray(state, instruction.target, instruction.lengths[0]), instruction.target),
        );
      case 'havoc':
        return goesOn(fields.rebased(assignments.any(state, instruction.target), instruction.target));
      case 'load':
        return goesOn(fields.rebased(this.#loaded(at, state, instruction), instruction.target));
      case 'return': {
        const { value } = instruction;
        return goesOn(...(value === undefined ? [state] : assignments.assigned(at, state, resultOf(at.code), value)));
      }
      case 'check':
        return this.#checked(state, instruction.condition);
      case 'specify':
        return this.#specified(at, state, instruction.clause, ask);
      case 'store':
        return goesOn(fields.stored(at, state, instruction, ask));
      case 'throw':
      case 'monitor':
        return goesOn(state);
      case 'call':
      case 'initialise':
      case 'unsupported':
        throw new Error(`'${instruction.kind}' is no step`);
    }
  }

  #newArray(state: E, target: Variable, length: Operand | undefined): E {
    const { numbers } = this.#parts;
    const value = length && numbers.formOf(length);
    if (length === undefined || value === undefined) return numbers.assignedWithin(state, target, NATURAL);
    const natural = numbers.within(numbers.typed(state, length), value, NATURAL);
    return numbers.assigned(natural, target, { value, divisor: 1 });
  }

  #loaded(at: CodeEdge, state: E, { target, place }: Extract<Instruction, { kind: 'load' }>): E {
    const { numbers, assignments, fields } = this.#parts;
    if (place.kind === 'length') {
      const value = numbers.formOf(place.base);
      if (value === undefined) return assignments.any(state, target);
      return numbers.assigned(numbers.within(state, value, NATURAL), target, { value, divisor: 1 });
    }
    const read = place.kind === 'field' ? fields.read(at, state, place) : undefined;
    if (read === undefined || place.kind !== 'field' || !canHold(target.type, place.field.type))
      return assignments.any(state, target);
    return numbers.assigned(read.state, target, { value: read.value, divisor: 1 });
  }

  #checked(state: E, condition: Condition): Outcome<E> {
    const { numbers, conditions } = this.#parts;
    const numeric = this.#numeric(condition);
    if (numeric === undefined) return mayFail(condition, state);
    const typed = numbers.typed(state, ...numeric.operands);
    const related = (known: E | undefined, [comparison, value]: Relation): E | undefined =>
      known === undefined ? undefined : conditions.related(known, comparison, value);
    const holding = numeric.holds.reduce(related, typed as E | undefined);
    const failing = numeric.fails.flatMap((relation) => related(typed, relation) ?? []);
    const certainty = holding === undefined ? 'must' : 'may';
    return {
      normal: holding === undefined ? [] : [holding],
      exceptional: failing,
      alarms: failing.length === 0 ? [] : [{ rule: condition.kind, certainty, latent: certainty === 'may' }],
      exact: false,
    };
  }

  #numeric(condition: Condition): Numeric | undefined {
    const { numbers } = this.#parts;
    switch (condition.kind) {
      case 'not-zero': {
        const { operand, type } = condition;
        const value = isNumber(type) ? numbers.formOf(operand) : undefined;
        return value && { operands: [operand], holds: [['!=', value]], fails: [['==', value]] };
      }
      case 'not-negative': {
        const { operand } = condition;
        const value = numbers.formOf(operand);
        return value && { operands: [operand], holds: [['>=', value]], fails: [['<', value]] };
      }
      case 'not-null': {
        const { operand } = condition;
        const value = numbers.formOf(operand);
        const less = value && plus(value, constantExpression(1));
        return less && { operands: [operand], holds: [['>', less]], fails: [['==', less]] };
      }
      case 'in-bounds': {
        const { array, index } = condition;
        const [value, dimension] = [numbers.formOf(index), dimensionOf(array)];
        if (value === undefined || dimension === undefined) return undefined;
        const beyond = minus(value, dimensionExpression(dimension));
        const holds: readonly Relation[] = [
          ['>=', value],
          ['<', beyond],
        ];
        return {
          operands: [array, index],
          holds,
          fails: [
            ['<', value],
            ['>=', beyond],
          ],
        };
      }
      default:
        return undefined;
    }
  }

  #specified(at: CodeEdge, state: E, clause: 'assert' | 'assume', ask: Ask): Outcome<E> {
    const { questions, formulas } = this.#parts;
    const question = questions(at);
    if (clause === 'assume') return goesOn(...(question ? formulas.refine(question, state) : [state]));
    const truth = question === undefined ? 'unknown' : ask(question);
    if (truth === 'yes') return goesOn(state);
    const failed: Alarm = { rule: 'formula', certainty: truth === 'no' ? 'must' : 'may', latent: false };
    return { ...goesOn(state), alarms: [failed] };
  }
}

/** What concerns references that have no length. */
function mayFail<E>(condition: Condition, state: E): Outcome<E> {
  return {
    normal: [state],
    exceptional: [state],
    alarms: [{ rule: condition.kind, certainty: 'may', latent: true }],
    exact: false,
  };
}

/** Whether every number or length of the one type is one of the other. */
function canHold(target: TypeName, field: TypeName): boolean {
  const [wide, narrow] = [rangeOfType(target), rangeOfType(field)];
  return hasLength(target) === hasLength(field) && wide.lower <= narrow.lower && narrow.upper <= wide.upper;
}
