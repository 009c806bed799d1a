/** A state as a picture: a node for each region and variable, must edges where a value is exactly one object. */
import type { CodePoint } from '../../../engine/code.js';
import type { Drawing, DrawnCell, DrawnEdge, DrawnNode } from '../../../pictures/drawing.js';
import type { Region } from './regions/regions.js';
import { showRegion, showValue } from './show.js';
import { isSingle } from './state/heap.js';
import type { Contents, State } from './state/state.js';
import type { Tables } from './state/tables.js';
import { NOT_NULL, type Value } from './state/values.js';

export function draw(tables: Tables, state: State, { code, point }: CodePoint): Drawing {
  const nodes: DrawnNode[] = [];
  const edges: DrawnEdge[] = [];
  const named = new Set<Region>();
  const connect = (from: string, cell: string | undefined, value: Value): void => {
    if (value.kind === 'number') return;
    const isMust = value.targets.length === 1 && value.nulls === NOT_NULL;
    for (const target of value.targets) {
      named.add(target);
      const to = showRegion(tables, target);
      edges.push({ from, ...(cell === undefined ? {} : { cell }), to, certainty: isMust ? 'must' : 'may' });
    }
  };
  for (const [index, value] of state.variables) {
    const name = code.body.variables[index]?.name ?? 'result';
    const cells: DrawnCell[] = isDrawnAsText(value) ? [{ name, text: textOf(tables, value) }] : [];
    nodes.push({ id: `variable ${name}`, label: name, kind: 'variable', cells });
    connect(`variable ${name}`, undefined, value);
  }
  for (const [region, contents] of state.heap) {
    nodes.push(nodeOf(tables, state, region, contents));
    for (const [field, value] of contents.cells) connect(showRegion(tables, region), tables.nameOfField(field), value);
  }
  for (const region of named) {
    if (state.heap.get(region) !== undefined) continue;
    const id = showRegion(tables, region);
    nodes.push({ id, label: id, kind: isSingle(tables, state, region) ? 'object' : 'summary', cells: [] });
  }
  return { title: `${code.method.owner}.${code.method.name} at ${point}`, nodes, edges };
}

function nodeOf(tables: Tables, state: State, region: Region, contents: Contents): DrawnNode {
  const id = showRegion(tables, region);
  const cells: DrawnCell[] = [];
  if (contents.length !== undefined) cells.push({ name: 'length', text: showValue(tables, contents.length) });
  for (const [field, value] of contents.cells) {
    const name = tables.nameOfField(field);
    cells.push(isDrawnAsText(value) ? { name, text: textOf(tables, value) } : { name });
  }
  const label = contents.type === undefined ? id : `${id}: ${contents.type}`;
  return { id, label, kind: isSingle(tables, state, region) ? 'object' : 'summary', cells };
}

/** Null and numbers stand in the cell; a value that may be null and may be an object has both text and edges. */
function isDrawnAsText(value: Value): boolean {
  return value.kind === 'number' || value.nulls !== NOT_NULL;
}

function textOf(tables: Tables, value: Value): string {
  return value.kind === 'number' ? showValue(tables, value) : 'null';
}
