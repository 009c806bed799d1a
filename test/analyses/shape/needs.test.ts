/** Preconditions that are found say under what a claim would hold; they prove nothing of the method that has none. */
import { expect, it } from 'vitest';
import type { ShapeClaim } from '../../../src/findings/shape-result.js';
import { shape } from '../../../src/workspace/index.js';
import { openTexts } from '../../support/open.js';

const TEXT = `class N {
  static class Node { Node next; }
  static void cut(Node x) { x.next = null; }
  //@ ensures list(\\result, next);
  static Node keeps(Node x) { return x; }
  //@ ensures list(x, next);
  static void breaks(Node x) { x.next = x; }
  static void right() { cut(new Node()); }
  static void wrong() { cut(null); }
  //@ ensures false;
  static void never(Node x) { }
}`;

async function claimsOf(method: string): Promise<readonly ShapeClaim[]> {
  const workspace = await openTexts([{ path: 'N.java', text: TEXT }]);
  const { results } = shape(workspace, { classes: [], methods: [], budget: 1, needs: true, replay: false });
  return results
    .filter((result) => result.method === method)
    .flatMap(({ claims }) => claims.filter(({ kind }) => kind === 'obligation'));
}

it('what holds only under a precondition is not proved, and says which', async () => {
  expect((await claimsOf('cut')).map(({ verdict, needs }) => [verdict, needs])).toEqual([['unproved', 'x != null']]);
  const [kept] = (await claimsOf('keeps')).filter(({ property }) => property === 'ensures');
  expect(kept?.verdict).toBe('unproved');
});

it('what no precondition helps has none', async () => {
  for (const method of ['breaks', 'never']) {
    const [claim] = (await claimsOf(method)).filter(({ property }) => property === 'ensures');
    expect(claim?.verdict).not.toBe('proved');
    // Where nothing is left that meets a candidate, it would prove everything.
    expect([method, claim?.needs]).toEqual([method, undefined]);
  }
});

it('what a callee needs is asked of its callers', async () => {
  const asked = async (method: string): Promise<readonly string[]> =>
    (await claimsOf(method)).filter(({ property }) => property === 'requires').map(({ verdict }) => verdict);
  expect(await asked('right')).toEqual(['proved']);
  expect(await asked('wrong')).toEqual(['unproved']);
});
