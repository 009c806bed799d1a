/** Formulas on states against their truth in all concrete heaps up to a size. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../../../src/domains/heap/contraction/ask/ask.js';
import { allHeaps } from '../support/heaps.js';
import { audit, groups } from './audit.js';
import { garden, type Soil } from './garden.js';

const SHAPES = ['reach', 'cyclic', 'acyclic', 'tree', 'disjoint'];
const ALL = { predicates: [...SHAPES, 'list', 'unshared'], quantifiers: true, allFields: false };
const GUARDED = { predicates: SHAPES, quantifiers: false, allFields: true };

for (const mode of ['exact', 'partial'] as const) {
  const lists: Soil = { variables: ['x', 'y'], fields: ['next'], options: { mode } };
  const graphs: Soil = { variables: ['x', 'y'], fields: ['left', 'right'], options: { mode } };
  const parents: Soil = { variables: ['x', 'y'], fields: ['next', 'prev'], parents: ['prev'], options: { mode } };

  describe(`formulas on ${mode} states`, () => {
    it('are never answered wrongly about lists', async () => {
      const found = await audit(lists, 6, { ...ALL, seed: 1, count: 150, steps: 2 });
      expect(found.wrong).toEqual([]);
      expect(found.decided).toBeGreaterThan(found.asked / 2);
    });

    it('are never answered wrongly about graphs of two fields', async () => {
      const found = await audit(graphs, 3, { ...ALL, seed: 2, count: 80, steps: 2 });
      expect(found.wrong).toEqual([]);
      expect(found.decided).toBeGreaterThan(found.asked / 2);
    });

    it('are never answered wrongly about parent pointers', async () => {
      const predicates = [...ALL.predicates, 'dll'];
      const found = await audit(parents, 3, { ...ALL, predicates, seed: 3, count: 80, steps: 2 });
      expect(found.wrong).toEqual([]);
      expect(found.decided).toBeGreaterThan(found.asked / 2);
    });

    it('are decided wherever heaps agree, about objects that paths from variables lead to', async () => {
      const found = await audit(lists, 7, { ...GUARDED, seed: 4, count: 80, steps: 2 });
      expect(found.open).toEqual([]);
      expect(found.wrong).toEqual([]);
    });

    it('are decided everywhere, about objects of variables', async () => {
      const found = await audit(graphs, 3, { ...GUARDED, seed: 5, count: 80, steps: 0 });
      expect(found.decided).toBe(found.asked);
      expect(found.wrong).toEqual([]);
    });
  });
}

describe('what a whole structure has in common', () => {
  const INVERSE =
    '(\\forall Node n; reach(x, n, left, right); (n.left != null ==> n.left.parent == n) && (n.right != null ==> n.right.parent == n))';

  it.each(['exact', 'partial'] as const)('is decided for parent pointers of trees, %s', async (mode) => {
    const soil: Soil = {
      variables: ['x'],
      fields: ['left', 'right', 'parent'],
      parents: ['parent'],
      options: { mode },
    };
    const plot = await garden(soil);
    const inverse = plot.bound(INVERSE);
    const tree = plot.bound('tree(x, left, right)');
    // Only trees: fields to the left and right are taken from heaps without parents, then each parent is right or wrong.
    const heaps = [...allHeaps(1, 2, 4)].flatMap(({ variables, cells }) => {
      const parentOf = (child: number): number => cells.findIndex(([left, right]) => left === child || right === child);
      const right = { variables, cells: cells.map((cell, child) => [...cell, parentOf(child)]) };
      const wrong = cells.map((_, at) => ({
        variables,
        cells: right.cells.map((cell, child) =>
          child === at ? [...cell.slice(0, 2), cell[2] === -1 ? at : -1] : cell,
        ),
      }));
      return plot.holds(tree, right) ? [right, ...wrong] : [];
    });
    const answers = { yes: 0, no: 0, unknown: 0 };
    for (const { state, heaps: same } of groups(plot, heaps)) {
      const truths = new Set(same.map((heap) => plot.holds(inverse, heap)));
      const answer = ask(plot.tables, plot.question(inverse), state, plot.start);
      answers[answer]++;
      if (truths.size === 1) expect([answer, ...same]).toEqual([truths.has(true) ? 'yes' : 'no', ...same]);
      else expect(answer).toBe('unknown');
    }
    expect(answers.yes).toBeGreaterThan(3);
    expect(answers.no).toBeGreaterThan(3);
  });

  it('is decided for rings with pointers back', async () => {
    const plot = await garden({ variables: ['x'], fields: ['next', 'prev'], parents: ['prev'] });
    const formula = plot.bound('cyclic(x, next) && (\\forall Node n; reach(x, n, next); n.next.prev == n)');
    const ring = (size: number) => ({
      variables: [0],
      cells: Array.from({ length: size }, (_, cell) => [(cell + 1) % size, (cell + size - 1) % size]),
    });
    for (let size = 1; size < 7; size++) {
      expect(ask(plot.tables, plot.question(formula), plot.state(ring(size)), plot.start)).toBe('yes');
      const open = ring(size);
      (open.cells[size - 1] as number[])[1] = -1;
      expect(ask(plot.tables, plot.question(formula), plot.state(open), plot.start)).toBe('no');
    }
  });
});
