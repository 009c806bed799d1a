/** What calls may write and keep. No write that a run shows is missing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { worldOf } from '../../../src/engine/index.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { MethodDeclaration } from '../../../src/ir/program.js';
import { OBJECT } from '../../../src/ir/types.js';
import { Effects } from '../../../src/program/calls/effects.js';
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

describe('effects', () => {
  it('tells what is stored where, callees included', () => {
    const effects = new Effects(world);
    expect(effects.of(method('E', 'nothing'))).toMatchObject({ anything: false, library: false, elements: false });
    expect([...effects.of(method('E', 'nothing')).fields]).toEqual([]);
    expect([...effects.of(method('E', 'link')).fields]).toEqual(['E$Node.next']);
    expect([...effects.of(method('E', 'through')).fields]).toEqual(['E$Node.next']);
    expect([...effects.of(method('E', 'sets')).statics]).toEqual(['E.first']);
    expect(effects.of(method('E', 'elements')).elements).toBe(true);
    expect([...effects.of(method('E', 'elements')).kept]).toEqual(['E$Node']);
  });

  it('knows nothing of natives of the input, nor of what calls them', () => {
    const effects = new Effects(world);
    expect(effects.of(method('E', 'hidden')).anything).toBe(true);
    expect(effects.of(method('E', 'calls')).anything).toBe(true);
  });

  it('takes methods that the library may override for all that it may call back', () => {
    const effects = new Effects(world);
    for (const each of [method('java.util.List', 'contains'), method(OBJECT, 'toString'), method('E', 'open')]) {
      const { library, fields } = effects.of(each);
      expect({ name: each.name, library, writes: fields.has('E$Node.next') }).toEqual({
        name: each.name,
        library: true,
        writes: true,
      });
    }
    expect(effects.of(method('java.lang.String', 'length')).library).toBe(false);
  });
});
