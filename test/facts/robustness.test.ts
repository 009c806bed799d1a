/** Whatever is written: a formula is refused with a place, or has a judgement; never a fault of our own. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bindFormula, captureEntry, judge, parseFormula } from '../../src/facts/index.js';
import { Hierarchy, scopeOf, stateOf, TestHeap, tableOf } from './fixture.js';
import { anyFormula, typedFormula } from './formula-arbitrary.js';

const hierarchy = new Hierarchy(
  tableOf({
    Main: {},
    Node: { fields: { next: 'Node', x: 'int', y: 'boolean', all: 'Node[]' } },
    'a.b.C': { extends: 'Node' },
  }),
);
const heap = new TestHeap(hierarchy);
const tail = heap.make('a.b.C', { x: 1, y: 0 });
const node = heap.make('Node', { next: tail, x: 2, y: 1, all: heap.array('Node[]', [tail, null]) });
const types: Record<string, string> = { this: 'Node', list: 'Node', size: 'int', flag: 'boolean' };
const values = { this: node, list: null, size: 3, flag: 1 };
const scope = scopeOf(types, { result: 'Node', entryVariable: (name) => types[name] });

function outcome(formula: Parameters<typeof bindFormula>[0]): string {
  const { bound, errors } = bindFormula(formula, scope, hierarchy);
  if (bound === undefined) {
    expect(errors[0].message).not.toBe('');
    return 'refused';
  }
  const entry = captureEntry([bound], stateOf(heap, values));
  return judge(bound, stateOf(heap, values, { result: tail, budget: 1000, ...(entry === undefined ? {} : { entry }) }))
    .kind;
}

it('of random formulas, most are refused', () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(anyFormula, (formula) => {
      const kind = outcome(formula);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }),
    { numRuns: 5000, seed: 7 },
  );
  expect(counts.get('refused')).toBeGreaterThan(1000);
});

it('of well-typed formulas, none is refused', () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(typedFormula, (text) => {
      const { formula, error } = parseFormula(text);
      if (formula === undefined) throw new Error(`${text}: ${error.message}`);
      const kind = outcome(formula);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }),
    { numRuns: 10_000, seed: 7 },
  );
  expect(counts.get('refused') ?? 0).toBe(0);
  for (const kind of ['holds', 'fails', 'faults']) expect(counts.get(kind), kind).toBeGreaterThan(1000);
});
