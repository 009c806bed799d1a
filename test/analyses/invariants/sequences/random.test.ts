/** Random clients: the same for the same seed, and what they find is real. */
import { describe, expect, it } from 'vitest';
import { randomAnswerFor } from './breaking.js';
import { INT_LIST_1, INT_LIST_2, INT_STACK } from './thesis.js';

describe('random sequences', () => {
  it('break what can be broken, and tell it with no line too many', async () => {
    const { broken } = await randomAnswerFor(INT_LIST_2, 'IntList2', ['acyclic(start, tail)', 'unshared(start, tail)']);
    expect(broken.map((each) => each?.calls)).toEqual([3, 4]);
    expect(broken[1]?.witness.calls.map((line) => line.replace(/-?\d+\)/, 'n)'))).toEqual([
      'intList2 = new IntList2()',
      'intList2.add(n)',
      'intList2.make_circular()',
      'intList2.add(n)',
    ]);
  });

  it('break nothing that holds', async () => {
    const formulas = ['acyclic(start, tail)', 'unshared(start, tail)'];
    const { broken, made, runs } = await randomAnswerFor(INT_LIST_1, 'IntList1', formulas, { sequences: 300 });
    expect(broken).toEqual([undefined, undefined]);
    expect(made).toBe(true);
    expect(runs).toBe(300);
  });

  it('are the same for the same seed, and others for another', async () => {
    const sizes = async (seed: number): Promise<readonly string[]> => {
      const calls: string[] = [];
      await randomAnswerFor(INT_STACK, 'IntStack', [], {
        seed,
        sequences: 20,
        visit: (state) => calls.push(state.calls().join('; ')),
      });
      return calls;
    };
    const first = await sizes(1);
    expect(first.length).toBeGreaterThan(20);
    expect(await sizes(1)).toEqual(first);
    expect(await sizes(2)).not.toEqual(first);
  });

  it('show every state between calls', async () => {
    const lengths = new Set<number>();
    await randomAnswerFor(INT_LIST_1, 'IntList1', [], {
      sequences: 200,
      world: 'closed',
      visit: ({ heap, objects }) => {
        for (const object of objects) {
          let count = 0;
          let cell = heap.field(object, 'IntList1', 'start');
          for (; typeof cell === 'object' && cell !== null; count++) cell = heap.field(cell, 'ConsCell', 'tail');
          lengths.add(count);
        }
      },
    });
    expect([...lengths].sort((left, right) => left - right).slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
  });
});
