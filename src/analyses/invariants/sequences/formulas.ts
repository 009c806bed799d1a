/** Whether formulas hold between two calls. */

import type { Machine } from '../../../execution/machine.js';
import { type EvaluationState, evaluateTerm, Fault } from '../../../facts/index.js';
import type { HeapObject } from '../../../ir/heap.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassName } from '../../../ir/types.js';
import { visitTerms } from '../../shape/index.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { Asked } from '../local-analysis.js';

const EVALUATION = INVARIANTS_BUDGETS['sequences/formulas'].evaluation.most;

/** Which object breaks a formula (none where it speaks of static fields only), and what went wrong in evaluating it. */
export interface Breach {
  readonly object: HeapObject | null;
  readonly fault: string | undefined;
}

export class Formulas {
  constructor(
    readonly machine: Machine,
    readonly hierarchy: Hierarchy,
    readonly asked: readonly Asked[],
  ) {}

  /** Undefined where the formula holds for all the objects, or cannot be decided. */
  breach(index: number, objects: readonly HeapObject[]): Breach | undefined {
    const asked = this.asked[index];
    if (asked === undefined) return undefined;
    if (!asked.ofObject) return this.#breach(asked, null);
    for (const object of objects) {
      const breach = this.#breach(asked, object);
      if (breach !== undefined) return breach;
    }
    return undefined;
  }

  #breach({ term }: Asked, object: HeapObject | null): Breach | undefined {
    const { machine } = this;
    const state: EvaluationState = {
      heap: machine.view,
      variable: (name) => (name === 'this' ? object : null),
      roots: () => (object === null ? [] : [object]),
      interned: (text) => machine.intern(text),
      budget: EVALUATION,
    };
    const value = evaluateTerm(term, this.hierarchy, state);
    if (value instanceof Fault) return { object, fault: value.reason };
    return value === 0 ? { object, fault: undefined } : undefined;
  }
}

/** Classes whose static fields the formulas read: to be initialised, as evaluating the formula in Java would. */
export function staticOwnersIn(asked: readonly Asked[]): ReadonlySet<ClassName> {
  const owners = new Set<ClassName>();
  for (const { term } of asked) {
    visitTerms(term, (each) => {
      if (each.kind === 'static') owners.add(each.field.owner);
    });
  }
  return owners;
}
