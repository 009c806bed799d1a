/** Statements: exactly the images of what all small heaps become (relational, one field), nothing missing elsewhere. */
import { describe, expect, it } from 'vitest';
import { shapeGraphs } from '../../../../src/domains/heap/shapegraph/graphs/shape-graphs.js';
import { allHeaps, random } from './support/all-heaps.js';
import { programsFail } from './support/program-audit.js';
import { auditSteps } from './support/step-audit.js';

describe('relational', () => {
  it.each([
    [1, 5],
    [2, 6],
  ])('%d variables, one field: exact with heaps of at most %d cells', (variables, cells) => {
    const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 1_000 });
    const { missing, extra } = auditSteps(graphs, variables, allHeaps({ variables, fields: 1, cells }));
    expect(missing).toBeUndefined();
    expect(extra).toEqual([]);
  });

  it.each([
    [3, 1, 4],
    [1, 2, 3],
    [2, 2, 2],
  ])('%d variables, %d fields, %d cells: nothing missing', (variables, fields, cells) => {
    const graphs = shapeGraphs({ fields, mode: 'relational', limit: 2_000 });
    expect(auditSteps(graphs, variables, allHeaps({ variables, fields, cells })).missing).toBeUndefined();
  });
});

describe('keyed', () => {
  it.each([
    [2, 1, 5],
    [3, 1, 4],
    [1, 2, 3],
    [2, 2, 2],
    [1, 3, 2],
  ])('%d variables, %d fields, %d cells: nothing missing', (variables, fields, cells) => {
    const graphs = shapeGraphs({ fields, mode: 'keyed', limit: 2_000 });
    expect(auditSteps(graphs, variables, allHeaps({ variables, fields, cells })).missing).toBeUndefined();
  });
});

describe('something elsewhere', () => {
  it.each([
    ['relational', 2, 1, 3],
    ['relational', 1, 2, 2],
    ['keyed', 2, 1, 3],
    ['keyed', 1, 2, 3],
    ['keyed', 2, 2, 2],
  ] as const)('%s, %d variables, %d fields, %d cells: nothing missing', (mode, variables, fields, cells) => {
    const graphs = shapeGraphs({ fields, mode, limit: 2_000 });
    const heaps = allHeaps({ variables, fields, cells, outside: true });
    expect(auditSteps(graphs, variables, heaps, true).missing).toBeUndefined();
  });
});

describe('random programs', () => {
  it.each([
    ['relational', 3, 1, false],
    ['relational', 3, 1, true],
    ['relational', 2, 2, true],
    ['keyed', 3, 1, true],
    ['keyed', 3, 2, false],
    ['keyed', 3, 2, true],
  ] as const)('%s, %d variables, %d fields, elsewhere %s', (mode, variables, fields, elsewhere) => {
    const graphs = shapeGraphs({ fields, mode, limit: 400 });
    const bounds = { variables, programs: 60, length: 16, elsewhere, seed: 5 };
    expect(programsFail(graphs, bounds, random(bounds.seed))).toBeUndefined();
  });
});

describe('bounds', () => {
  it('says so when a step gives more graphs than the limit', () => {
    const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 2 });
    const rho = graphs.image({ variables: [0, -1], cells: [[1], [2], [1]] });
    expect(graphs.load(rho, 1, 0, 0)).toBeUndefined();
  });

  it('null has no successor', () => {
    const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 2 });
    expect(graphs.load(graphs.nothing(2), 0, 1, 0)).toEqual([]);
    expect(graphs.store(graphs.nothing(2), 0, 0, 1)).toEqual([]);
  });
});
