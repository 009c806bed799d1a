/**
 * The claims and findings of one method, kept in step: each obligation that is not proved is either a finding, or one of the places of a finding, or
 * says what it waits for.
 */
import type { Finding } from '../../../findings/check-result.js';
import type { Claim, HiddenReason } from '../../../findings/claim.js';
import { undecidedFor } from '../../../findings/undecided.js';
import type { UnnumberedFinding } from '../inspection.js';
import type { Showing } from '../trust/shown.js';

export interface AccountOptions {
  /** Words of what is shown on request. */
  readonly show: ReadonlySet<HiddenReason>;
  readonly identify: (claim: Claim) => string;
}

export class Account {
  readonly claims: Claim[] = [];
  readonly findings: Finding[] = [];
  readonly #show: ReadonlySet<HiddenReason>;
  readonly #identify: (claim: Claim) => string;

  constructor({ show, identify }: AccountOptions) {
    this.#show = show;
    this.#identify = identify;
  }

  /** Proved, or a fact. */
  settled(claim: Claim): void {
    this.claims.push(claim);
  }

  /** An obligation that is not proved, as it is to be shown. */
  open(claim: Claim, shown: Showing, steps: Finding['steps'], fix?: string): void {
    const repaired = fix === undefined ? {} : { fix };
    if (shown.kind === 'shown') {
      this.#both(claim, { ...claim, rule: claim.property, confidence: shown.confidence, steps, ...repaired });
      return;
    }
    const why = shown.why === undefined || claim.reason !== undefined ? claim : { ...claim, reason: shown.why };
    this.hidden({ ...why, rule: claim.property, confidence: 'low', steps, ...repaired }, shown.reason);
  }

  /** What an inspection says: a claim of it is a finding, one of the places of a finding, or hidden. */
  inspected(claims: readonly Claim[], findings: readonly UnnumberedFinding[]): void {
    const told = new Set<UnnumberedFinding>();
    for (const claim of claims) {
      if (claim.verdict === 'proved' || claim.kind === 'fact') {
        this.settled(claim);
        continue;
      }
      const finding = findings.find((each) => !told.has(each) && isSame(each, claim));
      if (finding !== undefined) {
        told.add(finding);
        this.#finding(finding, claim);
      } else if (findings.some((each) => isAmong(each, claim))) this.settled(claim);
      else this.#unmentioned(claim);
    }
    // Findings about no claim of the method are claims themselves.
    for (const finding of findings) if (!told.has(finding)) this.#finding(finding, claimOf(finding));
  }

  #finding(finding: UnnumberedFinding, claim: Claim): void {
    const { hidden, ...rest } = finding;
    if (hidden === undefined) this.#both(claim, rest);
    else this.hidden(rest, hidden);
  }

  /** The inspection leaves it to those who ask. */
  #unmentioned(claim: Claim): void {
    const reason = claim.hidden ?? (claim.verdict === 'unknown' ? undecidedFor(claim) : 'imprecise');
    const why = claim.reason ?? NOT_FOLLOWED;
    const { hidden: _, ...rest } = claim;
    this.hidden({ ...rest, reason: why, rule: claim.property, confidence: 'low', steps: [] }, reason);
  }

  /** It is not a finding unless it is asked for. */
  hidden(finding: UnnumberedFinding, reason: HiddenReason): void {
    const claim = claimOf(finding);
    if (this.#show.has(reason)) this.#both(claim, { ...finding, onRequest: reason });
    else this.claims.push({ ...claim, hidden: reason });
  }

  #both(claim: Claim, finding: UnnumberedFinding): void {
    this.claims.push(claim);
    this.findings.push({ ...finding, fingerprint: this.#identify(claim) });
  }
}

const NOT_FOLLOWED = 'the ways through the method are not told apart that far';

function isSame(finding: UnnumberedFinding, { property, subject, location, verdict }: Claim): boolean {
  return (
    finding.property === property &&
    finding.verdict === verdict &&
    String(finding.subject) === String(subject) &&
    isAt(finding.location, location)
  );
}

/** Whether the finding names the place as one of its own. */
function isAmong({ property, also = [] }: UnnumberedFinding, claim: Claim): boolean {
  return property === claim.property && also.some((place) => isAt(place, claim.location));
}

function isAt(one: Claim['location'], other: Claim['location']): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}

function claimOf({
  rule: _,
  confidence: __,
  steps: ___,
  fix: ____,
  also: _____,
  onRequest: ______,
  ...claim
}: UnnumberedFinding): Claim {
  return claim;
}
