/** Product and fall-back: laws of their lattices, more precise than each part, and never wrong. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IntegerMap } from '../../src/base/integer-map.js';
import { type Either, fallBack } from '../../src/domains/combinators/fall-back.js';
import { product } from '../../src/domains/combinators/product.js';
import { sideBySide } from '../../src/domains/combinators/side-by-side.js';
import type { MakeDomain } from '../../src/engine/domain.js';
import { brokenLaw } from '../lattices/laws.js';
import { POLICIES } from './policies.js';
import { PROGRAMS } from './programs.js';
import { openJava, run, uncovered } from './running.js';
import { constants, ranges, type Toy, type ToyDomain } from './toys.js';

/** Ranges until a state knows more than so many variables, then constants of those that have one value. */
const falling =
  (most: number): MakeDomain<Either<Toy, Toy>> =>
  (view) => {
    const [first, second] = [ranges()(view), constants()(view)];
    const sizeOf = ({ values }: Toy): number => [...values].length;
    const convert = ({ values }: Toy): Toy =>
      second.of(values.mapped((range) => (range.lower === range.upper ? range : undefined)));
    return fallBack(first, second, { isGivenUp: (state) => sizeOf(state) > most, convert });
  };

const both = product(constants(), ranges());

describe.each(Object.entries(PROGRAMS))('%s', (_, text) => {
  it('the product covers what runs do, under every policy', async () => {
    const opened = await openJava(text);
    for (const policy of Object.values(POLICIES)) {
      const ran = run(opened, product(constants('0'), ranges('0')), ['T.run'], policy);
      for (const argument of [0, 4, 9]) expect(uncovered(opened, ran, 'T.run', [argument])).toBeUndefined();
    }
  });

  it('the fall-back covers what runs do, wherever it gives up', async () => {
    const opened = await openJava(text);
    for (const most of [0, 2, 4]) {
      const ran = run(opened, falling(most), ['T.run']);
      for (const argument of [0, 4, 9]) expect(uncovered(opened, ran, 'T.run', [argument])).toBeUndefined();
    }
  });
});

it('an alarm of the product is one of both', async () => {
  const opened = await openJava(PROGRAMS.correlated as string);
  const alarms = <E>(make: MakeDomain<E>) => {
    const ran = run(opened, make, ['T.run'], { merge: { kind: 'all' } });
    return ran.activations.flatMap((each) => [...ran.visits(each)].flatMap(({ outcome }) => outcome.alarms));
  };
  expect(alarms(constants()).length).toBe(1);
  expect(alarms(both).map(({ rule, certainty }) => `${rule} ${certainty}`)).toEqual(['not-null may']);
  // A partner that excludes the failure takes the alarm away.
  const silent: MakeDomain<Toy> = (view) => {
    const domain = ranges()(view);
    return { ...domain, step: (at, state, ask) => ({ ...domain.step(at, state, ask), alarms: [] }) };
  };
  expect(alarms(product(constants(), silent))).toEqual([]);
});

it('at calls, too, each partner is asked for what the other knows: before them, and where the callee has ended', async () => {
  const opened = await openJava(
    'class T { static int g() { return 1; } static native void h(); static void run() { g(); h(); } }',
  );
  const asked: string[] = [];
  const asking: MakeDomain<Toy> = (view) => {
    const domain = constants()(view);
    return {
      ...domain,
      enter: (at, callee, before, ask) => {
        asked.push(`enter ${ask({} as never)}`);
        return domain.enter(at, callee, before, ask);
      },
      leave: (at, callee, frame, exit, ask) => {
        asked.push(`leave ${ask({} as never)}`);
        return domain.leave(at, callee, frame, exit, ask);
      },
      unknown: (at, callee, before, ask) => {
        asked.push(`unknown ${ask({} as never)}`);
        return domain.unknown(at, callee, before, ask);
      },
    };
  };
  // It knows the code and the point that it is asked at.
  const knowing: MakeDomain<Toy> = (view) => ({
    ...constants()(view),
    ask: (_, __, { code, point }) => {
      const isEnd = point === code.body.exit;
      return code.method.name === (isEnd ? 'g' : 'run') ? (isEnd ? 'no' : 'yes') : 'unknown';
    },
  });
  run(opened, product(asking, knowing), ['T.run']);
  expect([...new Set(asked)].sort()).toEqual(['enter yes', 'leave no', 'unknown yes']);
  asked.length = 0;
  run(opened, asking, ['T.run']);
  expect([...new Set(asked)].sort()).toEqual(['enter unknown', 'leave unknown', 'unknown unknown']);
});

