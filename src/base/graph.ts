/** Directed graphs whose nodes are the numbers from 0: the successors of each node, in order. */
export type Graph = readonly (readonly number[])[];

export function predecessors(graph: Graph): number[][] {
  const incoming: number[][] = graph.map(() => []);
  graph.forEach((successors, node) => {
    for (const successor of successors) (incoming[successor] as number[]).push(node);
  });
  return incoming;
}

/**
 * The nodes reached from the roots in reverse post-order of a depth-first search: without cycles every node comes
 * before its successors. Of a node's successors the first comes first where the edges leave a choice.
 */
export function reversePostOrder(graph: Graph, roots: readonly number[]): number[] {
  const order: number[] = [];
  const seen = new Uint8Array(graph.length);
  const stack: number[] = [];
  // next[i] counts down the successors of stack[i] that are still to be visited, so that the last is visited first.
  const next: number[] = [];
  const enter = (node: number): void => {
    if (seen[node] === 1) return;
    seen[node] = 1;
    stack.push(node);
    next.push((graph[node] as readonly number[]).length);
  };
  for (let index = roots.length - 1; index >= 0; index--) {
    enter(roots[index] as number);
    while (stack.length > 0) {
      const top = stack.length - 1;
      const left = next[top] as number;
      if (left > 0) {
        next[top] = left - 1;
        enter((graph[stack[top] as number] as readonly number[])[left - 1] as number);
      } else {
        order.push(stack.pop() as number);
        next.pop();
      }
    }
  }
  return order.reverse();
}
