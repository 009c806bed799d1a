/** Scope runs of Java source: what slots of all kinds of types hold, and which errors are found. */
import { beforeAll, describe, expect, it } from 'vitest';
import { runScope } from '../../src/execution/enumeration/run-scope.js';
import { NATIVES } from '../../src/execution/natives/index.js';
import type { ScopeResult } from '../../src/findings/result.js';
import type { ClassTable } from '../../src/ir/program.js';
import { openTexts } from '../support/open.js';

const SOURCE = `
import java.util.*;

enum Colour { RED, GREEN; Colour other() { return this == RED ? GREEN : RED; } }

interface Shape { int area(); default boolean isLarge() { return area() > 1; } }
record Square(int side) implements Shape { public int area() { return side * side; } }

class Node { int value; Node next; Object data; }

sealed interface Tree permits Leaf, Fork {}
final class Leaf implements Tree {}
final class Fork implements Tree { Tree left; Tree right; }
abstract class Bare { int x; }

class Outer {
    int total;
    class Inner {
        int own;
        //@ ensures \\result == total + own;
        int sum() { return total + own; }
    }
}

class Sorter<T extends Comparable<T>> {
    //@ requires a != null && b != null;
    //@ ensures \\result == a || \\result == b;
    T smaller(T a, T b) { return a.compareTo(b) <= 0 ? a : b; }
}

class Methods {
    static int dereference(Node n) { return n.value; }
    static int guarded(Node n) {
        try { return n.value; } catch (NullPointerException e) { return 0; }
    }
    static int thrown(Node n) {
        if (n == null) throw new NullPointerException("n");
        if (n.value < 0) throw new IllegalArgumentException();
        return n.value;
    }
    static int divide(int a, int b) { return a / b; }
    static int element(int[] a, int i) { return a[i]; }
    static Node cast(Object o) { return (Node) o; }
    static int[] make(int n) { return new int[n]; }
    static void store(Object[] objects) { if (objects != null && objects.length > 0) objects[0] = "x"; }
    static int deep(Node n) { return n == null ? 0 : helper(n.next); }
    private static int helper(Node n) { return n.value; }
    static void asserted(int n) { assert n >= 0; }
    //@ ensures \\result != c;
    static Colour colour(Colour c) { return c == null ? Colour.RED : c.other(); }
    //@ requires s != null;
    //@ ensures \\result >= 0;
    static int area(Shape s) { return s instanceof Square q ? q.area() : 0; }
    //@ ensures \\result != 3;
    static int length(String s) { return s == null ? 3 : s.length(); }
    static int size(ArrayList<String> list) { return list == null ? 0 : list.size(); }
    static boolean same(Object a, Object b) { return a != null && a.equals(b); }
    //@ ensures \\result == (n != null && n.data == n);
    static boolean payload(Node n) { return n != null && n.data == n; }
    static boolean isLeaf(Tree t) { return t == null; }
    static boolean isBare(Bare b) { return b == null; }
    static int boxed(Integer i) { return i; }
    static int recursive(Node n) { return recursive(n); }
    static int matrix(int[][] m) { return m == null || m.length == 0 || m[0] == null ? 0 : m[0].length; }
    //@ requires n != null;
    //@ ensures \\result >= 0;
    static int count(Node n) {
        int count = 0;
        //@ assume acyclic(n, next);
        while (n != null) { n = n.next; count++; }
        return count;
    }
}
`;

let table: ClassTable;
beforeAll(async () => {
  const workspace = await openTexts([{ path: 'Methods.java', text: SOURCE }]);
  table = workspace.table;
  expect(workspace.diagnostics()).toEqual([]);
});

function ran(target: string, scope = 2, integers: readonly number[] = [0, 1, -1]): ScopeResult {
  const [owner = '', name = ''] = target.split('.');
  const method = table.find(owner)?.methods.find((each) => each.name === name);
  if (method === undefined) throw new Error(`no method ${target}`);
  return runScope(table, method, { scope, natives: NATIVES, integers }).result;
}

/** `property line verdict arguments`, those that just hold left out. */
function found(target: string, scope = 2): string[] {
  return ran(target, scope)
    .claims.filter(({ verdict }) => verdict !== 'unproved')
    .map(({ property, location, verdict, witness, reason }) =>
      [property, lineText(location.line), verdict, witness?.arguments.join(',') ?? reason].join(' | '),
    );
}

