/** Garbage collection: removes the nodes that no variable reaches. */
import type { Draft } from './draft.js';
import { NULL_NODE } from './heap-graph.js';

/**
 * By node: 1 if some variable reaches it along edges. Edges of a kind that has one of the bits `backwards` are walked both
 * ways. The edge numbered `without` is taken not to be there.
 */
export function liveNodes(draft: Draft, backwards: number, without = -1): Uint8Array {
  const { variables, sources, kinds, targets } = draft;
  const live = new Uint8Array(draft.size);
  for (let name = 0; name < variables.length; name++) {
    const node = variables[name] as number;
    if (node !== NULL_NODE) live[node] = 1;
  }
  // Edges mostly come in the order of a walk from the variables: a sweep or two are quicker than lists of neighbours.
  for (let sweeps = 0; sweeps < 4; sweeps++) {
    let changed = false;
    for (let edge = 0; edge < kinds.length; edge++) {
      if (edge === without) continue;
      const source = sources[edge] as number;
      const target = targets[edge] as number;
      if (live[source] === live[target]) continue;
      if (live[source] === 1) live[target] = 1;
      else if (((kinds[edge] as number) & backwards) !== 0) live[source] = 1;
      else continue;
      changed = true;
    }
    if (!changed) return live;
  }
  spread(draft, backwards, without, live);
  return live;
}

/** The same in linear time whatever the order of edges. */
function spread(draft: Draft, backwards: number, without: number, live: Uint8Array): void {
  const neighbours: number[][] = Array.from({ length: draft.size }, () => []);
  for (let edge = 0; edge < draft.edges; edge++) {
    if (edge === without) continue;
    const source = draft.sources[edge] as number;
    const target = draft.targets[edge] as number;
    neighbours[source]?.push(target);
    if (((draft.kinds[edge] as number) & backwards) !== 0) neighbours[target]?.push(source);
  }
  const rest: number[] = [];
  for (let node = 0; node < live.length; node++) if (live[node] === 1) rest.push(node);
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    for (const next of neighbours[node] as readonly number[]) {
      if (live[next] === 1) continue;
      live[next] = 1;
      rest.push(next);
    }
  }
}

/** Removes what is not live; whether anything was. */
export function collectGarbage(draft: Draft, backwards: number): boolean {
  const live = liveNodes(draft, backwards);
  if (isAll(live)) return false;
  const numbers = new Int32Array(live.length);
  let count = 0;
  for (let node = 0; node < live.length; node++) numbers[node] = live[node] === 1 ? count++ : -1;
  draft.renumber(numbers, count);
  return true;
}

/** Quicker on short arrays than to search. */
function isAll(live: Uint8Array): boolean {
  for (let node = 0; node < live.length; node++) if (live[node] === 0) return false;
  return true;
}
