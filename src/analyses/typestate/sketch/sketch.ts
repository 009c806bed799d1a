/**
 * What calls of a protocol can come to in methods that any code may call: each method is run once over sketches, from a state in
 * which nothing is known of what it is given. Always ends, whatever the client builds; what it cannot tell it says.
 */
import { allocate, imagine } from '../../../domains/heap/sketch/heap.js';
import { Sketch } from '../../../domains/heap/sketch/state.js';
import { anyOf, nodeValue, OTHER_VALUE } from '../../../domains/heap/sketch/values.js';
import type { Edge } from '../../../ir/body.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ProtocolEffect, RAISES } from './effect.js';
import { frameOf, pushFrame } from './frames.js';
import { type SketchFailure, SketchNotes } from './notes.js';
import { BodyRun } from './run.js';
import { SketchSteps } from './step.js';
import type { SketchWorld } from './world.js';

export interface SketchedMethod {
  readonly reached: ReadonlySet<Edge>;
  /** Calls that can end otherwise than by an error. */
  readonly ended: ReadonlySet<Edge>;
  /** Calls out of which an error may come. */
  readonly failed: ReadonlyMap<Edge, SketchFailure>;
  /** Why not all ways were followed to their end; undefined: they were. */
  readonly leftOut: string | undefined;
  readonly assumesNoOverflow: boolean;
  /** Whether it does so of counters of the input, which code of the input may bring to their limit. */
  readonly countsOwn: boolean;
  readonly steps: number;
  /** What it does to objects that others can find. */
  readonly effect: ProtocolEffect;
}

/** Small methods of clients are looked into, unless that takes too long. */
export function sketched(world: SketchWorld, method: MethodDeclaration, steps: number): SketchedMethod | undefined {
  const found = attempt(world.anew(), method, steps, 'entered');
  if (found?.leftOut === undefined) return found;
  const again = attempt(world.anew(), method, steps, 'skipped');
  return again === undefined ? found : { ...again, steps: found.steps + again.steps };
}

function attempt(
  world: SketchWorld,
  method: MethodDeclaration,
  steps: number,
  clients: 'entered' | 'skipped',
): SketchedMethod | undefined {
  const code = world.code(method);
  if (code === undefined) return undefined;
  const notes = new SketchNotes(world, method, steps);
  const { hierarchy } = world.protocol.world;
  const scope = { nodes: world.nodes, hierarchy, assumesNoOverflow: undefined, context: 0 };
  const frame = frameOf(code, scope, undefined, undefined);
  const sketch = Sketch.empty();
  pushFrame(sketch, frame);
  for (const [index, { index: variable, type }] of code.body.parameters.entries()) {
    const isReceiver = index === 0 && !hasFlag(method, Flag.STATIC);
    sketch.variables[variable] = isReceiver ? receiver(world, sketch, method) : sketch.fresh(anyOf(type));
  }
  new BodyRun(frame, new SketchSteps(world, notes, clients).step, notes.isSpent).run(sketch);
  const { reached, ended, failed, leftOut, assumesNoOverflow, countsOwn, spent, effect } = notes;
  return {
    reached,
    ended,
    failed,
    leftOut,
    assumesNoOverflow,
    countsOwn,
    steps: spent,
    effect: failed.size > 0 ? effect | RAISES : effect,
  };
}

/** An object that others have too; in a constructor, a new one. */
function receiver(world: SketchWorld, sketch: Sketch, { owner, name }: MethodDeclaration): number {
  const { nodes } = world;
  const node = nodes.number(owner, 'receiver', -1);
  if (world.protocol.world.hierarchy.isInterface(owner)) return sketch.fresh(OTHER_VALUE);
  if (name === '<init>') {
    allocate(sketch, nodes, node);
    return sketch.fresh(nodeValue(node));
  }
  imagine(sketch, nodes, node);
  return sketch.fresh(nodeValue(node));
}