function lineText(line: number): string {
  return SOURCE.split('\n')[line - 1]?.trim().split(' ').slice(0, 3).join(' ') ?? '';
}

describe('errors', () => {
  it.each([
    ['dereference', ['null-dereference | static int dereference(Node | refuted | null']],
    ['guarded', []],
    ['thrown', []],
    ['divide', ['division-by-zero | static int divide(int | refuted | 0,0']],
    [
      'element',
      [
        'null-dereference | static int element(int[] | refuted | null,0',
        'array-bounds | static int element(int[] | refuted | int[]#1,0',
      ],
    ],
    ['make', ['negative-array-size | static int[] make(int | refuted | -1']],
    ['deep', ['null-dereference | private static int | refuted | Node#1']],
    ['asserted', ['assert | static void asserted(int | refuted | -1']],
    ['boxed', ['null-dereference | static int boxed(Integer | refuted | null']],
  ])('%s', (name, expected) => expect(found(`Methods.${name}`)).toEqual(expected));

  it('a cast fails on opaque objects and on those of other classes', () => {
    expect(found('Methods.cast')[0]).toMatch(/^class-cast .* refuted \| Object#1$/);
  });

  it('exceptions that code throws itself are notes', () => {
    // null, or a node with three values, two nexts (null, itself) and three payloads (null, itself, an opaque object).
    const { notes } = ran('Methods.thrown', 1);
    expect(notes.map((note) => note.replace(/\(.*/, ''))).toEqual([
      '1 of 19 runs ended with java.lang.NullPointerException ',
      '6 of 19 runs ended with java.lang.IllegalArgumentException ',
    ]);
  });

  it('a stack that overflows is a note', () => {
    expect(found('Methods.recursive', 1)).toEqual([]);
    expect(ran('Methods.recursive', 1).notes.join()).toContain('java.lang.StackOverflowError');
  });
});

describe('slots', () => {
  it.each([
    // null, or one of two constants.
    ['Methods.colour', 3],
    // The receiver is a constant.
    ['Colour.other', 2],
    // Squares of three sizes, and an opaque object.
    ['Methods.area', 4],
    ['Methods.length', 4],
    // Library objects: null only.
    ['Methods.size', 1],
    // Outer and inner object, with three values each.
    ['Outer$Inner.sum', 9],
    // Opaque objects, and squares with three values because they define equals: null or one of the four for each, where
    // both are there also twice the same.
    ['Methods.same', 1 + 4 + 4 + 4 * 4 + 4],
    // What can be compared: three strings and two colours.
    ['Sorter.smaller', 25],
    // The receiver is of the class that inherits the default method: a record with three values.
    ['Shape.isLarge', 3],
  ])('%s: %i runs', (target, runs) => expect(ran(target).runs).toBe(runs));

  it('of a sealed type hold no opaque object', () => {
    // Scope 1: null; a leaf; a fork whose two slots are each null, the fork itself or the one leaf.
    expect(ran('Methods.isLeaf', 1).runs).toBe(1 + 1 + 3 * 3);
  });

  it('say which library objects are left out', () => {
    expect(ran('Methods.isBare')).toMatchObject({ runs: 1, notes: ['objects of Bare are not enumerated: b'] });
    expect(ran('Methods.size').notes).toEqual(['objects of java.util.ArrayList are not enumerated: list']);
  });

  it('payload may be the node itself, but needs no nodes of its own', () => {
    // With one node: next is null or itself; data is null, itself or another object. No node: null.
    expect(ran('Methods.payload', 1).runs).toBe(1 + 2 * 3);
  });

  it('arrays of arrays', () => {
    // null; or up to two arrays of int[] ... counted by hand for scope 1: outer length 0; outer length 1 holding null, [] or [x].
    expect(ran('Methods.matrix', 1).runs).toBe(1 + 1 + 3);
  });
});

it('hold', () => {
  for (const target of [
    'Methods.colour',
    'Methods.area',
    'Sorter.smaller',
    'Outer$Inner.sum',
    'Methods.payload',
    'Methods.count',
  ]) {
    expect(found(target), target).toEqual([]);
  }
  expect(found('Methods.length')).toEqual(['ensures | //@ ensures \\result | refuted | null']);
});

it('statements rest on assumptions in the code', () => {
  const { claims } = ran('Methods.count', 1);
  const [claim] = claims;
  expect(claim?.assumptions.some((each) => /^assume:\d+$/.test(each))).toBe(true);
});
