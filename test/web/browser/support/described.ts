/**
 * A picture in words, the same for pictures that differ only in the names of their nodes: what each variable holds, then every object
 * in the order in which it is met from there.
 *
 *     list=a reversed=null | a: Node(next→b) | b: 1+ Node by next(next=inside or null)
 */
import type { Drawing } from '../../../../src/pictures/drawing.js';

export function described({ nodes, edges }: Drawing): string {
  const names = new Map<string, string>();
  const order: string[] = [];
  const nameOf = (id: string): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = String.fromCharCode('a'.charCodeAt(0) + names.size);
    names.set(id, name);
    order.push(id);
    return name;
  };
  const targets = (from: string, cell?: string): string =>
    edges
      .filter((edge) => edge.from === from && edge.cell === cell)
      .map((edge) => `${edge.certainty === 'may' ? '?' : ''}${nameOf(edge.to)}`)
      .join('/');
  const variables = nodes
    .filter(({ kind }) => kind === 'variable')
    .toSorted((left, right) => (left.label < right.label ? -1 : 1));
  const held = variables.map(({ id, label, cells }) => `${label}=${targets(id) || (cells[0]?.text ?? '?')}`);
  const objects: string[] = [];
  for (let next = 0; next < order.length; next++) {
    const node = nodes.find(({ id }) => id === order[next]);
    if (node === undefined) throw new Error(`an edge leads to ${order[next]}, which is not drawn`);
    const cells = node.cells.map(({ name, text }) => {
      const target = targets(node.id, name);
      return target === '' ? `${name}=${text ?? '?'}` : `${name}→${target}`;
    });
    objects.push(`${nameOf(node.id)}: ${node.label}(${cells.join(', ')})`);
  }
  const unreached = nodes.filter(({ id, kind }) => kind !== 'variable' && !names.has(id)).length;
  return [held.toSorted().join(' '), ...objects, ...(unreached === 0 ? [] : [`${unreached} unreached`])].join(' | ');
}
