/** Loads and stores over a sketch. */
import { forgetField } from '../../../domains/heap/sketch/accesses.js';
import { symbolOf } from '../../../domains/heap/sketch/expressions.js';
import { escapeValue, imagine, read, restricted, write } from '../../../domains/heap/sketch/heap.js';
import { candidates, type Sketch } from '../../../domains/heap/sketch/state.js';
import {
  anyOf,
  GREATEST,
  type NodeNumber,
  nodeValue,
  range,
  type SymbolNumber,
  UNSET,
} from '../../../domains/heap/sketch/values.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { ClassName } from '../../../ir/types.js';
import { viewsChanged } from './change.js';
import type { SketchEdge, SketchFrame } from './frames.js';
import type { SketchNotes } from './notes.js';
import type { Flow } from './run.js';
import type { SketchWorld } from './world.js';

/** One object that a symbol may be, in the sketch where it is. */
export interface Found {
  readonly sketch: Sketch;
  readonly node: NodeNumber;
}

/** Objects that are sought: their classes, those of which one is imagined, and where. */
export interface Sought {
  readonly isFitting: (type: ClassName) => boolean;
  readonly imagined: readonly ClassName[];
  readonly place: number;
}

/** All objects of the classes that the symbol may be: those that are known, and one of each class that comes from elsewhere. */
export function found(
  world: SketchWorld,
  sketch: Sketch,
  symbol: SymbolNumber,
  { isFitting, imagined, place }: Sought,
): readonly Found[] {
  const { nodes } = world;
  const ways: Found[] = [];
  const add = (way: Sketch | undefined, node: NodeNumber): void => {
    if (way !== undefined) ways.push({ sketch: way, node });
  };
  for (const node of candidates(sketch, symbol))
    if (isFitting(nodes.kind(node).layout.type)) add(restricted(sketch, symbol, nodeValue(node)), node);
  if (!mayBeOther(world, sketch, symbol, isFitting)) return ways;
  for (const type of imagined) {
    const node = nodes.number(type, 'imagined', place);
    const way = sketch.copy();
    imagine(way, nodes, node);
    way.values[symbol] = nodeValue(node);
    ways.push({ sketch: way, node });
  }
  return ways;
}

/** Whether the symbol may be an object that is nowhere to be seen; also if what is known of its class is not what is asked for. */
export function mayBeOther(
  world: SketchWorld,
  sketch: Sketch,
  symbol: SymbolNumber,
  isFitting: (type: ClassName) => boolean,
): boolean {
  return sketch.reference(symbol).mayBeOther || mayBeBelow(world, sketch, symbol, isFitting);
}

/** Whether it may be a known object of which another class is known than is asked for: it stands for objects of any class, or for those of classes below. */
function mayBeBelow(
  { nodes }: SketchWorld,
  sketch: Sketch,
  symbol: SymbolNumber,
  isFitting: (type: ClassName) => boolean,
): boolean {
  return sketch.reference(symbol).nodes.some((node) => {
    const { layout, coming } = nodes.kind(node);
    return (layout.isStandIn || coming === 'receiver') && !isFitting(layout.type);
  });
}

export function loadField(world: SketchWorld, { frame, edge }: SketchEdge, sketch: Sketch, flow: Flow): void {
  const { instruction, to } = edge;
  if (instruction.kind !== 'load') return;
  const { place, target } = instruction;
  const variable = frame.base + target.index;
  if (place.kind !== 'field') {
    const value = place.kind === 'length' ? range(0, GREATEST) : anyOf(target.type);
    sketch.variables[variable] = sketch.fresh(value);
    flow(to, sketch);
    return;
  }
  const base = symbolOf(sketch, frame, place.base);
  for (const way of holders(world, { frame, edge }, sketch, base, place.field)) {
    const slot = world.nodes.slot(world.nodes.kind(way.node).layout, place.field);
    if (isDisturbed(world, frame, way, slot)) way.sketch.setSlot(way.node, slot, UNSET);
    way.sketch.variables[variable] = read(way.sketch, world.nodes, way.node, slot);
    flow(to, way.sketch);
  }
  if (!isOutside(world, sketch, base, place.field)) return;
  sketch.variables[variable] = sketch.fresh(anyOf(target.type));
  flow(to, sketch);
}

/** Whether another thread may have changed what the field holds. */
function isDisturbed(world: SketchWorld, { root }: SketchFrame, { sketch, node }: Found, slot: number): boolean {
  if (!sketch.node(node).isEscaped) return false;
  const { type, fields, isFinal } = world.nodes.kind(node).layout;
  const field = fields[slot];
  return field !== undefined && isFinal[slot] !== true && world.disturbance(root, type, field) !== undefined;
}

export function storeField(
  world: SketchWorld,
  notes: SketchNotes,
  { frame, edge }: SketchEdge,
  sketch: Sketch,
  flow: Flow,
): void {
  const { instruction, to } = edge;
  if (instruction.kind !== 'store') return;
  const { place } = instruction;
  const stored = symbolOf(sketch, frame, instruction.value);
  if (place.kind !== 'field') {
    escapeValue(sketch, stored);
    flow(to, sketch);
    return;
  }
  const base = symbolOf(sketch, frame, place.base);
  for (const { sketch: way, node } of holders(world, { frame, edge }, sketch, base, place.field)) {
    const slot = world.nodes.slot(world.nodes.kind(node).layout, place.field);
    if (way.node(node).isEscaped) notes.effect |= world.effects.fields.ofField(place.field.owner, place.field.name);
    write(way, node, slot, stored);
    if (way.node(node).isEscaped && world.protocol.isMember(place.field.owner))
      viewsChanged(world, notes, way, node, { frame, edge });
    flow(to, way);
  }
  if (!isOutside(world, sketch, base, place.field)) return;
  notes.effect |= world.effects.fields.ofField(place.field.owner, place.field.name);
  escapeValue(sketch, stored);
  // It may be one of the escaped objects.
  forgetField(sketch, world.nodes, place.field);
  flow(to, sketch);
}

/** Objects of which the field is looked at. Those of other classes than the protocol's are not imagined. */
function holders(
  world: SketchWorld,
  { frame, edge }: SketchEdge,
  sketch: Sketch,
  base: SymbolNumber,
  field: FieldReference,
): readonly Found[] {
  const hasField = (type: ClassName): boolean => world.nodes.slot(world.nodes.layout(type), field) !== -1;
  if (isOutside(world, sketch, base, field)) {
    // Escaped objects are dealt with as the outside is; a load makes up what they hold.
    const { nodes } = sketch.reference(base);
    return nodes.flatMap((node) => {
      const way = hasField(world.nodes.kind(node).layout.type) ? restricted(sketch, base, nodeValue(node)) : undefined;
      return way === undefined ? [] : [{ sketch: way, node }];
    });
  }
  const imagined = world.protocol.isMember(field.owner) ? world.protocolClasses(field.owner) : [];
  return found(world, sketch, base, { isFitting: hasField, imagined, place: world.place(frame.context, edge) });
}

/** Whether the field may be one of an object that is nowhere to be seen. */
function isOutside(world: SketchWorld, sketch: Sketch, base: SymbolNumber, field: FieldReference): boolean {
  const hasField = (type: ClassName): boolean => world.nodes.slot(world.nodes.layout(type), field) !== -1;
  if (!mayBeOther(world, sketch, base, hasField)) return false;
  return !world.protocol.isMember(field.owner) || world.protocolClasses(field.owner).length === 0;
}
