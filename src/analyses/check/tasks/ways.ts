/** From where clients are made to get to a duty. */
import type { ClassName } from '../../../ir/types.js';
import type { Duty } from '../../../obligations/index.js';
import { outermost } from '../../../program/components.js';
import { targetsOf } from './replay-task.js';
import type { CheckSession } from './session.js';
import type { ReplayedDuty } from './task.js';

/** The components on whose classes calls are made, nearest first. */
export function waysTo<E>(session: CheckSession<E>, duty: Duty, { trouble }: ReplayedDuty): readonly ClassName[] {
  const replayer = session.replayers.starting('calls', undefined);
  const entries = targetsOf(session, duty, trouble).flatMap((target) => replayer.ways(target));
  return [...new Set(entries.map(({ owner }) => outermost(session.hierarchy, owner)))];
}
