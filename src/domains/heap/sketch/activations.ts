/** Methods that are under way: where their variables are in a sketch, and which call each was entered by. */
import type { Code, CodeEdge } from '../../../engine/code.js';

export interface Activation {
  /** Small; equal ones are one object. */
  readonly number: number;
  readonly code: Code;
  /** Where its variables begin; its result stands behind them. */
  readonly base: number;
  /** The call in `outer`, or the initialisation of a class there. */
  readonly call: CodeEdge | undefined;
  /** Undefined: who called is not known, or nobody did. */
  readonly outer: Activation | undefined;
}

/** How many places there are with its variables, and one for its result. */
export function placesOf(activation: Activation): number {
  return activation.base + activation.code.body.variables.length + 1;
}

export function resultOf({ base, code }: Activation): number {
  return base + code.body.variables.length;
}

export class Activations {
  #count = 0;
  readonly #alone = new Map<Code, Activation>();
  readonly #called = new Map<Activation, Map<CodeEdge, Map<Code, Activation>>>();

  /** Of which nothing is known of who called it. */
  alone(code: Code): Activation {
    let known = this.#alone.get(code);
    if (known === undefined) {
      known = { number: this.#count++, code, base: 0, call: undefined, outer: undefined };
      this.#alone.set(code, known);
    }
    return known;
  }

  entered(outer: Activation, call: CodeEdge, code: Code): Activation {
    const calls = this.#called.get(outer) ?? new Map<CodeEdge, Map<Code, Activation>>();
    this.#called.set(outer, calls);
    const codes = calls.get(call) ?? new Map<Code, Activation>();
    calls.set(call, codes);
    let known = codes.get(code);
    if (known === undefined) {
      known = { number: this.#count++, code, base: placesOf(outer), call, outer };
      codes.set(code, known);
    }
    return known;
  }

  /** What two have in common: the innermost ones that were entered by the same calls. */
  common(left: Activation, right: Activation): Activation {
    if (left === right) return left;
    if (left.outer === undefined || right.outer === undefined || left.call !== right.call || left.call === undefined)
      return this.alone(left.code);
    return this.entered(this.common(left.outer, right.outer), left.call, left.code);
  }
}
