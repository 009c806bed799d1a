/**
 * Builds the site once for all tests that open it in a browser; where there is no browser it is not built, and `ESPALIER_SITE` names
 * one that is built already.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../../../scripts/web-site.js';
import { findChromium } from './chromium.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built site, of the sources as they are now; absent where no Chromium is found. */
    readonly site: string | undefined;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  if (findChromium() === undefined) {
    console.log('no Chromium found (PATH, ESPALIER_CHROMIUM): the tests of the page are skipped');
    project.provide('site', undefined);
    return () => {};
  }
  const built = process.env.ESPALIER_SITE;
  if (built !== undefined) {
    project.provide('site', path.resolve(built));
    return () => {};
  }
  const place = path.resolve('node_modules/.espalier-test');
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(path.join(place, 'site-'));
  await buildSite(folder);
  project.provide('site', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
