/** Which types can bring nodes to light. */
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeTypes } from '../../../src/analyses/shape/graphs/node-types.js';
import { worldOf } from '../../../src/engine/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../../src/ir/program.js';
import { OBJECT } from '../../../src/ir/types.js';
import type { World } from '../../../src/program/calls/footprint.js';
import { openTexts } from '../../support/open.js';

const TEXT = `class E {
  static class Node { Node next; public boolean equals(Object o) { next = null; return false; } }
  static class Sub extends Node implements Runnable { public void run() { } }
  static class Table { Node[] nodes; }
  static Node first;
  static void nothing(Node x) { int k = 3; }
  static void link(Node x) { x.next = x; }
  static void through(Node x) { link(x); }
  static void sets(Node x) { first = x; }
  static void elements(Node[] a, Node x) { a[0] = x; }
  static native void hidden();
  static void calls() { hidden(); }
  static void open(java.util.List<Node> l) { l.size(); }
  static void cast(Object o) { Node n = (Node) o; }
  static void compares(Node n, Object o) { boolean b = n == o; }
  static void plain(Object o, Object p) { boolean b = o == p; }
  static void disguised(Node n, Object p) { Object o = n; boolean b = o == p; }
  static void receiver(Object o) { o.equals(null); }
  static void casts(Object o) { Node[] a = (Node[]) o; }
}`;

let world: World;

beforeAll(async () => {
  const { table } = await openTexts([{ path: 'Test.java', text: TEXT }]);
  const hierarchy = new Hierarchy(table);
  world = { hierarchy, classes: worldOf(hierarchy, table.inputs()) };
});

function method(owner: string, name: string): MethodDeclaration {
  const found = world.hierarchy.find(owner)?.methods.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no ${owner}.${name}`);
  return found;
}

describe('types that bring nodes to light', () => {
  const next = { owner: 'E$Node', name: 'next', type: 'E$Node' };
  const nodes = { owner: 'E$Table', name: 'nodes', type: 'E$Node[]' };
  const of = (...names: readonly string[]): ((type: string) => boolean) =>
    nodeTypes(
      { ...world, fields: [next, nodes], followsArrays: false },
      names.map((name) => method('E', name)),
      [],
    );

  it('are those with links, and those that hold arrays of such', () => {
    const types = of('nothing');
    for (const type of ['E$Node', 'E$Sub', 'E$Node[]', 'E$Table', 'E$Table[]']) expect(types(type)).toBe(true);
    for (const type of [OBJECT, 'java.lang.Runnable', 'java.lang.String', 'int[]']) expect(types(type)).toBe(false);
  });

  it.each(['cast', 'compares', 'disguised', 'casts'])('are those above, too, where the code is like `%s`', (name) => {
    const types = of(name);
    for (const type of [OBJECT, 'java.lang.Runnable', 'java.lang.Object[]']) expect(types(type)).toBe(true);
    expect(types('java.lang.String')).toBe(false);
  });

  it('are not those above where two of them are compared', () => {
    expect(of('plain')(OBJECT)).toBe(false);
  });

  it('are those above where a method of nodes runs on them', () => {
    expect(of('receiver')(OBJECT)).toBe(false);
    const types = nodeTypes(
      { ...world, fields: [next], followsArrays: false },
      [method('E', 'receiver'), method('E$Node', 'equals')],
      [],
    );
    expect(types(OBJECT)).toBe(true);
  });
});
