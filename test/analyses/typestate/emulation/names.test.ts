/** Names of typestates are words that their predicates stand for. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emulate } from '../../../../src/analyses/typestate/emulation/emulation.js';
import { componentOf } from './support.js';

async function names(folder: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const file = new URL(`../../../papers/object-typestates/components/${folder}.java`, import.meta.url);
  const { component, vocabulary } = await componentOf(readFileSync(file, 'utf8'), ['throw', 'null']);
  const { typestates } = emulate(component, vocabulary, { budget: 1, witnesses: false });
  const found: Record<string, string[]> = {};
  for (const { type, name } of typestates) found[type] = [...(found[type] ?? []), name].sort();
  return found;
}

test('A-C', async () => {
  expect(await names('a-c/A')).toEqual({
    A: ['f disposed', 'f not disposed', 'no f'],
    C: ['disposed', 'not disposed'],
  });
});

test('Set-Iterator: what all sets have in common is not said', async () => {
  expect(await names('set-iterator/Set')).toEqual({
    Set: ['current', 'no Iterator', 'partly stale', 'stale'],
    Iterator: ['current, set current', 'current, set partly stale', 'stale, set partly stale', 'stale, set stale'],
  });
});

test('List', async () => {
  expect(await names('list/List')).toEqual({
    List: ['head next with next', 'head next with no next', 'head with no next', 'no head'],
    Element: ['next with next', 'next with no next', 'no next'],
  });
});
