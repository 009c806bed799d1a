/** Programs that nobody would write, and people who use the page in another way than most. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, opener, SITE, until } from './support/page.js';

const EXPLODING = readFileSync(new URL('Exploding.java', import.meta.url), 'utf8');
const REVERSE = readFileSync('examples/list/Reverse.java', 'utf8');
const VIEWS = ['Invariants', 'Typestates', 'Specification', 'Findings', 'IR', 'Shapes'];

/** Replaces the whole text. */
async function write({ editor, page }: OpenPage, text: string): Promise<void> {
  await editor.focus();
  await page.keyboard.press('Control+a');
  if (text === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(text);
}

/** What Control+V does; a browser that is driven types long texts letter by letter otherwise. */
async function paste({ editor, page }: OpenPage, text: string): Promise<void> {
  await editor.focus();
  await page.keyboard.press('Control+a');
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const statusOf = ({ status }: OpenPage): Promise<string | null> => status.getAttribute('data-status');

describe.skipIf(SITE === undefined)('a program that', () => {
  const { open } = opener();
  let shown: OpenPage;
  beforeAll(async () => {
    if (SITE !== undefined) shown = await open();
  });
  afterAll(async () => shown?.close());

  it('has a syntax error: it is told with its line, and what was drawn before is gone', async () => {
    await shown.pick('Reverse a list');
    await shown.clickLine(20);
    await shown.page.locator('figure svg').first().waitFor();
    await write(shown, REVERSE.replace('while (list != null) {', 'while (list != null {'));
    await shown.page.locator('.cm-content [data-verdict=problem][data-line="17"]').waitFor();
    await shown.settled();
    const problems = shown.page.getByRole('list', { name: 'Problems' });
    expect(await problems.textContent()).toMatch(/line 17.*expected/);
    // Nothing is proved of code that was not read whole.
    expect(await shown.page.locator('.cm-content [data-verdict=proved]').count()).toBe(0);
    await shown.clickLine(20);
    expect(await shown.page.locator('.panel[data-stale=true]').count()).toBe(0);
  });

  it('is empty, or no program', async () => {
    for (const text of ['', 'hello world', '\n\n\n', '/* never closed']) {
      await write(shown, text);
      for (const view of VIEWS) {
        await shown.tab(view).click();
        await shown.settled();
        expect(await statusOf(shown), `${view} of ${JSON.stringify(text)}`).toBe('done');
      }
    }
  });

  it('is one very long line', async () => {
    await write(shown, `class A { int f; static int g(A a) { return a.f${' + a.f'.repeat(300)}; } }`);
    await shown.settled();
    expect(await statusOf(shown)).toBe('done');
    const wide = await shown.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const heading = await shown.page.locator('.line-head h2').boundingBox();
    expect(heading?.height ?? 0).toBeLessThan(120);
  });

  it('has 3,000 lines: one can type while it is analysed', async () => {
    const method = (number: number): string =>
      REVERSE.split('\n').slice(14, 25).join('\n').replace('reverse(', `reverse${number}(`);
    const methods = Array.from({ length: 273 }, (_, number) => method(number)).join('\n');
    await paste(shown, `class Many {\nstatic class Node { int value; Node next; }\n${methods}\n}\n`);
    expect(await shown.page.evaluate(() => window.espalier.files[0]?.text.split('\n').length)).toBeGreaterThan(3000);
    await until(async () => (await statusOf(shown)) === 'working', 'the analysis to begin');
    await shown.page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(window, { frames });
      (function note(time?: number) {
        if (time !== undefined) frames.push(time);
        requestAnimationFrame(note);
      })();
    });
    await shown.page.keyboard.press('Control+End');
    await shown.page.keyboard.type('// typed while it works', { delay: 30 });
    expect(await shown.editor.textContent()).toContain('// typed while it works');
    const frames = await shown.page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
    // 0.1 s on a machine that does nothing else; in the page's own thread it would take seconds.
    expect(Math.max(...gaps)).toBeLessThan(1000);
  });

  it('complains of nothing', () => expect(shown.complaints).toEqual([]));
});

