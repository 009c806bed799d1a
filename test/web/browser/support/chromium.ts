/** A Chromium of the machine, for Playwright, which brings none of its own here. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/** `ESPALIER_CHROMIUM`, or what PATH and the usual places hold. */
export function findChromium(): string | undefined {
  const pointed = process.env.ESPALIER_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...(pointed === undefined ? [] : [pointed]),
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
  ];
  return candidates.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found');
  return chromium.launch({
    executablePath,
    args: [
      // Without a sandbox it also runs as root, as on build machines; the only page it opens is our own.
      '--no-sandbox',
      '--disable-gpu',
      // Where the system forbids what the sandbox of that process needs, there would be no page at all.
      '--disable-gpu-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
