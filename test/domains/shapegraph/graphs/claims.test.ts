/** Claims: never wrong on any small heap, and as precise as stated. */
import { describe, expect, it } from 'vitest';
import { shapeGraphs } from '../../../../src/domains/heap/shapegraph/graphs/shape-graphs.js';
import { allHeaps } from './support/all-heaps.js';
import { auditClaims } from './support/claim-audit.js';

const BOUNDS = [
  [1, 1, 5, false],
  [2, 1, 6, false],
  [3, 1, 4, false],
  [1, 2, 3, false],
  [2, 2, 2, false],
  [2, 1, 3, true],
  [1, 2, 3, true],
] as const;

describe('claims', () => {
  it.each(BOUNDS)(
    '%d variables, %d fields, %d cells, elsewhere %s: none is wrong',
    (variables, fields, cells, outside) => {
      const graphs = shapeGraphs({ fields, mode: 'relational', limit: 1_000 });
      expect(auditClaims(graphs, variables, allHeaps({ variables, fields, cells, outside })).wrong).toBeUndefined();
    },
  );

  it('two variables, one field: disjoint and acyclic are exact on the 91 graphs', () => {
    const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 1_000 });
    const { proved } = auditClaims(graphs, 2, allHeaps({ variables: 2, fields: 1, cells: 7 }));
    expect(proved.disjoint?.said).toBe(proved.disjoint?.always);
    expect(proved.acyclic?.said).toBe(proved.acyclic?.always);
    expect(proved.acyclic?.said).toBeGreaterThan(0);
  });

  it('keyed: no claim of a merged graph is wrong', () => {
    const graphs = shapeGraphs({ fields: 1, mode: 'keyed', limit: 1_000 });
    const weakest = graphs.weakest(2) ?? [];
    const about = (heap: Parameters<typeof graphs.image>[0]): number =>
      weakest.find((graph) => graphs.represents(graph, heap)) ?? -1;
    expect(auditClaims(graphs, 2, allHeaps({ variables: 2, fields: 1, cells: 6 }), about).wrong).toBeUndefined();
  });

  it('unread fields: nothing is claimed that does not hold', () => {
    const graphs = shapeGraphs({ fields: 1, mode: 'keyed', limit: 1_000 });
    const unread = graphs.unread(2);
    const about = (heap: Parameters<typeof graphs.image>[0]): number =>
      unread.find((graph) => graphs.represents(graph, heap)) ?? -1;
    expect(auditClaims(graphs, 2, allHeaps({ variables: 2, fields: 1, cells: 5 }), about).wrong).toBeUndefined();
  });
});

describe('single cases', () => {
  const one = shapeGraphs({ fields: 1, mode: 'relational', limit: 100 });
  const two = shapeGraphs({ fields: 2, mode: 'relational', limit: 100 });

  it('a ring of which nobody is shared is not acyclic (trap 13)', () => {
    const ring = one.image({ variables: [0], cells: [[1], [0]] });
    expect(one.unshared(ring, 0, 1)).toBe('yes');
    expect(one.acyclic(ring, 0, 1)).not.toBe('yes');
  });

  it('two fields of one cell: unshared, and no tree (trap 14)', () => {
    const twice = two.image({
      variables: [0],
      cells: [
        [1, 1],
        [-1, -1],
      ],
    });
    expect(two.unshared(twice, 0, 3)).toBe('yes');
    expect(two.acyclic(twice, 0, 3)).toBe('yes');
    expect(two.tree(twice, 0, 3)).not.toBe('yes');
    expect(two.tree(twice, 0, 1)).toBe('yes');
  });

  it('nothing is known of what is elsewhere', () => {
    const list = one.image({ variables: [0], cells: [[-2]] });
    expect(one.acyclic(list, 0, 1)).toBe('unknown');
    expect(one.unshared(list, 0, 1)).toBe('unknown');
    expect(one.list(list, 0, 0)).toBe('unknown');
    expect(one.cyclic(list, 0, 1)).toBe('no');
  });
});
