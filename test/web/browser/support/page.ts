/** The page as a user has it: opened in Chromium, with everything noted that a user should never meet. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type {} from '../../../../src/web/page/published.js';
import type { Answer, ViewName } from '../../../../src/web/protocol.js';
import { launchChromium } from './chromium.js';
import { type FileServer, serveFiles } from './file-server.js';

export interface OpenPage {
  readonly page: Page;
  readonly editor: Locator;
  readonly status: Locator;
  tab(name: string): Locator;
  /** Messages of the console that are warnings or errors, and errors that nobody caught. */
  readonly complaints: readonly string[];
  /** Addresses of other hosts that were asked for. */
  readonly strangers: readonly string[];
  /** Waits until what is shown is an answer to the text as it is now. */
  settled(): Promise<void>;
  answer<V extends ViewName>(view: V): Promise<Extract<Answer, { readonly view: V }>>;
  pick(example: string): Promise<void>;
  /** Clicks on the text of a line, as the editor numbers it. */
  clickLine(line: number): Promise<void>;
  close(): Promise<void>;
}

/** Of the test file: one browser, one file server below `/a/b/`. */
export interface Opener {
  readonly server: () => FileServer;
  open(how?: OpenHow): Promise<OpenPage>;
}

export interface OpenHow extends BrowserContextOptions {
  /** Behind the site's address, or another address. */
  readonly at?: string;
}

export const SITE = inject('site');

/** On a machine with two busy cores. */
const PATIENCE = 40_000;

export function opener(): Opener {
  let browser: Browser;
  let server: FileServer;
  beforeAll(async () => {
    if (SITE === undefined) return;
    server = await serveFiles(SITE);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    server: () => server,
    open: async ({ at = '', ...options } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      return opened(page, new URL(at, server.address).href);
    },
  };
}

/** Waits; says for what, when it was in vain. */
export async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function opened(page: Page, address: string): Promise<OpenPage> {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.host !== new URL(address).host) strangers.push(url.href);
  });
  await page.goto(address);
  await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
  const status = page.locator('[data-status]');
  const settled = async (): Promise<void> => {
    const isSettled = (): Promise<boolean> =>
      page.evaluate(() => window.espalier.isIdle && window.espalier.answers.has(window.espalier.view));
    await until(isSettled, 'the analysis to be done');
  };
  return {
    page,
    editor: page.getByRole('textbox', { name: 'Java source' }),
    status,
    tab: (name) => page.getByRole('tab', { name, exact: true }),
    complaints,
    strangers,
    settled,
    answer: async (view) => {
      await settled();
      const answer = await page.evaluate((wanted) => window.espalier.answers.get(wanted), view);
      expect(answer?.view).toBe(view);
      return answer as never;
    },
    pick: async (example) => {
      await page.getByLabel('Example', { exact: true }).selectOption({ label: example });
      await settled();
    },
    clickLine: async (line) => {
      const number = page.locator('.cm-lineNumbers .cm-gutterElement', { hasText: new RegExp(`^${line}$`) });
      await number.scrollIntoViewIfNeeded();
      const beside = await number.boundingBox();
      const text = await page.locator('.cm-content').boundingBox();
      if (beside === null || text === null) throw new Error(`line ${line} is not shown`);
      await page.mouse.click(text.x + 60, beside.y + beside.height / 2);
    },
    close: () => page.context().close(),
  };
}
