/** Suppressions that suppress nothing, as findings of a rule of their own. */

import { UNUSED_SUPPRESSION } from '../../analyses/check/suppression/rule.js';
import { fingerprint } from '../../analyses/check/telling/fingerprint.js';
import type { CheckResult, Finding } from '../../findings/check-result.js';
import type { UnusedSuppression } from './suppression.js';

/** One result a class: it names no method, for the suppression may stand on a field or on the class. */
export function unusedResults(
  unused: readonly UnusedSuppression[],
  results: readonly CheckResult[],
): readonly CheckResult[] {
  const counts = new Map<string, number>();
  const byClass = new Map<string, Finding[]>();
  for (const { suppressor, rule } of unused) {
    const { location } = suppressor;
    const near = results.find((result) => result.location.file === location.file);
    if (near === undefined) continue;
    const what = rule === undefined ? 'any finding' : rule;
    const same = `${near.class}\u0000${what}`;
    const ordinal = counts.get(same) ?? 0;
    counts.set(same, ordinal + 1);
    const finding: Finding = {
      property: UNUSED_SUPPRESSION.id,
      // No obligation of the program: it fails a run only where it is asked for by name.
      kind: 'fact',
      verdict: 'unproved',
      location,
      assumptions: [],
      message: `this suppresses ${rule === undefined ? 'nothing' : `no finding of ${rule}`}`,
      rule: UNUSED_SUPPRESSION.id,
      confidence: 'low',
      steps: [],
      fingerprint: fingerprint([UNUSED_SUPPRESSION.id, near.class, what, String(ordinal)]),
      fix: rule === undefined ? 'remove the suppression' : `remove \`${rule}\` from the suppression`,
    };
    const group = byClass.get(near.class);
    if (group === undefined) byClass.set(near.class, [finding]);
    else group.push(finding);
  }
  return [...byClass].map(([name, findings]) => ({
    class: name,
    location: findings[0]?.location ?? { file: '', line: 0, column: 0 },
    claims: [],
    findings,
  }));
}
