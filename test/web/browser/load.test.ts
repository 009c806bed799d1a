/** While the analyzer is busy the page is not; what explodes is stopped, and said. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, opener, SITE, until } from './support/page.js';

const EXPLODING = readFileSync(new URL('Exploding.java', import.meta.url), 'utf8');

describe.skipIf(SITE === undefined)('a program that explodes', () => {
  const { open } = opener();
  let shown: OpenPage;

  beforeAll(async () => {
    if (SITE === undefined) return;
    shown = await open();
    await shown.pick('Reverse a list');
    await write(EXPLODING);
  });
  afterAll(async () => shown?.close());

  /** Replaces the whole text, as one pastes. */
  async function write(text: string): Promise<void> {
    await shown.editor.focus();
    await shown.page.keyboard.press('Control+a');
    await shown.page.keyboard.insertText(text);
  }

  const state = () => shown.status.getAttribute('data-status');

  it('leaves the page free to type in', async () => {
    await until(async () => (await state()) === 'working', 'the analysis to begin');
    await shown.page.evaluate(() => {
      const frames: number[] = [];
      const note = (time: number): void => {
        frames.push(time);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
      Object.assign(window, { frames });
    });
    await shown.page.keyboard.press('Control+End');
    await shown.page.keyboard.type('// typed while it works', { delay: 20 });
    expect(await shown.editor.textContent()).toContain('// typed while it works');
    // The analysis is still going on: whoever typed has not waited for it.
    expect(await state()).toBe('working');
    const frames = await shown.page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    expect(frames.length).toBeGreaterThan(10);
    const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
    // An analysis in the page's own thread would hold it for as long as it runs.
    expect(Math.max(...gaps)).toBeLessThan(2000);
  });

  it('can be stopped', async () => {
    await until(async () => (await state()) === 'working', 'the analysis to begin');
    await shown.page.getByRole('button', { name: 'Stop' }).click();
    await until(async () => (await state()) === 'stopped', 'the analysis to be stopped');
    expect(await shown.status.textContent()).toMatch(/stopped|cancelled/i);
    // Nothing is said of what was not analysed.
    expect(await shown.page.locator('.cm-content [data-verdict=proved]').count()).toBe(0);
  });

  it('does not hinder the next one', async () => {
    await shown.pick('Copy a list');
    expect(await state()).toBe('done');
  });

  it('is stopped by itself, and says so', async () => {
    await write(EXPLODING);
    await until(async () => (await state()) === 'working', 'the analysis to begin');
    await until(async () => (await state()) !== 'working', 'the analysis to end');
    // By the clock or by the budget of states, whichever is first on this machine.
    expect(await shown.status.textContent()).toMatch(/stopped after \d+ s|not analysed: more than \d+ states/);
    expect(await shown.page.locator('.cm-content [data-verdict=proved]').count()).toBe(0);
    await shown.pick('Reverse a list');
    expect(await state()).toBe('done');
  });

  it('complains of nothing', () => expect(shown.complaints).toEqual([]));
});
