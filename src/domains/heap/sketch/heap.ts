/** What happens to the objects of a sketch: they are made, found, given away, changed by code that is not known, and forgotten. */
import { isPrimitive } from '../../../ir/types.js';
import type { NodeTable } from './nodes.js';
import { type Sketch, ZERO } from './state.js';
import {
  anyOf,
  isEmptyValue,
  type NodeNumber,
  NULL_VALUE,
  nodeValue,
  type SymbolNumber,
  UNSET,
  type Value,
} from './values.js';

/** Adds an object whose fields have their defaults. The one that had the number before is outside from now on. */
export function allocate(sketch: Sketch, table: NodeTable, node: NodeNumber): SymbolNumber {
  forget(sketch, node);
  const { fields } = table.kind(node).layout;
  const slots = fields.map(({ type }) => (isPrimitive(type) ? ZERO : sketch.fresh(NULL_VALUE)));
  sketch.setNode(node, { slots, isEscaped: false, clouded: 0 });
  return sketch.fresh(nodeValue(node));
}

/** Adds an object of which nothing is known. */
export function imagine(sketch: Sketch, table: NodeTable, node: NodeNumber): void {
  forget(sketch, node);
  const slots = table.kind(node).layout.fields.map(() => UNSET);
  sketch.setNode(node, { slots, isEscaped: true, clouded: 0 });
}

/** The object is outside from now on: what led to it leads outside. */
export function forget(sketch: Sketch, node: NodeNumber): void {
  if (!sketch.nodes.has(node)) return;
  letEscape(sketch, node);
  sketch.removeNode(node);
  for (const [symbol, value] of sketch.values.entries()) {
    if (value.kind === 'number' || !value.nodes.includes(node)) continue;
    const nodes = value.nodes.filter((each) => each !== node);
    sketch.values[symbol] = { ...value, nodes, mayBeOther: true };
  }
}

/** Code that is not known may find it from now on, and what it leads to. */
export function letEscape(sketch: Sketch, node: NodeNumber): void {
  const state = sketch.nodes.get(node);
  if (state === undefined || state.isEscaped) return;
  sketch.setNode(node, { ...state, isEscaped: true });
  escapeFrom(sketch, node);
}

/** What an escaped object leads to. */
export function escapeFrom(sketch: Sketch, node: NodeNumber): void {
  for (const symbol of sketch.node(node).slots) escapeValue(sketch, symbol);
}

export function escapeValue(sketch: Sketch, symbol: SymbolNumber): void {
  const value = symbol === UNSET ? undefined : sketch.value(symbol);
  if (value?.kind === 'reference') for (const node of value.nodes) letEscape(sketch, node);
}

/** Every field of the node for which it is asked may hold anything from now on; final ones keep what they have. */
export function cloud(
  sketch: Sketch,
  table: NodeTable,
  node: NodeNumber,
  isChanged: (owner: string, field: string) => boolean,
  by: number,
): void {
  const state = sketch.node(node);
  const { fields, isFinal } = table.kind(node).layout;
  let isAny = false;
  const slots = state.slots.map((symbol, slot) => {
    const field = fields[slot];
    if (field === undefined || isFinal[slot] === true || !isChanged(field.owner, field.name)) return symbol;
    isAny = true;
    return UNSET;
  });
  if (isAny) sketch.setNode(node, { ...state, slots, clouded: by });
}

/** A constructor that is not looked into has run on the node: the fields that it may set, final ones too, may hold anything. */
export function construct(sketch: Sketch, table: NodeTable, node: NodeNumber, isSet: (owner: string) => boolean): void {
  const state = sketch.node(node);
  const { fields } = table.kind(node).layout;
  if (!fields.some(({ owner }) => isSet(owner))) return;
  const slots = state.slots.map((symbol, slot) => (isSet(fields[slot]?.owner ?? '') ? UNSET : symbol));
  sketch.setNode(node, { ...state, slots });
}

/** What the field holds; a value for it is made up where nothing is known. */
export function read(sketch: Sketch, table: NodeTable, node: NodeNumber, slot: number): SymbolNumber {
  const known = sketch.node(node).slots[slot] ?? UNSET;
  if (known !== UNSET) return known;
  const symbol = sketch.fresh(table.kind(node).layout.values[slot] ?? anyOf('int'));
  sketch.setSlot(node, slot, symbol);
  return symbol;
}

/** What an escaped object holds has escaped. */
export function write(sketch: Sketch, node: NodeNumber, slot: number, symbol: SymbolNumber): void {
  sketch.setSlot(node, slot, symbol);
  if (sketch.node(node).isEscaped) escapeValue(sketch, symbol);
}

/** The sketch in which the symbol has that value; undefined where that cannot be. */
export function restricted(sketch: Sketch, symbol: SymbolNumber, value: Value): Sketch | undefined {
  if (isEmptyValue(value)) return undefined;
  const copy = sketch.copy();
  copy.values[symbol] = value;
  return copy;
}
