/** Static initialisers: which run when a class is used first, and in which order (Java Virtual Machine Specification, 5.5). */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { hasInstanceMethod } from '../../ir/initialisers.js';
import type { ClassName } from '../../ir/types.js';
import type { RunEdge } from './step-code.js';
import { Frame, type State } from './step-state.js';
import { addObject, type StepWorld, staticsObject } from './step-world.js';

/** The class with what is initialised before it, in the order in which that happens: it comes last. */
export function initialisedWith(hierarchy: Hierarchy, type: ClassName): readonly ClassName[] {
  const found = new Set<ClassName>();
  const interfaces = (name: ClassName): void => {
    for (const each of hierarchy.find(name)?.interfaces ?? []) {
      interfaces(each);
      const declaration = hierarchy.find(each);
      if (declaration !== undefined && hasInstanceMethod(declaration)) found.add(each);
    }
  };
  if (!hierarchy.isInterface(type)) {
    for (const { name } of [...hierarchy.superclassChain(type)].reverse()) {
      interfaces(name);
      found.add(name);
    }
  }
  found.add(type);
  return [...found];
}

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
    state.frame = Frame.entering(code, state.frame, index === 0 ? edge : undefined);
    state.depth++;
  }
  return state;
}
