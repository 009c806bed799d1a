/** Calls of the library are counted by what is written down of what they name. */
import { expect, it } from 'vitest';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { openTexts } from '../support/open.js';
import { type Coverage, coverageOf } from './coverage.js';

async function coverage(text: string): Promise<Coverage> {
  const { table } = await openTexts([{ path: 'T.java', text }]);
  return coverageOf(new Hierarchy(table));
}

it('calls with and without a record, and those that are not of the library', async () => {
  // Making the object calls a constructor of the library too.
  const base = await coverage('class T { static void own() {} }');
  const more =
    'static void m(String s, java.util.function.Function<String, String> f) { s.length(); s.trim(); own(); f.apply(s); }';
  const found = await coverage(`class T { static void own() {} ${more} }`);
  expect(found.sites - base.sites).toBe(3);
  expect(found.known - base.known).toBe(2);
  expect(found.missing.filter(({ method }) => method.includes('Function.apply'))).toHaveLength(1);
});

it('a class of the input that has the name of one of the library has no record', async () => {
  const found = await coverage(
    'class T extends java.util.ArrayList<String> { void m() { add("a"); size(); } public int size() { return 1; } }',
  );
  expect(found.missing.map(({ method }) => method)).not.toContain('T.size()I');
  const names = await coverage(
    'class T { static class Math { static int abs(int i) { return i; } } int m() { return Math.abs(1); } }',
  );
  expect(names.sites).toBe(2);
});
