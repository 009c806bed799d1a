/** Concrete runs stay inside the states, under every policy; the equations are covered. */
import { describe, expect, it } from 'vitest';
import { POLICIES } from './policies.js';
import { PROGRAMS } from './programs.js';
import { openJava, run, uncovered } from './running.js';
import { constants, ranges } from './toys.js';

describe.each(Object.entries(PROGRAMS))('%s', (_, text) => {
  it.each(Object.entries(POLICIES))('%s', async (_name, policy) => {
    const opened = await openJava(text);
    for (const make of [constants('0'), ranges('0'), ranges('0', true), ranges('1', true)]) {
      const ran = run(opened, make, ['T.run'], policy);
      for (const argument of [-3, 0, 1, 4, 9]) expect(uncovered(opened, ran, 'T.run', [argument])).toBeUndefined();
    }
  });
});
