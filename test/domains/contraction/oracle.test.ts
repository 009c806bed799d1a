/**
 * The transformers are the best ones: compared with brute force in both directions, on all small heaps and on larger random
 * ones, forests, sharing, cycles and parent pointers; random ones in one mode a run, by turns. `npm run test:full` takes the larger sizes, for minutes.
 */
import { describe, expect, it, vi } from 'vitest';
import { IS_FULL, ways } from '../../support/seeded/turns.js';
import { auditAllHeaps, auditForests, auditLabelledHeaps, auditRandomHeaps } from './support/audits.js';
import { allHeaps } from './support/heaps.js';
import { KIT } from './support/kit.js';

const MODES = ['exact', 'partial'] as const;
if (IS_FULL) vi.setConfig({ testTimeout: 3_600_000 });

describe.each(MODES)('all heaps, %s', (mode) => {
  const sizes: readonly (readonly [variables: number, fields: number, parent: number, cells: number])[] = IS_FULL
    ? [
        [2, 1, -1, 7],
        [1, 2, -1, 4],
        [2, 2, -1, 3],
        [1, 2, 1, 4],
        [2, 2, 1, 3],
        [1, 3, 2, 3],
      ]
    : [
        [2, 1, -1, 5],
        [1, 2, -1, 3],
        [1, 2, 1, 3],
      ];
  it.each(sizes)('%i variables, %i fields (parent field %i), up to %i cells', (variables, fields, parent, cells) => {
    const { failure, heaps } = auditAllHeaps(KIT, { variables, fields, parent, mode }, cells);
    expect(failure).toBeUndefined();
    expect(heaps).toBeGreaterThan(200);
  });
});

describe.each(MODES)('all forests, %s', (mode) => {
  const sizes: readonly (readonly [variables: number, fields: number, cells: number])[] = IS_FULL
    ? [
        [2, 1, 6],
        [2, 2, 5],
        [3, 2, 4],
        [2, 3, 4],
      ]
    : [
        [2, 1, 6],
        [2, 2, 4],
        [2, 3, 3],
      ];
  it('of one variable and two fields there are as many as binary trees', () => {
    // Catalan numbers: 1 without cells, then 1, 2, 5, 14, 42.
    const counts = [0, 1, 2, 3, 4, 5].map((cells) => [...allHeaps(1, 2, cells, true)].length);
    expect(counts).toEqual([1, 2, 4, 9, 23, 65]);
  });

  it.each(sizes)('%i variables, %i fields, up to %i cells', (variables, fields, cells) => {
    const { failure, heaps } = auditForests(KIT, { variables, fields, parent: -1, mode }, cells);
    expect(failure).toBeUndefined();
    expect(heaps).toBeGreaterThan(80);
  });
});

describe.each(ways(MODES))('random heaps, %s', (mode) => {
  it.each<[variables: number, fields: number, parent: number, cells: number, runs: number]>([
    [2, 1, -1, 10, 300],
    [2, 2, -1, 9, 60],
    [3, 2, -1, 8, 30],
    [1, 3, -1, 6, 20],
    [2, 2, 1, 10, 200],
    [2, 3, 2, 8, 40],
    [2, 3, 1, 8, 60],
  ])(
    '%i variables, %i fields (parent field %i), up to %i cells: %i of them',
    (variables, fields, parent, cells, runs) => {
      const bounds = { variables, fields, parent, mode };
      const { failure, states } = auditRandomHeaps(KIT, bounds, cells, IS_FULL ? 20 * runs : runs, 2_006);
      expect(failure).toBeUndefined();
      expect(states).toBeGreaterThan(10);
    },
  );
});

describe.each(ways(MODES))('random heaps with labels that must stay apart, %s', (mode) => {
  it.each<[variables: number, fields: number, parent: number]>([
    [2, 1, -1],
    [2, 2, -1],
    [2, 2, 1],
  ])('%i variables, %i fields (parent field %i)', (variables, fields, parent) => {
    const bounds = { variables, fields, parent, mode };
    const { failure, states } = auditLabelledHeaps(KIT, bounds, 8, IS_FULL ? 1_000 : 80, 2_006);
    expect(failure).toBeUndefined();
    expect(states).toBeGreaterThan(10);
  });
});
