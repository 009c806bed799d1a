/** What classes keep between calls proves what runs never break; of twins that break it nothing is proved. */
import { expect, it } from 'vitest';
import { KEPT } from './kept.js';
import { saidOfKept, thrownBy, twinOfKept } from './kept-judged.js';

it.each(KEPT.map((kept) => [kept.name, kept] as const))('%s', async (_, kept) => {
  expect(await thrownBy(kept.text)).toBeNull();
  expect((await saidOfKept(kept.text)).isProved).toBe(kept.open === undefined);
  const twin = twinOfKept(kept);
  expect(await thrownBy(twin)).toBe('java.lang.ArrayIndexOutOfBoundsException');
  expect((await saidOfKept(twin)).isProved).toBe(false);
});
