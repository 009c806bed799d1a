/** Static initialisers: which run when a class is used first, and in which order (Java Virtual Machine Specification, 5.5). */
import type { ClassName } from '../../../ir/types.js';
import { initialisedWith } from '../../../program/calls/initialisation.js';
import type { RunEdge } from './code.js';
import { Activation, type State } from './state.js';
import { addObject, type StepWorld, staticsObject } from './world.js';

/** Outside of initialisers, and where whole programs are not run from their start, all classes count as initialised. */
export function initialise(world: StepWorld, state: State, edge: RunEdge, type: ClassName): State {
  const { hierarchy, layout, codes } = world;
  const { initialised: before } = state;
  state.frame.point = edge.to;
  if (before === undefined || before.has(type)) return state;
  const begun = new Set(before);
  const frames = initialisedWith(hierarchy, type).flatMap((name) => {
    if (begun.has(name)) return [];
    begun.add(name);
    if (!layout.isTracked(name)) return [];
    const statics = layout.staticsOf(name);
    if (statics.fields.length > 0 && staticsObject(state.heap, statics) === -1)
      addObject(world, state.heap, statics, 0);
    const initialiser = hierarchy.declaredMethod(name, '<clinit>', '()V');
    return (initialiser === undefined ? undefined : codes.of(initialiser)) ?? [];
  });
  state.initialised = begun;
  // The last one is at the bottom, and returns to the edge.
  for (const [index, code] of frames.reverse().entries()) {
    state.frame = Activation.entering(code, state.frame, index === 0 ? edge : undefined);
    state.depth++;
  }
  return state;
}
