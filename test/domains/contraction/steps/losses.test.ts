/** Objects of which little is known can be lost, too: what a run over Java text says of that. Losses are seen by runs first. */
import { describe, expect, it } from 'vitest';
import { NATIVES } from '../../../../src/execution/natives/index.js';
import { shape } from '../../../../src/workspace/index.js';
import { losingRuns } from '../../../fixtures/shape/lost-nodes.js';
import { openTexts } from '../../../support/open.js';

const CLASSES = `
class Node implements Comparable<Node> { Node left; Node right; public int compareTo(Node other) { return 0; } }
class Box { Node held; }
`;

/** Whether runs on small heaps lose nodes, and what is said about it. Nothing is required: trees are vague on entry. */
async function judged(method: string): Promise<{ readonly loses: boolean; readonly verdict: string | undefined }> {
  const text = `${CLASSES} class T { ${method} }`;
  const workspace = await openTexts([{ path: 'T.java', text }]);
  const found = workspace.table.find('T')?.methods.find(({ name }) => name === 'm');
  if (found === undefined) throw new Error('no method');
  const options = { scope: 3, integers: [0], runs: 2_000, choices: 10_000, natives: NATIVES };
  const { returned, lost } = losingRuns(workspace.table, found, options);
  expect(returned).toBeGreaterThan(0);
  const asked = { classes: [], methods: ['m'], budget: 1, needs: false, replay: false };
  const { results, faults } = shape(workspace, asked);
  expect(faults).toBe(0);
  const claims = results.filter((result) => result.method === 'm').flatMap((result) => result.claims);
  return { loses: lost > 0, verdict: claims.find(({ property }) => property === 'lost-nodes')?.verdict };
}

const CUT = 'Node c = x.left; x.left = c.right;';

describe('vague objects that are lost', () => {
  it.each([
    ['when the variable that still holds them dies', `static Node m(Node x) { ${CUT} return c.right; }`],
    ['when that is overwritten', `static Node m(Node x) { ${CUT} Node d = c; d = null; c = null; return d; }`],
    [
      'by the caller of the method that cut them off',
      `static Node m(Node x) { cut(x); return null; }
      static Node cut(Node x) { ${CUT} return c; }`,
    ],
    [
      'with an object that only a variable holds',
      `static void m(Node x) { Box b = new Box(); b.held = x.left; ${CUT} }`,
    ],
    [
      'when a new object does not hold them any more',
      `static Box m(Node x) {
      Box b = new Box(); b.held = x.left; ${CUT} b.held = null; return b; }`,
    ],
    ['when a parameter does not, either', `static void m(Node x, Box b) { b.held = x.left; ${CUT} b.held = null; }`],
    [
      'with those that only lead back to them',
      `static Node m(Node x) {
      Node c = x.left; Node d = c.left; d.right = c; x.left = null; return null; }`,
    ],
    [
      'when a static field is overwritten',
      'static Node kept = new Node(); static void m(Node x) { Node c = kept; kept = x.left; c.left = x; }',
    ],
    [
      'when a static field is that does not say what it holds',
      `static Comparable<Node> wide = new Node();
      static void m(Node x) { Comparable<Node> c = wide; wide = null; x.left = x.left; }`,
    ],
    [
      'with the array that has them',
      'static Node[] nodes = { new Node() }; static void m(Node x) { x.left = x.left; nodes = null; }',
    ],
    [
      'with the container that has them',
      `static Box box = filled(); static Box filled() { Box b = new Box(); b.held = new Node(); return b; }
      static void m(Node x) { Node n = box == null ? x.left : box.held; box = null; }`,
    ],
  ])('%s', async (_, method) => {
    const { loses, verdict } = await judged(method);
    expect(loses).toBe(true);
    expect(verdict).not.toBe('proved');
  });
});

describe('vague objects that are not lost', () => {
  it.each([
    ['what is only read', 'static Node m(Node x) { Node c = x.left; return c.right; }'],
    ['what is stored where it was', 'static Node m(Node x) { Node c = x.left; x.left = c; return c; }'],
    [
      'what is held on entry, too',
      'static void m(Node x, Node y) { if (x == null || x.left != y || x == y) return; x.left = null; }',
    ],
  ])('%s', async (_, method) => {
    expect(await judged(method)).toEqual({ loses: false, verdict: 'proved' });
  });
});
