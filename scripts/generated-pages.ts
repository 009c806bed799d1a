/**
 * Writes the pages of docs that are output: `docs/papers.md` as a whole, and the block of `docs/budgets.md`.
 *
 *     npm run make:pages
 *
 * Tests compare both with what is printed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { budgetsText } from '../src/reports/budgets-text.js';
import { BUDGETS } from '../src/workspace/index.js';
import { PAPERS } from '../test/papers/papers.js';
import { papersText } from '../test/papers/text.js';

const BUDGETS_PAGE = 'docs/budgets.md';

const page = readFileSync(BUDGETS_PAGE, 'utf8');
const block = `\`\`\`\n${budgetsText(BUDGETS, 1)}\`\`\`\n`;
writeFileSync(
  BUDGETS_PAGE,
  page.replace(/^```\n.*?^```\n/ms, () => block),
);
writeFileSync('docs/papers.md', await papersText(PAPERS));
