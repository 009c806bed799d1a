/** Runs a method on one heap, for each choice that the library leaves open. */

import { materialise } from '../../../execution/enumeration/materialise.js';
import type { PartialHeap } from '../../../execution/enumeration/partial-heap.js';
import type { ScopeObserver } from '../../../execution/enumeration/run-scope.js';
import type { Stage } from '../../../execution/enumeration/stage.js';
import type { ChoiceTape } from '../../../execution/enumeration/tape.js';
import { initialState } from '../../../execution/enumeration/witness.js';
import type { Value } from '../../../execution/memory/values.js';
import { SHAPE_BUDGETS } from '../budgets.js';

const MOST_CHOICES = SHAPE_BUDGETS['replay/run-heap'].mostChoices.most;

/** The heap is complete and meets what the method demands. */
export function runHeap(stage: Stage, tape: ChoiceTape, heap: PartialHeap, observer: ScopeObserver): void {
  const { machine, code } = stage;
  tape.clear();
  for (let choice = 0; choice < MOST_CHOICES; choice++) {
    const start = (): readonly Value[] => {
      machine.rewind();
      tape.rewind();
      return materialise(machine, heap);
    };
    const outcome = machine.invoke(code.method, start(), observer.hooks());
    observer.ran(
      outcome,
      (hooks) => {
        const values = start();
        // The objects of the start are named first, as they are where it is told alone.
        initialState(machine, heap.roots, values);
        return machine.invoke(code.method, values, hooks);
      },
      () => initialState(machine, heap.roots, start()),
      machine,
    );
    stage.cleanUp();
    if (!observer.wantsMore() || !tape.advance()) return;
  }
}
