/** One body alone: which variables are not null at its points for certain, and which fields of `this` have been assigned. */
import type { Body, Edge } from '../../../ir/body.js';
import type { Expression, FieldReference, Instruction, Operand } from '../../../ir/instructions.js';
import { definedVariable } from '../../../ir/operands.js';
import { type ForwardSolution, solveForward } from '../../../program/flow/dataflow.js';

export interface FlowQuestions {
  /** Parameters that are not null. */
  readonly given: readonly number[];
  /** Whether the field never holds null when the body reads it. */
  readonly isSet: (field: FieldReference) => boolean;
  /** Whether the call never gives null. */
  readonly isNeverNull: (call: Instruction) => boolean;
  /** What is not null where the call has returned. */
  readonly demanded: (call: Extract<Instruction, { kind: 'call' }>) => readonly Operand[];
  /** Numbers of fields that the body sets, from 0, when it completes the instruction. */
  readonly sets: (instruction: Instruction) => readonly number[];
  readonly fields: number;
}

/** Sets of small numbers: variables by their index, then fields. */
type Bits = Uint32Array;

export class NonNullFlow {
  readonly #body: Body;
  readonly #questions: FlowQuestions;
  readonly #words: number;
  readonly #before: ForwardSolution<Bits>;

  constructor(body: Body, questions: FlowQuestions) {
    this.#body = body;
    this.#questions = questions;
    this.#words = (body.variables.length + questions.fields + 31) >>> 5;
    this.#before = this.#solve();
  }

  isNonNull(operand: Operand, point: number): boolean {
    const bits = this.#before.at(point);
    // What is not reached says nothing wrong.
    if (bits === undefined) return true;
    return isMade(operand) || (operand.kind === 'variable' && has(bits, operand.index));
  }

  /** Whether the field has been set on all ways to the point. */
  hasSet(field: number, point: number): boolean {
    const bits = this.#before.at(point);
    return bits === undefined || has(bits, this.#body.variables.length + field);
  }

  #solve(): ForwardSolution<Bits> {
    const start = new Uint32Array(this.#words);
    for (const index of this.#questions.given) add(start, index);
    return solveForward<Bits>(this.#body, {
      starts: [[this.#body.entry, start]],
      join: common,
      after: (edge, bits) => this.#after(edge, bits),
      afterFailure: (_, bits) => {
        const thrown = Uint32Array.from(bits);
        add(thrown, this.#body.thrown.index);
        return thrown;
      },
    });
  }

  #after({ instruction }: Edge, bits: Bits): Bits {
    const after = Uint32Array.from(bits);
    const defined = definedVariable(instruction);
    if (defined !== undefined) {
      if (this.#gives(instruction, bits)) add(after, defined.index);
      else drop(after, defined.index);
    }
    const shown = instruction.kind === 'call' ? this.#questions.demanded(instruction) : shownNotNull(instruction);
    for (const operand of shown) {
      if (operand.kind === 'variable' && operand !== defined) add(after, operand.index);
    }
    if (instruction.kind === 'throw') add(after, this.#body.thrown.index);
    for (const field of this.#questions.sets(instruction)) add(after, this.#body.variables.length + field);
    return after;
  }

  /** Whether the variable that it defines is not null then. */
  #gives(instruction: Instruction, bits: Bits): boolean {
    switch (instruction.kind) {
      case 'new':
      case 'new-array':
        return true;
      case 'assign':
        return isNonNullValue(instruction.value, bits);
      case 'load': {
        const { place } = instruction;
        return (place.kind === 'field' || place.kind === 'static') && this.#questions.isSet(place.field);
      }
      case 'call':
        return this.#questions.isNeverNull(instruction);
      default:
        return false;
    }
  }
}

function isNonNullValue(value: Expression, bits: Bits): boolean {
  if (value.kind === 'variable') return has(bits, value.index);
  if (value.kind === 'cast') return isNonNullValue(value.operand, bits);
  if (value.kind === 'constant') return isMade(value);
  return value.kind === 'binary' && value.operator === 'concat';
}

function isMade(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value !== null;
}

/** What is not null when the instruction has completed: else it does not, or the edge is not taken. */
function shownNotNull(instruction: Instruction): readonly Operand[] {
  if (instruction.kind === 'check')
    return instruction.condition.kind === 'not-null' ? [instruction.condition.operand] : [];
  if (instruction.kind !== 'assume') return [];
  const { condition } = instruction;
  if (condition.kind === 'instanceof') return condition.negated ? [] : [condition.operand];
  if (condition.kind !== 'binary' || condition.operator !== '!=') return [];
  if (isNull(condition.right)) return [condition.left];
  return isNull(condition.left) ? [condition.right] : [];
}

function isNull(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.type === 'null';
}

/** What both have; the first where that is all of it. */
function common(known: Bits, arriving: Bits): Bits {
  if (known.every((word, index) => (word & ~(arriving[index] as number)) === 0)) return known;
  return known.map((word, index) => word & (arriving[index] as number));
}

function has(bits: Bits, index: number): boolean {
  return (((bits[index >>> 5] as number) >>> (index & 31)) & 1) === 1;
}

function add(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] as number) | (1 << (index & 31));
}

function drop(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] as number) & ~(1 << (index & 31));
}
