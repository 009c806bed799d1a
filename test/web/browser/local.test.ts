/** `espalier explore INPUT` in the browser: the user's files, behind the policy that its server sends, following changes. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../../../src/cli/explore/server.js';
import { openSession } from '../../../src/cli/explore/session.js';
import { readSite } from '../../../src/cli/explore/site.js';
import { type OpenPage, opener, SITE } from './support/page.js';

describe.skipIf(SITE === undefined)('files of the user', () => {
  const { open } = opener();
  let folder: string;
  let served: Served;
  let shown: OpenPage;
  const source = readFileSync('examples/list/Reverse.java', 'utf8');

  beforeAll(async () => {
    if (SITE === undefined) return;
    mkdirSync('node_modules/.espalier-test', { recursive: true });
    folder = mkdtempSync(path.resolve('node_modules/.espalier-test/local-'));
    writeFileSync(path.join(folder, 'Reverse.java'), source);
    const site = readSite(SITE);
    if (site === undefined) throw new Error('the site is not built');
    const { session } = openSession([folder], 'lenient');
    served = await serve({ site, session, port: 0 });
    shown = await open({ at: served.address });
    await shown.settled();
  });
  afterAll(async () => {
    await shown?.close();
    await served?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true });
  });

  const verdict = (name: string, line: number) =>
    shown.page.locator(`.cm-content [data-verdict=${name}][data-line="${line}"]`);

  it('are shown and analysed', async () => {
    const files = await shown.page.evaluate(() => window.espalier.files);
    expect(files.map(({ text }) => text)).toEqual([source]);
    await verdict('proved', 18).waitFor();
  });

  it('are analysed anew when they change', async () => {
    writeFileSync(
      path.join(folder, 'Reverse.java'),
      source.replace('disjoint(list, reversed, next)', 'reversed == null'),
    );
    await verdict('refuted', 18).waitFor();
    const [file] = await shown.page.evaluate(() => window.espalier.files);
    expect(file?.text).toContain('//@ assert reversed == null;');
  });

  it('of a folder are all there, and each is followed', async () => {
    const second = readFileSync('examples/list/Copy.java', 'utf8');
    writeFileSync(path.join(folder, 'Copy.java'), second);
    const files = shown.page.getByRole('navigation', { name: 'Files' });
    await files.waitFor();
    const choose = (name: string): Promise<void> => files.getByRole('button', { name }).click();
    const paths = await shown.page.evaluate(() => window.espalier.files.map((file) => file.path));
    expect(paths.map((each) => path.basename(each)).sort()).toEqual(['Copy.java', 'Reverse.java']);
    // What is looked at stays in sight.
    expect(path.basename(await shown.page.evaluate(() => window.espalier.place.file))).toBe('Reverse.java');
    await choose('Copy.java');
    await shown.settled();
    writeFileSync(path.join(folder, 'Copy.java'), second.replace('disjoint(list, \\result, next)', 'list == \\result'));
    await verdict('refuted', second.split('\n').findIndex((line) => line.includes('disjoint(')) + 1).waitFor();
    await choose('Reverse.java');
    await shown.settled();
  });

  it('every view works behind the policy of the server', async () => {
    for (const name of ['Invariants', 'Typestates', 'Specification', 'Findings', 'IR', 'Shapes']) {
      await shown.tab(name).click();
      await shown.settled();
    }
    await shown.clickLine(20);
    await shown.page.locator('figure svg').first().waitFor();
    expect(shown.complaints).toEqual([]);
    expect(shown.strangers).toEqual([]);
  });

  it('the page says when the server has gone, and goes on', async () => {
    await served.close();
    await shown.page.getByText('has ended').waitFor();
    await shown.tab('IR').click();
    await shown.settled();
  });
});
