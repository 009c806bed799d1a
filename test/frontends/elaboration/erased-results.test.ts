/** Which methods of sources have a result that compilers cast: class files that call bundled models rely on it. */
import { describe, expect, it } from 'vitest';
import { openTexts } from '../../support/open.js';

const TEXT = `class Holder<T, N extends Number> {
  T value() { return null; }
  N number() { return null; }
  T[] all() { return null; }
  <E> E[][] made() { return null; }
  Holder<T, N> self() { return this; }
  String text() { return null; }
  int size() { return 0; }
}`;

describe('a declared method', () => {
  it('is erased where its result is a type variable or an array of one', async () => {
    const { table } = await openTexts([{ path: 'Holder.java', text: TEXT }]);
    const erased = table
      .find('Holder')
      ?.methods.filter((method) => method.erased)
      .map(({ name }) => name);
    expect(erased).toEqual(['value', 'number', 'all', 'made']);
  });

  it.each([
    ['java.util.List', 'get', true],
    ['java.util.Map', 'get', true],
    ['java.util.Collections', 'max', true],
    ['java.util.Map', 'keySet', false],
    ['java.util.List', 'size', false],
  ])('of a model: %s.%s', async (owner, name, expected) => {
    const { table } = await openTexts([{ path: 'Holder.java', text: TEXT }]);
    const found = table.find(owner)?.methods.filter((method) => method.name === name);
    expect(found?.length).toBeGreaterThan(0);
    expect(found?.map(({ erased }) => erased === true)).toEqual(found?.map(() => expected));
  });
});
