/** Suppressions: what the program's text takes back of what was found, and which of them take back nothing. */
import type { CheckResult, Finding, SuppressedFinding, Suppression } from '../../findings/check-result.js';
import type { Claim } from '../../findings/claim.js';
import { withHidden } from './hide.js';

/** One annotation or comment. */
export interface Suppressor extends Suppression {
  /** Rules that it names; undefined: all of them. */
  readonly rules: readonly string[] | undefined;
  /** It says what the code is, not that something is to be taken back: it need not take back anything. */
  readonly isDescription?: boolean;
  /** Whether it speaks of a claim about a method, whatever the rule. */
  covers(claim: Claim, result: CheckResult): boolean;
}

export interface Suppressed {
  /** With findings moved to `suppressed` where a suppressor covers them. */
  readonly results: readonly CheckResult[];
  readonly unused: readonly UnusedSuppression[];
}

/** A rule of a suppressor that covers nothing but what is proved; undefined: it has no effect at all. */
export interface UnusedSuppression {
  readonly suppressor: Suppressor;
  readonly rule: string | undefined;
}

/** A suppressor that covers a claim that was not proved is in use, even where that claim is not shown. */
export function suppress(results: readonly CheckResult[], suppressors: readonly Suppressor[]): Suppressed {
  if (suppressors.length === 0) return { results, unused: [] };
  const used = new Map<Suppressor, Set<string>>();
  const note = (suppressor: Suppressor, rule: string): void => {
    const rules = used.get(suppressor);
    if (rules === undefined) used.set(suppressor, new Set([rule]));
    else rules.add(rule);
  };
  const changed = results.map((result) => {
    for (const claim of result.claims) {
      if (claim.verdict === 'proved') continue;
      for (const each of suppressors) {
        if (isNamed(each, claim.property) && each.covers(claim, result)) note(each, claim.property);
      }
    }
    const suppressed: SuppressedFinding[] = [];
    const findings = result.findings.filter((finding) => {
      const found = suppressors.find((each) => isNamed(each, finding.rule) && each.covers(finding, result));
      if (found === undefined) return true;
      note(found, finding.rule);
      suppressed.push(marked(finding, found));
      return false;
    });
    return suppressed.length === 0 ? result : withHidden({ ...result, findings, suppressed }, suppressed, 'suppressed');
  });
  const unused = suppressors.flatMap((suppressor): readonly UnusedSuppression[] => {
    const rules = used.get(suppressor);
    if (suppressor.isDescription === true) return [];
    if (suppressor.rules === undefined) return rules === undefined ? [{ suppressor, rule: undefined }] : [];
    return suppressor.rules.filter((rule) => rules?.has(rule) !== true).map((rule) => ({ suppressor, rule }));
  });
  return { results: changed, unused };
}

function isNamed({ rules }: Suppressor, rule: string): boolean {
  return rules === undefined || rules.includes(rule);
}

function marked(finding: Finding, { location, reason }: Suppressor): SuppressedFinding {
  return { ...finding, suppression: { location, ...(reason === undefined ? {} : { reason }) } };
}
