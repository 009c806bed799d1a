/** What each predicate of the assertion language says about its subjects. */
import type { HeapObject } from '../../ir/heap.js';
import type { LinkGraph } from './graph.js';
import type { PredicateName } from './predicates.js';
import { areDisjoint, isCyclic, reaches } from './reachability.js';
import { isAcyclic, isDoublyLinked, isList, isTree, isUnshared } from './shapes.js';

/** `along` gives the graph along all listed fields, or along the one at a position in the list. */
export function predicateHolds(
  name: Exclude<PredicateName, 'fresh'>,
  [x = null, y = null]: readonly (HeapObject | null)[],
  along: (selection: 'all' | number) => LinkGraph,
): boolean {
  switch (name) {
    case 'reach':
      return reaches(along('all'), x, y);
    case 'acyclic':
      return isAcyclic(along('all'), x);
    case 'cyclic':
      return isCyclic(along('all'), x);
    case 'list':
      return isList(along('all'), x);
    case 'tree':
      return isTree(along('all'), x);
    case 'dll':
      return isDoublyLinked(x, { next: along(0), prev: along(1) });
    case 'disjoint':
      return areDisjoint(along('all'), x, y);
    case 'unshared':
      return isUnshared(along('all'), x);
  }
}
