/** For everyone: by keyboard alone, on a phone, with a screen reader, in the dark. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, opener, SITE } from './support/page.js';

const { open } = opener();
const TABS = ['Shapes', 'Invariants', 'Typestates', 'Specification', 'Findings', 'IR'];

describe.skipIf(SITE === undefined)('by keyboard alone', () => {
  let shown: OpenPage;
  beforeAll(async () => {
    if (SITE === undefined) return;
    shown = await open();
    await shown.settled();
  });
  afterAll(async () => shown?.close());

  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => shown.page.keyboard.press(key)), Promise.resolve());
  const focused = () =>
    shown.page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });

  /** Tabs on until what has the focus is called so. */
  async function tabTo(name: string): Promise<void> {
    for (let count = 0; count < 60; count++) {
      if ((await focused()).startsWith(name)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  }

  it('an example is picked', async () => {
    await tabTo('Example');
    await shown.page.keyboard.type('Copy a');
    await press('Enter');
    await expect
      .poll(() => shown.page.evaluate(() => window.espalier.files[0]?.path), { timeout: 20_000 })
      .toMatch(/Copy\.java$/);
    await shown.settled();
  });

  it('a line is chosen, and the editor is left', async () => {
    await tabTo('Java source');
    await press('Control+Home', ...Array.from({ length: 26 }, () => 'ArrowDown'));
    expect(await shown.page.evaluate(() => window.espalier.place.line)).toBeGreaterThanOrEqual(20);
    await press('Escape');
    await tabTo('Shapes');
  });

  it('tabs are walked with arrows', async () => {
    expect(await focused()).toBe('Shapes');
    for (const name of [...TABS.slice(1), 'Shapes']) {
      await press('ArrowRight');
      expect(await focused()).toBe(name);
      expect(await shown.tab(name).getAttribute('aria-selected')).toBe('true');
    }
  });

  it('the iteration is stepped through', async () => {
    await shown.settled();
    await tabTo('This line');
    await press('ArrowRight');
    const steps = shown.page.getByRole('group', { name: 'Iteration' });
    expect(await steps.getAttribute('data-step')).toBe('1');
    await tabTo('Next step');
    await press('Enter', 'Enter');
    expect(await steps.getAttribute('data-step')).toBe('3');
  });

  it('help lists the keys, and closes', async () => {
    await press('?');
    await shown.page.getByRole('dialog').waitFor();
    await press('Escape');
    await expect.poll(() => shown.page.getByRole('dialog').count()).toBe(0);
  });

  it('complains of nothing', () => expect(shown.complaints).toEqual([]));
});

describe.skipIf(SITE === undefined).each([
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }],
  ['a small phone', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }],
])('on %s', (_, how) => {
  it('nothing stands out to the right, in any view', async () => {
    const shown = await open(how);
    await shown.settled();
    for (const name of TABS) {
      await shown.tab(name).click();
      await shown.settled();
      const overflow = await shown.page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        return Math.max(scrollWidth, document.body.scrollWidth) - window.screen.width;
      });
      expect([name, overflow]).toEqual([name, 0]);
    }
    expect(shown.complaints).toEqual([]);
    await shown.close();
  });

  it('a line is tapped and its pictures are seen', async () => {
    const shown = await open(how);
    await shown.settled();
    await shown.clickLine(20);
    const picture = shown.page.locator('figure[data-picture=before] svg').first();
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.isVisible()).toBe(true);
    await shown.close();
  });
});

describe.skipIf(SITE === undefined)('for those who listen', () => {
  const EXAMPLES = [
    'Reverse, tail lost',
    'A queue with a tail pointer',
    'Who may dispose of it?',
    'What methods do, as relations',
    'A cursor runs off the end',
  ];

  it.each(EXAMPLES)('%s: everything that can be used or seen has a name', async (example) => {
    const shown = await open();
    await shown.pick(example);
    await shown.page.waitForTimeout(300);
    expect(await nameless(shown)).toEqual([]);
    await shown.close();
  });

  /** What a screen reader could not name, and structure that it could not follow. */
  function nameless({ page }: OpenPage): Promise<readonly string[]> {
    return page.evaluate(() => {
      const short = (element: Element): string => element.outerHTML.slice(0, 120);
      const named = (element: Element): boolean => {
        const labels =
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement
            ? [...(element.labels ?? [])]
            : [];
        const labelled = (element.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id));
        const texts = [
          element.getAttribute('aria-label'),
          element.getAttribute('alt'),
          ...[...labels, ...labelled].map((label) => label?.textContent),
        ];
        const own = element.matches('button, a, [role=tab], [role=button], summary') ? element.textContent : '';
        return [...texts, own, element.getAttribute('title')].some((text) => (text ?? '').trim() !== '');
      };
      const all = [...document.querySelectorAll('*')];
      const isHidden = (element: Element): boolean => element.closest('[aria-hidden=true]') !== null;
      const wanted =
        'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=textbox], [role=region], [role=group], [role=radiogroup], [role=tablist], [role=tabpanel], [role=img], [role=dialog], figure, section';
      const unnamed = all
        .filter((element) => element.matches(wanted) && !isHidden(element) && !named(element))
        .map((element) => `no name: ${short(element)}`);
      const images = all
        .filter((element) => element.matches('img:not([alt])') && !isHidden(element))
        .map((element) => `no alt: ${short(element)}`);
      const ids = all.map(({ id }) => id).filter((id) => id !== '');
      const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `twice: #${id}`);
      const pointers = all.flatMap((element) =>
        ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant']
          .flatMap((name) => (element.getAttribute(name) ?? '').split(' ').filter((id) => id !== ''))
          .filter((id) => document.getElementById(id) === null)
          .map((id) => `leads nowhere: #${id} of ${short(element)}`),
      );
      const jumps = all
        .filter((element) => element instanceof HTMLElement && element.tabIndex > 0)
        .map((element) => `tabindex: ${short(element)}`);
      const structure = [
        ...(document.documentElement.lang === '' ? ['no language'] : []),
        ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one h1']),
        ...(document.querySelectorAll('main').length === 1 ? [] : ['not one main']),
        ...(document.title === '' ? ['no title'] : []),
      ];
      return [...unnamed, ...images, ...twice, ...pointers, ...jumps, ...structure];
    });
  }
});

describe.skipIf(SITE === undefined)('light and dark', () => {
  /** How light the background of the page is, from 0 to 255. */
  const lightness = ({ page }: OpenPage) =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
        Number,
      );
      return (red + green + blue) / 3;
    });

  it.each(['light', 'dark'] as const)('%s, as the system is', async (colorScheme) => {
    const shown = await open({ colorScheme });
    expect((await lightness(shown)) > 128).toBe(colorScheme === 'light');
    await shown.close();
  });

  it('the other one is a button away', async () => {
    const shown = await open({ colorScheme: 'light' });
    const button = shown.page.getByRole('button', { name: 'Light or dark' });
    await expect
      .poll(
        async () => {
          await button.click();
          return lightness(shown);
        },
        { timeout: 10_000 },
      )
      .toBeLessThan(128);
    await shown.close();
  });
});
