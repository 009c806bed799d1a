/**
 * How blocks are joined: what lies on the stack when control goes from one block to another. Where all ways into a block
 * bring the same operand, that is what lies there; else each way puts its own into one variable.
 */
import type { Label } from '../../../../ir/builder.js';
import { sameOperand } from '../../../../ir/conditions.js';
import { type Instruction, NULL, type Operand, type Variable } from '../../../../ir/instructions.js';
import { definedVariable } from '../../../../ir/operands.js';
import type { TypeName } from '../../../../ir/types.js';
import type { PendingEdge, TranslationState } from '../translation/translation-state.js';
import { coerce } from './coercion.js';

/** A way into a block, with what it brings. */
interface Arrival {
  readonly at: Label;
  readonly stack: readonly Operand[];
  /** The last edge before, if it leads to `at`: its target may still be chosen. */
  readonly last: PendingEdge | undefined;
}

export class Joints {
  readonly #state: TranslationState;
  readonly #labels: (Label | undefined)[] = [];
  readonly #arrivals: Arrival[][] = [];
  /** For blocks that were started: the variables that hold what lies on the stack. */
  readonly #joined: (readonly (Variable | undefined)[] | undefined)[] = [];

  constructor(state: TranslationState) {
    this.#state = state;
  }

  label(block: number): Label {
    let label = this.#labels[block];
    if (label === undefined) {
      label = this.#state.builder.label();
      this.#labels[block] = label;
    }
    return label;
  }

  /** Whether some way into the block was found. */
  isReached(block: number): boolean {
    return this.#labels[block] !== undefined || this.#arrivals[block] !== undefined;
  }

  /** A point to go to for control to go on in the block with the stack as it is now. */
  towards(block: number): Label {
    if (this.#state.stack.length === 0) return this.label(block);
    const at = this.#state.builder.label();
    this.#state.effort.spend(this.#state.stack.length);
    this.#arrive(block, { at, stack: [...this.#state.stack], last: undefined });
    return at;
  }

  /** Control goes on from the current point in the block. */
  goOn(block: number): void {
    const { stack, current, edges } = this.#state;
    if (stack.length === 0) return this.#state.jump(current, this.label(block));
    const last = edges[edges.length - 1];
    this.#state.effort.spend(stack.length);
    this.#arrive(block, { at: current, stack: [...stack], last: last?.to === current ? last : undefined });
  }

  /** An exception comes to the block by the given point. */
  landing(block: number, at: Label, exception: Variable): void {
    this.#arrive(block, { at, stack: [exception], last: undefined });
  }

  #arrive(block: number, arrival: Arrival): void {
    const joined = this.#joined[block];
    if (joined !== undefined) return this.#connect(block, arrival, joined);
    const list = this.#arrivals[block];
    if (list === undefined) this.#arrivals[block] = [arrival];
    else list.push(arrival);
  }

  /**
   * Puts on the stack what lies there when the block starts. `stored` is the variable in which the block's first instruction
   * stores the top, if it does so: then it may be the one that all ways put their operand into, and true is the answer.
   */
  start(block: number, types: readonly TypeName[], arrived: 'all' | 'some', stored: Variable | undefined): boolean {
    const state = this.#state;
    state.stack.length = 0;
    const arrivals = this.#arrivals[block] ?? [];
    state.effort.spend(types.length * arrivals.length);
    const top = types.length - 1;
    let isStored = false;
    const joined = types.map((type, index) => {
      const operand = arrived === 'all' ? commonOperand(arrivals, index) : undefined;
      if (operand !== undefined) {
        state.push(operand);
        return undefined;
      }
      if (index === top && stored !== undefined && arrivals.every((arrival) => isFree(arrival, stored))) {
        isStored = true;
        return stored;
      }
      if (type === 'null') {
        state.push(NULL);
        return undefined;
      }
      const variable = state.temporary(type);
      state.push(variable);
      return variable;
    });
    this.#joined[block] = joined;
    for (const arrival of arrivals) this.#connect(block, arrival, joined);
    return isStored;
  }

  #connect(block: number, { at, stack, last }: Arrival, joined: readonly (Variable | undefined)[]): void {
    const state = this.#state;
    const before = state.current;
    state.current = at;
    const targets = new Set<Operand | undefined>(joined);
    const sources = joined.map((variable, index) => {
      const operand = stack[index] as Operand;
      // Read before another variable of the joint is written.
      if (variable === undefined || operand === variable || operand.kind === 'constant') return operand;
      if (!targets.has(operand)) return operand;
      const copy = state.temporary(operand.type);
      state.assign(copy, operand);
      return copy;
    });
    joined.forEach((variable, index) => {
      const operand = sources[index] as Operand;
      if (variable === undefined || operand === variable) return;
      if (last !== undefined && state.current === at && retarget(state, last, operand, variable, stack)) return;
      state.assign(variable, coerce(state, operand, variable.type));
    });
    state.jump(state.current, this.label(block));
    state.current = before;
  }
}

function isFree({ stack }: Arrival, variable: Variable): boolean {
  return !stack.includes(variable);
}

function commonOperand(arrivals: readonly Arrival[], index: number): Operand | undefined {
  const first = arrivals[0]?.stack[index];
  if (first === undefined) return undefined;
  return arrivals.every(({ stack }) => sameOperand(stack[index] as Operand, first)) ? first : undefined;
}

/** Lets the instruction that made the operand write the variable itself, if nobody else wants the operand. */
function retarget(
  state: TranslationState,
  edge: PendingEdge,
  operand: Operand,
  variable: Variable,
  stack: readonly Operand[],
): boolean {
  if (operand.kind !== 'variable' || operand.role !== 'temporary') return false;
  if (definedVariable(edge.instruction) !== operand || !state.fits(operand.type, variable.type)) return false;
  state.effort.spend(stack.length);
  if (stack.indexOf(operand) !== stack.lastIndexOf(operand)) return false;
  edge.instruction = { ...edge.instruction, target: variable } as Instruction;
  state.recycle(operand);
  return true;
}
