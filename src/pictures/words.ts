/** A drawing in words, for those who do not see it, and for search. */
import type { Drawing, DrawnNode } from './drawing.js';
import { printable } from './letters.js';

/** `x is Node; Node.next is null; …`; `left` objects are not drawn. */
export function drawingText({ nodes, edges }: Drawing, left = 0): string {
  const labels = labelsOf(nodes);
  const labelOf = (id: string): string => labels.get(id) ?? id;
  const arrows = edges.map(({ from, cell, to, certainty }) => {
    const field = cell === undefined ? '' : `.${cell}`;
    return `${labelOf(from)}${field} ${certainty === 'must' ? 'is' : 'may be'} ${labelOf(to)}`;
  });
  const values = nodes.flatMap(({ id, kind, cells }) =>
    cells
      .filter((cell) => cell.text !== undefined && cell.text !== '')
      .map((cell) => `${labelOf(id)}${kind === 'variable' ? '' : `.${cell.name}`} is ${cell.text}`),
  );
  const more = left === 0 ? [] : [`${left} more objects are not drawn`];
  return printable([...arrows, ...values, ...more].join('; '));
}

/** Objects of one label are numbered. */
function labelsOf(nodes: readonly DrawnNode[]): ReadonlyMap<string, string> {
  const met = new Map<string, number>();
  for (const { label } of nodes) met.set(label, (met.get(label) ?? 0) + 1);
  const given = new Map<string, number>();
  return new Map(
    nodes.map(({ id, label, kind }) => {
      if (kind === 'variable' || met.get(label) === 1) return [id, label];
      const number = (given.get(label) ?? 0) + 1;
      given.set(label, number);
      return [id, `${label} (${number})`];
    }),
  );
}
