/** Where a specification would say too much: content that is kept by code of its own, or in another object. */
import { expect, it } from 'vitest';
import type { SpecResult } from '../../../../src/findings/spec-result.js';
import { spec } from '../../../../src/workspace/spec.js';
import { openTexts } from '../../../support/open.js';
import { shippedTexts } from './support.js';

const OWN = `
class Pouch extends AbstractCollection<Object> {
  Object one; int n;
  void put(Object o) { one = o; n = 1; }
  public int size() { return n; }
  public Iterator<Object> iterator() { return null; }
}`;
const ORDINARY =
  'class Bag extends ArrayList<Object> { int adds; public boolean add(Object e) { adds++; return super.add(e); } }';

async function resultOf(method: string, classes = ''): Promise<SpecResult | undefined> {
  const text = `import java.util.*;\n${classes}\nclass Client { static ${method} }`;
  const workspace = await openTexts([{ path: 'Client.java', text }]);
  const found = spec(workspace, {
    classes: ['Client'],
    methods: ['m'],
    isAll: false,
    limits: {},
    budget: 1,
    libraries: shippedTexts(),
  });
  return found.results[0];
}

async function statusOf(method: string, classes = ''): Promise<string | undefined> {
  return (await resultOf(method, classes))?.status;
}

it.each([
  'boolean m(Pouch c, Object x) { boolean a = c.contains(x); c.put(x); return a == c.contains(x); }',
  'boolean m(Collection<Object> c, Pouch p, Object x) { boolean a = c.contains(x); p.put(x); return a == c.contains(x); }',
])('what is found in such content is not said: %s', async (method) => {
  const { status, constraints = [] } = (await resultOf(method, OWN)) ?? {};
  const found = constraints.filter(({ relation }) => relation === '\\result');
  if (status !== 'unknown')
    expect(found.map(({ op, expr }) => `${op} ${expr}`)).toEqual([
      expect.stringMatching(/^subset (?:boolean|false \+ true)$/),
    ]);
});

it.each([
  ['List<Object> m(Object... a) { List<Object> l = Arrays.asList(a); l.set(0, null); return l; }', ''],
  ['void m(Map<Object, Object> m) { m.keySet().clear(); }', ''],
])('nothing is said of %s', async (method, classes) => {
  expect(await statusOf(method, classes)).toBe('unknown');
});

it.each([
  ['boolean m(Collection<Object> c) { return c.isEmpty(); }', ''],
  ['void m(Bag b, Object x) { b.add(x); }', ORDINARY],
  ['boolean m(Collection<Object> c) { return c.isEmpty(); }', ORDINARY],
])('something is said of %s', async (method, classes) => {
  expect(await statusOf(method, classes)).toMatch(/exact|bounds/);
});

const WRITES =
  'class Key { int k; Key owner; public int hashCode() { owner.k = 7; return 1; } public boolean equals(Object o) { return o instanceof Key && ((Key) o).k == k; } }';
const READS =
  'class Key { int k; String name; public int hashCode() { return 31 * k + name.hashCode(); } public boolean equals(Object o) { return o instanceof Key && isSame((Key) o); } boolean isSame(Key o) { return o.k == k && name.equals(o.name); } }';
const DEEP =
  'class Key { int k; public int hashCode() { return twice(); } int twice() { count(); return 2 * k; } void count() { k++; } public boolean equals(Object o) { return o == this; } }';

/** Through methods of the library that change nothing themselves. */
const SUPPLIES =
  'class Key { int k; Key owner; public int hashCode() { return Objects.requireNonNullElseGet(owner, () -> { k++; return this; }).k; } }';
const OVERRIDES = `class Count extends Number { int n; public int intValue() { return n++; } public long longValue() { return n; }
  public float floatValue() { return n; } public double doubleValue() { return n; } }
  class Key { Number k; public int hashCode() { return k.intValue(); } }`;
/** Called by what iterates or copies, and by what exceptions do by themselves. */
const COUNTED = `class Counted extends AbstractCollection<Object> { int asked; public int size() { return asked++; }
  public Iterator<Object> iterator() { asked++; return null; } }`;
const LOUD = `class Log { static int told; }
  class Loud extends RuntimeException { public String getMessage() { Log.told++; return ""; } public Throwable fillInStackTrace() { Log.told++; return this; } }`;
