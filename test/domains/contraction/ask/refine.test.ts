/** What a formula leaves of a state: every heap in which it holds, and as few others as can be. */
import { describe, expect, it } from 'vitest';
import { refine } from '../../../../src/domains/heap/contraction/ask/ask.js';
import { randomFrom } from '../../../fuzz/random.js';
import { allHeaps } from '../support/heaps.js';
import { groups } from './audit.js';
import { garden, type Soil } from './garden.js';
import { randomFormula } from './random-formula.js';

/** Shares of heaps without the formula that its states still cover. In exact mode a heap has one state. */
async function audit(soil: Soil, most: number, count: number, seed: number) {
  const plot = await garden({ ...soil, options: { mode: 'exact' } });
  const all = groups(plot, allHeaps(soil.variables.length, soil.fields.length, most));
  const random = randomFrom(seed);
  const lost: string[] = [];
  let [failing, covered] = [0, 0];
  for (let run = 0; run < count; run++) {
    const text = randomFormula(random, {
      names: soil.variables,
      fields: soil.fields,
      steps: 2,
      predicates: ['reach', 'cyclic', 'acyclic', 'tree', 'disjoint', 'list'],
      quantifiers: true,
      allFields: true,
    });
    const bound = plot.bound(text);
    for (let each = 0; each < 10; each++) {
      const { state, heaps } = random.pick(all);
      const left = new Set(refine(plot.tables, plot.question(bound), state, plot.start));
      expect([...left].every(({ number }) => number === state.number)).toBe(true);
      for (const heap of heaps.slice(0, 20)) {
        if (plot.holds(bound, heap)) {
          if (left.size === 0) lost.push(`${text} of ${JSON.stringify(heap)}`);
        } else {
          failing++;
          if (left.size > 0) covered++;
        }
      }
    }
  }
  return { lost, failing, covered };
}

describe('refinement by a formula', () => {
  it('loses no list in which it holds', async () => {
    const { lost, failing, covered } = await audit({ variables: ['x', 'y'], fields: ['next'] }, 6, 120, 11);
    expect(lost).toEqual([]);
    expect(covered).toBeLessThan(failing / 5);
  });

  it('loses no graph in which it holds', async () => {
    const { lost, failing, covered } = await audit({ variables: ['x', 'y'], fields: ['left', 'right'] }, 3, 100, 12);
    expect(lost).toEqual([]);
    expect(covered).toBeLessThan(failing / 5);
  });
});
