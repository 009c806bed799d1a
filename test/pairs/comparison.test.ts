/** The comparison itself: seeded faults in what is told together are reported, and each under its name. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Claim } from '../../src/findings/claim.js';
import { compared, comparedOrders, type Difference } from './comparison.js';
import { areIndependent } from './independence.js';
import { type ToldClaims, toldOf } from './told-claims.js';
import { inPackage, type Unit } from './units.js';

function unit(path: string, text: string): Unit {
  return { name: path, inputs: [{ path, text }] };
}

const ASKED = unit(
  'Asked.java',
  `import java.util.*;
  class Asked {
    String first(List<String> given) { Iterator<String> each = given.iterator(); return each.hasNext() ? each.next() : ""; }
    String any() { List<String> none = new ArrayList<>(); return none.iterator().next(); }
  }`,
);
const COUNTER = unit('Counter.java', 'class Counter { int count; void up() { count++; } }');

describe('two programs', () => {
  let alone: ToldClaims;
  let together: ToldClaims;
  beforeAll(async () => {
    alone = (await toldOf(ASKED.inputs, { replay: false })).claims;
    together = (await toldOf([...ASKED.inputs, ...COUNTER.inputs], { replay: false })).claims;
  });

  function differences(changed: ToldClaims): readonly Difference['kind'][] {
    return compared(alone, changed, new Set(['Asked.java']), COUNTER).differences.map(({ kind }) => kind);
  }

  /** The claims with those of a verdict changed. */
  function seeded(verdict: Claim['verdict'], change: (claim: Claim) => Claim | undefined): ToldClaims {
    const all = [...together].flatMap(([key, claim]): readonly (readonly [string, Claim])[] => {
      const changed = claim.verdict === verdict ? change(claim) : claim;
      return changed === undefined ? [] : [[key, changed]];
    });
    return new Map(all);
  }

  it('agree', () => {
    expect(alone.size).toBeGreaterThan(3);
    expect(differences(together)).toEqual([]);
    expect(comparedOrders(together, together)).toEqual([]);
  });

  it.each<readonly [Claim['verdict'], readonly Difference['kind'][]]>([
    ['unknown', []],
    ['unproved', []],
    ['proved', ['gained']],
    ['refuted', ['missing']],
  ])('let a fact that is %s arise together, or not', (verdict, kinds) => {
    const [claim] = together.values();
    if (claim === undefined) throw new Error('no claim');
    const fact: Claim = { ...claim, kind: 'fact', verdict };
    expect(differences(new Map([...together, ['a fact', fact]]))).toEqual(kinds);
  });

  it.each<readonly [string, Claim['verdict'], (claim: Claim) => Claim | undefined, Difference['kind']]>([
    ['a proof that is not there alone', 'unproved', (claim) => ({ ...claim, verdict: 'proved' }), 'gained'],
    ['code that is never reached', 'proved', (claim) => ({ ...claim, unreached: true }), 'gained'],
    ['a proof that is lost', 'proved', (claim) => ({ ...claim, verdict: 'unproved' }), 'lost'],
    [
      'a proof that is lost for a line there is not',
      'proved',
      (claim) => ({ ...claim, verdict: 'unproved', reason: 'up is overridden in Counter.java:77' }),
      'lost',
    ],
    ['a claim that is not told', 'unproved', () => undefined, 'missing'],
    ['a refutation', 'unproved', (claim) => ({ ...claim, verdict: 'refuted' }), 'refuted'],
  ])('%s', (_, verdict, change, kind) => {
    const kinds = differences(seeded(verdict, change));
    expect(new Set(kinds)).toEqual(new Set([kind]));
    expect(comparedOrders(together, seeded(verdict, change)).length).toBe(kinds.length);
  });

  it('lose a proof where the reason names a line of the other', () => {
    const taken = seeded('proved', (claim) => ({ ...claim, verdict: 'unproved', reason: 'for Counter.java:1' }));
    const found = compared(alone, taken, new Set(['Asked.java']), COUNTER);
    expect(found.differences).toEqual([]);
    expect(found.taken).toBeGreaterThan(0);
  });
});

describe('programs', () => {
  const other = unit('Other.java', 'class Other { Counter counter; }');

  it('that name a class of each other are no pair', () => {
    expect(areIndependent(ASKED, COUNTER)).toBe(true);
    expect(areIndependent(COUNTER, other)).toBe(false);
    expect(areIndependent(other, COUNTER)).toBe(false);
  });

  it('may have the same names in different packages', () => {
    const moved = inPackage(COUNTER, 'elsewhere');
    expect(moved !== undefined && areIndependent(moved, other)).toBe(true);
    expect(inPackage(unit('P.java', 'package p;\nclass P { }'), 'elsewhere')).toBeUndefined();
  });
});
