/** Disjunctions of states that compare within partitions only: the short way gives what comparing all with all gives. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disjunctions } from '../../src/engine/disjunction.js';
import type { MergePolicy } from '../../src/engine/policy.js';
import { hashConsed } from '../../src/lattices/hash-consed.js';
import type { Lattice } from '../../src/lattices/lattice.js';

/** A tag, and a set of bits that grows: sets with different tags have nothing to do with each other. */
interface Tagged {
  readonly tag: number;
  readonly bits: number;
}

const bottom: Tagged = { tag: -1, bits: 0 };
const leq = (lower: Tagged, upper: Tagged): boolean =>
  lower.tag === -1 || (lower.tag === upper.tag && (lower.bits & ~upper.bits) === 0);
const join = (left: Tagged, right: Tagged): Tagged => {
  if (left.tag === -1) return right;
  if (right.tag === -1) return left;
  if (left.tag !== right.tag) throw new Error('joined across tags');
  return { tag: left.tag, bits: left.bits | right.bits };
};
const show = ({ tag, bits }: Tagged): string => `${tag}:${bits}`;
const lattice: Lattice<Tagged> = {
  bottom,
  leq,
  join,
  widen: join,
  spell: ({ tag, bits }, into) => into.push(tag, bits),
  show,
  whyNotLeq: (lower, upper) => (leq(lower, upper) ? '' : `${show(lower)} is not below ${show(upper)}`),
};

const make = (policy: MergePolicy, indexed: boolean) =>
  disjunctions(hashConsed(lattice), policy, [({ tag }: Tagged) => tag], indexed ? 'within-partitions' : 'all');
const states = fc.record({ tag: fc.integer({ min: 0, max: 12 }), bits: fc.integer({ min: 0, max: 15 }) });
const lists = fc.array(states, { maxLength: 40 });
const POLICY: MergePolicy = { kind: 'equal-keys' };

describe('states that compare within partitions only', () => {
  it('are ordered, joined and widened as if all were compared with all', () => {
    fc.assert(
      fc.property(lists, lists, (left, right) => {
        const [quick, slow] = [make(POLICY, true), make(POLICY, false)];
        const [one, other] = [quick.of(left), quick.of(right)];
        const [same, another] = [slow.of(left), slow.of(right)];
        expect(new Set(one.states.map(show))).toEqual(new Set(same.states.map(show)));
        expect(quick.leq(one, other)).toBe(slow.leq(same, another));
        const [joined, expected] = [quick.join(one, other), slow.join(same, another)];
        expect(new Set(joined.states.map(show))).toEqual(new Set(expected.states.map(show)));
        expect(quick.leq(one, joined) && quick.leq(other, joined)).toBe(true);
        const widened = quick.widen(one, joined);
        expect(new Set(widened.states.map(show))).toEqual(new Set(slow.widen(same, expected).states.map(show)));
      }),
    );
  });

  it('are a plain set where all are kept', () => {
    fc.assert(
      fc.property(lists, lists, (left, right) => {
        const quick = make({ kind: 'keep' }, true);
        const [one, other] = [quick.of(left), quick.of(right)];
        const [few, many] = [new Set(left.map(show)), new Set(right.map(show))];
        expect(new Set(one.states.map(show))).toEqual(few);
        expect(quick.leq(one, other)).toBe([...few].every((each) => many.has(each)));
        expect(new Set(quick.join(one, other).states.map(show))).toEqual(new Set([...few, ...many]));
      }),
    );
  });
});
