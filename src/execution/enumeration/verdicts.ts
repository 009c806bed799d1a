/** From what happened in the runs to claims about the method. */
import type { Claim, Witness } from '../../findings/claim.js';
import type { ScopeResult } from '../../findings/result.js';
import { keyOf, locationOf, type Obligation } from './obligations.js';

export interface Broken {
  readonly obligation: Obligation;
  readonly message: string;
  readonly witness: Witness;
}

export interface Tally {
  readonly scope: number;
  readonly runs: number;
  /** Of them, those that returned normally. */
  readonly returned: number;
  /** Why nothing at all can be said, where that is so. */
  readonly failure?: string;
  /** Why some heaps were not run, or some runs not decided. */
  readonly undecided: readonly string[];
  readonly assumptions: readonly string[];
  /** By key; the smallest heap that breaks each. */
  readonly broken: ReadonlyMap<string, Broken>;
}

/** The method's own obligations first, then those that runs broke elsewhere. */
export function claimsFrom(obligations: readonly Obligation[], tally: Tally): readonly Claim[] {
  const keys = new Set(obligations.map(keyOf));
  const others = [...tally.broken].filter(([key]) => !keys.has(key)).map(([, { obligation }]) => obligation);
  return [...obligations, ...others].map((obligation) => claimOf(obligation, tally));
}

function claimOf(obligation: Obligation, tally: Tally): Claim {
  const { property, subject, span } = obligation;
  const common = {
    property,
    kind: 'obligation',
    ...(subject === undefined ? {} : { subject }),
    location: locationOf(span),
  } as const;
  const broken = tally.broken.get(keyOf(obligation));
  const [reason] = tally.undecided;
  if (tally.failure !== undefined) return { ...common, verdict: 'unknown', assumptions: [], reason: tally.failure };
  if (broken !== undefined) {
    const { message, witness } = broken;
    return { ...common, verdict: 'refuted', assumptions: [], message, witness };
  }
  if (reason !== undefined) return { ...common, verdict: 'unknown', assumptions: [], reason };
  const { scope, assumptions } = tally;
  if (tally.runs === 0) {
    const nothing = `no heap up to scope ${scope} meets the preconditions`;
    return { ...common, verdict: 'unknown', assumptions: [], reason: nothing };
  }
  if (tally.broken.size > 0) {
    // A violation ends a run, so what would have come after it was not seen.
    const partly = `holds up to scope ${scope} in runs that nothing else ended`;
    return { ...common, verdict: 'unproved', assumptions, reason: partly };
  }
  const bounded = `holds up to scope ${scope}`;
  const unreached = property === 'ensures' && tally.returned === 0 ? { unreached: true } : {};
  return { ...common, verdict: 'unproved', assumptions, reason: bounded, holdsUpToScope: scope, ...unreached };
}

/** What makes claims about a method say less than they seem to. */
export function warningsOf({ claims, runs, scope }: Pick<ScopeResult, 'claims' | 'runs' | 'scope'>): readonly string[] {
  if (claims.length > 0 && runs === 0 && claims.every(({ reason = '' }) => reason.startsWith('no heap'))) {
    return [`no heap up to scope ${scope} meets the preconditions: nothing was checked`];
  }
  const vacuous = claims.some(({ unreached }) => unreached === true);
  return vacuous ? [`no run up to scope ${scope} returned normally: ensures was not checked`] : [];
}
