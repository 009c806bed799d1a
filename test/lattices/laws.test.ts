/** The laws on every listed lattice, and broken lattices that the laws must reject. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Interval, interval, intervals } from '../../src/lattices/interval.js';
import type { Lattice } from '../../src/lattices/lattice.js';
import { brokenLaw, LAWS } from './laws.js';
import { LATTICES } from './registry.js';

const RUNS = { numRuns: 400, seed: 20240903 };

for (const some of LATTICES) {
  some((listed) => {
    describe(listed.name, () => {
      it.each(Object.entries(LAWS))('%s', (_, law) => fc.assert(law(listed), RUNS));
    });
  });
}

it('lists every linear brick', () => {
  const isBrick = (file: string): boolean =>
    /: LinearLattice<\w+> = /.test(readFileSync(`src/lattices/linear/${file}`, 'utf8'));
  const bricks = readdirSync('src/lattices/linear').filter((file) => isBrick(file) && !file.startsWith('bound-'));
  const listed = LATTICES.map((some) => some(({ file }) => file)).filter((file) => file.startsWith('linear/'));
  expect(bricks.map((file) => `linear/${file.replace(/\.ts$/, '')}`).sort()).toEqual([...new Set(listed)].sort());
});

it('lists every brick', () => {
  // Folders hold what a brick is made of; the index is the map of the room.
  const files = readdirSync('src/lattices').flatMap((file) => (file.endsWith('.ts') ? file.replace(/\.ts$/, '') : []));
  const listed = new Set(LATTICES.map((some) => some(({ file }) => file)).filter((file) => !file.includes('/')));
  expect([...listed].sort()).toEqual(files.filter((file) => file !== 'lattice' && file !== 'index').sort());
});

const sound = intervals();
const BROKEN: Readonly<Record<string, readonly [law: string, change: Partial<Lattice<Interval>>]>> = {
  'leq looks at one bound': ['leq is a partial order', { leq: (lower, upper) => upper.lower <= lower.lower }],
  'leq is strict': ['leq is a partial order', { leq: (lower, upper) => upper.lower < lower.lower }],
  'leq always holds': ['leq is a partial order', { leq: () => true }],
  'bottom is not least': ['bottom is least', { bottom: interval(0, 0) }],
  'join keeps one side': ['join is the least upper bound', { join: (left) => left }],
  'join goes too far': ['join is the least upper bound', { join: () => interval(-1 / 0, 1 / 0) }],
  'join copies': [
    'join gives back an argument that covers the other',
    { join: (left, right) => ({ ...sound.join(left, right) }) },
  ],
  'widen keeps the older': ['widen is above the newer and stabilises', { widen: (older) => older }],
  'widen joins': ['widen is above the newer and stabilises', { widen: (_, newer) => newer }],
  'narrow goes to bottom': ['narrow stays between', { narrow: () => sound.bottom }],
  'narrow goes up': ['narrow stays between', { narrow: () => interval(-1 / 0, 1 / 0) }],
  'spelling forgets a bound': [
    'equal elements and only they are spelled and keyed alike',
    { spell: ({ lower }, into) => into.push(Math.sign(lower)) },
  ],
  'keys collide': ['equal elements and only they are spelled and keyed alike', { key: () => 0 }],
  'whyNotLeq is silent': ['whyNotLeq speaks exactly when leq fails', { whyNotLeq: () => '' }],
};

describe('the laws reject', () => {
  it.each(Object.entries(BROKEN))('%s', (_, [law, change]) => {
    const elements = fc
      .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
      .map(([lower, upper]) => interval(lower, upper));
    const listed = { name: 'broken', file: 'interval', elements, longestChain: 3 };
    expect(brokenLaw({ ...listed, lattice: sound }, RUNS)).toBeUndefined();
    expect(brokenLaw({ ...listed, lattice: { ...sound, ...change } }, RUNS)).toBe(law);
  });
});
