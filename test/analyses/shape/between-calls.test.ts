/** What a class guarantees whenever one of its methods is entered need not be asked of callers; where it does not, it is. */
import { describe, expect, it } from 'vitest';
import type { ShapeClaim } from '../../../src/findings/shape-result.js';
import { shape } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

const NODE = 'private static class Node { Node next; int value; }';
const FIRST = 'public int first() { return head.value; }';

/** The dereference of `head` in `first`. */
async function claimOf(members: string, more = ''): Promise<ShapeClaim | undefined> {
  const text = `public class S { ${members} } ${more}`;
  const workspace = await openTexts([{ path: 'S.java', text }]);
  const { results } = shape(workspace, { classes: [], methods: ['S.first'], budget: 1, needs: true, replay: false });
  return results.flatMap(({ claims }) => claims).find(({ property }) => property === 'null-dereference');
}

describe('a field that is never null between calls', () => {
  it('is not null on entry, and the proof says what it rests on', async () => {
    const claim = await claimOf(`${NODE} private Node head = new Node(); ${FIRST}
      public void add() { Node n = new Node(); n.next = head; head = n; }`);
    expect(claim?.verdict).toBe('proved');
    expect(claim?.assumptions).toContain('invariant:S');
  });
});

describe('is not taken for granted', () => {
  it.each([
    [
      'in a method that is called while the field is altered',
      'public void reset() { head = null; int x = first(); head = new Node(); }',
    ],
    [
      'in a method that unknown code may call in the middle of another',
      'public void reset(Object o) { head = null; o.hashCode(); head = new Node(); }',
    ],
    ['where a constructor leaves it null', 'public S() { } public S(int n) { if (n > 0) head = null; }'],
    [
      'where an exception leaves it null',
      'public void swap(int[] a) { Node h = head; head = null; a[0] = 1; head = h; }',
    ],
  ])('%s', async (_, member) => {
    const claim = await claimOf(`${NODE} private Node head = new Node(); ${FIRST} ${member}`);
    expect(claim?.verdict).not.toBe('proved');
  });

  it('where the package can write the field', async () => {
    const claim = await claimOf(`static class Node { Node next; int value; } Node head = new Node(); ${FIRST}`);
    expect(claim?.verdict).not.toBe('proved');
  });

  it('where a subclass calls the method before the constructor has set it', async () => {
    const members = `${NODE} private Node head; public S() { set(); head = new Node(); } protected void set() { } ${FIRST}`;
    const claim = await claimOf(members, 'class T extends S { protected void set() { first(); } }');
    expect(claim?.verdict).not.toBe('proved');
  });
});

describe('a written formula', () => {
  // No client can set `mark`; but of a list with a mark that is not its first node, `cut` makes one that does not lead to the mark.
  const MARKED = `public class S {
  private static class Node { Node next; Node prev; }
  private Node head;
  private Node mark;
  //@ invariant dll(head, next, prev);
  //@ invariant mark != null ==> reach(head, mark, next);
  public void cut() { if (mark != null && mark.prev != null) mark.prev.next = null; }
}`;

  it('counts on every heap that meets what is written, whether clients can build it or not', async () => {
    const workspace = await openTexts([{ path: 'S.java', text: MARKED }]);
    const { results } = shape(workspace, { classes: [], methods: ['S.cut'], budget: 1, needs: true, replay: true });
    const claims = results.flatMap((result) => result.claims).filter(({ property }) => property === 'invariant');
    expect(claims.map(({ location, verdict }) => [location.line, verdict === 'proved'])).toEqual([
      [5, true],
      [6, false],
    ]);
  });
});
