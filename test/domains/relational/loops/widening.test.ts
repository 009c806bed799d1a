/** What is given up for its length keeps bounds between which it lies, on random expressions and finite instances. */
import { describe, expect, it } from 'vitest';
import type { Node } from '../../../../src/machines/relational/algebra.js';
import { isSubset } from '../../../../src/machines/relational/finite-relation.js';
import { Meanings } from '../../../../src/machines/relational/meaning.js';
import { widened } from '../../../../src/machines/relational/widening.js';
import { drawing, makeWorld, randomInstance, textOf } from '../instances.js';
import { poolOf, take } from '../steps.js';

function faultWith(seed: number, limit: number): string | undefined {
  const draw = drawing(seed);
  const world = makeWorld();
  const pool = poolOf(world);
  const { algebra } = world;
  for (let count = 0; count < 24; count++) {
    const made = take(algebra, pool, {
      operator: draw(1000),
      first: draw(1000),
      second: draw(1000),
      third: draw(1000),
    });
    if (made === undefined) continue;
    if (made.kind === 'node') pool.nodes[algebra.arity(made.node)]?.push(made.node);
    else pool.conditions.push(made.condition);
  }
  const nodes = [...(pool.nodes[1] as Node[]), ...(pool.nodes[2] as Node[])];
  const bounds = nodes.map((node) => {
    const wide = widened(algebra, node, limit);
    const symbol = wide === node ? undefined : algebra.symbol(wide);
    return symbol?.kind === 'unknown' ? symbol : { lower: wide, upper: wide };
  });
  for (let round = 0; round < 4; round++) {
    const instance = randomInstance(algebra, drawing(seed * 100 + round));
    const [meanings, read] = [new Meanings(algebra, instance), new Meanings(algebra, instance, 'lenient')];
    for (const [place, node] of nodes.entries()) {
      const value = meanings.relation(node);
      if (value === undefined) continue;
      const { lower, upper } = bounds[place] as { lower: Node; upper: Node };
      if (!isSubset(read.node(lower).lower, value)) return `below ${textOf(algebra, node)}: ${textOf(algebra, lower)}`;
      if (!isSubset(value, read.node(upper).upper)) return `above ${textOf(algebra, node)}: ${textOf(algebra, upper)}`;
    }
  }
  return undefined;
}

describe('widening', () => {
  it.each([2, 6, 40])('is sound with at most %i operators', (limit) => {
    const faults = Array.from({ length: 150 }, (_, seed) => faultWith(seed + 1, limit));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('keeps an unconditional write and loosens a conditional one', () => {
    const { algebra } = makeWorld();
    const field = { owner: 'A', name: 'next', columns: ['A', 'A'], functional: true, static: false };
    const [next, a, b] = [algebra.field(field), algebra.parameter(0, 'this', 'A'), algebra.parameter(1, 'b', 'A')];
    const exact = algebra.override(next, algebra.product(a, b));
    expect(widened(algebra, exact, 100)).toBe(exact);
    const condition = algebra.conditions.unknown('?');
    const guarded = algebra.override(next, algebra.product(algebra.choice(condition, a, algebra.none(1)), b));
    const symbol = algebra.symbol(widened(algebra, guarded, 100));
    expect(symbol?.kind === 'unknown' && symbol.upper).toBe(algebra.union([next, algebra.product(a, b)], 2));
    const lost = algebra.product(a, algebra.type('A'));
    expect(symbol?.kind === 'unknown' && symbol.lower).toBe(algebra.difference(next, lost));
  });
});
