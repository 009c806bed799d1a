/** A static initialiser that a budget cuts off leaves nothing half made for the runs that follow. */
import { describe, expect, it } from 'vitest';
import { runScope } from '../../src/execution/enumeration/run-scope.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import { openTexts } from '../support/open.js';

const SOURCE = `
class Boxes {
    static int box(boolean b) { Long l = 127L; return b ? l.intValue() : (int) (l + 1); }
}`;

describe('the cache of boxed numbers, which takes thousands of steps to fill', () => {
  it.each([500, 1000, 2000, 3000, 4000, 5000])('is never seen half filled with %i steps a run', async (stepsPerRun) => {
    const { table } = await openTexts([{ path: 'Boxes.java', text: SOURCE }]);
    const method = table.find('Boxes')?.methods.find(({ name }) => name === 'box');
    if (method === undefined) throw new Error('no method');
    const { result } = runScope(table, method, { scope: 1, natives: NATIVES, stepsPerRun });
    expect(result.claims.map(({ verdict }) => verdict)).not.toContain('refuted');
  });
});
