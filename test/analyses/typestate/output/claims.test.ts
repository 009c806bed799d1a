/** Claims of several components about one call. */
import { expect, it } from 'vitest';
import { mergedClaims } from '../../../../src/analyses/typestate/table/result-claims.js';
import type { Claim } from '../../../../src/findings/claim.js';

const claim = (line: number, verdict: Claim['verdict'], more: Partial<Claim> = {}): Claim => ({
  property: 'protocol-error',
  kind: 'obligation',
  subject: 'list.iterator()',
  verdict,
  location: { file: 'Client.java', line, column: 5 },
  assumptions: [],
  ...more,
});

it('takes the worst verdict of a call', () => {
  const verdicts = (...all: readonly Claim['verdict'][]): readonly string[] =>
    mergedClaims(all.map((verdict) => claim(3, verdict))).map(({ verdict }) => verdict);
  expect(verdicts('proved', 'unknown')).toEqual(['unknown']);
  expect(verdicts('unproved', 'proved', 'unknown')).toEqual(['unproved']);
  expect(verdicts('unproved', 'refuted')).toEqual(['refuted']);
});

it('unites what proofs rest on, and calls nothing unreached that one component reaches', () => {
  const [found] = mergedClaims([
    claim(3, 'proved', { assumptions: ['library-spec:B'], unreached: true }),
    claim(3, 'proved', { assumptions: ['library-spec:A'] }),
  ]);
  expect(found).toEqual(claim(3, 'proved', { assumptions: ['library-spec:A', 'library-spec:B'] }));
});

it('keeps different calls apart, in the order of the source', () => {
  const found = mergedClaims([claim(7, 'proved'), claim(3, 'proved'), claim(3, 'proved', { subject: 'other.add()' })]);
  expect(found.map(({ location, subject }) => [location.line, subject])).toEqual([
    [3, 'list.iterator()'],
    [3, 'other.add()'],
    [7, 'list.iterator()'],
  ]);
});
