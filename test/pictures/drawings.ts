/** Drawings in few words, for tests. */
import type { Drawing, DrawnCell, DrawnEdge, DrawnNode } from '../../src/pictures/drawing.js';

/** `next`, or `next=null`. */
function cellOf(text: string): DrawnCell {
  const [name = '', value] = text.split('=');
  return value === undefined ? { name } : { name, text: value };
}

export function object(id: string, cells: readonly string[], kind: DrawnNode['kind'] = 'object'): DrawnNode {
  return { id, label: 'Node', kind, cells: cells.map(cellOf) };
}

export function variable(name: string, text?: string): DrawnNode {
  return {
    id: `variable ${name}`,
    label: name,
    kind: 'variable',
    cells: text === undefined ? [] : [{ name: '', text }],
  };
}

/** `a.next b`, `x b` for a variable, with `?` at the end for may. */
export function edge(text: string): DrawnEdge {
  const [start = '', to = ''] = text.replace('?', '').split(' ');
  const [from = '', cell] = start.split('.');
  const certainty = text.endsWith('?') ? 'may' : 'must';
  return cell === undefined ? { from: `variable ${from}`, to, certainty } : { from, cell, to, certainty };
}

export function drawing(nodes: readonly DrawnNode[], ...edges: readonly string[]): Drawing {
  return { title: '', nodes, edges: edges.map(edge) };
}
