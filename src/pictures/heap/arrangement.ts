/** All steps of a series laid out at once: every object and every edge of any step has its place in the union of them. */
import type { Drawing, DrawnEdge } from '../drawing.js';
import { type Curve, type LayOut, layoutOf, type Position } from '../layout.js';
import { shortened, widthOf } from '../letters.js';
import { type Appearance, type Box, boxOf } from './boxes.js';
import { type Order, orderOf } from './order.js';
import { edgeKey, type HeapParts } from './parts.js';
import { type Return, returnsBelow } from './returns.js';
import { plainTable, tableOf } from './tables.js';

export interface Arrangement {
  readonly direction: Order['direction'];
  /** How far it reaches to the left of zero; negative where it starts to the right of it. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** By id of an object: its box, and where its upper left corner is. */
  readonly boxes: ReadonlyMap<string, Box & Position>;
  /** By id of a name that stands alone: its middle. */
  readonly wanderers: ReadonlyMap<string, Position>;
  /** By key of an edge. */
  readonly curves: ReadonlyMap<string, Curve>;
}

export function arrange(drawings: readonly Drawing[], steps: readonly HeapParts[], layOut: LayOut): Arrangement {
  const order = orderOf(drawings);
  const boxes = new Map<string, Box>();
  for (const [id, appearances] of appearancesOf(steps)) {
    boxes.set(id, boxOf(appearances, order.direction, order.backFields));
  }
  const wanderers = new Map<string, number>();
  for (const { wanderers: names } of steps) {
    for (const node of names) {
      wanderers.set(node.id, Math.max(widthOf(wandererText(node)), wanderers.get(node.id) ?? 0));
    }
  }
  const named = new Map([...boxes.keys(), ...wanderers.keys()].map((id, index) => [id, `n${index}`]));
  const edges = new Map<string, DrawnEdge>();
  for (const edge of steps.flatMap(({ edges: own, arrows }) => [...own, ...arrows])) {
    if (edge.from !== edge.to) edges.set(edgeKey(edge), edge);
  }
  const around = [...edges].filter(([, edge]) => goesAround(edge, order));
  const through = inOrder(
    [...edges].filter(([, edge]) => !goesAround(edge, order)),
    boxes,
    order,
  );
  const first = new Set(steps[0]?.edges.map(edgeKey));
  const isShortcut = shortcuts(
    through.map(([, edge]) => edge).filter(({ from }) => boxes.has(from)),
    order,
  );
  const linked = new Set(
    through.flatMap(([, { from, to }]) => [JSON.stringify([from, to]), JSON.stringify([to, from])]),
  );
  const starts = startsOf([...boxes.keys()], steps, order);
  const lines = [
    ...[...boxes].map(([id, box]) => `  ${named.get(id)} [label=<${tableOf(box)}>];`),
    // Separate structures are stacked in the order of the names that hold them.
    ...(starts.length < 2 ? [] : ['  start [style=invis, shape=point, width=0.01, ordering=out];']),
    ...(starts.length < 2 ? [] : starts.map((id) => `  start -> ${named.get(id)} [style=invis];`)),
    ...[...wanderers].map(([id, width]) => `  ${named.get(id)} [label=<${plainTable(width + 8, 20)}>];`),
    ...through.map(([, edge], index) => edgeLine(edge, index, { boxes, named, order, first, isShortcut })),
    ...order.before
      .filter(([one, other]) => boxes.has(one) && boxes.has(other) && !linked.has(JSON.stringify([one, other])))
      .map(([first, second]) => `  ${named.get(first)} -> ${named.get(second)} [style=invis, weight=0];`),
  ];
  const layout = layoutOf(layOut(graph(order.direction, lines)));
  const placed = new Map<string, Box & Position>();
  for (const [id, box] of boxes) {
    const middle = layout.nodes.get(named.get(id) ?? '') ?? { x: 0, y: 0 };
    placed.set(id, { ...box, x: middle.x - box.width / 2, y: middle.y - box.height / 2 });
  }
  const curves = new Map<string, Curve>();
  for (const [index, [key]] of through.entries()) {
    const curve = layout.edges.get(`e${index}`);
    const { from, cell } = edges.get(key) ?? {};
    if (curve !== undefined) curves.set(key, fromMiddle(curve, placed.get(from ?? ''), cell));
  }
  const returns = returnsBelow(
    around.map(([key, { from, cell = '', to }]): Return => ({ key, from, cell, to })),
    placed,
  );
  const all = new Map([...curves, ...returns.curves]);
  const left = Math.min(
    ...[...placed.values()].map(({ x }) => x),
    ...[...wanderers].map(([id, width]) => (layout.nodes.get(named.get(id) ?? '')?.x ?? 0) - width / 2 - 4),
    ...[...all.values()].flatMap(({ points }) => points.map(({ x }) => x - 1)),
  );
  return {
    direction: order.direction,
    left: -left,
    width: Math.max(layout.width, returns.right) - left,
    height: Math.max(layout.height, returns.bottom),
    boxes: placed,
    wanderers: new Map(
      [...wanderers.keys()].map((id) => [id, layout.nodes.get(named.get(id) ?? '') ?? { x: 0, y: 0 }]),
    ),
    curves: all,
  };
}

/** Objects that nothing stands before: first those that names hold, in the order of the names. */
function startsOf(objects: readonly string[], steps: readonly HeapParts[], { before }: Order): readonly string[] {
  const later = new Set(before.map(([, second]) => second));
  const held = new Map<string, number>();
  for (const { names, positions } of steps) {
    for (const [id, own] of names) {
      const first = Math.min(...own.map((name) => positions.get(name.id) ?? 0));
      held.set(id, Math.min(held.get(id) ?? first, first));
    }
  }
  const rank = (id: string): number => held.get(id) ?? Number.MAX_SAFE_INTEGER;
  return objects.filter((id) => !later.has(id)).sort((one, other) => rank(one) - rank(other));
}

