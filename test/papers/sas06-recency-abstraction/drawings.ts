/** Drawings as text that can be transcribed from a figure by hand, and compared up to the names of nodes. */
import type { Drawing, DrawnNode } from '../../../src/pictures/drawing.js';

/**
 * One thing a line: `variable NAME [TEXT]`, `object ID CELL…`, `summary ID CELL…` with cells `name` or `name=text`, and edges
 * `FROM -> ID must|may` or `ID.cell -> ID must|may`.
 */
export function parseDrawing(text: string): Drawing {
  const nodes: DrawnNode[] = [];
  const edges: Drawing['edges'][number][] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    const arrow = /^([^ .]+)(?:\.(\S+))? -> (\S+) (must|may)$/.exec(line);
    if (arrow !== null) {
      const [, from = '', cell, to = '', certainty] = arrow;
      edges.push({
        from,
        ...(cell === undefined ? {} : { cell }),
        to,
        certainty: certainty === 'must' ? 'must' : 'may',
      });
      continue;
    }
    const [kind, id = '', ...cells] = line.split(' ');
    if (kind !== 'variable' && kind !== 'object' && kind !== 'summary') throw new Error(`not understood: ${line}`);
    const parts = cells.map((cell) => {
      const [name = '', text] = cell.split('=');
      return kind === 'variable' ? { name: id, text: name } : text === undefined ? { name } : { name, text };
    });
    nodes.push({ id, label: id, kind, cells: parts });
  }
  return { title: '', nodes, edges };
}

/** Whether some one-to-one renaming of nodes that are no variables makes the drawings the same. */
export function isSameDrawing(left: Drawing, right: Drawing): boolean {
  return left.nodes.length === right.nodes.length && spelled(renamedLike(left, right)) === spelled(right);
}

/** The first drawing with the names of the second: those under which they are the same; the first as it is where there are none. */
export function renamedLike(left: Drawing, right: Drawing): Drawing {
  const others = (drawing: Drawing): string[] =>
    drawing.nodes.filter(({ kind }) => kind !== 'variable').map(({ id }) => id);
  const wanted = spelled(right);
  const orders = others(left).length === others(right).length ? permutations(others(right)) : [];
  const renamings = orders.map((order) => renamed(left, order));
  return renamings.find((drawing) => spelled(drawing) === wanted) ?? left;

  function renamed(drawing: Drawing, order: readonly string[]): Drawing {
    const names = new Map(others(drawing).map((id, index) => [id, order[index] ?? id]));
    const name = (id: string): string => names.get(id) ?? id;
    return {
      ...drawing,
      nodes: drawing.nodes.map((node) => ({ ...node, id: name(node.id) })),
      edges: drawing.edges.map((edge) => ({ ...edge, from: name(edge.from), to: name(edge.to) })),
    };
  }
}

/** One text for drawings that are the same but for the order of their parts. */
function spelled(drawing: Drawing): string {
  const variables = new Map(
    drawing.nodes.filter(({ kind }) => kind === 'variable').map(({ id, label }) => [id, `variable ${label}`]),
  );
  const name = (id: string): string => variables.get(id) ?? id;
  const nodes = drawing.nodes.map(
    ({ id, kind, cells }) => `${kind} ${name(id)} ${cells.map((cell) => `${cell.name}=${cell.text ?? ''}`).sort()}`,
  );
  const edges = drawing.edges.map(
    ({ from, cell, to, certainty }) => `${name(from)}.${cell ?? ''} ${name(to)} ${certainty}`,
  );
  return [...nodes.sort(), ...edges.sort()].join('\n');
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** For messages: the drawing in the same text form. */
export function printDrawing({ nodes, edges }: Drawing): string {
  const named = new Map(nodes.map(({ id, kind, label }) => [id, kind === 'variable' ? label : id]));
  return [
    ...nodes.map(({ id, kind, label, cells }) =>
      [
        kind,
        kind === 'variable' ? label : id,
        ...cells.map((cell) =>
          kind === 'variable' ? (cell.text ?? '') : cell.text === undefined ? cell.name : `${cell.name}=${cell.text}`,
        ),
      ].join(' '),
    ),
    ...edges.map(
      ({ from, cell, to, certainty }) =>
        `${named.get(from)}${cell === undefined ? '' : `.${cell}`} -> ${named.get(to)} ${certainty}`,
    ),
  ].join('\n');
}
