/** All cases of x = y.f for one variable and one field, as the notes list them. */
import { describe, expect, it } from 'vitest';
import { shapeGraphs } from '../../../../src/domains/heap/shapegraph/graphs/shape-graphs.js';

const NAMES = { variable: (variable: number) => ['y', 'x'][variable] ?? '?', field: () => undefined };

const LISTED = [
  { before: [[1], [-1]], after: ['{y} -> {x}'] },
  { before: [[1], [2], [-1]], after: ['{y} -> {x}, {x} -> @', '{y} -> {x}, {x} -> @, @ -> @'] },
  { before: [[1], [0]], after: ['{y} -> {x}, {x} -> {y}'] },
  {
    before: [[1], [2], [0]],
    after: ['{y} -> {x}, {x} -> @, @ -> @, @ -> {y}', '{y} -> {x}, {x} -> @, @ -> {y}'],
  },
  {
    before: [[1], [1]],
    after: [
      '{y} -> {x}!, {x}! -> @, @ -> @, @ -> {x}!',
      '{y} -> {x}!, {x}! -> @, @ -> {x}!',
      '{y} -> {x}!, {x}! -> {x}!',
      '{y} -> {x}, {x} -> @!, @! -> @!',
    ],
  },
];

describe('materialisation', () => {
  it.each(LISTED)('$before', ({ before, after }) => {
    const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 100 });
    const results = graphs.load(graphs.image({ variables: [0, -1], cells: before }), 1, 0, 0) ?? [];
    expect(results.map((graph) => graphs.show(graph, NAMES)).sort()).toEqual(after);
  });

  it('pop twice from a long list: it may be empty (trap 4)', () => {
    const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 100 });
    const long = graphs.image({ variables: [0], cells: [[1], [2], [-1]] });
    const popped = [0, 1, 2].reduce<readonly number[]>(
      (states) => graphs.merged(states.flatMap((state) => graphs.load(state, 0, 0, 0) ?? [])),
      [long],
    );
    expect(popped).toContain(graphs.nothing(1));
  });
});
