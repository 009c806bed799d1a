/** Two drawings as one; names are prefixed so that they stay apart. */
import type { Drawing } from '../../pictures/drawing.js';

export function sideBySide(left: Drawing, right: Drawing): Drawing {
  const named = ({ nodes, edges }: Drawing, prefix: string): Pick<Drawing, 'nodes' | 'edges'> => ({
    nodes: nodes.map((node) => ({ ...node, id: prefix + node.id })),
    edges: edges.map((edge) => ({ ...edge, from: prefix + edge.from, to: prefix + edge.to })),
  });
  const [one, other] = [named(left, 'left '), named(right, 'right ')];
  return {
    title: [left.title, right.title].filter((title) => title !== '').join(' and '),
    nodes: [...one.nodes, ...other.nodes],
    edges: [...one.edges, ...other.edges],
  };
}
