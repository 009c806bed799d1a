/** Order, join and images, against membership of heaps. */
import { describe, expect, it } from 'vitest';
import { shapeGraphs } from '../../../../src/domains/heap/shapegraph/graphs/shape-graphs.js';
import { allHeaps } from './support/all-heaps.js';

describe.each(['relational', 'keyed'] as const)('%s', (mode) => {
  const bounds = { variables: 2, fields: 1, cells: 3, outside: true };
  const graphs = shapeGraphs({ fields: 1, mode, limit: 10_000 });
  const heaps = [...allHeaps(bounds)];
  const images = [...new Set(heaps.map((heap) => graphs.image(heap)))];

  it('each heap is in its image', () => {
    for (const heap of heaps) expect(graphs.represents(graphs.image(heap), heap)).toBe(true);
  });

  it('what is below has no heap that is not above', () => {
    let below = 0;
    for (const lower of images) {
      for (const upper of images) {
        if (!graphs.leq(lower, upper)) continue;
        below++;
        for (const heap of heaps) {
          if (graphs.represents(lower, heap)) expect(graphs.represents(upper, heap)).toBe(true);
        }
      }
    }
    // Reflexive, and null below elsewhere.
    expect(below).toBeGreaterThan(images.length);
  });

  it('joins are above both', () => {
    for (const left of images) {
      for (const right of images) {
        if (graphs.key(left) !== graphs.key(right)) continue;
        const join = graphs.join(left, right);
        expect(graphs.leq(left, join) && graphs.leq(right, join)).toBe(true);
        expect(graphs.join(right, left)).toBe(join);
      }
    }
    const merged = graphs.merged(images);
    expect(new Set(merged.map((graph) => graphs.key(graph))).size).toBe(merged.length);
    for (const image of images) expect(merged.some((graph) => graphs.leq(image, graph))).toBe(true);
  });
});

describe('keyed', () => {
  it('graphs with equal named parts are one', () => {
    const graphs = shapeGraphs({ fields: 1, mode: 'keyed', limit: 100 });
    const short = graphs.image({ variables: [0], cells: [[1], [-1]] });
    const ring = graphs.image({ variables: [0], cells: [[1], [0]] });
    expect(graphs.show(graphs.join(short, ring))).toBe('{v0} -f0-> @, @ -f0-> {v0}');
    expect(graphs.leq(short, ring)).toBe(true);
  });

  it('unread fields are above all others', () => {
    const graphs = shapeGraphs({ fields: 1, mode: 'keyed', limit: 100 });
    const unread = graphs.unread(1);
    for (const graph of graphs.weakest(1) ?? []) expect(unread.some((upper) => graphs.leq(graph, upper))).toBe(true);
  });

  it('a heap that is read piece by piece is in what loads make of unread fields', () => {
    const graphs = shapeGraphs({ fields: 2, mode: 'keyed', limit: 2_000 });
    for (const heap of allHeaps({ variables: 2, fields: 2, cells: 2, outside: true })) {
      const start = graphs.unread(2).filter((graph) => graphs.represents(graph, heap));
      const cell = heap.variables[0] as number;
      if (start.length === 0 || cell < 0) continue;
      const after = { variables: [cell, heap.cells[cell]?.[1] as number], cells: heap.cells };
      const results = start.flatMap((graph) => graphs.load(graph, 1, 0, 1) ?? []);
      expect(results.some((graph) => graphs.represents(graph, after))).toBe(true);
    }
  });
});
