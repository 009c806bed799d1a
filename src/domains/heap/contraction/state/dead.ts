/** Which slots and booleans die on the way to a point: what no way on from there reads. */
import type { Code } from '../../../../engine/code.js';
import type { Point } from '../../../../ir/body.js';
import type { Variable } from '../../../../ir/instructions.js';
import type { LiveVariables } from '../../../../program/flow/liveness.js';
import { usedAgain } from './cells.js';
import type { Slots } from './slots.js';

export interface Dead {
  readonly slots: readonly number[];
  readonly booleans: readonly number[];
}

export class DeadSlots {
  readonly #points = new Map<Code, (Dead | undefined)[]>();
  readonly #cells = new Map<Variable, Uint8Array>();
  readonly #slots: (code: Code) => Slots;
  readonly #live: (code: Code) => LiveVariables;

  constructor(slots: (code: Code) => Slots, live: (code: Code) => LiveVariables) {
    this.#slots = slots;
    this.#live = live;
  }

  #used({ body }: Code, variable: Variable): Uint8Array {
    let used = this.#cells.get(variable);
    if (used === undefined) {
      used = usedAgain(body, variable);
      this.#cells.set(variable, used);
    }
    return used;
  }

  at(code: Code, point: Point): Dead {
    let points = this.#points.get(code);
    if (points === undefined) {
      points = new Array<Dead | undefined>(code.body.points).fill(undefined);
      this.#points.set(code, points);
    }
    let dead = points[point];
    if (dead === undefined) {
      const live = this.#live(code);
      const slots = this.#slots(code);
      const isDead = (variable: (typeof slots.variables)[number]): boolean => !live.isLive(variable, point);
      const cells = slots.cells.filter((variable) => this.#used(code, variable)[point] === 0);
      dead = {
        slots: [
          ...slots.variables.filter(isDead).map((variable) => slots.of(variable)),
          ...cells.map((variable) => slots.cell(variable)),
        ],
        booleans: slots.booleans.filter(isDead).map((variable) => slots.truth(variable)),
      };
      points[point] = dead;
    }
    return dead;
  }
}
