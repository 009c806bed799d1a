/**
 * Prints every figure and table of the papers that is reproduced, what is printed beside what is computed now, with slips and deviations:
 *
 *     npm run papers
 *
 * `docs/papers.md` is its output (`npm run make:pages`).
 */
import { PAPERS } from '../test/papers/papers.js';
import { papersText } from '../test/papers/text.js';

process.stdout.write(await papersText(PAPERS));
