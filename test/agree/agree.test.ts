/** No place is proved by one command and refuted, or failed in a run, by another; all programs by `npm run agree`. */
import { describe, expect, it } from 'vitest';
import { listUnits } from '../pairs/units.js';
import { runAgree, showDisagreement } from './campaign.js';
import { randomUnits } from './random-programs.js';

const RANDOM = 2;
const SEED = 5;
const EVERY = 90;
const MOST_LINES = 60;

describe('commands', () => {
  it('agree on a slice of all programs', async () => {
    const small = listUnits().filter(({ inputs }) => inputs.every(({ text }) => text.split('\n').length <= MOST_LINES));
    const units = [...small.filter((_, index) => index % EVERY === 0), ...randomUnits(RANDOM, SEED)];
    const found: string[] = [];
    const tally = await runAgree(units, { scope: 2, budget: 0.2 }, (unit, each) =>
      found.push(showDisagreement(unit, each)),
    );
    expect(found).toEqual([]);
    expect(tally.programs).toBeGreaterThan(8);
    expect(tally.shared).toBeGreaterThan(40);
  });
});
