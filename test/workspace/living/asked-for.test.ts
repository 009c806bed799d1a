/** Formulas that hold on small heaps without a proof: no finding, unless a run is to fail on such. */
import { expect, it } from 'vitest';
import type { CheckResult } from '../../../src/findings/check-result.js';
import type { Claim } from '../../../src/findings/claim.js';
import { withAskedFor } from '../../../src/workspace/living/asked-for.js';

const location = { file: 'A.java', line: 3, column: 1 };
const bounded: Claim = {
  property: 'ensures',
  kind: 'obligation',
  verdict: 'unproved',
  hidden: 'imprecise',
  location,
  assumptions: [],
  reason: 'holds up to scope 3',
  holdsUpToScope: 3,
};
const result: CheckResult = {
  class: 'A',
  method: 'm',
  descriptor: '()V',
  location,
  claims: [bounded, bounded, { ...bounded, verdict: 'proved' }],
  findings: [],
};

it.each([
  [['refuted'], 0],
  [['ensures'], 2],
  [['requires'], 0],
])('fails on %j', (failing, count) => {
  const [found] = withAskedFor([result], new Set(failing));
  expect(found?.findings.map(({ rule }) => rule)).toEqual(Array.from({ length: count }, () => 'ensures'));
  expect(new Set(found?.findings.map(({ fingerprint }) => fingerprint)).size).toBe(count);
});
