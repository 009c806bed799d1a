/** Loads and stores of fields, where objects that the sketch does not have are not told apart. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference, Place, Variable } from '../../../ir/instructions.js';
import { type Scope, symbolOf } from './expressions.js';
import { escapeValue, read, restricted, write } from './heap.js';
import type { NodeTable } from './nodes.js';
import type { Sketch } from './state.js';
import { anyOf, GREATEST, type NodeNumber, nodeValue, range, type SymbolNumber, UNSET } from './values.js';

interface Holder {
  readonly sketch: Sketch;
  readonly node: NodeNumber;
  readonly slot: number;
}

/** The sketches that a load leads to. The one that is given may be changed. */
export function loaded(sketch: Sketch, scope: Scope, place: Place, target: Variable): readonly Sketch[] {
  const variable = scope.base + target.index;
  if (place.kind !== 'field') {
    sketch.variables[variable] = sketch.fresh(place.kind === 'length' ? range(0, GREATEST) : anyOf(target.type));
    return [sketch];
  }
  const base = symbolOf(sketch, scope, place.base);
  const ways = holders(sketch, scope, base, place.field).map(({ sketch: way, node, slot }) => {
    way.variables[variable] = read(way, scope.nodes, node, slot);
    return way;
  });
  if (!mayBeElsewhere(sketch, scope, base, place.field)) return ways;
  sketch.variables[variable] = sketch.fresh(anyOf(target.type));
  return [...ways, sketch];
}

/** The same of a store. */
export function stored(sketch: Sketch, scope: Scope, place: Place, symbol: SymbolNumber): readonly Sketch[] {
  if (place.kind !== 'field') {
    escapeValue(sketch, symbol);
    return [sketch];
  }
  const base = symbolOf(sketch, scope, place.base);
  const ways = holders(sketch, scope, base, place.field).map(({ sketch: way, node, slot }) => {
    write(way, node, slot, symbol);
    return way;
  });
  if (!mayBeElsewhere(sketch, scope, base, place.field)) return ways;
  escapeValue(sketch, symbol);
  forgetField(sketch, scope.nodes, place.field);
  return [...ways, sketch];
}

/** The field of each escaped object may hold anything from now on. */
export function forgetField(sketch: Sketch, table: NodeTable, field: FieldReference): void {
  for (const [node, { isEscaped }] of [...sketch.nodes]) {
    const slot = isEscaped ? table.slot(table.kind(node).layout, field) : -1;
    if (slot !== -1) sketch.setSlot(node, slot, UNSET);
  }
}

/** Objects of the sketch whose field it may be. */
function holders(sketch: Sketch, { nodes }: Scope, base: SymbolNumber, field: FieldReference): readonly Holder[] {
  return sketch.reference(base).nodes.flatMap((node) => {
    const slot = nodes.slot(nodes.kind(node).layout, field);
    const way = slot === -1 ? undefined : restricted(sketch, base, nodeValue(node));
    return way === undefined ? [] : [{ sketch: way, node, slot }];
  });
}

/** Whether it may be the field of an object that the sketch does not have, or not under this class. */
function mayBeElsewhere(
  sketch: Sketch,
  { nodes }: { readonly nodes: NodeTable; readonly hierarchy: Hierarchy },
  base: SymbolNumber,
  field: FieldReference,
): boolean {
  const value = sketch.reference(base);
  return value.mayBeOther || value.nodes.some((node) => nodes.slot(nodes.kind(node).layout, field) === -1);
}
