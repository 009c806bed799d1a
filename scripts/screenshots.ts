/**
 * Takes the pictures of pages that the documentation shows: `tsx scripts/screenshots.ts`. The report of `check` over the
 * examples, as a reader of it sees it first.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const ROOT = path.resolve(import.meta.dirname, '..');
const INPUTS = ['examples/check', 'examples/cache'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A folder for all pictures: the documentation's, or another one to look at first. */
const [folder = path.join(ROOT, 'docs/pictures'), which = 'documentation'] = process.argv.slice(2);

const MARGIN = 16;

interface Shot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** Behind the first picture of a heap, instead of at the height of the window. */
  readonly cut: boolean;
}

const SHOTS: readonly Shot[] =
  which === 'all'
    ? ([1280, 400] as const).flatMap((width) =>
        (['light', 'dark'] as const).map((colorScheme) => ({
          name: `check-report-${width}-${colorScheme}`,
          width,
          height: 900,
          colorScheme,
          cut: false,
        })),
      )
    : [{ name: 'check-report', width: 1120, height: 1060, colorScheme: 'light', cut: true }];

const scratch = mkdtempSync(path.join(tmpdir(), 'espalier-screenshots-'));
try {
  mkdirSync(folder, { recursive: true });
  const report = path.join(scratch, 'report.html');
  makeReport(report);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  for (const { name, width, height, colorScheme, cut } of SHOTS) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme });
    await page.goto(pathToFileURL(report).href);
    const picture = cut ? await page.locator('figure').first().boundingBox() : null;
    const clip = picture === null ? {} : { clip: { x: 0, y: 0, width, height: picture.y + picture.height + MARGIN } };
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: cut, ...clip });
    await page.close();
  }
  await browser.close();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Findings end it with status 1, which is what is wanted here. */
function makeReport(file: string): void {
  const command = [
    '--import',
    'tsx',
    'src/cli/main.ts',
    'check',
    ...INPUTS,
    '--no-cache',
    '--fail-on',
    'unused-suppression',
  ];
  execFileSync(process.execPath, [...command, '--format', 'html', '--output', file], { cwd: ROOT, stdio: 'ignore' });
}
