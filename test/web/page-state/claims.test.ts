/** Claims in words. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../src/findings/claim.js';
import { claimsText, sortedClaims, verdictWord } from '../../../src/web/page/logic/claims.js';

const claim = (kind: Claim['kind'], verdict: Claim['verdict'], line = 1): Claim =>
  ({ kind, verdict, property: 'assert', location: { file: 'A.java', line, column: 1 } }) as Claim;

describe('claims', () => {
  it('are counted by verdict, the bad ones first', () => {
    expect(claimsText([claim('obligation', 'proved')])).toBe('1 claim: 1 proved');
    expect(
      claimsText([claim('obligation', 'proved'), claim('obligation', 'refuted'), claim('obligation', 'proved')]),
    ).toBe('3 claims: 1 refuted, 2 proved');
  });

  it('are told from facts, which are no bugs where they do not hold', () => {
    const all = [claim('fact', 'refuted'), claim('obligation', 'proved'), claim('fact', 'proved')];
    expect(claimsText(all)).toBe('1 claim: 1 proved; 2 facts: 1 not always, 1 always');
    expect(all.map(verdictWord)).toEqual(['not always', 'proved', 'always']);
    expect(claimsText([claim('fact', 'unproved'), claim('fact', 'unknown')])).toBe('2 facts: 1 perhaps, 1 not decided');
    expect(claimsText([])).toBe('');
  });

  it('stand before facts, then by verdict, then by line', () => {
    const all = [
      claim('fact', 'refuted', 1),
      claim('obligation', 'proved', 3),
      claim('obligation', 'proved', 2),
      claim('obligation', 'refuted', 9),
    ];
    expect(sortedClaims(all).map(({ location }) => location.line)).toEqual([9, 2, 3, 1]);
  });
});
