/** Symmetries of graphs. */
import { expect, it } from 'vitest';
import { automorphisms } from '../../src/structures/automorphisms.js';
import { Draft } from '../../src/structures/draft.js';
import { KIT } from '../domains/contraction/support/kit.js';
import { symmetriesFail } from './symmetries.js';

it('are those that a trial of all orders finds', () => {
  expect(symmetriesFail(KIT, 400, 9)).toBeUndefined();
});

it('are no more than asked for, the identity first', () => {
  const draft = Draft.empty(0);
  for (let node = 0; node < 6; node++) draft.addNode(0);
  const found = automorphisms(draft.freeze(), 0, 10);
  expect(found).toHaveLength(10);
  expect(Array.from(found[0] ?? [])).toEqual([0, 1, 2, 3, 4, 5]);
});
