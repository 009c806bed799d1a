/** Each predicate against a definition over explicit relations: matrices and closures instead of walks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Hierarchy, judged, TestHeap, type Thing, tableOf } from './fixture.js';

const hierarchy = new Hierarchy(
  tableOf({
    Node: { fields: { f: 'Node', g: 'Node', payload: 'java.lang.Object' } },
    Box: { fields: { items: 'Node[]', f: 'Box' } },
  }),
);

interface Graph {
  readonly size: number;
  /** Targets of f and g of each node; -1 is null. */
  readonly f: readonly number[];
  readonly g: readonly number[];
  readonly x: number;
  readonly y: number;
}

const graphs: fc.Arbitrary<Graph> = fc.integer({ min: 0, max: 5 }).chain((size) => {
  const target = fc.integer({ min: -1, max: size - 1 });
  const targets = fc.array(target, { minLength: size, maxLength: size });
  return fc.record({ size: fc.constant(size), f: targets, g: targets, x: target, y: target });
});

function settingOf(graph: Graph) {
  const heap = new TestHeap(hierarchy);
  const nodes = Array.from({ length: graph.size }, () => heap.make('Node'));
  const at = (index: number): Thing | null => nodes[index] ?? null;
  nodes.forEach((node, index) => {
    node.fields.f = at(graph.f[index] ?? -1);
    node.fields.g = at(graph.g[index] ?? -1);
  });
  return { hierarchy, heap, types: { x: 'Node', y: 'Node' }, values: { x: at(graph.x), y: at(graph.y) } };
}

/** Pairs (source, target), one for each field that is not null. */
type Edges = readonly (readonly [number, number])[];

function edges(graph: Graph, fields: string): Edges {
  const of = (targets: readonly number[]): Edges =>
    targets.flatMap((target, source) => (target < 0 ? [] : [[source, target] as const]));
  return [...(fields.includes('f') ? of(graph.f) : []), ...(fields.includes('g') ? of(graph.g) : [])];
}

/** Transitive closure by repeated squaring of a boolean matrix: [i][j] when j is reached in one or more steps. */
function closure(size: number, pairs: Edges): boolean[][] {
  let matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => pairs.some(([s, t]) => s === i && t === j)),
  );
  for (let round = 0; round <= size; round++) {
    const before = matrix;
    matrix = before.map((row, i) =>
      row.map((known, j) => known || before.some((_, k) => before[i]?.[k] === true && before[k]?.[j] === true)),
    );
  }
  return matrix;
}

const definitions: Readonly<Record<string, (graph: Graph, along: string) => boolean>> = {
  reach: (graph, along) => {
    const { size, x, y } = graph;
    return x >= 0 && y >= 0 && (x === y || closure(size, edges(graph, along))[x]?.[y] === true);
  },
  cyclic: (graph, along) => graph.x >= 0 && closure(graph.size, edges(graph, along))[graph.x]?.[graph.x] === true,
  acyclic: (graph, along) =>
    members(graph, along).every((node) => closure(graph.size, edges(graph, along))[node]?.[node] !== true),
  disjoint: (graph, along) => {
    const other = members({ ...graph, x: graph.y }, along);
    return members(graph, along).every((node) => !other.includes(node));
  },
  unshared: (graph, along) => {
    const inside = members(graph, along);
    return inside.every((node) => {
      const sources = inside.filter((source) => edges(graph, along).some(([s, t]) => s === source && t === node));
      return sources.length <= 1;
    });
  },
  /** A connected graph is a rooted tree exactly when its root has no incoming edge and it has one edge fewer than nodes. */
  tree: (graph, along) => {
    const inside = members(graph, along);
    const links = edges(graph, along).filter(([source]) => inside.includes(source));
    return (
      inside.length === 0 || (links.length === inside.length - 1 && links.every(([, target]) => target !== graph.x))
    );
  },
};

function members(graph: Graph, along: string): number[] {
  const reach = closure(graph.size, edges(graph, along));
  return Array.from({ length: graph.size }, (_, node) => node).filter(
    (node) => graph.x >= 0 && (node === graph.x || reach[graph.x]?.[node] === true),
  );
}

const two = new Set(['reach', 'disjoint']);

