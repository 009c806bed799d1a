/** Pictures as text and as drawings. */
import type { Code } from '../../../engine/code.js';
import type { Drawing, DrawnCell, DrawnEdge, DrawnNode } from '../../../pictures/drawing.js';
import type { NodeTable } from './nodes.js';
import { EQUAL, GREATER, LESS, type Order } from './order.js';
import type { Picture } from './pictures.js';
import { type NodeNumber, type SymbolNumber, UNSET, type Value } from './values.js';

/** All of it, places as numbers. */
export function showSketch({ sketch, activation }: Picture, table: NodeTable): string {
  const places = sketch.variables.flatMap((symbol, place) => (symbol === UNSET ? [] : [`v${place}=s${symbol}`]));
  const values = sketch.values.map((value, symbol) => `s${symbol}: ${showValue(value, table)}`);
  const orders = [...sketch.learnt()].map(([one, other, order]) => `s${one} ${showOrder(order)} s${other}`).sort();
  return [
    `#${activation?.number}`,
    ...places,
    ...values,
    ...objects(sketch.nodes, table, (symbol) => `s${symbol}`),
    ...orders,
  ].join('; ');
}

/** What the method itself sees. */
export function showPicture(picture: Picture, table: NodeTable, { body }: Code): string {
  const { sketch, activation } = picture;
  if (activation === undefined) return 'unreached';
  const names = new Map<SymbolNumber, string[]>();
  body.variables.forEach(({ name }, index) => {
    const symbol = sketch.variables[activation.base + index] ?? UNSET;
    if (symbol !== UNSET) names.set(symbol, [...(names.get(symbol) ?? []), name]);
  });
  const variables = [...names].map(([symbol, same]) => `${same.join('=')}: ${showValue(sketch.value(symbol), table)}`);
  const orders = [...sketch.learnt()].flatMap(([one, other, order]) => {
    const [left, right] = [names.get(one)?.[0], names.get(other)?.[0]];
    return left === undefined || right === undefined ? [] : [`${left} ${showOrder(order)} ${right}`];
  });
  const told = (symbol: SymbolNumber): string => names.get(symbol)?.[0] ?? showValue(sketch.value(symbol), table);
  const all = [...variables, ...objects(sketch.nodes, table, told), ...orders];
  return all.length === 0 ? 'nothing known' : all.join('; ');
}

function objects(
  nodes: Picture['sketch']['nodes'],
  table: NodeTable,
  told: (symbol: SymbolNumber) => string,
): readonly string[] {
  return [...nodes]
    .sort(([one], [other]) => one - other)
    .map(([node, { slots, isEscaped }]) => {
      const { fields } = table.kind(node).layout;
      const known = slots.flatMap((symbol, slot) =>
        symbol === UNSET ? [] : [`${fields[slot]?.name}=${told(symbol)}`],
      );
      return `${nameOf(node, table)}${isEscaped ? ' (others find it)' : ''} {${known.join(', ')}}`;
    });
}

function nameOf(node: NodeNumber, table: NodeTable): string {
  const { layout, coming } = table.kind(node);
  return coming === 'receiver' ? `this ${layout.type}` : `${layout.type}#${node}`;
}

function showValue(value: Value, table: NodeTable): string {
  if (value.kind === 'number') return value.low === value.high ? `${value.low}` : `[${value.low}, ${value.high}]`;
  const parts = value.nodes.map((node) => nameOf(node, table));
  if (value.mayBeNull) parts.push('null');
  if (value.mayBeOther) parts.push('others');
  return parts.length === 0 ? 'nothing' : parts.join('|');
}

function showOrder(order: Order): string {
  const words = [
    [LESS, '<'],
    [EQUAL, '='],
    [GREATER, '>'],
  ] as const;
  return words.flatMap(([way, sign]) => ((order & way) === 0 ? [] : [sign])).join('');
}

export function drawPicture({ sketch, activation }: Picture, table: NodeTable, { body, method }: Code): Drawing {
  const nodes: DrawnNode[] = [];
  const edges: DrawnEdge[] = [];
  const connect = (from: string, cell: string | undefined, value: Value): void => {
    if (value.kind === 'number') return;
    const isMust = value.nodes.length === 1 && !value.mayBeNull && !value.mayBeOther;
    for (const node of value.nodes)
      edges.push({
        from,
        ...(cell === undefined ? {} : { cell }),
        to: `object ${node}`,
        certainty: isMust ? 'must' : 'may',
      });
  };
  const cellOf = (name: string, symbol: SymbolNumber): readonly DrawnCell[] => {
    const value = sketch.value(symbol);
    return value.kind === 'number' || value.mayBeNull || value.mayBeOther
      ? [{ name, text: showValue(value, table) }]
      : [{ name }];
  };
  for (const { name, index } of body.variables) {
    const symbol = sketch.variables[(activation?.base ?? 0) + index] ?? UNSET;
    if (symbol === UNSET) continue;
    const id = `variable ${name}`;
    nodes.push({
      id,
      label: name,
      kind: 'variable',
      cells: cellOf('value', symbol).filter(({ text }) => text !== undefined),
    });
    connect(id, undefined, sketch.value(symbol));
  }
  for (const [node, { slots, isEscaped }] of sketch.nodes) {
    const { fields } = table.kind(node).layout;
    const id = `object ${node}`;
    const cells = slots.flatMap((symbol, slot) => (symbol === UNSET ? [] : cellOf(fields[slot]?.name ?? '', symbol)));
    nodes.push({ id, label: nameOf(node, table), kind: isEscaped ? 'vague' : 'object', cells });
    for (const [slot, symbol] of slots.entries())
      if (symbol !== UNSET) connect(id, fields[slot]?.name ?? '', sketch.value(symbol));
  }
  return { title: `sketch in ${method.name}`, nodes, edges };
}
