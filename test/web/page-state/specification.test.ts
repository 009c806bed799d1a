/** Specifications as lines: what is of the library does not hide what is of the program. */
import { expect, it } from 'vitest';
import type { SpecConstraint, SpecResult } from '../../../src/findings/spec-result.js';
import { specBlocks } from '../../../src/web/page/logic/specification.js';

function result(...relations: readonly string[]): SpecResult {
  const constraints = relations.map((relation): SpecConstraint => ({ relation: `${relation}'`, op: 'eq', expr: 'x' }));
  return { constraints, modifies: relations, throws: [], claims: [], exact: true } as unknown as SpecResult;
}

const isOwn = (relation: string): boolean => relation.startsWith('own');

it('relations of the library stand apart where they are many', () => {
  const { lines, besides } = specBlocks(result('own', 'a', 'b', 'c', 'd'), isOwn);
  expect(lines.map(({ text }) => text)).toEqual(["own' = x", 'modifies own, 4 fields of the library']);
  expect(besides.map(({ text }) => text)).toEqual(["a' = x", "b' = x", "c' = x", "d' = x"]);
});

it('a few of them stand with the others', () => {
  const { lines, besides } = specBlocks(result('own', 'a', 'b'), isOwn);
  expect(lines.map(({ text }) => text)).toEqual(["own' = x", "a' = x", "b' = x", 'modifies own, a, b']);
  expect(besides).toEqual([]);
});
