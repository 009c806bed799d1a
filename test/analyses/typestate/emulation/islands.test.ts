/** Exploring heaps island by island finds what exploring whole heaps finds, and less of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Explorer } from '../../../../src/analyses/typestate/emulation/explorer.js';
import { FAILED_STATE, NULL_STATE } from '../../../../src/analyses/typestate/emulation/transitions.js';
import type { TypestateContents } from '../../../../src/machines/predicates/typestates/typestates.js';
import { componentOf } from './support.js';

const BUDGET = { calls: 20_000, bindings: 1_000_000, steps: 4000, allSteps: 3_000_000, rows: 10_000 };

function show({ type, isRaw, predicates, fields }: TypestateContents): string {
  const inner = [...fields].map(([name, target]) => `${name}:${target === null ? 'null' : show(target)}`);
  return `${type}${isRaw ? ' raw' : ''}{${[...predicates].join(' ')} ${inner.join(' ')}}`;
}

function seen(explorer: Explorer): readonly string[] {
  const { transitions, typestates } = explorer;
  const state = (number: number): string =>
    number === NULL_STATE ? 'null' : number === FAILED_STATE ? '?' : show(typestates.contents(number));
  const place = (number: number): string => {
    const { kind, path, predicate } = transitions.places[number] ?? {};
    return `${kind} ${path} ${predicate ?? ''}`;
  };
  return transitions.seen
    .map(({ method, receiver, changes, aliases, thrown }) => {
      const cells = [...changes].map(
        ([number, at]) => `${place(number)} ${at.map(({ from, to }) => `${state(from)}->${state(to)}`).sort()}`,
      );
      const pairs = aliases.map((pair) => pair.map(place).sort().join('='));
      return [method.owner, method.name, receiver, ...cells.sort(), ...pairs.sort(), thrown].join(' | ');
    })
    .sort();
}

describe('islands and whole heaps', () => {
  test.each([
    ['a-c/A', 2],
    ['set-iterator/Set', 1],
    ['list/List', 3],
    ['graph/Graph', 2],
    ['listeners/DropTarget', 2],
    ['queue/Queue', 3],
    ['stack/Stack', 3],
  ])('%s with %i of each class', async (name, most) => {
    const file = new URL(`../../../papers/object-typestates/components/${name}.java`, import.meta.url);
    const { component, vocabulary } = await componentOf(readFileSync(file, 'utf8'), ['throw', 'null']);
    const [islands, whole] = [true, false].map((combines) => {
      const explorer = new Explorer(component, vocabulary, BUDGET, {
        grain: combines ? 'islands' : 'whole',
        cancelled: () => false,
      });
      explorer.level(most);
      expect(explorer.isSpent).toBe(false);
      expect(explorer.isFixedChanged).toBe(false);
      return explorer;
    }) as [Explorer, Explorer];
    expect(seen(islands)).toEqual(seen(whole));
    expect(islands.reached.length).toBeLessThan(whole.reached.length);
  });
});
