/** Which findings make the exit status 1. */
import { expect, it } from 'vitest';
import { checkStatus } from '../../src/cli/check/failing.js';
import type { Finding } from '../../src/findings/check-result.js';
import type { Verdict } from '../../src/findings/claim.js';

function finding(rule: string, verdict: Verdict, kind: Finding['kind'] = 'obligation'): Finding {
  const location = { file: 'A.java', line: 1, column: 1 };
  return {
    property: rule,
    rule,
    kind,
    verdict,
    location,
    assumptions: [],
    confidence: 'low',
    steps: [],
    fingerprint: '',
  };
}

const BUG = finding('null-dereference', 'refuted');
const MAYBE = finding('class-cast', 'unproved');
const UNKNOWN = finding('not-analysed', 'unknown');
const UNUSED = finding('unused-suppression', 'unproved', 'fact');

it.each([
  [['refuted'], [BUG], 1],
  [['refuted'], [MAYBE, UNKNOWN, UNUSED], 0],
  [['unproved'], [MAYBE], 1],
  [['unproved'], [BUG], 1],
  [['unproved'], [UNKNOWN, UNUSED], 0],
  [['unknown'], [UNKNOWN], 1],
  [['unknown'], [UNUSED], 0],
  [['unused-suppression'], [UNUSED], 1],
  [['class-cast'], [MAYBE], 1],
  [['class-cast'], [BUG], 0],
  [['class-cast', 'refuted'], [BUG], 1],
])('--fail-on %j', (failOn, findings, status) => {
  expect(checkStatus(findings, new Set(failOn), { isUnusable: false })).toBe(status);
});

it('an input that cannot be used counts where nothing failed', () => {
  expect(checkStatus([], new Set(['refuted']), { isUnusable: true })).toBe(2);
  expect(checkStatus([BUG], new Set(['refuted']), { isUnusable: true })).toBe(1);
});
