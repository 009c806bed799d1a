/** Where the value of an operand comes from: backwards through copies, calls, results and parameters, to fields, constants, new objects and clients. */

import type { Constant, Expression, FieldReference, Instruction, Operand, Variable } from '../../../ir/instructions.js';
import { type ClassName, isReference, OBJECT, STRING, type TypeName } from '../../../ir/types.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { CodePlace, SliceCode } from './code.js';
import { type AccessPath, type Bindings, bindingsAt, NO_BINDINGS, pathOf } from './paths.js';

export interface FieldSource {
  readonly kind: 'field';
  readonly field: FieldReference;
  /** The object whose field it is; undefined for a static field. */
  readonly base?: Variable;
  readonly path?: AccessPath;
  /** The value is that of the field plus this. */
  readonly offset: number;
}

export type Source =
  | FieldSource
  | { readonly kind: 'constant'; readonly constant: Constant }
  | { readonly kind: 'null' }
  | { readonly kind: 'new'; readonly type: ClassName }
  /** What a client gives to an operation. */
  | { readonly kind: 'given'; readonly type: TypeName; readonly offset: number }
  /** Computed, or from unknown code. */
  | { readonly kind: 'other' };

export interface Sources {
  readonly sources: readonly Source[];
  /** The definitions on the way. */
  readonly places: readonly CodePlace[];
  /** Truth values that the operand is computed from. */
  readonly conditions: readonly Expression[];
}

export function sourcesOf(code: SliceCode, operand: Operand): Sources {
  const walk = new Walk(code);
  walk.operand(operand, 0, NO_BINDINGS);
  return walk;
}

const OTHER: Source = { kind: 'other' };
const MOST_VARIABLES = TYPESTATE_BUDGETS['discovery/sources'].mostVariables.most;

class Walk implements Sources {
  readonly sources: Source[] = [];
  readonly places: CodePlace[] = [];
  readonly conditions: Expression[] = [];
  readonly #code: SliceCode;
  readonly #seen = new Set<Variable>();

  constructor(code: SliceCode) {
    this.#code = code;
  }

  operand(operand: Operand, offset: number, bindings: Bindings): void {
    if (operand.kind === 'constant') {
      this.sources.push(operand.value === null ? { kind: 'null' } : shifted(operand, offset));
      return;
    }
    // A variable that is reached again by a loop brings nothing new but offsets without end.
    if (this.#seen.has(operand)) return;
    this.#seen.add(operand);
    if (this.#seen.size > MOST_VARIABLES) {
      this.sources.push(OTHER);
      return;
    }
    const parameter = this.#code.parameter(operand);
    if (parameter !== undefined) {
      if (this.#code.isOperation(parameter.method)) this.sources.push({ kind: 'given', type: operand.type, offset });
      // A bound parameter was entered from a call, and goes back there; others to all callers.
      for (const call of this.#code.calls(parameter.method)) {
        const given = call.arguments[parameter.index];
        if (given !== undefined) this.operand(given, offset, NO_BINDINGS);
      }
    }
    for (const place of this.#code.definitions(operand)) {
      this.places.push(place);
      this.#definition(place, offset, bindings);
    }
  }

  #definition({ edge }: CodePlace, offset: number, bindings: Bindings): void {
    const { instruction } = edge;
    switch (instruction.kind) {
      case 'assign':
        return this.#expression(instruction.value, offset, bindings);
      case 'new':
        this.sources.push({ kind: 'new', type: instruction.type });
        return;
      case 'new-array':
        this.sources.push({ kind: 'new', type: instruction.type });
        return;
      case 'load': {
        const { place } = instruction;
        const constant = place.kind === 'static' ? this.#code.textOf(place.field) : undefined;
        if (constant !== undefined) this.sources.push({ kind: 'constant', constant });
        else if (place.kind === 'static') {
          this.sources.push({ kind: 'field', field: this.#code.declared(place.field), offset });
        } else if (place.kind === 'field') {
          const path = pathOf(this.#code, place.base, bindings);
          this.sources.push({ kind: 'field', field: this.#code.declared(place.field), base: place.base, path, offset });
        } else this.sources.push(OTHER);
        return;
      }
      case 'call': {
        const callees = this.#code.callees(edge);
        const compared = comparedTexts(instruction);
        if (compared !== undefined) {
          this.conditions.push(compared);
          return;
        }
        if (callees.length === 0) this.sources.push(OTHER);
        for (const callee of callees) {
          const inside = bindingsAt(this.#code, callee.body()?.parameters ?? [], instruction.arguments, bindings);
          for (const result of this.#code.returns(callee)) this.operand(result, offset, inside);
        }
        return;
      }
      default:
        this.sources.push(OTHER);
    }
  }

  #expression(expression: Expression, offset: number, bindings: Bindings): void {
    switch (expression.kind) {
      case 'variable':
      case 'constant':
        return this.operand(expression, offset, bindings);
      case 'cast':
      case 'convert':
        return this.operand(expression.operand, offset, bindings);
      case 'unary':
        if (expression.operator === '!') return this.operand(expression.operand, offset, bindings);
        this.sources.push(OTHER);
        return;
      case 'instanceof':
      case 'among':
        this.conditions.push(expression);
        return;
      case 'binary': {
        const { left, operator, right, type } = expression;
        if (type === 'boolean' || ['==', '!=', '<', '<=', '>', '>='].includes(operator)) {
          this.conditions.push(expression);
        } else if (operator === '+' && isSmall(right)) this.operand(left, offset + Number(right.value), bindings);
        else if (operator === '+' && isSmall(left)) this.operand(right, offset + Number(left.value), bindings);
        else if (operator === '-' && isSmall(right)) this.operand(left, offset - Number(right.value), bindings);
        else this.sources.push(OTHER);
      }
    }
  }
}

/** `String.equals` as the comparison of what it is called with: constants are equal where they are the same. */
export function comparedTexts({ method, arguments: given }: CallInstruction): BinaryExpression | undefined {
  const [left, right] = given;
  if (method.owner !== STRING || method.name !== 'equals' || left === undefined || right === undefined)
    return undefined;
  return { kind: 'binary', operator: '==', type: OBJECT, left, right };
}

type CallInstruction = Extract<Instruction, { readonly kind: 'call' }>;
type BinaryExpression = Extract<Expression, { readonly kind: 'binary' }>;

function isSmall(operand: Operand): operand is Constant {
  if (operand.kind === 'variable' || isReference(operand.type)) return false;
  return typeof operand.value !== 'string' && operand.value !== null && Math.abs(Number(operand.value)) <= 16;
}

function shifted(constant: Constant, offset: number): Source {
  if (offset === 0) return { kind: 'constant', constant };
  if (typeof constant.value === 'number')
    return { kind: 'constant', constant: { ...constant, value: constant.value + offset } };
  if (typeof constant.value === 'bigint')
    return { kind: 'constant', constant: { ...constant, value: constant.value + BigInt(offset) } };
  return OTHER;
}