/** What others than subclasses of exceptions can tell of is never called. */
const PLACED = 'class Placed extends Exception { int line; Placed at(int n) { line = n; return this; } }';
const COMPUTES =
  'class Key { int k; String name; public int hashCode() { return Objects.requireNonNullElse(name, "").length() + Math.max(k, Integer.bitCount(k)); } }';

it.each([
  ['void m(Set<Key> s, Key q) { s.add(q); }', WRITES],
  ['void m(Set<Key> s, Key q) { s.add(q); }', SUPPLIES],
  ['void m(Set<Key> s, Key q) { s.add(q); }', OVERRIDES],
  ['void m(Map<Key, Key> s, Key q) { s.put(q, q); }', WRITES],
  ['boolean m(List<Key> s, Key q) { return s.contains(q); }', WRITES],
  ['void m(Set<Key> s, Key q) { s.add(q); }', DEEP],
  ['void m(List<Object> l, int[] k) { l.sort((a, b) -> { k[0]++; return 0; }); }', ''],
  ['void m(List<Object> l, int[] k) { Collections.sort(l, (a, b) -> { k[0]++; return 0; }); }', ''],
  ['void m(List<Object> l, int[] k) { l.sort(Comparator.comparingInt(a -> k[0]++)); }', ''],
  ['void m(Key q, Key r) { Set.of(q, r); }', WRITES],
  ['boolean m(List<Object> l, Collection<Object> c) { return l.addAll(c); }', COUNTED],
  ['Object m(Collection<Object> c) { return new ArrayList<>(c); }', COUNTED],
  ['Object m(Throwable t) { return new Exception(t); }', LOUD],
  ['Object m() { return new Loud(); }', LOUD],
  ['String m(Throwable t) { return t.toString(); }', LOUD],
  ['void m(Throwable t, Throwable u) { t.initCause(u); }', LOUD],
  [
    'Object m() { return new Exception(); }',
    'class Silent extends Exception { int n; public Silent fillInStackTrace() { n++; return this; } }',
  ],
  ['void m(TreeSet<Object> s, int[] k) { Comparator<Object> c = (a, b) -> { k[0]++; return 0; }; s.add(k); }', ''],
])('what a collection may run of the input must change nothing: %s', async (method, classes) => {
  expect(await statusOf(method, classes)).toBe('unknown');
});

it.each([
  ['void m(Set<Key> s, Key q) { s.add(q); }', READS],
  ['void m(Set<Key> s, Key q) { s.add(q); }', COMPUTES],
  ['void m(Set<Key> s, Key q) { s.add(q); }', OVERRIDES.replace('n++', 'n')],
  ['void m(List<Key> s, Key q) { s.add(q); }', WRITES],
  ['void m(List<Object> l) { l.sort((a, b) -> a.hashCode() - b.hashCode()); }', ''],
  ['Object m(Throwable t) { return new Exception(t); }', PLACED],
  ['Object m() { return new Exception(); }', PLACED],
])('harmless code, or code that is not run, does no harm: %s', async (method, classes) => {
  expect(await statusOf(method, classes)).not.toBe('unknown');
});

const NATURAL = `class Key implements Comparable<Key> { Key owner; public int compareTo(Key o) { owner = null; return 0; } }`;

it.each([
  'void m(Object[] a) { Arrays.sort(a); }',
  'void m(Key a, Key b) { Comparator.<Key>naturalOrder().compare(a, b); }',
  'void m(Key a, Key b) { Collections.<Key>reverseOrder().compare(a, b); }',
])('comparators of the library run what they are given: %s', async (method) => {
  const found = await resultOf(method, NATURAL);
  if (found?.status !== 'unknown')
    expect(found?.modifies?.map(String)).toContainEqual(expect.stringContaining('owner'));
});

it.each(['Object m() { return List.of(); }', 'Object m() { return Set.of(); }'])(
  'what may be one object for all is not new: %s',
  async (method) => {
    const { status, constraints = [] } = (await resultOf(method)) ?? {};
    expect(status).not.toBe('unknown');
    expect(constraints.map(({ expr }) => expr).join()).not.toContain('New_');
  },
);
