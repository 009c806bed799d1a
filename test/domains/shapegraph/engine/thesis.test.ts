/**
 * The classes of the thesis through the engine: graphs of the class assertion and rounds, in the closed world. Expected values are
 * those of section 5 of the thesis, for IntList2 those that the meaning of the graphs allows (seven, where four are printed).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { invariants } from '../../../../src/workspace/index.js';
import { openTexts } from '../../../support/open.js';

async function resultOf(name: string): Promise<{ graphs: number; iterations: number; proved: readonly string[] }> {
  const inputs = [name, 'ConsCell'].map((each) => {
    const path = `test/fixtures/invariants/thesis/${each}.java`;
    return { path, text: readFileSync(path, 'utf8') };
  });
  const { results } = invariants(await openTexts(inputs), {
    classes: [name],
    methods: [],
    domain: 'shapegraph',
    world: 'closed',
    threads: 'one',
    replay: false,
    budget: 1,
    draws: false,
  });
  const result = results.find((each) => each.class === name);
  if (result === undefined) throw new Error(`nothing is said of ${name}`);
  const { graphs, iterations, claims } = result;
  const proved = claims.filter(({ verdict }) => verdict === 'proved').map(({ property }) => property);
  return { graphs, iterations, proved: proved.sort() };
}

describe('class assertions of the thesis by shape graphs', () => {
  it.each(['IntStack', 'IntList1'])('%s: three graphs, confirmed in round 4', async (name) => {
    expect(await resultOf(name)).toEqual({ graphs: 3, iterations: 4, proved: ['acyclic', 'unshared'] });
  });

  it('IntList2: seven graphs, confirmed in round 5; nothing holds', async () => {
    expect(await resultOf('IntList2')).toEqual({ graphs: 7, iterations: 5, proved: [] });
  });
});
