import { describe, expect, it } from 'vitest';
import { startingWorks } from '../../../../src/domains/heap/contraction/entry/entry.js';
import { candidatePreconditions } from '../../../../src/domains/heap/contraction/shapes/candidates.js';
import { openMethod } from './opened.js';

async function candidatesOf(program: string): Promise<readonly string[]> {
  const { tables, code } = await openMethod(`class Program { ${program} }`, 'run', { requires: [] });
  return candidatePreconditions(tables, code);
}

const PROGRAMS = {
  lists: 'static class Node { Node next; } static void run(Node x, Node y) { }',
  doubly: 'static class Node { Node next; Node prev; } static void run(Node x, Node y) { x.next = y; y.prev = x; }',
  tree: 'static class Node { Node left; Node right; } static void run(Node x) { }',
  parents:
    'static class Node { Node left; Node parent; Node right; } static void run(Node x, Node y) { x.left = y; y.parent = x; }',
  container: 'static class Node { Node next; } Node head; Node tail; static Node spare; void run() { }',
  receiver: 'static class Node { Node next; void run(Node other) { } }',
  lists2:
    'static class Inner { Inner next; } static class Outer { Outer next; Inner items; } static void run(Outer x) { }',
  many: 'static class Node { Node next; } static void run(Node a, Node b, Node c, Node d, Node e, Node f) { }',
  none: 'static int run(int x) { return x; }',
} as const;

describe('candidates for preconditions', () => {
  it('are shapes over the link fields, non-null and disjoint', async () => {
    const candidates = await candidatesOf(PROGRAMS.lists);
    expect(candidates).toEqual(expect.arrayContaining(['x != null', 'list(x, next)', 'disjoint(x, y, next)']));
    expect(candidates).toContain('list(x, next) && list(y, next) && disjoint(x, y, next)');
    expect(candidates.indexOf('x != null')).toBeLessThan(candidates.indexOf('list(x, next)'));
  });

  it('are doubly-linked lists where a field leads back', async () => {
    expect(await candidatesOf(PROGRAMS.doubly)).toContain('dll(x, next, prev)');
  });

  it('are trees', async () => {
    expect(await candidatesOf(PROGRAMS.tree)).toContain('tree(x, left, right)');
  });

  it('are trees with parents', async () => {
    const [candidate] = (await candidatesOf(PROGRAMS.parents)).filter((each) => each.startsWith('tree(x'));
    expect(candidate).toContain('n.left.parent == n');
    expect(candidate).toContain('n.right.parent == n');
  });

  it('speak of the fields of containers and of static fields', async () => {
    const candidates = await candidatesOf(PROGRAMS.container);
    expect(candidates).toEqual(expect.arrayContaining(['list(this.head, next)', 'list(spare, next)']));
    expect(candidates).toContain('disjoint(this.head, this.tail, next)');
  });

  it('speak of the receiver, which is never null', async () => {
    const candidates = await candidatesOf(PROGRAMS.receiver);
    expect(candidates).toContain('list(this, next)');
    expect(candidates).not.toContain('this != null');
  });

  it('are fields that the method loads, and rings last', async () => {
    const program = `static class Node { Node next; } Node head;
      Node run(Node x) { Node first = head; head = first.next; return x.next; }`;
    const candidates = await candidatesOf(program);
    const [own, other] = [candidates.indexOf('this.head != null'), candidates.indexOf('x != null && x.next != null')];
    expect(own).toBeGreaterThan(candidates.indexOf('x != null'));
    expect(other).toBeGreaterThan(own);
    expect(candidates.indexOf('list(this.head, next)')).toBeGreaterThan(other);
    expect(candidates.at(-1)).toMatch(/^cyclic/);
  });

  it('are none without references', async () => {
    expect(await candidatesOf(PROGRAMS.none)).toEqual([]);
  });

  for (const [name, program] of Object.entries(PROGRAMS)) {
    it(`are at most 24 formulas with a meaning: ${name}`, async () => {
      const candidates = await candidatesOf(program);
      expect(candidates.length).toBeLessThanOrEqual(24);
      expect(new Set(candidates).size).toBe(candidates.length);
      for (const formula of candidates) {
        await openMethod(`class Program { ${program} }`, 'run', { requires: [formula] });
      }
    });
  }

  it('bound the start where they say all', async () => {
    for (const name of ['lists', 'doubly', 'tree', 'container', 'receiver', 'lists2'] as const) {
      const text = `class Program { ${PROGRAMS[name]} }`;
      let isBounded = false;
      for (const formula of await candidatesOf(PROGRAMS[name])) {
        const { tables, code, preconditions } = await openMethod(text, 'run', { requires: [formula] });
        isBounded ||= startingWorks(
          tables,
          code,
          { history: 'any', nullness: () => 'unknown' },
          preconditions,
        ).isRegular;
      }
      expect(`${name}: ${isBounded}`).toBe(`${name}: true`);
    }
  });
});
