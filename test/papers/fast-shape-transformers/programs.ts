/** The programs of figure 6 whose statements can be told, and one of ours. */
import type { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { stateOf } from './graphs.js';
import { program } from './worklist.js';

const [LEFT, RIGHT] = [0, 1];

export const REVERSE = program(`
start: x = x -> first
first: y = null -> head
head: x != null -> body
body: t = x.next -> loaded
loaded: x.next = y -> stored
stored: y = x -> moved
moved: x = t -> last
last: t = null -> head
head: x == null -> exit`);

/** Any element, with a cursor `c` and its predecessor `p`. */
export const DELETE = program(`
start: h = h -> first
first: p = null -> second
second: c = h -> head
head: c != null -> choice
choice: * -> step
step: p = c -> further
further: c = c.next -> head
choice: * -> found
found: t = c.next -> which
which: p == null -> atHead
atHead: h = t -> unlinked
which: p != null -> inside
inside: p.next = t -> unlinked
unlinked: t = null -> cut
cut: c.next = null -> exit
head: c == null -> exit`);

/** Down to some place without a child, left or right by no order. */
export const INSERT = program(`
start: r != null -> first
first: n = new -> second
second: c = r -> head
head: t = c.left -> left
left: t == null -> leftFree
leftFree: c.left = n -> exit
left: t != null -> go
head: t = c.right -> right
right: t == null -> rightFree
rightFree: c.right = n -> exit
right: t != null -> go
go: c = t -> last
last: t = null -> head`);

/** All trees in variable 0 with at least a root. */
export function trees(states: ContractionStates, variables: number): number[] {
  const found: number[] = [];
  const below: (readonly number[] | undefined)[] = [undefined, [], [LEFT], [RIGHT], [LEFT, RIGHT]];
  for (const left of below) {
    for (const right of below) {
      const edges: [number, number, number][] = [];
      const loops: Record<number, readonly number[]> = {};
      for (const [field, tree] of [left, right].entries()) {
        if (tree === undefined) continue;
        const node = edges.push([0, field, edges.length + 1]);
        loops[node] = tree;
      }
      found.push(stateOf(states, { variables: [0, ...new Array<null>(variables - 1).fill(null)], edges, loops }));
    }
  }
  return found;
}
