/** docs/papers.md is what `npm run papers` prints; all papers are in it, and rows that differ are marked. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { row, rowsOfSets } from './compared.js';
import { PAPERS } from './papers.js';
import { figureText, papersText } from './text.js';

const PAGE = readFileSync('docs/papers.md', 'utf8');

describe('the page of papers', () => {
  it('is what the command prints', async () => {
    expect(await papersText(PAPERS)).toBe(PAGE);
  });

  it('has every paper', () => {
    const folders = readdirSync('test/papers').filter((name) => statSync(`test/papers/${name}`).isDirectory());
    expect(PAPERS.map(({ folder }) => folder).sort()).toEqual(folders.sort());
  });

  it('is linked from the pages of the analyses', () => {
    for (const page of PAPERS.flatMap(({ pages }) => pages)) {
      expect([page, readFileSync(`docs/${page}`, 'utf8').includes('](papers.md)')]).toEqual([page, true]);
    }
  });

  it('agrees everywhere but where the notes say', async () => {
    const differing: string[] = [];
    for (const { compared } of PAPERS) {
      for (const { figure, rows } of await compared()) {
        if (rows.some(({ printed, computed }) => printed !== computed)) differing.push(figure.replace(/,.*/, ''));
      }
    }
    // Programs of ours, seven graphs for four, the missing row twice (in the count and in the table), stronger specifications, the repaired one.
    expect(differing).toEqual([
      'Figure 6',
      'Figure 33',
      'Figures 11 to 13',
      'Rows of A-C (figure 13)',
      'Figure 5',
      'Figure 7',
      'Figure 10',
    ]);
  });
});

describe('a comparison', () => {
  it('marks what differs', () => {
    const text = figureText({ figure: 'Figure 1', rows: [row('one', 1, 1), row('two', 2, 3)], note: 'Why.' });
    expect(text.split('\n')).toEqual([
      '**Figure 1.** 1 of 2 rows agree. Why.',
      '',
      '| | what | printed | computed now |',
      '| --- | --- | --- | --- |',
      '| = | one | `1` | `1` |',
      '| ≠ | two | `2` | `3` |',
      '',
    ]);
  });

  it('of sets tells what only one of them has', () => {
    expect(rowsOfSets(['a', 'b'], ['b', 'c'])).toEqual([row('', 'a', ''), row('', 'b', 'b'), row('', '', 'c')]);
  });
});
