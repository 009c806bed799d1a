/** From what a run has shown to claims. */
import type { Claim, Witness } from '../../findings/claim.js';
import {
  type Duty,
  type DutyReading,
  holds,
  locationOf,
  type MethodDuties,
  readDuties,
} from '../../obligations/index.js';
import { missing } from './missing.js';
import type { NumbersRun, SomeRun } from './run-method.js';

/** What a proof by the run rests on. */
export type RestsOn = <E>(run: NumbersRun<E>) => readonly string[];

export function claimsOf(run: SomeRun, duties: MethodDuties, assumptions: RestsOn): readonly Claim[] {
  if ('unsolved' in run) return duties.all.map((duty) => ({ ...common(duty), ...unknown(duty, run.unsolved) }));
  return run.use((found) => {
    const readings = readDuties(found, duties);
    const rests = assumptions(found);
    return duties.all.map((duty) => claimOf(found, duty, readings.get(duty), rests));
  });
}

/** What holds in all runs that the method is called in. */
export function provedClaim(
  duty: Duty,
  assumptions: readonly string[],
  { reached }: Pick<DutyReading<unknown>, 'reached'>,
): Claim {
  const proved: Claim = { ...common(duty), verdict: 'proved', assumptions };
  return reached ? proved : { ...proved, unreached: true };
}

/** What a run of the program breaks. */
export function refutedClaim(duty: Duty, witness: Witness): Claim {
  const message = duty.obligation.message('must');
  return { ...common(duty), verdict: 'refuted', assumptions: [], message, witness };
}

function common({ rule, obligation }: Duty): Pick<Claim, 'property' | 'kind' | 'subject' | 'location'> {
  return { property: rule, kind: 'obligation', subject: obligation.subject, location: locationOf(obligation.span) };
}

function unknown({ obligation }: Duty, reason: string): Pick<Claim, 'verdict' | 'assumptions' | 'message' | 'reason'> {
  return { verdict: 'unknown', assumptions: [], message: obligation.message('may'), reason };
}

function claimOf<E>(
  run: NumbersRun<E>,
  duty: Duty,
  reading: DutyReading<E> | undefined,
  assumptions: readonly string[],
): Claim {
  if (reading === undefined) return { ...common(duty), ...unknown(duty, 'not analysed') };
  if (holds(reading)) return provedClaim(duty, assumptions, reading);
  const { failure, undecided } = reading;
  if (undecided !== undefined) return { ...common(duty), ...unknown(duty, undecided) };
  const { message } = duty.obligation;
  const lack = failure === undefined ? undefined : missing(run, duty, failure);
  const text = lack === undefined ? message('may') : `${message('may')}: ${lack}`;
  return { ...common(duty), verdict: 'unproved', assumptions: [], message: text };
}
