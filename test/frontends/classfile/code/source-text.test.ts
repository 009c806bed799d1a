/**
 * Class files read like their source: the text of a method's IR is the same, temporaries renumbered, when it comes from
 * `javac -g` and when it comes from source. Skipped without a JDK.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClassTable, MethodDeclaration } from '../../../../src/ir/program.js';
import { bodyLines } from '../../../../src/ir/text/print-body.js';
import { classFolders, compileSources, jdkFrom, openCompiled } from '../../../support/classfiles.js';
import { openTexts } from '../../../support/open.js';

const LIST = `
class List {
  static class Node { Node next; int value; Node(int value) { this.value = value; } }
  Node head; int size; static int made;
  void push(int value) { Node node = new Node(value); node.next = head; head = node; size++; made += 2; }
  Node reverse() {
    Node done = null; Node rest = head;
    while (rest != null) { Node next = rest.next; rest.next = done; done = rest; rest = next; }
    head = done;
    return done;
  }
  int sum() { int sum = 0; for (Node node = head; node != null; node = node.next) sum += node.value; return sum; }
  boolean contains(int value) {
    for (Node node = head; node != null; node = node.next) if (node.value == value) return true;
    return false;
  }
  boolean isShort(int most) { return size < most; }
  boolean between(int low, int high) { boolean inside = low <= size && size <= high; return inside; }
  int larger(int other) { int larger = size > other ? size : other; return larger; }
  long total(long[] values) { long total = 0; for (int i = 0; i < values.length; i++) total += values[i]; return total; }
  int[] pair(int a, int b) { int[] pair = { a, b }; pair[1] = pair[0]; return pair; }
  Object[][] grid(int n) { Object[][] grid = new Object[n][2]; grid[0][1] = this; return grid; }
  String text(String name, int n, char c) { return name + ": " + n + c; }
  int kind(int code) { switch (code) { case 1: case 3: return 10; case 2: return 20; default: return 30; } }
  int guarded(int[] values, int i) {
    try { return values[i] / i; } catch (ArithmeticException e) { return -1; } catch (NullPointerException | IndexOutOfBoundsException e) { return -2; }
  }
  static List of(Object o) { if (o instanceof List list) return list; return (List) o; }
  double half(float f, double d) { double sum = f + d; if (sum < 0) sum = -sum; return sum / 2; }
  int shifts(int i, long l, byte b, char c) { int s = i << 3 | i >>> 2; s ^= (int) (l >> 5); s += b; return s * c % 7; }
  void raise(String why) { throw new IllegalStateException(why); }
  java.util.function.IntSupplier later(int n) { return () -> n + size; }
  int countdown() { do { size--; } while (size > 3); return size; }
  enum Kind { EMPTY, SHORT, LONG }
  static int length(Kind kind) { switch (kind) { case EMPTY: return 0; case LONG: return 9; default: return 1; } }
  static Runnable bound(Runnable task) { return task::run; }
  static Node[] nodes = new Node[4];
  static Node at(int i) { Node node = nodes[i]; if (node == null) { node = new Node(i); nodes[i] = node; } return node; }
}`;

/** Points, without the lines that declare variables; temporaries by their first appearance. */
function textOf(method: MethodDeclaration | undefined): readonly string[] {
  const body = method?.body();
  if (body === undefined) throw new Error('no body');
  const names = new Map<string, string>();
  return bodyLines(body, undefined, '', {})
    .filter((line) => /^\s*(\d+:|\|)/.test(line))
    .map((line) =>
      line
        // Where a word stands in the point's number.
        .trim()
        .replace(/%\d+/g, (name) => {
          const known = names.get(name) ?? `%${names.size + 1}`;
          names.set(name, known);
          return known;
        })
        // A conversion to int that the stack machine does not need is none of the text's.
        .replace(/ : int$/, ''),
    );
}

const JDK = jdkFrom(17);
const METHODS =
  'push reverse sum contains isShort between larger total pair grid text guarded half raise later countdown'.split(' ');

describe.skipIf(JDK === undefined)('the IR of class files reads as that of source', () => {
  let fromSource: ClassTable;
  let fromClasses: ClassTable;

  beforeAll(async () => {
    if (JDK === undefined) return;
    const folder = compileSources({ jdk: JDK, sources: { 'List.java': LIST }, options: ['-g'] });
    const listing = classFolders([folder], 'input');
    fromClasses = await openCompiled(listing, listing.names());
    fromSource = (await openTexts([{ path: 'List.java', text: LIST }])).table;
  }, 120_000);

  const method = (table: ClassTable, name: string): MethodDeclaration | undefined =>
    table.find('List')?.methods.find((each) => each.name === name);

  it.each(METHODS)('%s', (name) => {
    expect(textOf(method(fromClasses, name))).toEqual(textOf(method(fromSource, name)));
  });

  it('a switch over an enum compares with its constants', () => {
    expect(textOf(method(fromClasses, 'length'))).toEqual([
      '0: check kind != null',
      '1: %1 = static List$Kind.EMPTY',
      '2: if kind == %1 -> 3 else -> 4',
      '3: return 0',
      '4: %2 = static List$Kind.LONG',
      '5: if kind == %2 -> 6 else -> 7',
      '6: return 9',
      '7: return 1',
      // Compilers look up the constants before the machine finds null.
    ]);
  });

  it('the receiver of a method reference is checked', () => {
    expect(textOf(method(fromClasses, 'bound'))[0]).toBe('0: check task != null');
  });
});
