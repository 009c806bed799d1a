/** What seeds faults must itself be right: a fault that is not seeded would be "caught" by nothing. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { built, endBuilds } from './building.js';
import { CAMPAIGNS, leftOut } from './campaigns.js';
import { applied } from './fault.js';
import { spotsOf } from './spots.js';
import { due, IS_FULL, isDue, placeOf, TURNS, turn, turnAt } from './turns.js';

const CODE = `function both(left: boolean, right: boolean): boolean {
  return and(
    left,
    right,
  );
}`;

describe('where a fault is put', () => {
  it('lines do not matter, nor does the comma that they bring', () => {
    expect(applied({ file: 'a.ts', text: 'return and(left, right);', instead: 'return left;' }, CODE)).toBe(
      'function both(left: boolean, right: boolean): boolean {\n  return left;\n}',
    );
  });

  it('is one place, or it fails', () => {
    expect(() => applied({ file: 'a.ts', text: 'or(left, right)', instead: '' }, CODE)).toThrow('not once in a.ts');
    expect(() => applied({ file: 'a.ts', text: ': boolean', instead: '' }, CODE)).toThrow('not once in a.ts');
    expect(spotsOf(': boolean', CODE)).toHaveLength(3);
    expect(spotsOf(' ', CODE)).toEqual([]);
    expect(spotsOf('right,', CODE)).toHaveLength(1);
    expect(spotsOf('right),', CODE)).toEqual([]);
  });
});

describe('what is built', () => {
  const ENTRY = "export { truthOf } from './src/base/truth.js';";
  const CHANGE = { file: 'base/truth.ts', text: "holds ? 'yes' : 'no'", instead: "'yes'" };
  type Exports = { readonly truthOf: (holds: boolean) => string };

  it('has the change, and the next build has not', async () => {
    const broken = await built<Exports>(ENTRY, CHANGE);
    const whole = await built<Exports>(ENTRY);
    expect([broken.truthOf(false), whole.truthOf(false)]).toEqual(['yes', 'no']);
    await endBuilds();
  });

  it('fails where the file to be changed is no part of it', async () => {
    await expect(built<Exports>(ENTRY, { ...CHANGE, file: 'base/order.ts' })).rejects.toThrow(
      'not part of what is built',
    );
    await endBuilds();
  });

  it('fails where the code to be changed is gone', async () => {
    await expect(built<Exports>(ENTRY, { ...CHANGE, text: 'no such code' })).rejects.toThrow(
      'not once in base/truth.ts',
    );
    const whole = await built<Exports>(ENTRY);
    expect(whole.truthOf(true)).toBe('yes');
    await endBuilds();
  });
});

describe('turns', () => {
  const many = Array.from({ length: 2 * TURNS }, (_, index) => index);

  it('all together take everything once', () => {
    const taken = Array.from({ length: TURNS }, (_, at) => many.filter((index) => turnAt(index) === at + 1));
    expect(taken.flat().sort((left, right) => left - right)).toEqual(many);
  });

  it('campaigns that wait are files, and some do not wait', () => {
    expect(leftOut().filter((file) => !existsSync(file))).toEqual([]);
    expect(leftOut().length > 0).toBe(!IS_FULL);
    // Each turn takes some.
    expect(leftOut().length).toBeLessThanOrEqual(Math.ceil((CAMPAIGNS.length * (TURNS - 1)) / TURNS));
  });

  it('what waits for a turn takes another share each time', () => {
    const commits = Array.from({ length: TURNS * TURNS }, (_, at) => placeOf(1000 + at));
    for (let mine = 1; mine <= TURNS; mine++) {
      const laps = commits.filter(({ turn }) => turn === mine).map(({ lap }) => lap);
      expect(laps.sort((left, right) => left - right)).toEqual(Array.from({ length: TURNS }, (_, at) => at + 1));
    }
  });

  it('one is taken', () => {
    expect(due(many)).toEqual(IS_FULL ? many : [turn() - 1, turn() - 1 + TURNS]);
    expect(many.filter(isDue)).toEqual(due(many));
  });
});
