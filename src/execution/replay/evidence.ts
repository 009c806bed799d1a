/**
 * Whether what a run has shown would show itself elsewhere: it must not rest on what opaque objects or the surroundings answered, nor on the order in
 * which tables keep objects that are told apart by identity alone.
 */
import type { Following } from '../opaque/follow.js';
import { Halt } from '../outcome.js';
import type { ReplayTarget } from './target.js';
import type { Repeatable } from './tell.js';
import type { Watch } from './watch.js';

/** Of a run that hits the target and was given values which nobody has computed. */
export function isEvidence(watch: Watch, target: ReplayTarget, run: Repeatable): boolean {
  const follower = run.machine.follow();
  const isResting = atHit(watch, target, run, { follower, look: () => follower.isResting });
  // A formula may read anything that a run has left behind.
  if (isResting !== false) return false;
  return run.machine.hashes === 0 || run.machine.withOtherHashes(() => isHit(watch, target, run));
}

function isHit(watch: Watch, target: ReplayTarget, run: Repeatable): boolean {
  return atHit(watch, target, run, { look: () => true }) === true;
}

interface Looking {
  readonly follower?: Following;
  look(): boolean;
}

/** What is seen at the moment of the hit; undefined where it does not come. */
function atHit(watch: Watch, target: ReplayTarget, run: Repeatable, { follower, look }: Looking): boolean | undefined {
  let seen: boolean | undefined;
  const watching = watch.hooks(run.typed, (hit) => {
    if (hit !== target) return;
    seen = look();
    throw new Halt({ kind: 'exit', status: 0 });
  });
  const outcome = run.again({ ...watching, ...(follower === undefined ? {} : { follower }) });
  if (seen === undefined) watch.broken(outcome);
  return seen;
}
