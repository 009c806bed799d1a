import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bindFormula, captureEntry, judge } from '../../src/facts/index.js';
import { Hierarchy, scopeOf, stateOf, TestHeap, tableOf } from './fixture.js';
import { anyFormula } from './formula-arbitrary.js';

const hierarchy = new Hierarchy(
  tableOf({
    Main: {},
    Node: { fields: { next: 'Node', x: 'int', y: 'boolean', grün: 'Node[]' } },
    'a.b.C': { extends: 'Node' },
  }),
);

it('every formula is refused with a place, or has a judgement', () => {
  const heap = new TestHeap(hierarchy);
  const tail = heap.make('a.b.C', { x: 1, y: 0 });
  const node = heap.make('Node', { next: tail, x: 2, y: 1, grün: heap.array('Node[]', [tail, null]) });
  const types: Record<string, string> = { this: 'Node', list: 'Node', größe: 'int', $a: 'boolean' };
  const values = { this: node, list: null, größe: 3, $a: 1 };
  const scope = scopeOf(types, { result: 'Node', entryVariable: (name) => types[name] });
  const counts = { errors: 0, holds: 0, fails: 0, faults: 0, undecided: 0 };
  fc.assert(
    fc.property(anyFormula, (formula) => {
      const { bound, errors } = bindFormula(formula, scope, hierarchy);
      if (bound === undefined) {
        expect(errors[0].message).not.toBe('');
        counts.errors++;
        return;
      }
      const entry = captureEntry([bound], stateOf(heap, values));
      const state = stateOf(heap, values, { result: tail, budget: 1000, ...(entry === undefined ? {} : { entry }) });
      counts[judge(bound, state).kind]++;
    }),
    { numRuns: 20_000 },
  );
  console.log('COUNTS', JSON.stringify(counts));
  expect(Math.min(counts.errors, counts.holds, counts.fails, counts.faults)).toBeGreaterThan(20);
});
