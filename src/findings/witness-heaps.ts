/** The heaps of a witness as differences, and back: a long run changes little from line to line. */
import type { Witness, WitnessObject, WitnessStep } from './claim.js';

/** In each step, the objects that are new or changed since they were last listed, in `heap` of the witness or in a step before. */
export function asDifferences(witness: Witness): Witness {
  const seen = new Map(witness.heap.map((object) => [object.id, textOf(object)]));
  const trace = witness.trace.map((step): WitnessStep => {
    const heap = step.heap.filter((object) => {
      const text = textOf(object);
      if (seen.get(object.id) === text) return false;
      seen.set(object.id, text);
      return true;
    });
    return { ...step, heap };
  });
  return { ...witness, trace };
}

/** The witness with all objects in each step that its variables reach, as it was before. */
export function withWholeHeaps(witness: Witness): Witness {
  const seen = new Map(witness.heap.map((object) => [object.id, object]));
  const trace = witness.trace.map((step): WitnessStep => {
    for (const object of step.heap) seen.set(object.id, object);
    return { ...step, heap: reached(Object.values(step.variables), seen) };
  });
  return { ...witness, trace };
}

function textOf(object: WitnessObject): string {
  return JSON.stringify(object);
}

function reached(roots: readonly string[], objects: ReadonlyMap<string, WitnessObject>): readonly WitnessObject[] {
  const found = new Set<WitnessObject>();
  const open = [...roots].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const object = objects.get(next);
    if (object === undefined || found.has(object)) continue;
    found.add(object);
    open.push(...Object.values(object.fields).reverse());
  }
  return [...found];
}