describe('predicates on random graphs', () => {
  for (const [name, definition] of Object.entries(definitions)) {
    for (const along of ['f', 'g', 'f, g', '']) {
      const subjects = two.has(name) ? 'x, y' : 'x';
      const text = `${name}(${subjects}${along === '' ? '' : `, ${along}`})`;
      it(text, () => {
        const seen = new Set<boolean>();
        fc.assert(
          fc.property(graphs, (graph) => {
            const expected = definition(graph, along === '' ? 'fg' : along);
            seen.add(expected);
            expect(judged(text, settingOf(graph))).toBe(expected ? 'holds' : 'fails');
          }),
          { numRuns: 1000, seed: 20 },
        );
        expect(seen.size).toBe(2);
      });
    }
  }

  it('list(x, f): the walk ends within as many steps as there are nodes', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        let at = graph.x;
        for (let step = 0; step < graph.size; step++) at = at < 0 ? at : (graph.f[at] ?? -1);
        expect(judged('list(x, f)', settingOf(graph))).toBe(at < 0 ? 'holds' : 'fails');
      }),
      { numRuns: 3000, seed: 20 },
    );
  });

  it('dll(x, f, g): there is a sequence of distinct nodes from x that f and g describe', () => {
    const nearlyLists = graphs.chain((graph) =>
      fc.record({ size: fc.integer({ min: 0, max: graph.size }), spoil: fc.boolean() }).map(({ size, spoil }) => ({
        ...graph,
        // A proper list over the first nodes, spoilt or not by what the random graph says of node 0.
        f: graph.f.map((target, node) =>
          node < size && !(spoil && node === size - 1) ? (node + 1 < size ? node + 1 : -1) : target,
        ),
        g: graph.g.map((target, node) => (node < size && !(spoil && node === 0) ? node - 1 : target)),
      })),
    );
    const seen = { holds: 0, fails: 0 };
    fc.assert(
      fc.property(nearlyLists, (graph) => {
        const sequence: number[] = [];
        for (let at = graph.x; at >= 0 && !sequence.includes(at); at = graph.f[at] ?? -1) sequence.push(at);
        const last = sequence.at(-1);
        const expected =
          (last === undefined || graph.f[last] === -1) &&
          sequence.every((node, index) => graph.g[node] === (sequence[index - 1] ?? -1));
        seen[expected ? 'holds' : 'fails']++;
        expect(judged('dll(x, f, g)', settingOf(graph))).toBe(expected ? 'holds' : 'fails');
      }),
      { numRuns: 3000, seed: 20 },
    );
    expect(Math.min(seen.holds, seen.fails)).toBeGreaterThan(300);
  });
});

describe('null', () => {
  const graph: Graph = { size: 1, f: [-1], g: [-1], x: -1, y: -1 };
  const other: Graph = { ...graph, y: 0 };
  it.each([
    'acyclic(x)',
    'list(x, f)',
    'tree(x, f, g)',
    'dll(x, f, g)',
    'disjoint(x, y)',
    'disjoint(y, x)',
    'unshared(x)',
  ])('%s is true', (text) => {
    expect(judged(text, settingOf(graph))).toBe('holds');
    expect(judged(text, settingOf(other))).toBe('holds');
  });
  it.each(['cyclic(x)', 'reach(x, y)', 'reach(y, x)', 'reach(x, x)', 'reach(x, null)'])('%s is false', (text) => {
    expect(judged(text, settingOf(graph))).toBe('fails');
    expect(judged(text, settingOf(other))).toBe('fails');
  });
});

describe('field lists', () => {
  const heap = new TestHeap(hierarchy);
  const first = heap.make('Node');
  const second = heap.make('Node', { f: first, payload: heap.array('Node[]', [first]) });
  const box = heap.make('Box', { items: heap.array('Node[]', [null, second, first]) });
  const setting = {
    hierarchy,
    heap,
    types: { box: 'Box', first: 'Node', second: 'Node' },
    values: { box, first, second },
  };
  it.each([
    ['reach(box, first)', true],
    ['reach(box, first, items)', false],
    ['reach(box, first, items, [])', true],
    ['reach(box, first, [])', false],
    ['reach(box, first, f)', false],
    ['reach(second, first, f)', true],
    ['reach(second, first, Node.f)', true],
    ['reach(second, first, Box.f)', false],
    ['reach(second, first, payload, [])', true],
    ['unshared(box, items, [])', true],
    ['unshared(box, items, [], f)', false],
    ['tree(box, items, [])', true],
    ['tree(box)', false],
    ['acyclic(box)', true],
  ])('%s is %s', (text, expected) => expect(judged(text, setting)).toBe(expected ? 'holds' : 'fails'));

  it('counts each element of an array as an edge of its own', () => {
    const twice = heap.make('Box', { items: heap.array('Node[]', [first, first]) });
    const values = { ...setting, values: { ...setting.values, box: twice } };
    expect(judged('tree(box)', values)).toBe('fails');
    expect(judged('unshared(box)', values)).toBe('holds');
  });

  it('walks structures of a hundred thousand objects', () => {
    let head: Thing | null = null;
    for (let count = 0; count < 100_000; count++) head = heap.make('Node', { f: head });
    const long = { hierarchy, heap, types: { x: 'Node' }, values: { x: head } };
    for (const text of ['acyclic(x)', 'list(x, f)', 'tree(x)', 'unshared(x)']) expect(judged(text, long)).toBe('holds');
  });
});
