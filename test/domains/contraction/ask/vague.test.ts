/** Formulas on states with vague parts: what is answered is true of the heap that the state was made of. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../../../src/domains/heap/contraction/ask/ask.js';
import { turnVague } from '../../../../src/domains/heap/contraction/vague/vague.js';
import { type Random, randomFrom } from '../../../fuzz/random.js';
import { type Heap, randomHeap } from '../support/heaps.js';
import { type Garden, garden, type Soil } from './garden.js';
import { randomFormula } from './random-formula.js';

/** Some objects, and with them all that they reach, become vague; some of those become possibly null. */
function vagueState({ tables, code, start, work }: Garden, heap: Heap, random: Random) {
  const made = work(heap);
  const nodes = heap.cells.map((_, cell) => cell).filter(() => random.below(3) === 0);
  turnVague(tables, made.draft, nodes);
  const { labels } = tables;
  for (let node = 0; node < made.draft.size; node++) {
    const label = made.draft.labels[node] as number;
    if (labels.isVague(label) && random.below(3) === 0)
      made.draft.labels[node] = labels.changed(label, { nullable: true });
  }
  return tables.close(made, code, start.point, true).state;
}

async function wrongAnswers(soil: Soil, seed: number, count: number): Promise<readonly string[]> {
  const plot = await garden(soil);
  const random = randomFrom(seed);
  const wrong: string[] = [];
  let decided = 0;
  for (let run = 0; run < count; run++) {
    const heap = randomHeap(random, {
      variables: soil.variables.length,
      fields: plot.fields.length,
      cells: 1 + random.below(7),
    });
    const state = vagueState(plot, heap, random);
    for (let each = 0; each < 8; each++) {
      const text = randomFormula(
        random,
        {
          names: soil.variables,
          fields: plot.fields,
          steps: 2,
          predicates: [
            'reach',
            'cyclic',
            'acyclic',
            'tree',
            'disjoint',
            'list',
            'unshared',
            ...(soil.parents === undefined ? [] : ['dll']),
          ],
          quantifiers: true,
          allFields: false,
        },
        random.below(3),
      );
      const bound = plot.bound(text);
      const answer = ask(plot.tables, plot.question(bound), state, plot.start);
      if (answer === 'unknown') continue;
      decided++;
      if ((answer === 'yes') !== plot.holds(bound, heap)) {
        wrong.push(
          `${text} is ${answer} in ${plot.tables.graphs.graph(state.graph).size} nodes of ${JSON.stringify(heap)}`,
        );
      }
    }
  }
  expect(decided).toBeGreaterThan(count);
  return wrong;
}

describe('formulas on states with vague nodes', () => {
  it('are never answered wrongly about lists', async () => {
    expect(await wrongAnswers({ variables: ['x', 'y', 'z'], fields: ['next'] }, 1, 700)).toEqual([]);
  });

  it('are never answered wrongly about graphs of two fields', async () => {
    expect(await wrongAnswers({ variables: ['x', 'y', 'z'], fields: ['left', 'right'] }, 2, 700)).toEqual([]);
  });

  it('are never answered wrongly about parent pointers', async () => {
    const soil: Soil = { variables: ['x', 'y', 'z'], fields: ['left', 'right', 'parent'], parents: ['parent'] };
    expect(await wrongAnswers(soil, 3, 700)).toEqual([]);
  });

  it('are never answered wrongly where objects have fields that are not in the states', async () => {
    expect(await wrongAnswers({ variables: ['x', 'y'], fields: ['next'], hidden: ['other'] }, 4, 700)).toEqual([]);
  });
});
