/** What changes of objects mean for others: code that is not known changes those it can find, and what an object is a view of changes with it. */
import { cloud, escapeValue } from '../../../domains/heap/sketch/heap.js';
import type { Sketch } from '../../../domains/heap/sketch/state.js';
import type { NodeNumber, SymbolNumber } from '../../../domains/heap/sketch/values.js';
import { isQuiet, type ProtocolEffect, writesProtocol } from './effect.js';
import type { SketchEdge } from './frames.js';
import type { SketchNotes } from './notes.js';
import type { SketchWorld } from './world.js';

const EVERY_FIELD = (): boolean => true;

/** Code with the effect has run: escaped objects may be otherwise now. */
export function unknownCode(
  world: SketchWorld,
  notes: SketchNotes,
  sketch: Sketch,
  effect: ProtocolEffect,
  { frame, edge }: SketchEdge,
): void {
  if (isQuiet(effect)) return;
  notes.effect |= effect;
  const by = notes.cause(frame, edge);
  const { effects, nodes } = world;
  const isChanged = (owner: string, field: string): boolean => effects.fields.writes(effect, owner, field);
  const changesProtocol = writesProtocol(effect);
  for (const [node, { isEscaped }] of [...sketch.nodes]) {
    if (!isEscaped) continue;
    const isView = changesProtocol && isPossibleView(world, node);
    cloud(sketch, nodes, node, isView ? EVERY_FIELD : isChanged, by);
  }
}

/** An escaped object of the protocol was changed: what may be a view of it is changed too, and what it may be a view of. */
export function viewsChanged(
  world: SketchWorld,
  notes: SketchNotes,
  sketch: Sketch,
  changed: NodeNumber,
  { frame, edge }: SketchEdge,
): void {
  const mayBeAny = world.nodes.kind(changed).layout.isStandIn;
  for (const [node, { isEscaped }] of [...sketch.nodes]) {
    if (node === changed || !(isPossibleView(world, node) || (mayBeAny && isEscaped && isOfProtocol(world, node))))
      continue;
    cloud(sketch, world.nodes, node, EVERY_FIELD, notes.cause(frame, edge));
  }
}

function isOfProtocol({ nodes, protocol }: SketchWorld, node: NodeNumber): boolean {
  return nodes.kind(node).layout.fields.some(({ owner }) => protocol.isMember(owner));
}

/** An object that comes from elsewhere may be of a class that only behaves like that of the protocol, and wrap another one. */
function isPossibleView(world: SketchWorld, node: NodeNumber): boolean {
  return world.nodes.kind(node).coming === 'imagined' && isOfProtocol(world, node);
}

export function give(sketch: Sketch, given: readonly SymbolNumber[]): void {
  for (const symbol of given) escapeValue(sketch, symbol);
}
