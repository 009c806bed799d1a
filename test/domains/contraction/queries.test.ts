/** The predicates of the assertion language on states: right in every heap, decided where all fields are walked. */
import { describe, expect, it } from 'vitest';
import { ways } from '../../support/seeded/turns.js';
import { randomHeaps } from './support/audits.js';
import { allHeaps } from './support/heaps.js';
import { KIT } from './support/kit.js';
import { auditQueries } from './support/query-audit.js';

const MODES = ['exact', 'partial'] as const;

describe.each(MODES)('queries on states, %s', (mode) => {
  it.each<[fields: number, parent: number, cells: number]>([
    [1, -1, 5],
    [2, -1, 2],
    [2, 1, 3],
  ])('all heaps: %i fields (parent %i), up to %i cells', (fields, parent, cells) => {
    const { failure, asked } = auditQueries(KIT, { fields, parent, mode }, allHeaps(2, fields, cells));
    expect(failure).toBeUndefined();
    expect(asked).toBeGreaterThan(1_000);
  });
});

describe.each(ways(MODES))('queries on states, %s', (mode) => {
  it.each<[fields: number, parent: number]>([
    [1, -1],
    [2, -1],
    [3, -1],
    [2, 1],
    [3, 2],
    [3, 1],
  ])('random heaps: %i fields (parent %i)', (fields, parent) => {
    const { failure, unknown } = auditQueries(
      KIT,
      { fields, parent, mode },
      randomHeaps({ variables: 2, fields, parent }, 9, 600, 5),
    );
    expect(failure).toBeUndefined();
    // One list without parent pointers leaves nothing open.
    expect(unknown > 0).toBe(fields > 1);
  });
});
