/** Seeded faults of loops that build or look for something: each makes the checker show something false. */
import type { SeededFault } from '../../../support/seeded/fault.js';
export interface LoopMutant extends SeededFault {
  /** The builder that shows it. */
  readonly seen: string;
}

export const LOOP_MUTANTS: readonly LoopMutant[] = [
  {
    name: 'nothing passes the test by which something is found',
    file: 'machines/relational/loops/narrowing.ts',
    text: 'this.#algebra.intersection([reading.node(upper), set]);',
    instead: 'this.#algebra.difference(set, this.#algebra.universe);',
    seen: 'found',
  },
  {
    name: 'a test that decides is left out of a set',
    file: 'machines/relational/loops/filters.ts',
    text: 'const isNoFree = filter?.isExact !== true || conditions.implies(no, yes);',
    instead: 'const isNoFree = filter?.isExact !== true || conditions.implies(yes, no);',
    seen: 'stamped',
  },
  {
    name: 'fields are taken to be as they were in old objects, wherever they are written',
    file: 'machines/relational/loops/old-reads.ts',
    text: 'return this.#algebra.has(this.#bounds.ceilingOf(object), Trait.FRESH);',
    instead: 'return object >= 0 && Trait.FRESH > 0;',
    seen: 'intoLast',
  },
  {
    name: 'what counts upwards is more than where it began',
    file: 'machines/relational/loops/counters.ts',
    text: 'limit <= start ? 0 : whole;',
    instead: 'limit <= start + 1 ? 0 : whole;',
    seen: 'counted',
  },
  {
    name: 'two objects that an iteration makes are one',
    file: 'machines/relational/loops/made-objects.ts',
    text: 'return this.#made.get(object);',
    instead: 'return [...this.#made.values()].find((each) => each !== undefined);',
    seen: 'twice',
  },
  {
    name: 'what an iteration writes in its own object hides what the next one writes there',
    file: 'machines/relational/loops/appended.ts',
    text: 'const changes = [...early, ...late, ',
    instead: 'const changes = [...late, ...early, ',
    seen: 'ring',
  },
  {
    name: 'what trails is not written in the first iteration',
    file: 'machines/relational/loops/appended.ts',
    text: 'const place = algebra.choice(algebra.conditions.some(first), object, algebra.none(1));',
    instead: 'const place = algebra.choice(algebra.conditions.some(first), algebra.none(1), algebra.none(1));',
    seen: 'copy',
  },
  {
    name: 'an object that stays the same keeps what the first iteration wrote',
    file: 'machines/relational/loops/appended.ts',
    text: 'input.at(value, lastOf(algebra, traversal, iterations));',
    instead: 'input.at(value, traversal.cursor.entry) + 0 * lastOf(algebra, traversal, iterations);',
    seen: 'ring',
  },
  {
    name: 'writes at one object count in the order of the code, whatever the iteration',
    file: 'machines/relational/loops/appended.ts',
    text: 'return (first.isFirstOnly && !second.isFirstOnly) || first.iterations === second.iterations;',
    instead: 'return first.iterations >= 0;',
    seen: 'crossed',
  },
  {
    name: 'an object that stays the same is taken not to be on the walk',
    file: 'machines/relational/loops/appended.ts',
    text: 'const isApart = cursors.length === 0 ||',
    instead: 'const isApart = cursors.length >= 0 ||',
    seen: 'onTheWalk',
  },
  {
    name: 'what trails is what the same iteration makes',
    file: 'machines/relational/loops/accumulated.ts',
    text: 'const before = algebra.transpose(within(algebra, visited, step));',
    instead: 'const before = within(algebra, visited, algebra.identity) + 0 * step;',
    seen: 'copy',
  },
];
