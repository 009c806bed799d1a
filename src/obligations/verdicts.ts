/** From what the runs found out to claims. */
import type { Claim, Location, Witness } from '../findings/claim.js';
import type { Span } from '../ir/span.js';
import { Definitions } from '../program/flow/definitions.js';
import { isPlain } from './assumptions.js';
import type { Ledger } from './ledger.js';
import type { Duty } from './obligation-book.js';

export function claimOf(duty: Duty, ledger: Ledger, witness: Witness | undefined): Claim {
  const { rule, obligation } = duty;
  const common = {
    property: rule,
    kind: 'obligation',
    subject: obligation.subject,
    location: locationOf(obligation.span),
  } as const;
  const { covered, reason, assumptions } = ledger.method(obligation.method);
  const trouble = ledger.trouble(duty);
  if (witness !== undefined) {
    return {
      ...common,
      verdict: 'refuted',
      assumptions: [],
      message: `${obligation.message('must')}${met(witness)}`,
      witness,
    };
  }
  if (!covered) return { ...common, verdict: 'unknown', assumptions: [], reason: reason ?? 'not analysed' };
  const undecided = ledger.whyUndecided(duty);
  // Behind code that is not understood, only what was seen elsewhere says anything.
  if (undecided !== undefined && (trouble === undefined || trouble.latent)) {
    return { ...common, verdict: 'unknown', assumptions: [], reason: undecided };
  }
  if (trouble !== undefined) {
    return { ...common, verdict: 'unproved', assumptions: [], message: trouble.message ?? obligation.message('may') };
  }
  if (!ledger.isReached(duty)) {
    return { ...common, verdict: 'proved', assumptions: [...assumptions].sort(), unreached: true };
  }
  return { ...common, verdict: 'proved', assumptions: restsOnNothing(duty) ? [] : [...assumptions].sort() };
}

/** What the run saw, behind what is wrong. */
function met({ trace }: Witness): string {
  const seen = trace.at(-1)?.met;
  return seen === undefined ? '' : `: ${seen}`;
}

/** Whether the method's own code shows it, whatever else runs. */
function restsOnNothing({ obligation: { blamed, method, edges } }: Duty): boolean {
  const body = method.body();
  const isCheck = edges.every(
    ({ instruction }) => instruction.kind === 'check' && instruction.condition.kind === 'not-null',
  );
  return blamed !== undefined && body !== undefined && isCheck && isPlain(new Definitions(body), blamed);
}

export function locationOf({ file, line, column }: Span): Location {
  return { file, line, column };
}
