/** Loops over the elements of a collection that take or drop those that pass a test: no others are added, no others removed. */
import { expect, it } from 'vitest';
import { spec } from '../../../../src/workspace/spec.js';
import { shippedTexts } from '../../../analyses/spec/library/support.js';
import { openTexts } from '../../../support/open.js';

async function boundOf(method: string, op: string): Promise<string | undefined> {
  const text = `import java.util.*;\nclass Item { boolean mark; Item next; }\nclass Client { ${method} }`;
  const workspace = await openTexts([{ path: 'Client.java', text }]);
  const limits = { isAll: false, limits: {}, budget: 1, libraries: shippedTexts() };
  const { results } = spec(workspace, { classes: ['Client'], methods: ['m'], ...limits });
  return results[0]?.constraints?.find((each) => each.relation === "elems'" && each.op === op)?.expr;
}

it.each([
  [
    'void m(List<Item> to, List<Item> from) { for (Item x : from) if (x.mark) to.add(x); }',
    'subset',
    'elems + ((to - null) -> (from.elems & mark.true))',
  ],
  [
    'void m(List<Item> to, List<Item> from) { for (Item x : from) if (!x.mark) to.add(x); }',
    'subset',
    'elems + ((to - null) -> (from.elems & (Object - mark.true)))',
  ],
  [
    'void m(Set<Item> to, Set<Item> from, Item y) { for (Item x : from) if (x.next == y) to.add(x); }',
    'subset',
    'elems + ((to - null) -> (from.elems & next.y))',
  ],
  [
    'void m(List<Item> from) { Iterator<Item> each = from.iterator(); while (each.hasNext()) if (each.next().mark) each.remove(); }',
    'superset',
    'elems - (from -> (from.elems & mark.true))',
  ],
  // What the loop itself changes is no test.
  [
    'void m(List<Item> to, List<Item> from) { for (Item x : from) { x.mark = !x.mark; if (x.mark) to.add(x); } }',
    'subset',
    'elems + ((to - null) -> from.elems)',
  ],
])('%s', async (method, op, expected) => {
  expect(await boundOf(method, op)).toBe(expected);
});
