/**
 * Which variable of a graph stands for what, in the states of one body: its reference variables, the result, static fields, what
 * is kept from entry for formulas, and then the cutpoints of the call that led here, as many as there are.
 */
import type { Code } from '../../../../engine/code.js';
import type { Operand, Variable } from '../../../../ir/instructions.js';
import { isReference } from '../../../../ir/types.js';
import { indexVariables } from './cells.js';

export class Slots {
  /** By position: the reference variables of the body. */
  readonly variables: readonly Variable[];
  /** By position: the boolean variables of the body, whose values states know where they are constant. */
  readonly booleans: readonly Variable[];
  /** The value that is returned, if it is a reference; else -1. */
  readonly result: number;
  readonly firstStatic: number;
  readonly statics: number;
  /** Values of reference parameters on entry, in order of the parameters; kept in the states of a root only. */
  readonly firstPin: number;
  readonly pins: readonly Variable[];
  /** Values of `\old` terms; kept in the states of a root only. */
  readonly firstOld: number;
  readonly olds: number;
  /** Slots of arrays that index variables were last seen to mean, null where that is not known. */
  readonly firstCell: number;
  readonly cells: readonly Variable[];
  /** All slots but the cutpoints, which follow. */
  readonly fixed: number;
  readonly #slots: Int32Array;
  readonly #truths: Int32Array;

  constructor(
    { body, method }: Code,
    counts: { readonly statics: number; readonly pins: boolean; readonly olds: number; readonly cells: boolean },
  ) {
    this.variables = body.variables.filter(({ type }) => isReference(type));
    this.booleans = body.variables.filter(({ type }) => type === 'boolean');
    this.#slots = new Int32Array(body.variables.length).fill(-1);
    this.#truths = new Int32Array(body.variables.length).fill(-1);
    for (const [slot, { index }] of this.variables.entries()) this.#slots[index] = slot;
    for (const [place, { index }] of this.booleans.entries()) this.#truths[index] = place;
    let next = this.variables.length;
    this.result = isReference(method.result) ? next++ : -1;
    this.firstStatic = next;
    this.statics = counts.statics;
    next += counts.statics;
    this.firstPin = next;
    this.pins = counts.pins ? body.parameters.filter(({ type }) => isReference(type)) : [];
    next += this.pins.length;
    this.firstOld = next;
    this.olds = counts.olds;
    this.firstCell = next + counts.olds;
    this.cells = counts.cells ? indexVariables(body) : [];
    this.fixed = this.firstCell + this.cells.length;
  }

  /** -1 for a variable of a primitive type. */
  of({ index }: Variable): number {
    return this.#slots[index] ?? -1;
  }

  /** The slot for what the operand means as an index; -1 for one that is not remembered. */
  cell(index: Operand): number {
    const place = index.kind === 'variable' ? this.cells.indexOf(index) : -1;
    return place === -1 ? -1 : this.firstCell + place;
  }

  /** The position of a boolean variable among the truths of a state; the result of a boolean method is the last of them. */
  truth({ index }: Variable): number {
    return this.#truths[index] ?? -1;
  }
}
