/** What tells two heaps apart for a client: what static fields of the input and the client's objects lead to, up to renaming. */

import type { HeapObject, HeapValue, HeapView } from '../../ir/heap.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { EXECUTION_BUDGETS } from '../budgets.js';

const MOST_OBJECTS = EXECUTION_BUDGETS['replay/fingerprint'].mostObjects.most;

/**
 * Equal texts mean isomorphic heaps. `also` are objects that matter only where the roots do not lead to them. Undefined where
 * there is too much to compare.
 */
export function fingerprint(
  view: HeapView,
  hierarchy: Hierarchy,
  roots: readonly HeapValue[],
  also: readonly HeapValue[],
): string | undefined {
  const numbers = new Map<HeapObject, number>();
  const pending: HeapObject[] = [];
  const parts: string[] = [];
  const show = (value: HeapValue | undefined): string => {
    if (typeof value !== 'object' || value === null) return String(value);
    const text = view.text(value);
    if (text !== undefined) return JSON.stringify(text);
    let number = numbers.get(value);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(value, number);
      pending.push(value);
    }
    return `#${number}`;
  };
  const finish = (): boolean => {
    for (let object = pending.shift(); object !== undefined; object = pending.shift()) {
      if (numbers.size > MOST_OBJECTS) return false;
      parts.push(view.typeOf(object));
      for (const { owner, name } of view.fields(object)) parts.push(show(view.field(object, owner, name)));
      const length = view.length(object);
      if (length === undefined) continue;
      if (length > MOST_OBJECTS) return false;
      for (let index = 0; index < length; index++) parts.push(show(view.element(object, index)));
    }
    return true;
  };
  for (const root of roots) parts.push(show(root));
  for (const { owner, name } of view.statics()) {
    if (hierarchy.find(owner)?.origin === 'input') parts.push(`${owner}.${name}`, show(view.staticField(owner, name)));
  }
  if (!finish()) return undefined;
  for (const value of also) {
    if (typeof value !== 'object' || value === null || numbers.has(value)) continue;
    parts.push(show(value));
    if (!finish()) return undefined;
  }
  return parts.join(' ');
}
