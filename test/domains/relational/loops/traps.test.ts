/** The traps of the digest, judged by concrete runs: every claim about a loop holds on cyclic, shared and aliased heaps. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Judged, judged } from './judged.js';
import { ARRAY_PROGRAM, ARRAYS, BOUNDED, EXACT, FAILING, PROGRAM } from './programs.js';

const HEAPS = 120;
let results: ReadonlyMap<string, Judged>;
let arrays: ReadonlyMap<string, Judged>;

beforeAll(async () => {
  results = await judged(PROGRAM, HEAPS);
  arrays = await judged(ARRAY_PROGRAM, HEAPS, ['int[]', 'Node[]']);
}, 120_000);

function of(name: string): Judged {
  return results.get(name) as Judged;
}

describe('traversals', () => {
  it.each(Object.keys(EXACT))('%s is exact and right', (name) => {
    const { spec, returned, fault } = of(name);
    expect(fault).toBeUndefined();
    expect(spec.status).toBe('exact');
    expect(returned).toBeGreaterThan(HEAPS / 20);
  });
});

describe('loops with bounds', () => {
  it.each(Object.keys(BOUNDED))('%s is right', (name) => {
    const { spec, returned, fault } = of(name);
    expect(fault).toBeUndefined();
    expect(spec.status).not.toBe('unknown');
    expect(returned).toBeGreaterThan(HEAPS / 20);
    const listed = spec.constraints.map(({ relation }) => relation);
    for (const field of BOUNDED[name]?.changes ?? []) {
      expect(listed.some((relation) => relation === `${field}'` || relation.endsWith(`.${field}'`))).toBe(true);
    }
  });
});

describe('loops over arrays', () => {
  const failsAt = (name: string): boolean =>
    (arrays.get(name) as Judged).spec.throws.some(({ type }) => type === 'java.lang.ArrayIndexOutOfBoundsException');

  it('that count from 0 up to the length stay within the array', () => {
    expect(['fill', 'has', 'marks', 'copy', 'atOnce'].filter(failsAt)).toEqual([]);
    expect(['fromMinus', 'downwards', 'back'].filter(failsAt)).toEqual(['fromMinus', 'downwards', 'back']);
  });

  it.each(Object.keys(ARRAYS))('%s is right', (name) => {
    const { spec, returned, fault } = arrays.get(name) as Judged;
    expect(fault).toBeUndefined();
    expect(spec.status).not.toBe('unknown');
    // Some of them fail on every array.
    if (!FAILING.has(name)) expect(returned).toBeGreaterThan(HEAPS / 20);
  });
});

describe('what bounds say', () => {
  const upperOf = (name: string, relation: string): string | undefined =>
    of(name).spec.constraints.find((each) => each.relation === relation && each.op === 'subset')?.expr;

  it('keeps what was there where only new objects are written', () => {
    const lower = of('prepend').spec.constraints.find((each) => each.relation === "next'" && each.op === 'superset');
    expect(lower?.expr).toBe('next');
    expect(upperOf('prepend', "next'")).toContain('set_New_Node');
  });

  it('does not leave the list that a loop reverses', () => {
    expect(upperOf('reverse', "first'")).toContain('this.first.*next');
    expect(upperOf('reverse', "next'")).not.toContain('Node -> Node');
  });
});