/** What one step links at once, another by way of objects in between: these stand in one row with the ends. */
function shortcuts(edges: readonly DrawnEdge[], { precedes }: Order): (edge: DrawnEdge) => boolean {
  const inOrderOf = ({ from, to }: DrawnEdge): readonly [string, string] =>
    precedes(to, from) ? [to, from] : [from, to];
  const followers = new Map<string, Set<string>>();
  for (const edge of edges) {
    const [first, second] = inOrderOf(edge);
    followers.set(first, (followers.get(first) ?? new Set()).add(second));
  }
  return (edge) => {
    const [first, second] = inOrderOf(edge);
    const met = new Set([...(followers.get(first) ?? [])].filter((each) => each !== second));
    // Grows while it is walked.
    for (const each of met) for (const next of followers.get(each) ?? []) if (next !== first) met.add(next);
    return met.has(second);
  };
}

/** In a row: edges against their usual direction. */
function goesAround({ from, cell, to }: DrawnEdge, order: Order): boolean {
  if (order.direction === 'down' || cell === undefined) return false;
  return order.backFields.has(cell) ? !order.precedes(to, from) : order.precedes(to, from);
}

/** Children stand in the order of the fields that lead to them; what points back has no say in it. */
function inOrder(
  edges: readonly (readonly [string, DrawnEdge])[],
  boxes: ReadonlyMap<string, Box>,
  order: Order,
): readonly (readonly [string, DrawnEdge])[] {
  const rank = ({ from, cell, to }: DrawnEdge): number => {
    const place = boxes.get(from)?.cells.findIndex(({ name }) => name === cell) ?? 0;
    return order.precedes(to, from) ? 1000 + place : place;
  };
  return [...edges].sort(([, one], [, other]) => rank(one) - rank(other));
}

interface Neighbours {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly named: ReadonlyMap<string, string>;
  readonly order: Order;
  /** Keys of the edges of the first step: they decide first where things stand. */
  readonly first: ReadonlySet<string>;
  readonly isShortcut: (edge: DrawnEdge) => boolean;
}

/** Edges run as the order does; those that point back are laid out the other way around, so that they do not turn it. */
function edgeLine(edge: DrawnEdge, index: number, { boxes, named, order, first, isShortcut }: Neighbours): string {
  const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)];
  const cell = from?.cells.findIndex(({ name }) => name === edge.cell) ?? -1;
  const same = to?.cells.findIndex(({ name }) => name === edge.cell) ?? -1;
  const isReversed = from !== undefined && order.precedes(edge.to, edge.from);
  const isBack = from?.cells[cell]?.isBack === true;
  const side = order.direction === 'right' ? (isBack ? 'w' : 'e') : isBack ? 'n' : 's';
  const start = `${named.get(edge.from)}:${cell < 0 ? 'b' : `f${cell}:${side}`}`;
  // Lists are straight where an edge ends at the height at which the next one starts.
  const isLevel = order.direction === 'right' && same >= 0;
  const isTree = order.direction === 'down' && from !== undefined;
  const into = isLevel ? `l${same}:${isReversed ? 'e' : 'w'}` : isTree ? `b:${isReversed ? 's' : 'n'}` : 'b';
  const end = `${named.get(edge.to)}:${into}`;
  const weight = from !== undefined && isShortcut(edge) ? 0 : first.has(edgeKey(edge)) ? 4 : 2;
  return isReversed
    ? `  ${end} -> ${start} [id=e${index}, dir=back, weight=${weight}];`
    : `  ${start} -> ${end} [id=e${index}, weight=${weight}];`;
}

/** Edges start in the middle of their cell, though they are laid out from its border. */
function fromMiddle(curve: Curve, box: (Box & Position) | undefined, cell: string | undefined): Curve {
  const value = box?.cells.find(({ name }) => name === cell)?.value;
  const [first] = curve.points;
  if (box === undefined || value === undefined || first === undefined) return curve;
  const middle = { x: box.x + value.x + value.width / 2, y: box.y + value.y + value.height / 2 };
  return { ...curve, points: [middle, middle, first, ...curve.points] };
}

export function wandererText({ label, cells }: HeapParts['wanderers'][number]): string {
  const value = cells.map((cell) => cell.text ?? '').join(', ');
  return shortened(value === '' ? label : `${label} = ${value} or`);
}

function appearancesOf(steps: readonly HeapParts[]): ReadonlyMap<string, readonly Appearance[]> {
  const found = new Map<string, Appearance[]>();
  for (const { objects, names, edges } of steps) {
    const loops = new Set(edges.filter(({ from, to }) => from === to).map(({ from }) => from));
    for (const node of objects) {
      const appearance = { node, names: names.get(node.id) ?? [], hasLoop: loops.has(node.id) };
      found.set(node.id, [...(found.get(node.id) ?? []), appearance]);
    }
  }
  return found;
}

function graph(direction: Order['direction'], lines: readonly string[]): string {
  const [rank, between, apart] = direction === 'right' ? ['LR', 0.25, 0.42] : ['TB', 0.3, 0.5];
  const head = [
    'digraph {',
    `  graph [rankdir=${rank}, nodesep=${between}, ranksep=${apart}, margin=0${direction === 'down' ? ', ordering=out' : ''}];`,
    '  node [shape=plain];',
    '  edge [arrowsize=0.75];',
  ];
  return `${[...head, ...lines, '}'].join('\n')}\n`;
}
