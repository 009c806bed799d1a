/** One search for anything wrong with the algebra: constructors, order, bounds. Also run on algebras with seeded faults. */
import type { Node } from '../../../src/machines/relational/algebra.js';
import { Bounding } from '../../../src/machines/relational/bounds.js';
import { intersectionOf, isSubset } from '../../../src/machines/relational/finite-relation.js';
import { Meanings } from '../../../src/machines/relational/meaning.js';
import { areDisjoint, isWithin } from '../../../src/machines/relational/simplify/order.js';
import { drawing, makeWorld, randomInstance, textOf } from './instances.js';
import { faultOf, poolOf, take } from './steps.js';

const STEPS = 16;
const INSTANCES = 6;

/** The first fault that random expressions show; undefined: none. */
export function findFault(worlds: number, first = 0): string | undefined {
  for (let seed = first; seed < first + worlds; seed++) {
    const fault = faultWith(seed);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultWith(seed: number): string | undefined {
  const draw = drawing(seed);
  const world = makeWorld();
  const pool = poolOf(world);
  const { algebra } = world;
  for (let count = 0; count < STEPS; count++) {
    const step = { operator: draw(1000), first: draw(1000), second: draw(1000), third: draw(1000) };
    const made = take(algebra, pool, step);
    if (made === undefined) continue;
    for (let round = 0; round < INSTANCES; round++) {
      const fault = faultOf(algebra, made, randomInstance(algebra, drawing(seed * 100 + round)));
      if (fault !== undefined) return fault;
    }
    if (made.kind === 'node') pool.nodes[algebra.arity(made.node)]?.push(made.node);
    else pool.conditions.push(made.condition);
  }
  const bounding = new Bounding(algebra);
  for (let round = 0; round < INSTANCES; round++) {
    const instance = randomInstance(algebra, drawing(seed * 100 + round));
    const [meanings, read] = [new Meanings(algebra, instance), new Meanings(algebra, instance, 'lenient')];
    for (const list of [pool.nodes[1] as Node[], pool.nodes[2] as Node[]]) {
      for (const node of list) {
        const value = meanings.relation(node);
        if (value === undefined) continue;
        const { lower, upper } = bounding.bounds(node);
        if (!isSubset(read.node(lower).lower, value))
          return `lower bound of ${textOf(algebra, node)}: ${textOf(algebra, lower)}`;
        if (!isSubset(value, read.node(upper).upper))
          return `upper bound of ${textOf(algebra, node)}: ${textOf(algebra, upper)}`;
        const other = list[draw(list.length)] as Node;
        const second = meanings.relation(other);
        if (second === undefined) continue;
        const label = `${textOf(algebra, node)} and ${textOf(algebra, other)}`;
        if (isWithin(algebra, node, other) && !isSubset(value, second)) return `within: ${label}`;
        if (areDisjoint(algebra, node, other) && intersectionOf(value, second).size > 0) return `apart: ${label}`;
      }
    }
  }
  return undefined;
}
