/** No place is proved by one command and refuted, or failed in a run, by another; all programs by `npm run agree`. */
import { describe, expect, it } from 'vitest';
import { listUnits } from '../pairs/units.js';
import { runAgree, showDisagreement } from './campaign.js';
import { randomUnits } from './random-programs.js';

const RANDOM = 2;
const SEED = 5;
const EVERY = 120;
const MOST_LINES = 45;

const SMALL = listUnits().filter(({ inputs }) => inputs.every(({ text }) => text.split('\n').length <= MOST_LINES));
const UNITS = [...SMALL.filter((_, index) => index % EVERY === 0), ...randomUnits(RANDOM, SEED)];

describe('commands agree on', () => {
  let shared = 0;

  it.each(UNITS.map((unit) => [unit.name, unit] as const))('%s', async (_, unit) => {
    const found: string[] = [];
    const tally = await runAgree([unit], { scope: 2, budget: 0.2, clients: 40 }, (__, each) =>
      found.push(showDisagreement(unit, each)),
    );
    expect(found).toEqual([]);
    expect(tally.programs).toBe(1);
    shared += tally.shared;
  });

  it('many places that several decide', () => {
    expect(shared).toBeGreaterThan(30);
  });
});
