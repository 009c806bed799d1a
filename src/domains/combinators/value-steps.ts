/** What instructions do to the values of variables. */
import type { CodeEdge } from '../../engine/code.js';
import type { Ask } from '../../engine/domain.js';
import { type Alarm, goesOn, type Outcome } from '../../engine/outcome.js';
import type { Question } from '../../engine/question.js';
import type { Condition, Instruction, Operand } from '../../ir/instructions.js';
import type { Sides, ValueExpressions, Values } from './value-expressions.js';
import type { ValueFormulas } from './value-formulas.js';
import { isTracked, type ValueNumbers } from './value-numbers.js';

export interface StepParts<V> {
  readonly numbers: ValueNumbers<V>;
  readonly expressions: ValueExpressions<V>;
  readonly formulas: ValueFormulas<V>;
  readonly questions: (at: CodeEdge) => Question | undefined;
}

/** A condition over numbers: where it holds, and the ways in which it fails. */
interface Numeric {
  readonly operand: Operand;
  readonly type: string;
  readonly holds: Sides;
  readonly fails: Sides;
}

const ZERO = (type: string): Operand => ({ kind: 'constant', type, value: type === 'long' ? 0n : 0 });

export class ValueSteps<V> {
  readonly #parts: StepParts<V>;

  constructor(parts: StepParts<V>) {
    this.#parts = parts;
  }

  step(at: CodeEdge, state: Values<V>, ask: Ask): Outcome<Values<V>> {
    const { instruction } = at.edge;
    const { expressions } = this.#parts;
    switch (instruction.kind) {
      case 'assign':
        return some(expressions.assigned(state, instruction.target, expressions.value(state, instruction.value)));
      case 'assume':
        return some(expressions.assumed(state, instruction.condition));
      case 'new':
      case 'new-array':
      case 'havoc':
        return goesOn(expressions.forgotten(state, instruction.target));
      case 'load':
        return goesOn(this.#loaded(state, instruction));
      case 'return':
        return some(this.#returned(at, state, instruction.value));
      case 'check':
        return this.#checked(state, instruction.condition);
      case 'specify':
        return this.#specified(at, state, instruction.clause, ask);
      case 'store':
      case 'throw':
      case 'monitor':
        return goesOn(state);
      case 'call':
      case 'initialise':
      case 'unsupported':
        throw new Error(`'${instruction.kind}' is no step`);
    }
  }

  #loaded(state: Values<V>, { target, place }: Extract<Instruction, { kind: 'load' }>): Values<V> {
    const forgotten = this.#parts.expressions.forgotten(state, target);
    if (place.kind !== 'length') return forgotten;
    const natural: Sides = { comparison: '>=', left: target, right: ZERO('int') };
    return this.#parts.expressions.compared(forgotten, 'int', natural) ?? forgotten;
  }

  /** The result stands at the index behind the variables. */
  #returned({ code }: CodeEdge, state: Values<V>, value: Operand | undefined): Values<V> | undefined {
    if (value === undefined || !isTracked(code.method.result)) return state;
    const { expressions } = this.#parts;
    const result = { kind: 'variable', index: code.body.variables.length, name: '\\result' } as const;
    const variable = { ...result, type: code.method.result, role: 'temporary' } as const;
    return expressions.assigned(state, variable, expressions.operand(state, value));
  }

  #checked(state: Values<V>, condition: Condition): Outcome<Values<V>> {
    const numeric = numericCondition(condition);
    if (numeric === undefined) return mayFail(condition, state);
    const { expressions, numbers } = this.#parts;
    const { operand, type } = numeric;
    const holding = expressions.compared(state, type, numeric.holds);
    const failing = expressions.compared(state, type, numeric.fails);
    // The length of the array is not known: an index that is not negative may be too great.
    const tooGreat = condition.kind === 'in-bounds' && holding !== undefined;
    const exceptional = [...(failing === undefined ? [] : [failing]), ...(tooGreat ? [holding] : [])];
    const alarms = exceptional.length === 0 ? [] : [alarm(condition, holding === undefined ? 'must' : 'may')];
    const isUnknown = numbers.isAny(expressions.operand(state, operand), operand.type);
    return {
      normal: holding === undefined ? [] : [holding],
      exceptional,
      alarms: alarms.map((each) => ({
        ...each,
        latent: each.certainty === 'may' && (isUnknown || failing === undefined),
      })),
      exact: false,
    };
  }

  #specified(at: CodeEdge, state: Values<V>, clause: 'assert' | 'assume', ask: Ask): Outcome<Values<V>> {
    const question = this.#parts.questions(at);
    if (clause === 'assume') return goesOn(...(question ? this.#parts.formulas.refine(question, state) : [state]));
    const truth = question === undefined ? 'unknown' : ask(question);
    if (truth === 'yes') return goesOn(state);
    const failed: Alarm = { rule: 'formula', certainty: truth === 'no' ? 'must' : 'may', latent: false };
    return { ...goesOn(state), alarms: [failed] };
  }
}

function some<E>(state: E | undefined): Outcome<E> {
  return state === undefined ? goesOn() : goesOn(state);
}

/** What concerns references: nothing is known of them. */
function mayFail<E>(condition: Condition, state: E): Outcome<E> {
  const isNull =
    condition.kind === 'not-null' && condition.operand.kind === 'constant' && condition.operand.value === null;
  const raised = alarm(condition, isNull ? 'must' : 'may');
  return {
    normal: isNull ? [] : [state],
    exceptional: [state],
    alarms: [{ ...raised, latent: !isNull }],
    exact: false,
  };
}

function alarm({ kind: rule }: Condition, certainty: Alarm['certainty']): Alarm {
  return { rule, certainty, latent: false };
}

function numericCondition(condition: Condition): Numeric | undefined {
  switch (condition.kind) {
    case 'not-zero': {
      const { operand, type } = condition;
      const right = ZERO(type);
      const holds: Sides = { comparison: '!=', left: operand, right };
      return { operand, type, holds, fails: { ...holds, comparison: '==' } };
    }
    case 'not-negative':
    case 'in-bounds': {
      const operand = condition.kind === 'in-bounds' ? condition.index : condition.operand;
      const holds: Sides = { comparison: '>=', left: operand, right: ZERO('int') };
      return { operand, type: 'int', holds, fails: { ...holds, comparison: '<' } };
    }
    default:
      return undefined;
  }
}
