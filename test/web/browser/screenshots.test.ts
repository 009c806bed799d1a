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

/** Large enough to be sharp where it is shown, small enough to be fetched with a page. */
const DESK: OpenHow = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 };
const DARK: OpenHow = { ...DESK, colorScheme: 'dark' };
const PHONE: OpenHow = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const SHOTS: readonly Shot[] = [
  { name: 'line', example: 'Reverse a list', before: (shown) => shown.clickLine(20) },
  {
    name: 'iteration',
    example: 'Reverse a list',
    before: async ({ page, clickLine }) => {
      await clickLine(17);
      await page.getByRole('radio', { name: 'Iteration' }).click();
      // To where a list behind of two nodes and one of more become the same picture.
      for (let count = 0; count < 22; count++) await page.getByRole('button', { name: 'Next step' }).click();
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
  {
    name: 'typestates',
    example: 'Who may dispose of it?',
    before: ({ page }) =>
      page
        .locator('figure')
        .first()
        .evaluate((diagram) => diagram.scrollIntoView()),
  },
  { name: 'specification', example: 'What methods do, as relations' },
  {
    name: 'findings',
    example: 'A cursor runs off the end',
    before: async ({ page }) => {
      await page.getByRole('button', { name: /^Step through/ }).click();
      await page.getByRole('slider').press('End');
    },
  },
  { name: 'dark', example: 'Remove from a doubly-linked list', how: DARK },
  {
    name: 'phone',
    example: 'Reverse a list',
    how: PHONE,
    before: async ({ page, clickLine }) => {
      await clickLine(20);
      await page.getByRole('tablist').evaluate((tabs) => scrollBy(0, tabs.getBoundingClientRect().top - 240));
    },
  },
];

describe.skipIf(SITE === undefined || FOLDER === undefined)('screenshots', () => {
  const { open } = opener();

  it.each(SHOTS)('$name', async ({ name, example, how, before }) => {
    const shown = await open(how ?? DESK);
    await shown.pick(example);
    await before?.(shown);
    await until(async () => (await shown.page.locator('figure .placeholder').count()) === 0, 'the pictures');
    await shown.page.waitForTimeout(300);
    // Without the last line, which says how long it took on this machine.
    const { width, height } = shown.page.viewportSize() ?? { width: 0, height: 0 };
    const bottom = (await shown.page.locator('footer').boundingBox())?.y ?? height;
    await shown.page.screenshot({
      path: path.join(FOLDER ?? '', `explore-${name}.png`),
      animations: 'disabled',
      clip: { x: 0, y: 0, width, height: bottom },
    });
    expect(shown.complaints).toEqual([]);
    await shown.close();
  });
});
