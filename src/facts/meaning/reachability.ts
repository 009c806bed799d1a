/** Predicates about what is reached: reach, cyclic, disjoint; and the objects reached from several roots. */
import type { HeapObject } from '../../ir/heap.js';
import type { LinkGraph } from './graph.js';

/** Objects reached from the roots in zero or more steps, nearest first. The graph is read as the iteration proceeds. */
export function* reached(graph: LinkGraph, roots: Iterable<HeapObject | null>): Iterable<HeapObject> {
  const found = new Set<HeapObject>();
  for (const root of roots) if (root !== null) found.add(root);
  // A set iterates over what is added on the way, too.
  for (const object of found) {
    yield object;
    const degree = graph.degree(object);
    for (let link = 0; link < degree; link++) {
      const target = graph.target(object, link);
      if (target !== null) found.add(target);
    }
  }
}

/** The same elements again and again, each asked for only once. */
export function remembered<Element>(elements: Iterable<Element>): Iterable<Element> {
  const found: Element[] = [];
  const source = elements[Symbol.iterator]();
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        if (index === found.length) {
          const next = source.next();
          if (next.done === true) return;
          found.push(next.value);
        }
        yield found[index] as Element;
      }
    },
  };
}

export function reaches(graph: LinkGraph, from: HeapObject | null, to: HeapObject | null): boolean {
  if (from === null || to === null) return false;
  for (const object of reached(graph, [from])) if (object === to) return true;
  return false;
}

export function isCyclic(graph: LinkGraph, object: HeapObject | null): boolean {
  if (object === null) return false;
  const degree = graph.degree(object);
  for (let link = 0; link < degree; link++) {
    if (reaches(graph, graph.target(object, link), object)) return true;
  }
  return false;
}

export function areDisjoint(graph: LinkGraph, left: HeapObject | null, right: HeapObject | null): boolean {
  if (left === null || right === null) return true;
  const fromLeft = new Set(reached(graph, [left]));
  for (const object of reached(graph, [right])) if (fromLeft.has(object)) return false;
  return true;
}
