/**
 * Which variable of a graph stands for what, in the states of one body: its reference variables, the result, static fields, fields
 * of the root object and whether objects refer to it, and then the cutpoints of the call that led here, as many as there are.
 */
import type { Code } from '../../../engine/code.js';
import type { Point } from '../../../ir/body.js';
import type { Variable } from '../../../ir/instructions.js';
import { isReference, OBJECT } from '../../../ir/types.js';
import type { LiveVariables } from '../../../program/flow/liveness.js';

export interface Dead {
  readonly slots: readonly number[];
  readonly booleans: readonly number[];
}

export class Slots {
  /** By position: the reference variables of the body. */
  readonly variables: readonly Variable[];
  /** By position: the boolean variables of the body, whose values states know where they are constant. */
  readonly booleans: readonly Variable[];
  /** The value that is returned, if it is a reference; else -1. */
  readonly result: number;
  readonly firstStatic: number;
  readonly firstField: number;
  /** Null as long as no object refers to the root object; -1 where there is none. */
  readonly leak: number;
  /** All slots but the cutpoints, which follow. */
  readonly fixed: number;
  /** Whether it runs no other code, but for the constructor that does nothing. */
  readonly isLeaf: boolean;
  readonly #slots: Int32Array;
  readonly #truths: Int32Array;
  readonly #live: LiveVariables;
  readonly #dead: (Dead | undefined)[];
  /** By point: 1 where an edge leads back to, and at the ends of the body. Every cycle has such a point. */
  readonly #turns: Uint8Array;

  constructor({ body, method }: Code, live: LiveVariables, statics: number, fields: number) {
    this.variables = body.variables.filter(({ type }) => isReference(type));
    this.booleans = body.variables.filter(({ type }) => type === 'boolean');
    this.#slots = new Int32Array(body.variables.length).fill(-1);
    this.#truths = new Int32Array(body.variables.length).fill(-1);
    for (const [slot, { index }] of this.variables.entries()) this.#slots[index] = slot;
    for (const [place, { index }] of this.booleans.entries()) this.#truths[index] = place;
    this.result = isReference(method.result) ? this.variables.length : -1;
    this.firstStatic = this.variables.length + (this.result === -1 ? 0 : 1);
    this.firstField = this.firstStatic + statics;
    this.leak = fields === 0 ? -1 : this.firstField + fields;
    this.fixed = this.firstField + fields + (fields === 0 ? 0 : 1);
    this.isLeaf = body.edges.every(
      ({ instruction }) => instruction.kind !== 'call' || instruction.method.owner === OBJECT,
    );
    this.#live = live;
    this.#dead = new Array<Dead | undefined>(body.points).fill(undefined);
    this.#turns = new Uint8Array(body.points);
    for (const { from, to, exceptional } of body.edges) {
      for (const point of [to, exceptional]) if (point !== undefined && point <= from) this.#turns[point] = 1;
    }
    for (const end of [body.exit, body.exceptionalExit]) if (end !== undefined) this.#turns[end] = 1;
  }

  /** -1 for a variable of a primitive type. */
  of({ index }: Variable): number {
    return this.#slots[index] ?? -1;
  }

  /** The position of a boolean variable among the truths of a state; the result of a boolean method is the last of them. */
  truth({ index }: Variable): number {
    return this.#truths[index] ?? -1;
  }

  /** Whether a loop comes back to the point, or the body ends: where branches meet, cells keep their names a little longer. */
  isJunction(point: Point): boolean {
    return this.#turns[point] === 1;
  }

  /** What no way on from the point reads. */
  dead(point: Point): Dead {
    let dead = this.#dead[point];
    if (dead === undefined) {
      const isDead = (variable: Variable): boolean => !this.#live.isLive(variable, point);
      dead = {
        slots: this.variables.filter(isDead).map((variable) => this.of(variable)),
        booleans: this.booleans.filter(isDead).map((variable) => this.truth(variable)),
      };
      this.#dead[point] = dead;
    }
    return dead;
  }
}
