/** Claims that are typed get their verdict beside the line; a missing precondition is one click away. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPage, opener, SITE } from './support/page.js';

const { open } = opener();
let shown: OpenPage;

beforeAll(async () => {
  if (SITE !== undefined) shown = await open();
});
afterAll(async () => shown?.close());

const verdict = (name: string, line: number) =>
  shown.page.locator(`.cm-content [data-verdict=${name}][data-line="${line}"]`);
const textOf = () => shown.page.evaluate(() => window.espalier.files[0]?.text ?? '');

describe.skipIf(SITE === undefined)('an assertion that is typed', () => {
  it('is refuted when it is wrong', async () => {
    await shown.pick('Reverse a list');
    await shown.clickLine(20);
    await shown.page.keyboard.press('End');
    await shown.page.keyboard.press('Enter');
    // Wrong from the second round on: a list of two nodes shows it.
    await shown.page.keyboard.type('//@ assert reversed == null;');
    await verdict('refuted', 21).waitFor();
    expect((await textOf()).split('\n')[20]?.trim()).toBe('//@ assert reversed == null;');
    await shown.settled();
    const { marks } = await shown.answer('shapes');
    const steps = marks.find(({ line }) => line === 21)?.counterexample?.steps ?? [];
    expect(steps.filter(({ line }) => line === 20).length).toBeGreaterThanOrEqual(2);
    // The others still hold, on the lines to which they have moved.
    await verdict('proved', 12).waitFor();
    await verdict('proved', 18).waitFor();
  });

  it('is proved when it is put right', async () => {
    for (const _ of 'reversed == null;') await shown.page.keyboard.press('Backspace');
    await shown.page.keyboard.type('list.next == reversed;');
    await verdict('proved', 21).waitFor();
    await shown.settled();
    expect(await verdict('refuted', 21).count()).toBe(0);
  });

  it('is a problem of its line when it cannot be read', async () => {
    for (const _ of 'reversed;') await shown.page.keyboard.press('Backspace');
    await shown.page.keyboard.type('nothing;');
    await verdict('problem', 21).waitFor();
    await shown.settled();
    expect(await verdict('proved', 21).count()).toBe(0);
  });
});

describe.skipIf(SITE === undefined)('a precondition that is missing', () => {
  it('is offered, and with it the claim is proved', async () => {
    await shown.pick('Prepend, precondition missing');
    // A ring stays one, however many nodes are put before it.
    await verdict('refuted', 15).waitFor();
    await shown.settled();
    const before = await textOf();
    const offer = shown.page.locator('.cm-content').getByRole('button', { name: /^Add \/\/@ requires / });
    expect(await offer.textContent()).toBe('Add //@ requires list(list, next);');
    await offer.click();
    await shown.settled();
    const lines = (await textOf()).split('\n');
    expect(lines[10]?.trim()).toBe('//@ requires list(list, next);');
    expect(lines.toSpliced(10, 1).join('\n')).toBe(before);
    // The assertion is one line further down.
    await verdict('proved', 16).waitFor();
    expect(await shown.page.locator('.cm-content [data-verdict=refuted]').count()).toBe(0);
    expect(await offer.count()).toBe(0);
  });

  it('is taken back with undo', async () => {
    await shown.editor.focus();
    await shown.page.keyboard.press('Control+z');
    await verdict('refuted', 15).waitFor();
  });

  it('complains of nothing', () => expect(shown.complaints).toEqual([]));
});
