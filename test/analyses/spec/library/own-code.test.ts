/** Where a specification would say too much: content that is kept by code of its own, or in another object. */
import { expect, it } from 'vitest';
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

async function statusOf(method: string, classes = ''): Promise<string | undefined> {
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
  return found.results[0]?.status;
}

it.each([
  ['boolean m(Pouch c, Object x) { boolean a = c.contains(x); c.put(x); return a == c.contains(x); }', OWN],
  [
    'boolean m(Collection<Object> c, Pouch p, Object x) { boolean a = c.contains(x); p.put(x); return a == c.contains(x); }',
    OWN,
  ],
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
