/** Names that point to the same place, and values that are no objects, put together: a picture with fewer arrows says the same. */
import type { Drawing, DrawnEdge, DrawnNode } from './drawing.js';

/** Variables of one target become one, `x, y`; those without a target one more, a line each. */
export function withNamesJoined(drawing: Drawing): Drawing {
  const variables = drawing.nodes.filter(({ kind }) => kind === 'variable');
  const arrows = new Map<string, { readonly edge: DrawnEdge; readonly names: DrawnNode[] }>();
  const others: DrawnEdge[] = [];
  const values: DrawnNode[] = [];
  const joined = new Set<DrawnEdge>();
  for (const node of variables) {
    const own = drawing.edges.filter(({ from }) => from === node.id);
    const [edge] = own;
    if (own.length === 0) values.push(node);
    // A name with several arrows, or with a value besides, stays alone.
    if (own.length !== 1 || edge === undefined || node.cells.length > 0) continue;
    const key = `${edge.certainty} ${edge.changed === true} ${edge.to}`;
    const known = arrows.get(key);
    joined.add(edge);
    if (known === undefined) arrows.set(key, { edge, names: [node] });
    else known.names.push(node);
  }
  for (const edge of drawing.edges) if (!joined.has(edge)) others.push(edge);
  const gone = new Set([...values, ...[...arrows.values()].flatMap(({ names }) => names)]);
  const grouped = [...arrows.values()].map(({ edge, names }): { node: DrawnNode; edge: DrawnEdge } => {
    const id = names.map((node) => node.id).join(' ');
    const label = names.map((node) => node.label).join(', ');
    return { node: { id, label, kind: 'variable', cells: [] }, edge: { ...edge, from: id } };
  });
  const text = values.map(({ label, cells }) => {
    const value = cells.map((cell) => cell.text ?? '').join(', ');
    return value === '' ? label : `${label} = ${value}`;
  });
  const told: DrawnNode = { id: 'variables', label: text.join('\n'), kind: 'variable', cells: [] };
  return {
    title: drawing.title,
    nodes: [
      ...(text.length === 0 ? [] : [told]),
      ...grouped.map(({ node }) => node),
      ...drawing.nodes.filter((node) => !gone.has(node)),
    ],
    edges: [...grouped.map(({ edge }) => edge), ...others],
  };
}
