/** The pictures of the page in README and docs, when asked for: `npm run make:screenshots`. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type OpenHow, type OpenPage, opener, SITE, until } from './support/page.js';

const FOLDER = process.env.ESPALIER_SCREENSHOTS;

interface Shot {
  readonly name: string;
  readonly example: string;
  readonly how?: OpenHow;
  readonly before?: (shown: OpenPage) => Promise<void>;
}

const DARK: OpenHow = { colorScheme: 'dark' };
const PHONE: OpenHow = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const SHOTS: readonly Shot[] = [
  { name: 'line', example: 'Reverse a list', before: (shown) => shown.clickLine(20) },
  {
    name: 'iteration',
    example: 'Reverse a list',
    before: async ({ page, clickLine }) => {
      await clickLine(17);
      await page.getByRole('radio', { name: 'Iteration' }).click();
      for (let count = 0; count < 8; count++) await page.getByRole('button', { name: 'Next step' }).click();
    },
  },
  {
    name: 'counterexample',
    example: 'Reverse, tail lost',
    before: async ({ page }) => {
      await page.locator('.cm-content [data-verdict=refuted][data-line="14"]').click();
      for (let count = 0; count < 3; count++) await page.getByRole('button', { name: 'Next step' }).click();
    },
  },
  { name: 'precondition', example: 'Prepend, precondition missing' },
  { name: 'invariants', example: 'A queue with a tail pointer' },
  { name: 'typestates', example: 'Who may dispose of it?' },
  { name: 'specification', example: 'What methods do, as relations' },
  { name: 'findings', example: 'A cursor runs off the end' },
  { name: 'dark', example: 'Mirror a tree', how: DARK },
  { name: 'phone', example: 'Reverse a list', how: PHONE, before: (shown) => shown.clickLine(20) },
];

describe.skipIf(SITE === undefined || FOLDER === undefined)('screenshots', () => {
  const { open } = opener();

  it.each(SHOTS)('$name', async ({ name, example, how, before }) => {
    const shown = await open({ deviceScaleFactor: 2, ...how });
    await shown.pick(example);
    await before?.(shown);
    await until(async () => (await shown.page.locator('figure .placeholder').count()) === 0, 'the pictures');
    await shown.page.waitForTimeout(300);
    await shown.page.screenshot({ path: path.join(FOLDER ?? '', `explore-${name}.png`), animations: 'disabled' });
    expect(shown.complaints).toEqual([]);
    await shown.close();
  });
});
