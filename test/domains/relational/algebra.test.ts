/** Every constructor, and what is said of two expressions, against plain operations on finite relations. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Algebra, Node } from '../../../src/machines/relational/algebra.js';
import { Bounding } from '../../../src/machines/relational/bounds.js';
import { areEqual, intersectionOf, isSubset } from '../../../src/machines/relational/finite-relation.js';
import { type Instance, Meanings } from '../../../src/machines/relational/meaning.js';
import { areDisjoint, isWithin } from '../../../src/machines/relational/simplify/order.js';
import { Substitution } from '../../../src/machines/relational/substitute.js';
import { conditionText, drawing, FIELDS, makeWorld, namesOf, randomInstance, textOf } from './instances.js';
import { faultOf, type Pool, poolOf, type Step, take } from './steps.js';

const step: fc.Arbitrary<Step> = fc.record({
  operator: fc.nat(999),
  first: fc.nat(999),
  second: fc.nat(999),
  third: fc.nat(999),
});
const steps = fc.array(step, { minLength: 1, maxLength: 18, size: 'max' });

/** Takes all steps; the expressions made stand at the end of the pool. */
function grown(all: readonly Step[], visit?: (algebra: Algebra, fault: string | undefined) => void, seed = 0) {
  const world = makeWorld();
  const pool = poolOf(world);
  const { algebra } = world;
  for (const each of all) {
    const made = take(algebra, pool, each);
    if (made === undefined) continue;
    for (let round = 0; round < 6 && visit !== undefined; round++) {
      visit(algebra, faultOf(algebra, made, randomInstance(algebra, drawing(seed * 64 + round))));
    }
    if (made.kind === 'node') pool.nodes[algebra.arity(made.node)]?.push(made.node);
    else pool.conditions.push(made.condition);
  }
  return { algebra, pool };
}

const RUNS = 700;

describe('expressions and conditions', () => {
  it('mean what the plain operations mean, and have the traits that they claim', () => {
    fc.assert(
      fc.property(steps, fc.nat(), (all, seed) => {
        grown(all, (_, fault) => expect(fault).toBeUndefined(), seed);
      }),
      { numRuns: RUNS, seed: 8 },
    );
  }, 60_000);

  it('are within or apart from each other where that is said', () => {
    let [within, apart] = [0, 0];
    fc.assert(
      fc.property(steps, fc.nat(), (all, seed) => {
        const { algebra, pool } = grown(all);
        const draw = drawing(seed);
        const instances = [0, 1, 2, 3].map(
          (round) => new Meanings(algebra, randomInstance(algebra, drawing(seed * 64 + round))),
        );
        for (let count = 0; count < 80; count++) {
          const list = pool.nodes[1 + (count % 2)] as Node[];
          const [left, right] = [list[draw(list.length)] as Node, list[draw(list.length)] as Node];
          const [isInside, isApart] = [isWithin(algebra, left, right), areDisjoint(algebra, left, right)];
          within += isInside ? 1 : 0;
          apart += isApart ? 1 : 0;
          for (const meanings of instances) {
            const [first, second] = [meanings.relation(left), meanings.relation(right)];
            if (first === undefined || second === undefined) continue;
            const label = `${textOf(algebra, left)} and ${textOf(algebra, right)}`;
            if (isInside) expect([label, isSubset(first, second)]).toEqual([label, true]);
            if (isApart) expect([label, intersectionOf(first, second).size]).toEqual([label, 0]);
          }
        }
      }),
      { numRuns: RUNS / 2, seed: 9 },
    );
    expect(within).toBeGreaterThan(1000);
    expect(apart).toBeGreaterThan(1000);
  }, 60_000);

  it('lie between their bounds, whatever the unknowns are', () => {
    fc.assert(
      fc.property(steps, fc.nat(), fc.boolean(), (all, seed, isForgetting) => {
        const { algebra, pool } = grown(all);
        const bounding = new Bounding(algebra, { numbers: isForgetting ? 'forget' : 'keep' });
        for (let round = 0; round < 4; round++) {
          const instance = randomInstance(algebra, drawing(seed * 64 + round));
          const [meanings, read] = [new Meanings(algebra, instance), new Meanings(algebra, instance, 'lenient')];
          for (const node of [...(pool.nodes[1] as Node[]), ...(pool.nodes[2] as Node[])]) {
            const value = meanings.relation(node);
            if (value === undefined) continue;
            const { lower, upper } = bounding.bounds(node);
            const label = `${textOf(algebra, node)} = ${namesOf(value, algebra.arity(node))}`;
            expect([label, isSubset(read.node(lower).lower, value), isSubset(value, read.node(upper).upper)]).toEqual([
              `${textOf(algebra, node)} = ${namesOf(value, algebra.arity(node))}`,
              true,
              true,
            ]);
          }
          for (const condition of pool.conditions) {
            const truth = meanings.condition(condition);
            if (truth === undefined) continue;
            const label = conditionText(algebra, condition);
            if (truth) expect([label, read.condition(bounding.possible(condition))]).toEqual([label, true]);
            else expect([label, read.condition(bounding.certain(condition))]).toEqual([label, false]);
          }
        }
      }),
      { numRuns: RUNS / 2, seed: 10 },
    );
  }, 60_000);

  it('mean after substitution what they mean before it in the state that is put in', () => {
    let checked = 0;
    fc.assert(
      fc.property(steps, fc.nat(), (all, seed) => {
        const { algebra, pool } = grown(all);
        const substitution = callerOf(algebra, seed);
        for (let round = 0; round < 4; round++) {
          const instance = randomInstance(algebra, drawing(seed * 64 + round));
          const read = new Meanings(algebra, instance, 'lenient');
          if (!isCalled(algebra, read, seed)) continue;
          const [caller, callee] = [
            new Meanings(algebra, instance),
            calleeOf(algebra, pool, instance, substitution, read),
          ];
          for (const node of [...(pool.nodes[1] as Node[]), ...(pool.nodes[2] as Node[])]) {
            const value = callee.relation(node);
            if (value === undefined || textOf(algebra, node).includes('New_A_2')) continue;
            checked++;
            const image = substitution.node(node);
            const ours = caller.relation(image);
            const label = `${textOf(algebra, node)}, then ${textOf(algebra, image)}`;
            expect([label, ours !== undefined && areEqual(ours, value)]).toEqual([label, true]);
          }
        }
      }),
      { numRuns: RUNS / 2, seed: 11 },
    );
    expect(checked).toBeGreaterThan(10_000);
  }, 60_000);
});

