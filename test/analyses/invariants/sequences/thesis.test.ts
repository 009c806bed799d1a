/** The thesis' classes: which invariants clients break, and with how few calls. */
import { describe, expect, it } from 'vitest';
import { answerFor, linesFor, type World } from './breaking.js';
import { INT_LIST_1, INT_LIST_2, INT_STACK } from './thesis.js';

const WORLDS: readonly World[] = ['open', 'closed'];

describe('IntStack', () => {
  it('becomes cyclic when a client changes the cell that peek hands out', async () => {
    const lines = await linesFor(INT_STACK, 'IntStack', 'acyclic(top, tail)');
    expect(lines).toHaveLength(4);
    expect(lines?.slice(0, 2)).toEqual(['intStack = new IntStack()', 'intStack.push(1)']);
    expect(lines?.slice(2)).toEqual(['consCell = intStack.peek()', 'consCell.setTail(consCell)']);
  });

  it('becomes shared with one call more: a ring of one cell has one predecessor only', async () => {
    const lines = await linesFor(INT_STACK, 'IntStack', 'unshared(top, tail)');
    expect(lines).toHaveLength(5);
    expect(lines).toContain('consCell.setTail(consCell)');
  });

  it('is neither in the closed world, where cells are not called', async () => {
    const { broken, made, runs } = await answerFor(
      INT_STACK,
      'IntStack',
      ['acyclic(top, tail)', 'unshared(top, tail)', 'top == null', 'top != null'],
      'closed',
    );
    expect(broken.map((each) => each?.witness.calls)).toEqual([
      undefined,
      undefined,
      ['intStack = new IntStack()', 'intStack.push(1)'],
      ['new IntStack()'],
    ]);
    expect(made).toBe(true);
    expect(runs).toBeGreaterThan(100);
  });
});

describe('IntList1', () => {
  it.each(WORLDS)('stays acyclic and unshared in the %s world: no cell gets out', async (world) => {
    const { broken } = await answerFor(
      INT_LIST_1,
      'IntList1',
      ['acyclic(start, tail)', 'unshared(start, tail)'],
      world,
    );
    expect(broken).toEqual([undefined, undefined]);
  });
});

describe('IntList2', () => {
  it.each(WORLDS)('is cyclic after two calls on the new list, in the %s world', async (world) => {
    expect(await linesFor(INT_LIST_2, 'IntList2', 'acyclic(start, tail)', world)).toEqual([
      'intList2 = new IntList2()',
      'intList2.add(1)',
      'intList2.make_circular()',
    ]);
  });

  it.each(WORLDS)('is shared when a cell is put before a ring, in the %s world', async (world) => {
    expect(await linesFor(INT_LIST_2, 'IntList2', 'unshared(start, tail)', world)).toEqual([
      'intList2 = new IntList2()',
      'intList2.add(1)',
      'intList2.make_circular()',
      'intList2.add(1)',
    ]);
  });

  it('tells what the client holds after each line', async () => {
    const { broken } = await answerFor(INT_LIST_2, 'IntList2', ['acyclic(start, tail)']);
    const witness = broken[0]?.witness;
    expect(witness?.start).toBe('calls');
    expect(witness?.trace.map(({ line, heap }) => [line, heap.length])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
    ]);
    expect(witness?.trace.map(({ variables }) => variables.intList2)).toEqual([
      'IntList2#1',
      'IntList2#1',
      'IntList2#1',
    ]);
    expect(witness?.trace[0]?.heap).toEqual([{ id: 'IntList2#1', class: 'IntList2', fields: { start: 'null' } }]);
    const cell = { id: 'ConsCell#1', class: 'ConsCell' };
    const list = { id: 'IntList2#1', class: 'IntList2', fields: { start: 'ConsCell#1' } };
    expect(witness?.trace[1]?.heap).toEqual([list, { ...cell, fields: { head: '1', tail: 'null' } }]);
    expect(witness?.heap).toEqual([list, { ...cell, fields: { head: '1', tail: 'ConsCell#1' } }]);
  });
});
