/** A callee on its local heap does what it does on the whole heap, whatever the caller holds meanwhile. */
import { describe, expect, it } from 'vitest';
import { BACKWARDS } from '../../src/domains/heap/contraction/graphs/links.js';
import { GraphTable } from '../../src/structures/graph-table.js';
import { enter } from '../../src/structures/local-heap.js';
import { auditCalls } from '../domains/contraction/support/call-audit.js';
import { draftOf } from '../domains/contraction/support/heaps.js';
import { KIT } from '../domains/contraction/support/kit.js';

const OPTIONS = { backwards: BACKWARDS, searchLimit: 1_000 };

describe('calls on local heaps', () => {
  it.each<[string, fields: number, parent: number]>([
    ['one field', 1, -1],
    ['two fields', 2, -1],
    ['a field and its inverse', 2, 1],
  ])('%s: as on the whole heap', (_, fields, parent) => {
    const { failure, calls, several } = auditCalls(KIT, fields, parent, 400, 8);
    expect(failure).toBeUndefined();
    expect(calls).toBeGreaterThan(300);
    expect(several).toBeGreaterThan(10);
  });

  it('what the callee does not reach stays with the caller; what both hold is a cutpoint', () => {
    // A list 0, 1, 2, 3, held at 0 and 2, and a cell 4 for itself.
    const graph = draftOf({ variables: [0, 2, 4], cells: [[1], [2], [3], [-1], [-1]] }).freeze();
    const { callee, frame, cutpoints } = enter(graph, { ...OPTIONS, passed: [0] });
    expect([callee.size, cutpoints]).toEqual([4, 2]);
    expect(Array.from(callee.variables)).toEqual([0, 0, 2]);
    // The cell 4, and one that stands for each cutpoint.
    expect([frame.size, frame.kinds.length, Array.from(frame.variables)]).toEqual([3, 0, [1, 2, 0, 1, 2]]);
  });

  it('callers that hold the same cells in other ways enter with the same graph', () => {
    const table = new GraphTable();
    const byVariable = draftOf({ variables: [0, 1, -1], cells: [[1], [2], [-1]] }).freeze();
    const byField = draftOf({ variables: [3, -1, 0], cells: [[1], [2], [-1], [1]] }).freeze();
    const elsewhere = draftOf({ variables: [3, -1, 0], cells: [[1], [2], [-1], [2]] }).freeze();
    const [first, second, third] = [
      enter(byVariable, { ...OPTIONS, passed: [0] }),
      enter(byField, { ...OPTIONS, passed: [2] }),
      enter(elsewhere, { ...OPTIONS, passed: [2] }),
    ].map(({ callee }) => table.number(callee));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
