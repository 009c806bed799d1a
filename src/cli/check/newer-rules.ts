/**
 * A minor version turns no build red: where the configuration or the baseline names a version of the tool, findings of rules that are
 * newer, or sharper since, are notes until that is updated. Where neither does, all rules count.
 */
import type { Finding, RuleCard } from '../../findings/check-result.js';
import type { ReportedDiagnostic } from '../../findings/result.js';

/** Whether findings of the rule do not count yet. */
export type IsNewer = (rule: string) => boolean;

/** Of several versions that are named, the oldest counts. */
export function newerThan(rules: readonly RuleCard[], named: readonly (string | undefined)[]): IsNewer {
  const [oldest] = named.filter((version) => version !== undefined).sort(compareVersions);
  if (oldest === undefined) return () => false;
  const newer = new Set(
    rules.flatMap(({ id, since }) => (since !== undefined && compareVersions(since, oldest) > 0 ? [id] : [])),
  );
  return (rule) => newer.has(rule);
}

export function newerNotes(findings: readonly Finding[], isNewer: IsNewer): readonly ReportedDiagnostic[] {
  const rules = new Set(findings.flatMap(({ rule }) => (isNewer(rule) ? [rule] : [])));
  if (rules.size === 0) return [];
  const message = `rules newer than the version that the configuration or the baseline names do not fail yet: ${[...rules].sort().join(', ')}; update "version", or --update-baseline`;
  return [{ severity: 'note', message }];
}

/** By numbers; what follows a dash comes before the version itself. */
export function compareVersions(left: string, right: string): number {
  const [first, second] = [left, right].map(numbersOf) as [readonly number[], readonly number[]];
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(right.includes('-')) - Number(left.includes('-'));
}

function numbersOf(version: string): readonly number[] {
  return (version.split('-')[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0);
}