/** A caller that passes its own new object or something read, with fields that it has already written. */
function callerOf(algebra: Algebra, seed: number): Substitution {
  const [mine, other] = [algebra.newObject('A', 1), algebra.parameter(2, 'q', 'A')];
  const write = (field: keyof typeof FIELDS, place: Node, value: Node): Node =>
    algebra.override(algebra.field(FIELDS[field]), algebra.product(place, value));
  const flag = algebra.conditions.unknown('of the caller');
  const argument = [
    mine,
    algebra.null,
    algebra.join(other, algebra.field(FIELDS.next)),
    algebra.choice(flag, other, mine),
  ];
  return new Substitution(algebra, (symbol, node) => {
    if (symbol.kind === 'parameter' && symbol.name === 'p') return argument[seed % 4];
    if (symbol.kind === 'parameter') return symbol.name === 'this' && seed % 3 > 0 ? mine : node;
    if (symbol.kind === 'field' && symbol.field.name === 'next') return write('next', mine, other);
    if (symbol.kind === 'field' && symbol.field.name === 'prev') {
      return algebra.override(write('prev', mine, algebra.null), algebra.product(other, mine));
    }
    // The callee's own object is another one than the caller's.
    return symbol.kind === 'new' && symbol.type === 'A' ? algebra.newObject('A', 2) : undefined;
  });
}

/** Whether the caller reaches the call: its object is there, and what it reads from is not null. */
function isCalled(algebra: Algebra, read: Meanings, seed: number): boolean {
  const isAllocated = read.node(algebra.newObject('A', 1)).upper.size > 0;
  return isAllocated && (seed % 4 !== 2 || !read.node(algebra.parameter(2, 'q', 'A')).upper.has(0));
}

/** The state in which the callee starts. */
function calleeOf(
  algebra: Algebra,
  pool: Pool,
  instance: Instance,
  substitution: Substitution,
  read: Meanings,
): Meanings {
  return new Meanings(algebra, {
    ...instance,
    relation: (_, node) => read.node(substitution.node(node)).lower,
    holds: (atom) => {
      const { conditions } = algebra;
      const alone = pool.conditions.find(
        (each) =>
          each > 1 &&
          conditions.atom(each) === atom &&
          conditions.whenTrue(each) === 1 &&
          conditions.whenFalse(each) === 0,
      );
      return alone === undefined ? instance.holds(atom) : read.condition(substitution.condition(alone)) === true;
    },
  });
}
