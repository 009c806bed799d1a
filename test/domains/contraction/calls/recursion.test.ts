/** Recursion by tabulation of local heaps. */
import { describe, expect, it } from 'vitest';
import { type Heap, standOn } from './support.js';

const chain = (length: number): Heap['cells'] =>
  Array.from({ length }, (_, cell) => (cell + 1 < length ? { fields: { next: cell + 1 } } : {}));

const LIST = `class Node { Node next; } class Main {
  static Node reverse(Node x) {
    if (x == null || x.next == null) return x;
    Node rest = reverse(x.next);
    x.next.next = x;
    x.next = null;
    return rest;
  }
  static Node copy(Node x) {
    if (x == null) return null;
    Node made = new Node();
    made.next = copy(x.next);
    return made;
  }
  static Node both(Node x) { Node made = copy(x); kept = x; return made; }
  static Node kept;
  static Node last(Node x) { return x.next == null ? x : last(x.next); }
  static Node ring(Node x) { Node end = last(x); end.next = x; return x; }
}`;

describe('recursion on lists', () => {
  const lists = [1, 2, 3, 6].map((length) => ({ variables: { x: 0 }, cells: chain(length) }));
  const reversed = ['\\result=0: 0.next=1*', '\\result=0: 0.next=1', '\\result=0:'];

  it.each(['exact', 'partial'] as const)('reverse, %s', async (mode) => {
    const stand = await standOn(LIST, { links: ['Node.next'], mode });
    const ran = stand.run('reverse', [{ variables: {}, cells: [] }, ...lists]);
    const ends = ran.ends(['\\result']);
    // A list of any length: in partial mode the summary stands for one object or more.
    const expected =
      mode === 'exact' ? ['\\result=null:', ...reversed] : ['\\result=null:', '\\result=0: 0.next=1*', '\\result=0:'];
    expect(ends).toEqual([...expected].sort());
    expect(ran.alarms).toEqual([]);
  });

  it('reverse leaves the former head last', async () => {
    const stand = await standOn(LIST, { links: ['Node.next'], pinsParameters: true });
    const ran = stand.run('reverse', [{ variables: { x: 0 }, cells: chain(6) }]);
    expect(ran.alarms).toEqual([]);
    expect(ran.ends(['\\result'])).toEqual(['\\result=0: 0.next=1*']);
  });

  it('a copy has nothing in common with what was copied, and its length', async () => {
    const stand = await standOn(LIST, { links: ['Node.next'], statics: ['Main.kept'] });
    expect(stand.run('both', [{ variables: { x: 0 }, cells: chain(2) }]).ends(['\\result', 'kept'])).toEqual([
      '\\result=0 kept=1: 0.next=2 1.next=3',
    ]);
    // Of three or more cells: lengths are forgotten, and the copy has two at least because the first call sees so.
    const ends = stand.run('both', [{ variables: { x: 0 }, cells: chain(5) }]).ends(['\\result', 'kept']);
    expect(ends).toEqual(['\\result=0 kept=1: 0.next=2* 1.next=3*']);
  });

  it('a ring closed at the end that recursion found', async () => {
    const stand = await standOn(LIST, { links: ['Node.next'] });
    const ends = stand.run('ring', lists).ends(['\\result']);
    expect(ends).toEqual(
      ['\\result=0: 0.next=0', '\\result=0: 0.next=1 1.next=0', '\\result=0: 0.next=1* 1*.next=0'].sort(),
    );
  });
});

describe('recursion on trees', () => {
  it('a copied tree is a tree of its own', async () => {
    const stand = await standOn(
      `class Tree { Tree left; Tree right; } class Main {
        static Tree kept;
        static Tree copy(Tree t) {
          if (t == null) return null;
          Tree made = new Tree();
          made.left = copy(t.left);
          made.right = copy(t.right);
          return made;
        }
        static Tree both(Tree t) { Tree made = copy(t); kept = t; return made; }
      }`,
      { links: ['Tree.left', 'Tree.right'], statics: ['Main.kept'], mode: 'partial' },
    );
    const cell = (left: number, right: number) => ({ type: 'Tree', fields: { left, right } });
    const leaf = { type: 'Tree' };
    const tree = [cell(1, 2), cell(3, 4), cell(5, 6), leaf, cell(7, 8), leaf, leaf, leaf, leaf];
    const ran = stand.run('both', [{ variables: { t: 0 }, cells: tree }]);
    expect(ran.alarms).toEqual([]);
    const ends = ran.ends(['\\result', 'kept']);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) {
      // Two trees: each node but the two roots is entered by one edge.
      const targets = [...end.matchAll(/=(\d+)\*?/g)].map(([, node]) => node).slice(2);
      expect(new Set(targets).size, end).toBe(targets.length);
      expect(targets, end).not.toContain('0');
      expect(targets, end).not.toContain('1');
      expect(end).toMatch(/^\\result=0 kept=1: /);
    }
  });
});
