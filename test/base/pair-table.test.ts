/** Tables of pairs against the built-in Map. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PairTable } from '../../src/base/pair-table.js';

it('remembers what was set for each pair, whatever else was set', () => {
  const number = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(0, 1 << 20, 0x7ffffffe));
  const entry = fc.tuple(number, number, fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 400 }), number, number, (entries, first, second) => {
      const table = new PairTable();
      const model = new Map<string, number>();
      for (const [one, other, value] of entries) {
        table.set(one, other, value);
        model.set(`${one} ${other}`, value);
      }
      expect(table.size).toBe(model.size);
      for (const [one, other] of entries) expect(table.get(one, other)).toBe(model.get(`${one} ${other}`));
      expect(table.get(first, second)).toBe(model.get(`${first} ${second}`) ?? -1);
      table.clear();
      expect(table.size).toBe(0);
      expect(table.get(first, second)).toBe(-1);
    }),
    { numRuns: 300, seed: 20240903 },
  );
});
