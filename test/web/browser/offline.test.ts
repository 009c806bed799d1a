/** Once it was loaded the page needs nobody: the server is closed, and everything goes on. A new build is shown at once all the same. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addServiceWorker } from '../../../scripts/web-site.js';
import { serve } from '../../../src/cli/explore/server.js';
import { openSession } from '../../../src/cli/explore/session.js';
import { readSite } from '../../../src/cli/explore/site.js';
import { serveFiles } from './support/file-server.js';
import { type OpenPage, opener, SITE, until } from './support/page.js';

const { open } = opener();
const EXPLODING = readFileSync(new URL('Exploding.java', import.meta.url), 'utf8');
const TABS = ['Invariants', 'Typestates', 'Specification', 'Findings', 'IR', 'Shapes'];

async function isKept({ page }: OpenPage): Promise<void> {
  await page.locator('html[data-offline=ready]').waitFor({ state: 'attached' });
}

describe.skipIf(SITE === undefined)('without a network', () => {
  it('everything works once the page is loaded', async () => {
    const server = await serveFiles(SITE ?? '');
    const shown = await open({ at: server.address });
    await shown.settled();
    await isKept(shown);
    await server.close();
    await shown.page.context().setOffline(true);
    for (const example of ['Copy a list', 'A queue with a tail pointer', 'What methods do, as relations']) {
      await shown.pick(example);
      expect(await shown.status.getAttribute('data-status')).toBe('done');
    }
    await shown.pick('Reverse a list');
    for (const name of TABS) {
      await shown.tab(name).click();
      await shown.settled();
      expect([name, await shown.status.getAttribute('data-status')]).toEqual([name, 'done']);
    }
    await shown.clickLine(20);
    await shown.page.keyboard.press('End');
    await shown.page.keyboard.press('Enter');
    await shown.page.keyboard.type('//@ assert reversed == null;');
    await shown.page.locator('.cm-content [data-verdict=refuted][data-line="21"]').waitFor();
    await shown.settled();
    expect(shown.complaints).toEqual([]);
    expect(shown.strangers).toEqual([]);
    await shown.close();
  });

  it('workers that were ended are replaced, as often as it takes', async () => {
    const server = await serveFiles(SITE ?? '');
    const shown = await open({ at: server.address });
    await shown.settled();
    await isKept(shown);
    await server.close();
    await shown.page.context().setOffline(true);
    // The one at work, the one that stands by, and one that was loaded when both were gone.
    for (let count = 0; count < 3; count++) {
      await shown.editor.focus();
      await shown.page.keyboard.press('Control+a');
      await shown.page.keyboard.insertText(`${EXPLODING}// ${count}\n`);
      await until(async () => (await shown.status.getAttribute('data-status')) === 'working', 'the analysis to begin');
      await shown.page.getByRole('button', { name: 'Stop' }).click();
      await until(async () => (await shown.status.getAttribute('data-status')) === 'stopped', 'the analysis to stop');
    }
    await shown.pick('What methods do, as relations');
    await shown.tab('Specification').click();
    await shown.settled();
    expect(await shown.status.getAttribute('data-status')).toBe('done');
    await shown.close();
  });

  it('the page opens again', async () => {
    const server = await serveFiles(SITE ?? '');
    const shown = await open({ at: server.address });
    await isKept(shown);
    await server.close();
    await shown.page.reload();
    await shown.page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
    await shown.settled();
    await shown.tab('IR').click();
    await shown.settled();
    expect(await shown.status.getAttribute('data-status')).toBe('done');
    await shown.close();
  });
});

describe.skipIf(SITE === undefined)('a new build', () => {
  let folder: string | undefined;
  afterAll(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true });
  });

  it('is shown at the next visit, whole, and nothing of the old one is kept', async () => {
    mkdirSync('node_modules/.espalier-test', { recursive: true });
    folder = mkdtempSync(path.resolve('node_modules/.espalier-test/rebuilt-'));
    cpSync(SITE ?? '', folder, { recursive: true });
    const server = await serveFiles(folder);
    const shown = await open({ at: server.address });
    await isKept(shown);
    const kept = () => shown.page.evaluate(() => caches.keys());
    const [first, ...others] = await kept();
    expect(others).toEqual([]);
    expect(first).toContain(server.address);

    const index = path.join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace(/<title>[^<]*/, '<title>another build'));
    writeFileSync(path.join(folder, 'session.json'), '{"files":[],"version":0,"watched":false,"notes":["noted"]}');
    await addServiceWorker(folder);
    await shown.page.reload();
    expect(await shown.page.title()).toBe('another build');
    // A file that is asked for by a fixed name.
    await shown.page.getByText('noted').waitFor();
    await until(async () => {
      const names = await kept();
      return names.length === 1 && names[0] !== first;
    }, 'the old files to be dropped');

    await server.close();
    await shown.page.reload();
    expect(await shown.page.title()).toBe('another build');
    await shown.page.getByText('noted').waitFor();
    await shown.close();
  });

  it('leaves alone what others have kept, and is not made where nothing has changed', async () => {
    if (folder === undefined) throw new Error('the first build is missing');
    const script = path.join(folder, 'sw.js');
    const before = readFileSync(script, 'utf8');
    await addServiceWorker(folder);
    expect(readFileSync(script, 'utf8')).toBe(before);
    const server = await serveFiles(folder);
    const shown = await open({ at: server.address });
    await isKept(shown);
    await shown.page.evaluate(async (name) => {
      await caches.open(name);
    }, 'of another page');
    writeFileSync(path.join(folder, 'more.txt'), 'more');
    await addServiceWorker(folder);
    const [first] = (await shown.page.evaluate(() => caches.keys())).filter((name) => name.startsWith('espalier'));
    await shown.page.reload();
    await until(async () => {
      const names = await shown.page.evaluate(() => caches.keys());
      return names.length === 2 && !names.includes(first ?? '');
    }, 'the old files to be dropped');
    expect(await shown.page.evaluate(() => caches.keys())).toContain('of another page');
    await shown.close();
    await server.close();
  });
});

describe.skipIf(SITE === undefined)('what the command serves', () => {
  it.each([
    ['files of the user', ['examples/list/Reverse.java']],
    ['examples only', []],
  ])('is not kept: %s', async (_, names) => {
    const site = readSite(SITE ?? '');
    if (site === undefined) throw new Error('the site is not built');
    const { session } = openSession(names, 'lenient');
    const served = await serve({ site, session, port: 0 });
    const shown = await open({ at: served.address });
    await shown.settled();
    // Longer than a static site takes to begin.
    await shown.page.waitForTimeout(5000);
    const registered = await shown.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect([registered, await shown.page.evaluate(() => caches.keys())]).toEqual([0, []]);
    expect(shown.complaints).toEqual([]);
    await shown.close();
    await served.close();
  });
});
