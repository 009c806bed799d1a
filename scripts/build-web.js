/** Builds dist/web, the static site; `--serve` serves the sources instead, for development. */
import path from 'node:path';
import { buildSite, serveSite } from './web-site.js';

if (process.argv.includes('--serve')) await serveSite();
else await buildSite(path.resolve('dist/web'));
