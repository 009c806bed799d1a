/** Heaps made smaller for pictures: equal neighbours in long arrays share a cell. */
import type { Witness, WitnessObject, WitnessValue } from '../../../findings/claim.js';

/** Arrays that are shorter are shown as they are. */
const LONG = 8;

export function condensed(witness: Witness): Witness {
  return {
    ...witness,
    heap: witness.heap.map(condensedObject),
    trace: witness.trace.map((step) => ({ ...step, heap: step.heap.map(condensedObject) })),
  };
}

function condensedObject(object: WitnessObject): WitnessObject {
  const entries = Object.entries(object.fields);
  if (entries.length <= LONG || !entries.every(([name]) => /^\[\d+\]$/.test(name))) return object;
  const fields: Record<string, WitnessValue> = {};
  for (let start = 0; start < entries.length; ) {
    const [name, value] = entries[start] as [string, WitnessValue];
    let end = start + 1;
    while (entries[end]?.[1] === value) end++;
    const last = entries[end - 1]?.[0] ?? name;
    fields[end - start === 1 ? name : `${name.slice(0, -1)}…${last.slice(1)}`] = value;
    start = end;
  }
  return { ...object, fields };
}
