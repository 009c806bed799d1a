/** Methods that fail in ways that are easily overlooked: nothing that a run breaks is proved, by any domain. */
import { expect, it } from 'vitest';
import { NUMBER_DOMAINS } from '../../src/analyses/numbers/index.js';
import { broken, said } from './judged.js';
import { TRAPS } from './traps.js';

it.each(TRAPS)('%s', async (_, members) => {
  const failing = await broken(members);
  expect(failing).not.toEqual([]);
  for (const domain of NUMBER_DOMAINS) {
    const { claims } = await said(members, domain, false);
    for (const { property, location } of failing) {
      const same = claims.filter((claim) => claim.property === property && claim.location.line === location.line);
      expect(same.some(({ verdict }) => verdict !== 'proved')).toBe(true);
    }
  }
});