describe.skipIf(SITE === undefined)('keys', () => {
  const { open } = opener();
  let shown: OpenPage;
  beforeAll(async () => {
    if (SITE !== undefined) shown = await open();
  });
  afterAll(async () => shown?.close());
  const verdict = (name: string, line: number) =>
    shown.page.locator(`.cm-content [data-verdict=${name}][data-line="${line}"]`);
  const firstLines = async (): Promise<string> =>
    (await shown.page.evaluate(() => window.espalier.files[0]?.text ?? '')).split('\n').slice(9, 12).join('\n');

  it('Alt+Enter accepts the precondition, undo takes it back, redo brings it again', async () => {
    await shown.pick('Prepend, precondition missing');
    await verdict('refuted', 15).waitFor();
    await shown.settled();
    await shown.page.locator('.cm-content').getByRole('button', { name: /^Add / }).waitFor();
    await shown.editor.focus();
    await shown.page.keyboard.press('Alt+Enter');
    await verdict('proved', 16).waitFor();
    expect(await firstLines()).toContain('//@ requires list(list, next);');
    await shown.editor.focus();
    await shown.page.keyboard.press('Control+z');
    await verdict('refuted', 15).waitFor();
    expect(await firstLines()).not.toContain('requires');
    await shown.page.keyboard.press('Control+y');
    await verdict('proved', 16).waitFor();
    expect(await firstLines()).toContain('//@ requires list(list, next);');
  });

  it('Alt+X stops the analysis', async () => {
    await write(shown, EXPLODING);
    await until(async () => (await statusOf(shown)) === 'working', 'the analysis to begin');
    await shown.page.keyboard.press('Alt+x');
    await until(async () => (await statusOf(shown)) === 'stopped', 'the analysis to be stopped');
  });

  it('an example that was changed can be had again', async () => {
    await shown.page.getByRole('button', { name: 'Start over' }).click();
    await verdict('refuted', 15).waitFor();
    expect(await firstLines()).not.toContain('requires');
  });

  it('complains of nothing', () => expect(shown.complaints).toEqual([]));
});

describe.skipIf(SITE === undefined)('links', () => {
  const { open } = opener();

  it.each([
    ['nonsense', '#%00<script>', 'not one of this page'],
    ['of another version', '#e0.q1YqSy0qzszPU7JSMlTSUUrLzEktVrKKjgUA', 'of another version'],
    ['cut off', '#e1.q1YqSy0qzszP', 'missing or changed'],
  ])('%s: the page says so, and works', async (_, at, why) => {
    const shown = await open({ at });
    await shown.settled();
    expect(await shown.page.locator('footer').textContent()).toContain(why);
    expect(await statusOf(shown)).toBe('done');
    expect(shown.complaints).toEqual([]);
    await shown.close();
  });
});

describe.skipIf(SITE === undefined)('people who', () => {
  const { open } = opener();

  it('want no motion get none', async () => {
    const shown = await open({ reducedMotion: 'reduce' });
    await shown.pick('Reverse a list');
    const moving = await shown.page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element);
        const isMoving = animationName !== 'none' || transitionDuration.split(', ').some((each) => each !== '0s');
        return isMoving ? [`${element.tagName}.${element.getAttribute('class')}`] : [];
      }),
    );
    expect(moving).toEqual([]);
    await shown.close();
  });

  it('make everything twice as large lose nothing to the right', async () => {
    // As a browser does it: half as many pixels of CSS, each twice as large.
    const shown = await open({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });
    await shown.pick('Remove from a doubly-linked list');
    for (const view of VIEWS) {
      await shown.tab(view).click();
      await shown.settled();
      const wide = await shown.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, view).toBeLessThanOrEqual(0);
    }
    await shown.close();
  });

  it('see little can read every text, light and dark', async () => {
    const shown = await open();
    for (const example of ['Reverse, tail lost', 'Who may dispose of it?', 'Prepend, precondition missing']) {
      await shown.pick(example);
      for (const view of VIEWS) {
        await shown.tab(view).click();
        await shown.settled();
        await until(async () => (await shown.page.locator('figure .placeholder').count()) === 0, 'the pictures');
        for (const colorScheme of ['light', 'dark'] as const) {
          await shown.page.emulateMedia({ colorScheme });
          expect(await shown.page.evaluate(faintTexts), `${view} of ${example}, ${colorScheme}`).toEqual([]);
        }
      }
    }
    await shown.close();
  });
});

/** Texts whose contrast with what is behind them is below 4.5 to 1. Runs in the page. */
function faintTexts(): readonly string[] {
  type Colour = readonly [number, number, number, number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  function colourOf(text: string): Colour {
    if (canvas === null) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }
  function over([r, g, b, a]: Colour, [x, y, z]: Colour): Colour {
    return [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
  }
  function behind(element: Element): Colour {
    const layers: Colour[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const colour = colourOf(getComputedStyle(at).backgroundColor);
      layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reduceRight<Colour>((under, layer) => over(layer, under), [255, 255, 255, 1]);
  }
  function lightness([r, g, b]: Colour): number {
    const [red = 0, green = 0, blue = 0] = [r, g, b]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  const found = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body *')) {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent?.trim());
    const text = own.join('');
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isSeen = width > 1 && height > 1 && style.visibility !== 'hidden' && style.opacity !== '0';
    if (text === '' || !isSeen || element.closest('.visually-hidden, [inert], :disabled, title, desc') !== null)
      continue;
    const isDrawn = element instanceof SVGElement;
    const under = behind(element);
    const colour = over(colourOf(isDrawn ? style.fill : style.color), under);
    const [light, dark] = [lightness(colour), lightness(under)].sort((one, other) => other - one);
    const contrast = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    if (contrast < 4.5)
      found.add(`${contrast.toFixed(2)} ${element.tagName}.${element.getAttribute('class')}: ${text.slice(0, 30)}`);
  }
  return [...found];
}
