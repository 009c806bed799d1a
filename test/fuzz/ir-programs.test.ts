/** A fixed slice of the fuzzing of the IR; `npm run fuzz -- --full` runs all of it. */
import { describe, expect, it } from 'vitest';
import { fuzzMutants, fuzzPrograms } from './ir-programs.js';
import { MUTANTS } from './mutants.js';

describe('random well-typed programs', () => {
  it('verify, print, parse back and run the same', () => {
    const endings = fuzzPrograms(100, 20240821);
    // Runs that all end at once would test nothing.
    expect(endings.get('returned')).toBeGreaterThan(10);
    expect(endings.get('java.lang.NullPointerException')).toBeGreaterThan(10);
    expect(endings.get('unsupported')).toBeUndefined();
    expect(endings.get('violated')).toBeUndefined();
  }, 60_000);
});

describe('seeded faults', () => {
  it('are refused by the verifier, every one of every kind', () => {
    const planted = fuzzMutants(150, 20240822);
    for (const name of Object.keys(MUTANTS)) expect([name, (planted.get(name) ?? 0) >= 10]).toEqual([name, true]);
  }, 60_000);
});
