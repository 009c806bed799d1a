/** The exit status that findings, `--fail-on` and the rules' levels give. */
import type { Finding } from '../../findings/check-result.js';
import type { Settings } from '../configuration/settings.js';
import type { ExitStatus } from '../exit-status.js';
import { type Ending, exitStatus } from '../exit-status.js';

/** Verdicts and rules that make the status 1. */
export function failing({ options, rules }: Pick<Settings, 'options' | 'rules'>): ReadonlySet<string> {
  const errors = Object.entries(rules).flatMap(([rule, level]) => (level === 'error' ? [rule] : []));
  return new Set([...options.failOn, ...errors]);
}

export function checkStatus(findings: readonly Finding[], names: ReadonlySet<string>, ending: Ending): ExitStatus {
  // Findings that are no obligations of the program fail only where their rule is named.
  if (findings.some(({ rule }) => names.has(rule))) return 1;
  return exitStatus(findings, [...names], ending);
}
