/** The predicates of the paper's running examples; those about local variables only are not listed. */
import { expect, test } from 'vitest';
import { A_C, discovered, followed, LIST, lines, measured, SET_ITERATOR } from './support.js';

test('A-C: whether the C is disposed, and whether there is one', async () => {
  const found = await discovered(A_C);
  expect(lines(found)).toEqual(['A.f = null', 'C = null', 'C.disposed = 0']);
  expect(followed(found)).toEqual(['A.f']);
  expect(measured(found)).toEqual(['C.disposed']);
});

test('Set-Iterator: the versions, related by the iterator’s set', async () => {
  const found = await discovered(SET_ITERATOR);
  expect(lines(found)).toEqual(['Iterator.set = null', 'Iterator.ts = Set.ver via set', 'Set = null']);
  expect(followed(found)).toEqual(['Iterator.set', 'Iterator.ts', 'Set.ver']);
  expect(measured(found)).toEqual([]);
});

test('Set-Iterator with null dereferences: the contents too', async () => {
  const found = await discovered(SET_ITERATOR, 'throw', 'null');
  expect(lines(found)).toContain('Set.contents = null');
  expect(lines(found)).toContain('Iterator.ts = Set.ver via set');
});

test('List: whether there is a first and a next element, not what they hold', async () => {
  const found = await discovered(LIST, 'throw', 'null');
  expect(lines(found)).toEqual(['Element.next = null', 'List.head = null']);
  expect(followed(found)).toEqual(['Element.next', 'List.head']);
  expect(measured(found)).toEqual([]);
});

test('only classes whose objects matter are tracked', async () => {
  const { vocabulary } = await discovered(LIST);
  expect(['List', 'Element', 'TestError'].map(vocabulary.isTracked)).toEqual([true, true, false]);
});
