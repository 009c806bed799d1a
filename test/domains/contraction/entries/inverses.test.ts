import { describe, expect, it } from 'vitest';
import { inverseFields } from '../../../../src/domains/heap/contraction/shapes/inverses.js';
import { openMethod } from './opened.js';

/** Names of the parent fields that are found for the method `run` of class `Program`. */
async function parentsOf(members: string, requires: readonly string[] = []): Promise<readonly string[]> {
  const { tables } = await openMethod(`class Program { ${members} }`, 'run', { requires });
  return tables.options.universe.parents.map(({ name }) => name);
}

const DOUBLE = 'static class Node { Node prev; Node next; }';
const TREE = 'static class Node { Node left; Node right; Node parent; }';

describe('fields that point back', () => {
  it('are what a formula says', async () => {
    const run = 'static void run(Node x) { }';
    expect(await parentsOf(DOUBLE + run, ['dll(x, next, prev)'])).toEqual(['prev']);
    expect(await parentsOf(DOUBLE + run, ['dll(x, prev, next)'])).toEqual(['next']);
    const inverse = '(n.left != null ==> n.left.parent == n) && (n.right == null || n == n.right.parent)';
    expect(await parentsOf(TREE + run, [`(\\forall Node n; reach(x, n); ${inverse})`])).toEqual(['parent']);
  });

  it('are seen in code that sets both ways', async () => {
    expect(await parentsOf(`${DOUBLE} static void run(Node x, Node y) { x.next = y; y.prev = x; }`)).toEqual(['prev']);
    expect(await parentsOf(`${TREE} static void run(Node x, Node y) { y.parent = x; x.right = y; }`)).toEqual([
      'parent',
    ]);
    const other = 'static class Node { Node to; Node fro; } static void run(Node x, Node y) { x.to = y; y.fro = x; }';
    expect(await parentsOf(other)).toEqual(['fro']);
  });

  it('are none without a sign of it', async () => {
    expect(await parentsOf(`${DOUBLE} static void run(Node x, Node y) { x.next = y; x.prev = y; }`)).toEqual([]);
    expect(await parentsOf(`${TREE} static void run(Node x, Node y) { x.left = y; y.right = x; }`)).toEqual([]);
  });

  it('are not those that a formula follows together', async () => {
    const run = 'static void run(Node x, Node y) { x.next = y; y.prev = x; }';
    expect(await parentsOf(DOUBLE + run, ['tree(x, next, prev)'])).toEqual([]);
  });

  it('are what the user says, whatever code does', async () => {
    const { tables, code } = await openMethod(
      `class Program { ${DOUBLE} static void run(Node x, Node y) { x.next = y; y.prev = x; } }`,
      'run',
    );
    const { links } = tables.options.universe;
    const named = [{ field: 'next', of: 'prev' }];
    expect(inverseFields({ links, codes: [code], formulas: [], named }).map(({ name }) => name)).toEqual(['next']);
  });
});
