/** Claims that a run has broken, as they are told, and what is said of those that had been proved: that is our own fault. */
import type { Claim } from '../../findings/claim.js';
import { type Diagnostic, NOWHERE } from '../../ir/span.js';
import { claimOf, type Duty, type Ledger } from '../../obligations/index.js';
import type { Fallen } from './rounds/judged.js';

const NOT_TOLD = 'a run broke it, which could not be told';

export function fallenDuty(duty: Duty, ledger: Ledger, { claim, witness }: Fallen): Claim {
  if (witness !== undefined) return claimOf(duty, ledger, witness);
  return withoutProof(claim ?? claimOf(duty, ledger, undefined), duty.obligation.message('may'));
}

export function fallenClaim(claim: Claim, { witness }: Fallen): Claim {
  const subject = String(claim.subject ?? 'the call');
  const what = /[(]/.test(subject) ? `\`${subject}\`` : subject;
  if (witness === undefined) return withoutProof(claim, `${what} may fail`);
  const note = (witness.trace.at(-1)?.note ?? 'fails').replace(/[\w.$]*[.$](?=\w+$)/, '');
  const { unreached: _, ...rest } = claim;
  return { ...rest, verdict: 'refuted', assumptions: [], message: `${what} ${note}`, witness };
}

function withoutProof({ unreached: _, ...claim }: Claim, message: string): Claim {
  return { ...claim, verdict: 'unproved', assumptions: [], reason: NOT_TOLD, message };
}

/** Undefined where nothing was proved: then it is an ordinary finding. */
export function faultOf({ claim, witness }: Fallen): Diagnostic | undefined {
  if (claim?.verdict !== 'proved') return undefined;
  const { property, subject, location } = claim;
  const about = subject === undefined ? '' : ` (\`${[subject].flat().join(', ')}\`)`;
  const message = `internal fault: ${property}${about} was proved here, and ${runOf(witness)} breaks it. The claim is withdrawn; do not rely on other proofs of this code. Please send this file and those that it needs, this message, the command line and what \`espalier --version\` prints`;
  return { severity: 'error', message, span: { ...NOWHERE, ...location } };
}

function runOf(witness: Fallen['witness']): string {
  if (witness === undefined) return 'a run';
  if (witness.start === 'main') return 'a run from `main`';
  return `a run of the calls ${witness.calls.map((call) => `\`${call}\``).join(', ')}`;
}
