/** Sees in a run which of the watched calls end by an exception that is asked for. */
import type { Edge } from '../../../ir/body.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { JavaObject } from '../../memory/values.js';
import type { FrameView, Hooks } from '../../options.js';
import type { Outcome } from '../../outcome.js';
import { valueIn } from '../operand-value.js';
import type { ReplayTarget } from '../target.js';

/** Of one run. Calls out of which the exception comes are told innermost first. */
export class RaisedCalls {
  /** Those that count only where the run ends by the exception: perhaps nobody catches it but `finally` blocks, which throw it again. */
  readonly #pending: { readonly target: ReplayTarget; readonly exception: JavaObject }[] = [];

  constructor(
    readonly hierarchy: Hierarchy,
    readonly targets: ReadonlyMap<Edge, readonly ReplayTarget[]>,
    readonly hit: (target: ReplayTarget, frame: FrameView) => void,
  ) {}

  readonly raised: NonNullable<Hooks['raised']> = (frame, edge, exception) => {
    for (const target of this.targets.get(edge) ?? []) {
      if (target.raised === undefined || !this.hierarchy.isSubclass(exception.type.name, target.raised)) continue;
      if (target.nonNull !== undefined && valueIn(target.nonNull, frame) !== null) continue;
      if (target.isUncaught === true) this.#pending.push({ target, exception });
      else this.hit(target, frame);
    }
  };

  /** The targets that the end of the run hits. */
  ended(outcome: Outcome): readonly ReplayTarget[] {
    const pending = this.#pending.splice(0);
    if (outcome.kind !== 'threw') return [];
    return pending.filter(({ exception }) => exception === outcome.exception).map(({ target }) => target);
  }
}
