/** Every row of the expected tables happens: a client in Java shows it in the interpreter, and no such client shows another. */
import { describe, expect, it } from 'vitest';
import { runEntry } from '../../../src/workspace/index.js';
import { openFiles } from '../../support/open.js';
import { componentFile, runFile } from './analysed.js';
import { AC, FIGURES, type Figure, LIST, SET_ITERATOR } from './figures.js';
import { comparable, parseRows, showRow } from './rows.js';

function shown(text: string, figure: Figure): readonly string[] {
  return [...new Set(parseRows(text).map((row) => showRow(comparable(row, figure))))].sort();
}

describe('rows as clients show them', () => {
  it('has as many as the digest counts', () => {
    const counts = [AC, SET_ITERATOR, LIST].map((figure) => shown(figure.rows, figure).length);
    expect(counts).toEqual([23, 18, 12]);
  });

  it.each(FIGURES.map((figure) => [figure.name, figure] as const))('%s', async (_, figure) => {
    const workspace = await openFiles(componentFile(figure), runFile(figure));
    const ran = runEntry(workspace, {
      entry: 'Rows',
      programArguments: [],
      input: '',
      stepBudget: 10_000_000,
      enableAssertions: true,
      output: () => {},
    });
    if (ran.kind === 'no-entry') throw new Error(ran.message);
    // An assertion about a state that does not hold would be a claim.
    expect(ran.result.claims).toEqual([]);
    expect(ran.result.exception).toBeNull();
    expect(shown(ran.result.output, figure)).toEqual(shown(`${figure.rows}\n${figure.otherExceptions ?? ''}`, figure));
  });
});