it('each partner is asked for what the other knows', async () => {
  const opened = await openJava('class T { static void run(int n) { int a = n; } }');
  const asked: string[] = [];
  const asking: MakeDomain<Toy> = (view) => {
    const domain = constants()(view);
    return {
      ...domain,
      step: (at, state, ask) => {
        asked.push(ask({} as never));
        return domain.step(at, state, ask);
      },
    };
  };
  const knowing: MakeDomain<Toy> = (view) => ({ ...constants()(view), ask: () => 'yes' });
  run(opened, product(asking, knowing), ['T.run']);
  expect(new Set(asked)).toEqual(new Set(['yes']));
});

describe('laws', () => {
  const view = {} as never;
  const made = ranges()(view);
  const states = fc
    .array(fc.tuple(fc.nat(2), fc.nat(5), fc.nat(4)), { maxLength: 3 })
    .map((entries) =>
      IntegerMap.of(entries.map(([variable, lower, more]) => [variable, { lower, upper: lower + more }])),
    );
  const of = (domain: ToyDomain) => states.map(domain.of);
  const options = { numRuns: 60, seed: 3 };

  it('of the toy itself', () =>
    expect(
      brokenLaw({ name: 'toy', file: '', lattice: made.lattice, elements: of(made), longestChain: 12 }, options),
    ).toBeUndefined());

  it('of the product', () => {
    const [left, right] = [ranges()(view), ranges()(view)];
    const { lattice } = product(
      () => left,
      () => right,
    )(view);
    const elements = fc.tuple(of(left), of(right)).map(([one, other]) => ({ left: one, right: other }));
    expect(brokenLaw({ name: 'product', file: '', lattice, elements, longestChain: 24 }, options)).toBeUndefined();
  });
});

it('laws of the fall-back, where nothing is given up by joining', () => {
  const [first, second] = [ranges()({} as never), constants()({} as never)];
  const convert = ({ values }: Toy): Toy =>
    second.of(values.mapped((range) => (range.lower === range.upper ? range : undefined)));
  const { lattice } = fallBack(first, second, { isGivenUp: () => false, convert });
  const values = fc
    .array(fc.tuple(fc.nat(2), fc.nat(3), fc.nat(2)), { maxLength: 3 })
    .map((entries) =>
      IntegerMap.of(entries.map(([variable, lower, more]) => [variable, { lower, upper: lower + more }])),
    );
  const elements: fc.Arbitrary<Either<Toy, Toy>> = fc.oneof(
    values.map((each) => ({ kind: 'first' as const, state: first.of(each) })),
    values.map((each) => ({ kind: 'second' as const, state: convert(first.of(each)) })),
  );
  const listed = { name: 'fall-back', file: '', lattice, elements, longestChain: 20 };
  expect(brokenLaw(listed, { numRuns: 60, seed: 3 })).toBeUndefined();
});

it('drawings stand side by side', () => {
  const drawing = { title: 'a', nodes: [{ id: 'x', label: '', kind: 'object' as const, cells: [] }], edges: [] };
  expect(sideBySide(drawing, { ...drawing, title: 'b' })).toEqual({
    title: 'a and b',
    nodes: [
      { ...drawing.nodes[0], id: 'left x' },
      { ...drawing.nodes[0], id: 'right x' },
    ],
    edges: [],
  });
});
