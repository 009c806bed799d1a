/** Giving up, other variables, and calls on a part of the heap. */
import { describe, expect, it } from 'vitest';
import { shapeGraphs } from '../../../../src/domains/heap/shapegraph/graphs/shape-graphs.js';
import {
  ELSEWHERE,
  FIRST_NODE,
  NOTHING,
  SUMMARY,
  UNKNOWN,
} from '../../../../src/domains/heap/shapegraph/graphs/store/model.js';
import { allHeaps, random } from './support/all-heaps.js';
import { callFails, giveUpFails, idleCallFails, projectFails } from './support/call-audit.js';

const BOUNDS = [
  ['relational', 2, 1, 4, false],
  ['relational', 3, 1, 3, false],
  ['relational', 2, 1, 3, true],
  ['relational', 2, 2, 2, false],
  ['keyed', 3, 1, 4, false],
  ['keyed', 1, 2, 3, false],
  ['keyed', 2, 2, 2, false],
  ['keyed', 2, 1, 3, true],
] as const;

describe('all small heaps', () => {
  it.each(BOUNDS)('%s, %d variables, %d fields, %d cells, elsewhere %s', (mode, variables, fields, cells, outside) => {
    const graphs = shapeGraphs({ fields, mode, limit: 3_000 });
    const choose = random(11);
    let cut = 0;
    let calls = 0;
    for (const heap of allHeaps({ variables, fields, cells, outside })) {
      for (let x = 0; x < variables; x++) expect(giveUpFails(graphs, heap, x)).toBeUndefined();
      expect(projectFails(graphs, heap, choose)).toBeUndefined();
      const fails = callFails(graphs, heap, 3, choose);
      calls++;
      if (fails === 'cut') cut++;
      else expect(fails).toBeUndefined();
    }
    // Most heaps can be cut: otherwise nothing was tested.
    expect(cut).toBeLessThan(calls / 4);
  });
});

describe('relational', () => {
  it.each([
    [2, 1],
    [3, 1],
    [1, 2],
  ])('%d variables, %d fields: a call that does nothing changes nothing', (variables, fields) => {
    const graphs = shapeGraphs({ fields, mode: 'relational', limit: 3_000 });
    for (const graph of graphs.weakest(variables) ?? []) expect(idleCallFails(graphs, graph, 0)).toBeUndefined();
  });

  it('two lists of different lengths: what is kept is each of both', () => {
    const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 100 });
    for (const heap of allHeaps({ variables: 2, fields: 1, cells: 5 })) {
      expect(giveUpFails(graphs, heap, 0)).toBeUndefined();
    }
  });
});

describe('single cases', () => {
  const graphs = shapeGraphs({ fields: 1, mode: 'relational', limit: 100 });

  it('a list that is given up leaves the other one', () => {
    const two = graphs.image({ variables: [0, 2], cells: [[1], [-1], [3], [-1]] });
    const after = graphs.giveUp(two, 0) ?? [];
    expect(after.map((graph) => graphs.show(graph))).toEqual(['v0 = ?, {v1} -f0-> @']);
  });

  it('what refers into a part that is given up refers elsewhere', () => {
    const list = graphs.image({ variables: [0, 1], cells: [[1], [-1]] });
    const [after = -1] = graphs.giveUp(list, 1) ?? [];
    expect(graphs.value(after, 1)).toBe(ELSEWHERE);
    expect(graphs.field(after, 0, 0)).toBe(ELSEWHERE);
  });

  it('shared cells behind two variables cannot be cut', () => {
    const meeting = graphs.image({ variables: [0, 1], cells: [[2], [2], [-1]] });
    expect(graphs.separate(meeting, [0], [0, 1], 2)).toBe('inseparable');
  });

  it('two lists are cut, and put together again', () => {
    const two = graphs.image({ variables: [0, 2], cells: [[1], [-1], [3], [-1]] });
    const parts = graphs.separate(two, [0], [0, 1], 1);
    if (parts === undefined || parts === 'inseparable') throw new Error('two lists are separate');
    expect(parts).toHaveLength(1);
    const [{ callee, frame } = { callee: -1, frame: -1 }] = parts;
    expect(graphs.show(callee)).toBe('{v0,v1} -f0-> @');
    // The cutpoint stands for what the callee has.
    expect(graphs.show(frame)).toBe('{v0,v2}, {v1} -f0-> @');
    const whole = graphs.combine(frame, callee, 1) ?? [];
    expect(whole.map((graph) => graphs.show(graph))).toEqual(['{v0,v2} -f0-> @, {v1} -f0-> @']);
  });

  it('other variables', () => {
    const list = graphs.image({ variables: [0, -1], cells: [[1], [-1]] });
    const [graph = -1] = graphs.project(list, [NOTHING, 0, UNKNOWN, 0]) ?? [];
    expect(graphs.variables(graph)).toBe(4);
    expect(graphs.value(graph, 1)).toBe(FIRST_NODE);
    expect(graphs.value(graph, 2)).toBe(ELSEWHERE);
    expect(graphs.field(graph, 0, 0)).toBe(SUMMARY);
  });
});
