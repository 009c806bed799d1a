/** Counts of a campaign. */

/** What was looked at, so that a campaign that looks at nothing shows. */
export interface Tally {
  visits: number;
  steps: number;
  calls: number;
  answers: number;
  failedChecks: number;
}

export function newTally(): Tally {
  return { visits: 0, steps: 0, calls: 0, answers: 0, failedChecks: 0 };
}
