/** Predicates about the form of what is reached: acyclic, list, tree, dll, unshared. All are true of null. */
import type { HeapObject } from '../../ir/heap.js';
import type { LinkGraph } from './graph.js';
import { reached } from './reachability.js';

/** Depth-first: a cycle is a link to an object whose own links are still being followed. */
export function isAcyclic(graph: LinkGraph, root: HeapObject | null): boolean {
  return depthFirst(graph, root, ({ open }) => !open);
}

/** Every object is entered once. A link back to the root is a cycle, hence refused too. */
export function isTree(graph: LinkGraph, root: HeapObject | null): boolean {
  return depthFirst(graph, root, () => false);
}

/**
 * Visits what is reached; at each link to an object met before asks whether that is allowed, and stops when not.
 * `open` says that the object lies on the path from the root to the link.
 */
function depthFirst(
  graph: LinkGraph,
  root: HeapObject | null,
  allowed: (again: { readonly open: boolean }) => boolean,
): boolean {
  if (root === null) return true;
  const open = new Map<HeapObject, boolean>([[root, true]]);
  const path = [{ object: root, link: 0, degree: graph.degree(root) }];
  for (;;) {
    const top = path.at(-1);
    if (top === undefined) return true;
    if (top.link === top.degree) {
      open.set(top.object, false);
      path.pop();
      continue;
    }
    const target = graph.target(top.object, top.link++);
    if (target === null) continue;
    const seen = open.get(target);
    if (seen === undefined) {
      open.set(target, true);
      path.push({ object: target, link: 0, degree: graph.degree(target) });
    } else if (!allowed({ open: seen })) {
      return false;
    }
  }
}

/** An object that lacks the field ends the walk, but not in null. */
export function isList(graph: LinkGraph, root: HeapObject | null): boolean {
  if (!isAcyclic(graph, root)) return false;
  for (const object of reached(graph, [root])) if (graph.degree(object) === 0) return false;
  return true;
}

/** Two links from one object to another are no sharing; tree is the stricter notion. */
export function isUnshared(graph: LinkGraph, root: HeapObject | null): boolean {
  const source = new Map<HeapObject, HeapObject>();
  for (const object of reached(graph, [root])) {
    const degree = graph.degree(object);
    for (let link = 0; link < degree; link++) {
      const target = graph.target(object, link);
      if (target === null) continue;
      const other = source.get(target);
      if (other !== undefined && other !== object) return false;
      source.set(target, object);
    }
  }
  return true;
}

/** Walks along next, demanding at each step that prev leads back; a cycle would need two predecessors. */
export function isDoublyLinked(
  root: HeapObject | null,
  along: { readonly next: LinkGraph; readonly prev: LinkGraph },
): boolean {
  let before: HeapObject | null = null;
  for (let object = root; object !== null; ) {
    if (along.prev.degree(object) === 0 || along.next.degree(object) === 0) return false;
    if (along.prev.target(object, 0) !== before) return false;
    before = object;
    object = along.next.target(object, 0);
  }
  return true;
}
