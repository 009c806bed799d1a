/** Runs `check` over Java text given in place, and tells what it says line by line. */
import type { Finding } from '../../../src/findings/check-result.js';
import type { Claim } from '../../../src/findings/claim.js';
import { type Checked, type CheckOptions, check } from '../../../src/workspace/check.js';
import { openTexts } from '../../support/open.js';

/** Throws where the check finds a fault of its own: a proof that a run breaks would not be seen among the verdicts. */
export async function checkText(text: string, options: Partial<CheckOptions> = {}): Promise<Checked> {
  const workspace = await openTexts([{ path: 'T.java', text }]);
  const checked = check(workspace, {
    classes: [],
    methods: [],
    replay: false,
    budget: 1,
    source: (file) => (file === 'T.java' ? text : undefined),
    ...options,
  });
  if (checked.faults > 0) throw new Error(checked.diagnostics.map(({ message }) => message).join('\n'));
  return checked;
}

export function claimsOf({ results }: Checked): readonly Claim[] {
  return results.flatMap(({ claims }) => claims);
}

export function findingsOf({ results }: Checked): readonly Finding[] {
  return results.flatMap(({ findings }) => findings);
}

/** `12 null-dereference x: unproved` for each finding. */
export function shown(checked: Checked): readonly string[] {
  return findingsOf(checked).map(
    ({ location, rule, subject, verdict }) => `${location.line} ${rule} ${subject}: ${verdict}`,
  );
}

/** The line that carries the comment. */
export function lineOf(text: string, comment: string): number {
  const found = text.split('\n').findIndex((line) => line.includes(`// ${comment}`));
  if (found < 0) throw new Error(`no line says ${comment}`);
  return found + 1;
}

/** Verdicts of one rule on a line, in order. */
export function verdicts(checked: Checked, line: number, rule: string): readonly string[] {
  return claimsOf(checked)
    .filter(({ location, property }) => location.line === line && property === rule)
    .map(({ verdict, unreached }) => (unreached === true ? `${verdict} unreached` : verdict));
}
