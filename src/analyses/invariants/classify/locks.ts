/** Where the lock of `this`, or of the class, is held for certain. */

import type { Edge } from '../../../ir/body.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { type ForwardSolution, solveForward } from '../../../program/flow/dataflow.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { InvariantsContext } from '../context.js';
import { isLambdaBody } from '../family/index.js';

const MOST_BLOCKS = INVARIANTS_BUDGETS['classify/locks'].mostBlocks.most;

export class Locks {
  readonly #context: InvariantsContext;
  readonly #helpers = new Map<ClassName, Set<MethodDeclaration>>();
  readonly #held = new Map<MethodDeclaration, ForwardSolution<number> | null>();

  constructor(context: InvariantsContext) {
    this.#context = context;
  }

  /** At the instruction: by the method's own lock, by a block, or since all callers hold it. */
  isLocked(method: MethodDeclaration, edge: Edge): boolean {
    if (this.isSynchronized(method)) return true;
    return (this.#blocks(method)?.at(edge.from) ?? 0) > 0;
  }

  /** Whether the method runs under the lock of its object or class whenever it is run. */
  isSynchronized(method: MethodDeclaration): boolean {
    return hasFlag(method, Flag.SYNCHRONIZED) || this.#isHelper(method);
  }

  /** A private method that is called only on the same object, by constructors and under the lock. */
  #isHelper(method: MethodDeclaration): boolean {
    if (!isCandidate(method)) return false;
    let helpers = this.#helpers.get(method.owner);
    if (helpers === undefined) {
      const { hierarchy } = this.#context.world;
      helpers = new Set((hierarchy.find(method.owner)?.methods ?? []).filter(isCandidate));
      this.#helpers.set(method.owner, helpers);
      // Helpers may call each other: the greatest set that holds together.
      for (let before = -1; before !== helpers.size; ) {
        before = helpers.size;
        for (const each of [...helpers]) if (!this.#isCalledLocked(each)) helpers.delete(each);
      }
    }
    return helpers.has(method);
  }

  #isCalledLocked(method: MethodDeclaration): boolean {
    const callers = this.#context.index.callers(method);
    const isStatic = hasFlag(method, Flag.STATIC);
    return (
      callers.length > 0 &&
      callers.every(({ method: caller, edge, receiver }) => {
        if (caller.owner !== method.owner || isStatic !== hasFlag(caller, Flag.STATIC)) return false;
        if (!isStatic && receiver !== 'this') return false;
        return caller.name.startsWith('<') || this.isLocked(caller, edge);
      })
    );
  }

  /** How many blocks `synchronized (this)` are certainly open at each point. */
  #blocks(method: MethodDeclaration): ForwardSolution<number> | null {
    let held = this.#held.get(method);
    if (held === undefined) {
      held = this.#countBlocks(method);
      this.#held.set(method, held);
    }
    return held;
  }

  #countBlocks(method: MethodDeclaration): ForwardSolution<number> | null {
    const body = method.body();
    const summary = this.#context.index.summary(method);
    if (body === undefined || summary === undefined) return null;
    return solveForward<number>(body, {
      starts: [[body.entry, 0]],
      join: Math.min,
      after: ({ instruction }, count) => {
        if (instruction.kind !== 'monitor' || summary.receivers.of(instruction.operand) !== 'this') return count;
        return instruction.action === 'enter' ? Math.min(count + 1, MOST_BLOCKS) : Math.max(0, count - 1);
      },
    });
  }
}

function isCandidate(method: MethodDeclaration): boolean {
  return hasFlag(method, Flag.PRIVATE) && !method.name.startsWith('<') && !isLambdaBody(method);
}
