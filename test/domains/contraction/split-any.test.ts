/** Splits around an arbitrary object of a tree: all of them, and no others. */
import { describe, expect, it } from 'vitest';
import { contractionModel } from '../../../src/domains/heap/contraction/graphs/model.js';
import { splitAny } from '../../../src/domains/heap/contraction/graphs/split.js';
import { Draft } from '../../../src/structures/draft.js';
import { auditAny, auditAnyTyped } from './support/any-audit.js';
import { randomHeaps } from './support/audits.js';
import { KIT } from './support/kit.js';

describe.each(['exact', 'partial'] as const)('splits around any object, %s', (mode) => {
  it.each<[variables: number, fields: number, parent: number, runs: number]>([
    [2, 1, -1, 300],
    [2, 2, -1, 60],
    [2, 2, 1, 200],
    [1, 3, 2, 40],
  ])('%i variables, %i fields (parent field %i): %i random heaps', (variables, fields, parent, runs) => {
    const bounds = { variables, fields, parent, mode };
    const { failure, results } = auditAny(KIT, bounds, randomHeaps(bounds, 8, runs, 7));
    expect(failure).toBeUndefined();
    expect(results).toBeGreaterThan(20);
  });

  it('heaps with classes', () => {
    expect(auditAnyTyped(KIT, { variables: 1, fields: 2, parent: -1, mode }, 8, 3).failure).toBeUndefined();
  });

  it('a list: the root, one after a single object or a list, each with and without more below', () => {
    const draft = Draft.empty(1);
    const [top, list] = [draft.addNode(0), draft.addNode(0, 1)];
    draft.variables[0] = top;
    draft.addEdge(top, 0, list);
    // Exact: the root of two or more; second or later, above and below one, more, or (below) none.
    // Partial: above and below may be one or more in one.
    const count = splitAny(draft, list, contractionModel(1, { mode }))?.length;
    expect(count).toBe(mode === 'exact' ? 2 + 2 * 3 : 4);
  });
});
