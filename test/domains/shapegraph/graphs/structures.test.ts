/** Classes with several fields, as lists of transformers: what is proved of them. */
import { describe, expect, it } from 'vitest';
import { shapeGraphs } from '../../../../src/domains/heap/shapegraph/graphs/shape-graphs.js';
import { ClassAnalysis, type ClassText, type Code } from './support/class-equation.js';

const NEXT = 1;
const PREV = 2;

const unlinkFirst: readonly Code[] = [
  'node = first',
  {
    test: 'node != null',
    body: [
      'first = node.next',
      { test: 'first == null', body: ['last = null'], otherwise: ['first.prev = null'] },
      'node = null',
    ],
  },
];

const deque: ClassText = {
  fields: ['first', 'last'],
  links: ['next', 'prev'],
  locals: ['node'],
  methods: {
    addFirst: [
      'node = new',
      { test: 'first == null', body: ['last = node'], otherwise: ['node.next = first', 'first.prev = node'] },
      'first = node',
      'node = null',
    ],
    addLast: [
      'node = new',
      { test: 'last == null', body: ['first = node'], otherwise: ['node.prev = last', 'last.next = node'] },
      'last = node',
      'node = null',
    ],
    removeFirst: unlinkFirst,
    removeLast: [
      'node = last',
      {
        test: 'node != null',
        body: [
          'last = node.prev',
          { test: 'last == null', body: ['first = null'], otherwise: ['last.next = null'] },
          'node = null',
        ],
      },
    ],
  },
};

/** A node in the middle is found and unlinked, as in many lists. */
const removing: ClassText = {
  fields: ['head'],
  links: ['next', 'prev'],
  locals: ['node', 'before', 'after'],
  methods: {
    addFirst: [
      'node = new',
      'node.next = head',
      { test: 'head != null', body: ['head.prev = node'] },
      'head = node',
      'node = null',
    ],
    remove: [
      'node = head',
      { loop: ['node != null', '*'], body: ['node = node.next'] },
      {
        test: 'node != null',
        body: [
          'before = node.prev',
          'after = node.next',
          { test: 'before == null', body: ['head = after'], otherwise: ['before.next = after'] },
          { test: 'after != null', body: ['after.prev = before'] },
        ],
      },
    ],
  },
};

const queue: ClassText = {
  fields: ['first', 'last'],
  links: ['next'],
  locals: ['node'],
  methods: {
    add: [
      'node = new',
      { test: 'last == null', body: ['first = node'], otherwise: ['last.next = node'] },
      'last = node',
      'node = null',
    ],
    remove: [{ test: 'first != null', body: ['first = first.next', { test: 'first == null', body: ['last = null'] }] }],
  },
};

const DOUBLY = {
  groups: [NEXT, PREV],
  inverses: [
    { field: 0, back: 1 },
    { field: 1, back: 0 },
  ],
};

function assertion(
  text: ClassText,
  rules: Partial<typeof DOUBLY> = {},
): { of: ClassAnalysis; graphs: readonly number[] } {
  const graphs = shapeGraphs({ fields: text.links.length, mode: 'keyed', limit: 2_000, ...rules });
  const of = new ClassAnalysis(graphs, text, 'never');
  return { of, graphs: of.rounds().at(-1)?.assertion ?? [] };
}

describe.each([
  ['deque', deque],
  ['list from which nodes in the middle are taken', removing],
])('%s', (_, text) => {
  it('is acyclic, unshared and doubly linked along next', () => {
    const { of, graphs } = assertion(text, DOUBLY);
    // Empty, one cell, more.
    expect(graphs.length).toBeGreaterThanOrEqual(3);
    for (const graph of graphs) {
      expect(of.graphs.acyclic(graph, 0, NEXT)).toBe('yes');
      expect(of.graphs.unshared(graph, 0, NEXT)).toBe('yes');
      expect(of.graphs.dll(graph, 0, 0, 1)).toBe('yes');
    }
    // With what points back there are cycles.
    expect(graphs.some((graph) => of.graphs.acyclic(graph, 0, NEXT | PREV) !== 'yes')).toBe(true);
  });

  it('is not known to be when all references are counted together', () => {
    const { of, graphs } = assertion(text);
    expect(graphs.some((graph) => of.graphs.acyclic(graph, 0, NEXT) === 'unknown')).toBe(true);
  });
});

describe('broken twins', () => {
  const addFirst: readonly Code[] = [
    'node = new',
    'node.next = head',
    'head.prev = node',
    'head = node',
    'node = null',
  ];

  it('a list that forgets to point back is not doubly linked', () => {
    const forgets = addFirst.filter((line) => line !== 'head.prev = node');
    const { of, graphs } = assertion({ ...removing, methods: { addFirst: forgets } }, DOUBLY);
    expect(graphs.every((graph) => of.graphs.acyclic(graph, 0, NEXT) === 'yes')).toBe(true);
    expect(graphs.every((graph) => of.graphs.dll(graph, 0, 0, 1) === 'yes')).toBe(false);
  });

  it('a list that unlinks by the wrong neighbour may be cyclic', () => {
    const wrong: readonly Code[] = [
      'node = head',
      { loop: ['node != null', '*'], body: ['node = node.next'] },
      { test: 'node != null', body: ['before = node.prev', { test: 'before != null', body: ['node.next = before'] }] },
    ];
    const { of, graphs } = assertion({ ...removing, methods: { ...removing.methods, wrong } }, DOUBLY);
    expect(graphs.every((graph) => of.graphs.acyclic(graph, 0, NEXT) === 'yes')).toBe(false);
  });
});

describe('queue with tail', () => {
  it('is an unshared list from first; last is the only cell of its own list', () => {
    const { of, graphs } = assertion(queue);
    for (const graph of graphs) {
      expect(of.graphs.list(graph, 0, 0)).toBe('yes');
      expect(of.graphs.unshared(graph, 0, NEXT)).toBe('yes');
      expect(of.graphs.acyclic(graph, 1, NEXT)).toBe('yes');
    }
  });
});
