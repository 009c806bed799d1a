/**
 * How quick the page of `espalier explore` is, in Chromium: from navigation to a ready analyzer, and the analysis of each example in its
 * view, as the page itself measures it.
 *
 *     npm run build:web && npm run bench:explore
 *
 * Three fresh pages, medians; examples are picked some seconds after the start, one after the other. Goals: ready within 2 s, each example within 500 ms.
 */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { EXAMPLES } from '../src/web/page/logic/examples.js';
import type {} from '../src/web/page/published.js';
import { findChromium, launchChromium } from '../test/web/browser/support/chromium.js';
import { serveFiles } from '../test/web/browser/support/file-server.js';

const SITE = process.env.ESPALIER_SITE ?? 'dist/web';
const PAGES = 3;
const READY_GOAL = 2000;
const ANALYSIS_GOAL = 500;

interface Measured {
  /** From navigation until questions are answered, and until the first answer is shown. */
  readonly ready: number;
  readonly shown: number;
  readonly examples: ReadonlyMap<string, number>;
}

async function measure(browser: Browser, address: string): Promise<Measured> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  const since = (): Promise<number> => page.evaluate(() => performance.now());
  await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
  const ready = await since();
  await page.locator('figure svg').first().waitFor();
  const shown = await since();
  // Its files are fetched once more to be kept, a few seconds after the start: that is not what is measured.
  await page.locator('html[data-offline=ready]').waitFor({ state: 'attached' });
  const examples = new Map<string, number>();
  for (const { title, view } of EXAMPLES) {
    await page.getByLabel('Example', { exact: true }).selectOption({ label: title });
    const answered = (): Promise<number | undefined> =>
      page.evaluate((wanted) => {
        const { isIdle, answers } = window.espalier;
        return isIdle ? answers.get(wanted)?.milliseconds : undefined;
      }, view);
    let milliseconds = await answered();
    while (milliseconds === undefined) {
      await page.waitForTimeout(20);
      milliseconds = await answered();
    }
    examples.set(title, milliseconds);
  }
  await context.close();
  return { ready, shown, examples };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function row(what: string, milliseconds: number, goal?: number): string {
  const judged = goal === undefined ? '' : milliseconds <= goal ? `within ${goal}` : `ABOVE ${goal}`;
  return `${what.padEnd(34)} ${String(Math.round(milliseconds)).padStart(6)} ms  ${judged}`;
}

if (findChromium() === undefined || !existsSync(`${SITE}/index.html`)) {
  console.log('needs a Chromium (PATH or ESPALIER_CHROMIUM) and the site: npm run build:web');
  process.exit(2);
}
const server = await serveFiles(SITE);
const browser = await launchChromium();
const runs: Measured[] = [];
for (let count = 0; count < PAGES; count++) runs.push(await measure(browser, server.address));
await browser.close();
await server.close();
console.log(row('page ready', median(runs.map(({ ready }) => ready)), READY_GOAL));
console.log(row('first picture shown', median(runs.map(({ shown }) => shown))));
for (const { title, view } of EXAMPLES) {
  const milliseconds = median(runs.map(({ examples }) => examples.get(title) ?? Number.NaN));
  console.log(row(`${title} (${view})`, milliseconds, ANALYSIS_GOAL));
}
