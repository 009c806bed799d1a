/** A heap frozen at a moment: objects keep their identity, their contents are those of then. */
import type { HeapObject, HeapValue, HeapView } from '../../ir/heap.js';
import { isPrimitive } from '../../ir/types.js';
import { LinkGraph } from './graph.js';
import { reached } from './reachability.js';

interface Contents {
  readonly fields: ReadonlyMap<string, HeapValue>;
  readonly elements: readonly HeapValue[];
}

/** What is reached from the roots and static fields. Objects that did not exist then have no fields and no length. */
export function snapshot(heap: HeapView, roots: Iterable<HeapValue>): HeapView {
  const statics = heap.statics();
  const staticValues = new Map<string, HeapValue | undefined>();
  const starts: (HeapObject | null)[] = [];
  for (const root of roots) if (typeof root === 'object') starts.push(root);
  for (const { owner, name, type } of statics) {
    const value = heap.staticField(owner, name);
    staticValues.set(key(owner, name), value);
    if (!isPrimitive(type) && typeof value === 'object') starts.push(value);
  }
  const contents = new Map<HeapObject, Contents>();
  const graph = new LinkGraph(heap, [], () => undefined);
  for (const object of reached(graph, starts)) contents.set(object, contentsOf(heap, object));
  return {
    typeOf: (object) => heap.typeOf(object),
    field: (object, owner, name) => contents.get(object)?.fields.get(key(owner, name)),
    fields: (object) => (contents.has(object) ? heap.fields(object) : []),
    staticField: (owner, name) => staticValues.get(key(owner, name)),
    statics: () => statics,
    length: (array) => (contents.has(array) ? heap.length(array) : undefined),
    element: (array, index) => contents.get(array)?.elements[index] ?? null,
    text: (object) => heap.text(object),
  };
}

function contentsOf(heap: HeapView, object: HeapObject): Contents {
  const fields = new Map<string, HeapValue>();
  for (const { owner, name } of heap.fields(object)) {
    const value = heap.field(object, owner, name);
    if (value !== undefined) fields.set(key(owner, name), value);
  }
  const length = heap.length(object) ?? 0;
  return { fields, elements: Array.from({ length }, (_, index) => heap.element(object, index)) };
}

function key(owner: string, name: string): string {
  return `${owner}.${name}`;
}
