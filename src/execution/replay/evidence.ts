/** Whether what a run has shown would show itself elsewhere: it must not rest on what opaque objects or the surroundings answered. */
import { Halt } from '../outcome.js';
import type { ReplayTarget } from './target.js';
import type { Repeatable } from './tell.js';
import type { Watch } from './watch.js';

/** Of a run that hits the target and was given values which nobody has computed. */
export function isEvidence(watch: Watch, target: ReplayTarget, run: Repeatable): boolean {
  const follower = run.machine.follow();
  let isResting: boolean | undefined;
  const watching = watch.hooks(run.typed, (hit) => {
    if (hit !== target) return;
    isResting = follower.isResting;
    throw new Halt({ kind: 'exit', status: 0 });
  });
  const outcome = run.again({ ...watching, follower });
  if (isResting !== undefined) return !isResting;
  watch.broken(outcome);
  // A formula may read anything that a run has left behind.
  return false;
}
