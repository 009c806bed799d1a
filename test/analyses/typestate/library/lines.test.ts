/** Clients whose objects come from classes without a protocol: no call that throws in a JVM is called safe, in programs and out of them. */
import { describe, expect, it } from 'vitest';
import { describeFaults } from '../../../support/seeded/faults-caught.js';
import { EXACT } from './exact-lines.js';
import { brokenTypestate, claimsOf, throwingVerdicts } from './judge.js';
import { LIBRARY_MUTANTS } from './library-mutants.js';
import { clientOf, type LibraryLines, SAFE, THROWING } from './lines.js';

const ALL = [...THROWING, ...EXACT];

function named(lines: readonly LibraryLines[]): readonly (readonly [string, LibraryLines])[] {
  return lines.map((each) => [each.name, each]);
}

describe.each([
  ['programs', true],
  ['methods that any code may call', false],
] as const)('%s', (_, isProgram) => {
  it.each(named(ALL))('no proof: %s', async (_name, lines) => {
    const text = clientOf(lines, isProgram);
    const verdicts = throwingVerdicts(text, await claimsOf(text), lines);
    expect(verdicts).not.toEqual([]);
    expect(verdicts).not.toContain('proved');
  });
});

it.each(named(SAFE))('all is proved: %s', async (_name, lines) => {
  const claims = await claimsOf(clientOf(lines, true));
  expect(claims).not.toEqual([]);
  expect(claims.filter(({ verdict }) => verdict !== 'proved')).toEqual([]);
});

describeFaults('broken analyses call it safe', LIBRARY_MUTANTS, async (fault) => {
  const lines = ALL.find(({ name }) => name === fault.shownBy);
  if (lines === undefined) throw new Error(`no lines ${fault.shownBy}`);
  const text = clientOf(lines, fault.isProgram);
  return throwingVerdicts(text, await claimsOf(text, await brokenTypestate(fault)), lines).find(
    (verdict) => verdict === 'proved',
  );
});
