/** The laws of lattices on states that analyses of small methods meet. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GraphState } from '../../../../src/domains/heap/shapegraph/index.js';
import { LAWS } from '../../../lattices/laws.js';
import { type Analysed, analysed } from './bodies.js';

const RUNS = { numRuns: 60, seed: 20241115 };

/** Lists that grow, are cut, tied to rings and given up; booleans; two roots. */
const MAIN = `static Box main(String[] args) {
  Box box = new Box();
  boolean tied = false;
  while (args.length > 0) {
    box.head = new Node(box.head);
    if (args.length > 2) { box.head.next = box.head; tied = true; }
    if (args.length > 3) { Node[] all = new Node[1]; all[0] = box.head; }
    if (args.length > 4) box.head = box.head.next;
  }
  return tied ? box : null;
}`;

function statesOf({ result, code }: Analysed): readonly GraphState[] {
  const activation = result.activations.find((each) => each.code === code);
  if (activation === undefined) return [];
  const points = Array.from({ length: code.body.points }, (_, point) => point);
  return [...new Set(points.flatMap((point) => result.at(activation, point)))];
}

describe.each(['relational', 'keyed'] as const)('the lattice of %s graphs', (mode) => {
  const run = analysed(MAIN, mode);

  it('has states enough to try', async () => {
    expect(statesOf(await run).length).toBeGreaterThan(20);
  });

  it.each(Object.entries(LAWS))('%s', async (_, law) => {
    const done = await run;
    const some = fc.constantFrom(...statesOf(done));
    const { lattice } = done.domain;
    const joined = fc.tuple(some, some).map(([left, right]) => lattice.join(left, right));
    const elements = fc.oneof({ weight: 3, arbitrary: some }, { weight: 1, arbitrary: joined });
    fc.assert(law({ name: 'shapegraph', file: '', lattice, elements, longestChain: 60 }), RUNS);
  });

  it('states that are merged by key are covered by what they become', async () => {
    const done = await run;
    const { lattice, partitions = [] } = done.domain;
    const states = statesOf(done);
    for (const left of states) {
      for (const right of states) {
        if (!partitions.every((key) => key(left) === key(right))) continue;
        expect(lattice.leq(left, lattice.join(left, right))).toBe(true);
      }
    }
  });
});
