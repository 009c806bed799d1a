/** Heaps of a witness as differences: nothing is lost, and little is written. */
import { expect, it } from 'vitest';
import type { Witness, WitnessObject } from '../../src/findings/claim.js';
import { asDifferences, withWholeHeaps } from '../../src/findings/witness-heaps.js';

const node = (id: string, next: string): WitnessObject => ({ id, class: 'Node', fields: { next } });

const WITNESS: Witness = {
  start: 'heap',
  arguments: ['Node#1'],
  heap: [node('Node#1', 'Node#2'), node('Node#2', 'null')],
  calls: [],
  trace: [
    { line: 1, variables: { head: 'Node#1' }, heap: [node('Node#1', 'Node#2'), node('Node#2', 'null')] },
    { line: 2, variables: { head: 'Node#1' }, heap: [node('Node#1', 'null')] },
    { line: 3, variables: { head: 'Node#3' }, heap: [node('Node#3', 'Node#1'), node('Node#1', 'null')] },
    { line: 4, variables: { head: 'null' }, heap: [] },
    { line: 5, variables: { head: 'Node#2' }, heap: [node('Node#2', 'null')] },
  ],
};

it('lists what is new or changed', () => {
  expect(asDifferences(WITNESS).trace.map(({ heap }) => heap)).toEqual([
    [],
    [node('Node#1', 'null')],
    [node('Node#3', 'Node#1')],
    [],
    [],
  ]);
});

it('is read back as it was', () => {
  expect(withWholeHeaps(asDifferences(WITNESS))).toEqual(WITNESS);
});
