/** The boolean programs of the paper's components give the rows that the code gives, all of them and no others. */
import { expect, it } from 'vitest';

import { componentFile, ERRORS } from '../../../papers/object-typestates/analysed.js';
import { FIGURES } from '../../../papers/object-typestates/figures.js';
import { openFiles } from '../../../support/open.js';
import { ENGINE } from './engine.js';
import { judged } from './judge.js';

/** Rows of the tables that the digest counts by hand. */
const COUNTED: Readonly<Record<string, number>> = { 'a-c': 23, 'set-iterator': 18, list: 12 };

it.each(FIGURES.map((figure) => [figure.name, figure] as const))('%s', async (_, figure) => {
  const { table } = await openFiles(componentFile(figure));
  const [judgement, another] = judged(ENGINE, table, { errors: ERRORS });
  expect(another).toBeUndefined();
  if (judgement === undefined) throw new Error('no component');
  const { rows, heaps } = judgement;
  expect(judgement).toEqual({
    uncovered: [],
    unseen: [],
    rows: [rows[0], rows[0]],
    heaps: [heaps[0], heaps[0]],
    leftOut: [],
    contradictions: [],
  });
  expect(rows[1]).toBe(COUNTED[figure.folder] ?? rows[1]);
});
