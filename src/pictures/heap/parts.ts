/** What of a drawing is drawn how: names stand at the object that they hold, names without one in a line of their own. */
import type { Drawing, DrawnEdge, DrawnNode } from '../drawing.js';

export interface HeapParts {
  readonly title: string;
  readonly objects: readonly DrawnNode[];
  /** Between objects, each once. */
  readonly edges: readonly DrawnEdge[];
  /** By id of the object. */
  readonly names: ReadonlyMap<string, readonly Name[]>;
  /** By id of a name: its place among them. */
  readonly positions: ReadonlyMap<string, number>;
  /** Names that may hold several things: they stand alone, with arrows. */
  readonly wanderers: readonly DrawnNode[];
  readonly arrows: readonly DrawnEdge[];
  /** Names that hold no object: `x = null`. */
  readonly values: readonly Value[];
}

export interface Name {
  readonly id: string;
  readonly text: string;
  readonly certainty: 'must' | 'may';
  readonly changed: boolean;
}

export interface Value {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly changed: boolean;
}

export function partsOf(drawing: Drawing): HeapParts {
  const objects = drawing.nodes.filter(({ kind }) => kind !== 'variable');
  const variables = drawing.nodes.filter(({ kind }) => kind === 'variable');
  const known = new Set(objects.map(({ id }) => id));
  const leaving = new Map<string, DrawnEdge[]>();
  for (const edge of drawing.edges) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  const names = new Map<string, Name[]>();
  const wanderers: DrawnNode[] = [];
  const arrows: DrawnEdge[] = [];
  const values: Value[] = [];
  for (const node of variables) {
    const own = (leaving.get(node.id) ?? []).filter(({ to }) => known.has(to));
    const [edge] = own;
    const changed = node.changed === true || node.cells.some((cell) => cell.changed === true);
    if (edge === undefined) {
      const text = node.cells.map((cell) => cell.text ?? '').join(', ');
      values.push({ id: node.id, name: node.label, text, changed });
    } else if (own.length === 1 && node.cells.length === 0) {
      const name = {
        id: node.id,
        text: node.label,
        certainty: edge.certainty,
        changed: changed || edge.changed === true,
      };
      names.set(edge.to, [...(names.get(edge.to) ?? []), name]);
    } else {
      wanderers.push(node);
      arrows.push(...own);
    }
  }
  const met = new Map<string, DrawnEdge>();
  for (const edge of drawing.edges) {
    if (!known.has(edge.from) || !known.has(edge.to)) continue;
    const earlier = met.get(edgeKey(edge));
    // Two edges from one cell to one object are one arrow; if one is certain, it is.
    met.set(edgeKey(edge), earlier?.certainty === 'must' ? earlier : edge);
  }
  const positions = new Map(variables.map(({ id }, index) => [id, index]));
  return { title: drawing.title, objects, edges: [...met.values()], names, positions, wanderers, arrows, values };
}

/** Tells edges apart within a drawing, and finds them again in another. */
export function edgeKey({ from, cell, to }: Pick<DrawnEdge, 'from' | 'cell' | 'to'>): string {
  return JSON.stringify([from, cell ?? null, to]);
}
