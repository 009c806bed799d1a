/** Theorem 3: evaluation of formulas is sound, and exact for guarded ones. */
import { describe, expect, it } from 'vitest';
import { randomHeaps } from './support/audits.js';
import { auditFormulas } from './support/formula-audit.js';
import { KIT } from './support/kit.js';

describe.each(['exact', 'partial'] as const)('formulas on states, %s', (mode) => {
  it.each<[fields: number, parent: number]>([
    [1, -1],
    [2, -1],
    [2, 1],
    [3, 2],
  ])('%i fields (parent %i)', (fields, parent) => {
    const bounds = { variables: 2, fields, parent, mode };
    const heaps = [...randomHeaps(bounds, 7, 150, 11)];
    const guarded = auditFormulas(KIT, bounds, heaps, { guarded: true, each: 20, seed: 1 });
    expect(guarded.failure).toBeUndefined();
    const free = auditFormulas(KIT, bounds, heaps, { guarded: false, each: 20, seed: 2 });
    expect(free.failure).toBeUndefined();
    expect(Math.min(guarded.refuted, free.refuted)).toBeGreaterThan(300);
  });
});
