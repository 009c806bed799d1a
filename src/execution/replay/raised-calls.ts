/** Sees in a run which of the watched calls end by an exception that is asked for. */
import type { Edge, Point } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassName } from '../../ir/types.js';
import type { FrameView, Hooks } from '../options.js';
import type { Outcome } from '../outcome.js';
import type { ReplayTarget } from './target.js';

interface Pending {
  readonly depth: number;
  readonly edge: Edge;
  readonly frame: FrameView;
}

interface Raised {
  readonly type: { readonly name: ClassName };
}

/** Of one run. Calls out of which the exception comes are told innermost first. */
export class RaisedCalls {
  readonly #pending: Pending[] = [];
  /** Perhaps only by a `finally` block, which throws them again. */
  readonly #caught: { readonly target: ReplayTarget; readonly exception: Raised }[] = [];

  constructor(
    readonly hierarchy: Hierarchy,
    readonly targets: ReadonlyMap<Edge, readonly ReplayTarget[]>,
    readonly hit: (target: ReplayTarget, frame: FrameView) => void,
  ) {}

  readonly point: NonNullable<Hooks['point']> = (frame, point) => {
    this.#settle(frame, point);
    const edge = frame.method.body()?.outgoing[point]?.[0];
    if (edge !== undefined && this.targets.has(edge)) this.#pending.push({ depth: frame.depth, edge, frame });
  };

  /** The targets that the end of the run hits. */
  ended(outcome: Outcome): readonly ReplayTarget[] {
    const left = this.#pending.splice(0).reverse();
    const caught = this.#caught.splice(0);
    if (outcome.kind !== 'threw') return [];
    const { exception } = outcome;
    const thrownAgain = caught.filter((each) => each.exception === exception).map(({ target }) => target);
    return [...thrownAgain, ...left.flatMap(({ edge }) => this.#asked(edge, exception))];
  }

  #settle(frame: FrameView, point: Point): void {
    const thrown = frame.method.body()?.thrown;
    for (
      let last = this.#pending.at(-1);
      last !== undefined && last.depth >= frame.depth;
      last = this.#pending.at(-1)
    ) {
      this.#pending.pop();
      // A frame above has ended by the exception that this one gets; the own call has, where it goes on so.
      const isAbrupt = last.depth > frame.depth || last.edge.exceptional === point;
      const exception = isAbrupt && thrown !== undefined ? frame.value(thrown) : undefined;
      if (typeof exception !== 'object' || exception === null) continue;
      for (const target of this.#asked(last.edge, exception)) {
        if (target.isUncaught !== true) this.hit(target, last.frame);
        else this.#caught.push({ target, exception });
      }
    }
  }

  #asked(edge: Edge, { type }: Raised): readonly ReplayTarget[] {
    const targets = this.targets.get(edge) ?? [];
    return targets.filter(({ raised }) => raised !== undefined && this.hierarchy.isSubclass(type.name, raised));
  }
}
