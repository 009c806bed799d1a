/** Whether tables are proved complete: where they are, and never where something is missing. */
import { describe, expect, it } from 'vitest';
import { isClosed } from '../../../../src/analyses/typestate/closure/closure.js';
import {
  AC,
  BOX,
  BOXES,
  COUNTED,
  countingTo,
  DOUBLY_LINKED,
  dropping,
  FLAGS,
  failingAt,
  GRAPH,
  LEAKING,
  LINKED,
  LINKS,
  LIST,
  MARKING_LOOP,
  OWNED,
  PAIR,
  queueWith,
  SET_ITERATOR,
  SHARE,
  SHARED_GRAPH,
  SHARING,
  SPARE,
  STATIC,
  swappingTails,
  turningBack,
  undoWith,
} from './components.js';
import { cutDown, type Explored, explored, metOf, proves, withoutOneRow, withoutOneTypestate } from './support.js';

const CLOSED: readonly (readonly [name: string, text: string])[] = [
  ['two classes', AC],
  ['a content that others change', BOX],
  ['a content two references away', BOXES],
  ['iterators and versions', SET_ITERATOR],
  ['iterators and counters', COUNTED],
  ['a list', LIST],
  ['a list that fails when it is long', failingAt(4)],
  ['a list that fails when it is longer', failingAt(7)],
  ['a loop that counts', countingTo(3)],
  ['an object given to itself', PAIR],
  ['nodes in any order', LINKED],
  ['a resource of one owner', GRAPH],
  ['a resource that two can have', SHARED_GRAPH],
  ['the tail of a queue', queueWith('')],
  ['flags of a class', FLAGS],
];

describe('complete tables', () => {
  it.each(CLOSED)('%s', async (_, text) => {
    const { component, vocabulary, table } = await explored(text);
    expect(isClosed(component, vocabulary, table, { budget: 1 })).toMatchObject({ closed: true, open: [] });
  });

  it('two stacks without an element in common, with nine elements', async () => {
    expect(proves(await explored(undoWith(''), 9))).toBe(true);
  });

  it('a spent budget is no proof, and says so', async () => {
    const { component, vocabulary, table } = await explored(AC);
    const { closed, open } = isClosed(component, vocabulary, table, { budget: 0.001 });
    expect(closed).toBe(false);
    expect(open.join()).toContain('budget');
  });

  it('counters rest on an assumption, versions do not', async () => {
    const assumed = async (text: string): Promise<readonly string[]> => {
      const { component, vocabulary, table } = await explored(text);
      return isClosed(component, vocabulary, table, { budget: 1 }).assumptions;
    };
    // What exceptions do is known by records of the library, which both name.
    expect(await assumed(COUNTED)).toContain('no-overflow');
    expect(await assumed(SET_ITERATOR)).not.toContain('no-overflow');
  });
});

/** Few objects show fewer rows than more objects do: what they show is not all. */
describe('tables of heaps that are too small', () => {
  const cases: readonly (readonly [name: string, objects: number, more: number, text: string])[] = [
    ['two classes', 1, 2, AC],
    ['iterators and versions', 1, 2, SET_ITERATOR],
    ['iterators and versions', 2, 3, SET_ITERATOR],
    ['iterators and counters', 2, 3, COUNTED],
    ['a list', 1, 2, LIST],
    ['a list', 3, 4, LIST],
    ['a list', 4, 5, LIST],
    ['a list that fails at seven', 5, 7, failingAt(7)],
    ['a list that fails at seven', 6, 7, failingAt(7)],
    ['a list that fails at nine', 7, 9, failingAt(9)],
    ['a list that fails at nine', 8, 9, failingAt(9)],
    ['a loop that counts', 3, 6, countingTo(3)],
    ['a loop that counts to nine', 6, 9, countingTo(9)],
    ['a loop that writes', 4, 9, turningBack(9)],
    ['sharing that shows with two', 1, 2, SHARING],
    ['the tail of a queue', 3, 4, queueWith('')],
    ['queues that swap their tails', 2, 4, swappingTails('other != this')],
    ['a queue that loses its tail', 2, 4, dropping('head.next != null')],
    ['two stacks', 4, 6, undoWith('')],
    ['nodes that know their owner', 2, 3, OWNED],
    ['nodes that know their owner', 3, 4, OWNED],
    ['a list of nodes that know the one before', 3, 4, DOUBLY_LINKED],
    ['a list of nodes that know the one before', 4, 5, DOUBLY_LINKED],
    ['a list of nodes that know the one before', 5, 6, DOUBLY_LINKED],
  ];
  it.each(cases)('%s, %i of %i objects', async (_, objects, more, text) => {
    const few = await explored(text, objects);
    const many = await explored(text, more);
    expect(metOf(many).transitions.seen.length).toBeGreaterThan(metOf(few).transitions.seen.length);
    expect(proves(few)).toBe(false);
  });
});

describe('tables in which something is missing', () => {
  const small = CLOSED.filter(([, text]) => ![failingAt(7), countingTo(3)].includes(text));

  it.each(small)('a row: %s', async (_, text) => {
    const cuts = withoutOneRow(await explored(text));
    expect(cuts.length).toBeGreaterThan(5);
    expect(cuts.filter(({ cut }) => proves(cut)).map(({ row }) => `${row.method.name} ${row.number}`)).toEqual([]);
  });

  it.each(small)('a typestate: %s', async (_, text) => {
    const from = await explored(text);
    const cuts = withoutOneTypestate(from);
    expect(cuts.length).toBeGreaterThan(1);
    const { typestates } = metOf(from);
    expect(cuts.filter(({ cut }) => proves(cut)).map(({ typestate }) => typestates.contents(typestate))).toEqual([]);
  });

  it('where a field leads: lists of more than three elements were not met, all rows but theirs were', async () => {
    expect(proves(shortLists(await explored(LIST, 4)))).toBe(false);
    // With all rows it is complete all the same: what was not met is found out.
    expect(proves(shortLists(await explored(LIST)))).toBe(true);
  });
});

function shortLists(from: Explored): Explored {
  const { machine } = metOf(from);
  return cutDown(
    from,
    () => true,
    (heap) => heap.objects.filter((object) => machine.typeOf(heap, object) === 'Element').length <= 3,
  );
}

describe('what is given up', () => {
  const cases: readonly (readonly [name: string, text: string, reason: RegExp])[] = [
    ['iterators that become current again', SHARE, /change differently|not met/],
    ['a loop that writes', MARKING_LOOP, /loop|not met/],
    ['static fields', STATIC, /static field/],
    ['static fields that hold objects', SPARE, /static field/],
    ['objects that are not constructed', LEAKING, /constructed|not met/],
  ];
  it.each(cases)('%s', async (_, text, reason) => {
    const { component, vocabulary, table } = await explored(text, 3);
    const { closed, open } = isClosed(component, vocabulary, table, { budget: 1 });
    expect(closed).toBe(false);
    expect(open.join('\n')).toMatch(reason);
  });

  it('cycles that clients make are imagined too', async () => {
    // A node that refers to itself fails when it is used: a table without that row is not complete.
    const from = await explored(LINKS, 3);
    const { transitions } = metOf(from);
    const own = transitions.seen.filter(({ isError, aliases }) => isError && aliases.length > 0);
    expect(own.length).toBeGreaterThan(0);
    for (const row of own) {
      const cut = cutDown(
        from,
        (each) => each !== row,
        () => true,
      );
      expect(proves(cut)).toBe(false);
    }
  });
});
