/** A link holds the program and the view; pictures can be taken along. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { opener, SITE } from './support/page.js';

const { open, server } = opener();

describe.skipIf(SITE === undefined)('a link', () => {
  it('restores program, view, line and step', async () => {
    const first = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await first.pick('Reverse, tail lost');
    await first.editor.focus();
    await first.page.keyboard.press('Control+Home');
    await first.page.keyboard.type('// mine ');
    await first.settled();
    await first.page.locator('.cm-content [data-verdict=refuted][data-line="14"]').click();
    const steps = first.page.getByRole('group', { name: 'Counterexample' });
    await steps.getByRole('button', { name: 'Next step' }).click();
    await steps.getByRole('button', { name: 'Next step' }).click();
    const shape = first.page.getByRole('region', { name: 'Shapes' });
    const line = await shape.getAttribute('data-line');
    await first.page.getByRole('button', { name: 'Copy link' }).click();
    await first.page.getByText('Link copied').waitFor();
    const link = await first.page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${server().address}#`)).toBe(true);
    expect(first.complaints).toEqual([]);
    const files = await first.page.evaluate(() => window.espalier.files);
    await first.close();

    const second = await open({ at: link });
    await second.settled();
    expect(await second.page.evaluate(() => window.espalier.files)).toEqual(files);
    expect(await second.editor.textContent()).toContain('// mine ');
    const restored = second.page.getByRole('group', { name: 'Counterexample' });
    await restored.waitFor();
    expect(await restored.getAttribute('data-step')).toBe('2');
    expect(await second.page.getByRole('region', { name: 'Shapes' }).getAttribute('data-line')).toBe(line);
    expect(second.complaints).toEqual([]);
    await second.close();
  });

  it('restores a tab', async () => {
    const first = await open();
    await first.pick('Reverse a list');
    await first.tab('IR').click();
    await first.settled();
    await first.page.getByRole('button', { name: 'Copy link' }).click();
    await first.page.waitForURL(/#./);
    const link = first.page.url();
    await first.close();
    const second = await open({ at: link });
    expect(await second.tab('IR').getAttribute('aria-selected')).toBe('true');
    await second.close();
  });

  it('that is damaged is refused with a word, and the page works', async () => {
    const shown = await open({ at: '#AAAAbroken' });
    await shown.settled();
    expect(await shown.page.locator('footer').textContent()).toMatch(/link/i);
    expect(shown.complaints).toEqual([]);
    await shown.close();
  });
});

describe.skipIf(SITE === undefined)('a picture', () => {
  it.each([
    ['SVG', /^<svg|^<\?xml/],
    ['PNG', /^.PNG/],
  ])('can be downloaded as %s', async (format, start) => {
    const shown = await open();
    await shown.pick('Reverse a list');
    await shown.clickLine(20);
    const figure = shown.page.locator('figure[data-picture=before]').first();
    await figure.locator('svg').first().waitFor();
    await figure.hover();
    const downloads = shown.page.waitForEvent('download');
    await figure.getByRole('button', { name: new RegExp(`Download ${format}`) }).click();
    const download = await downloads;
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
    const content = readFileSync(await download.path());
    expect(content.toString('latin1')).toMatch(start);
    expect(content.length).toBeGreaterThan(500);
    expect(shown.complaints).toEqual([]);
    await shown.close();
  });
});
