/** What a run allocates, whether or not it outlives the run. */
import { Heap } from '../../../../src/execution/memory/heap.js';
import type { Reference } from '../../../../src/execution/memory/values.js';
import type { Outcome } from '../../../../src/execution/outcome.js';

/** Runs, and notes every object and array that is allocated meanwhile: also those that do not outlive the run. */
export function recording(run: () => Outcome): { readonly outcome: Outcome; readonly allocated: readonly Reference[] } {
  const allocated: Reference[] = [];
  const { allocate, newArray, arrayOver, copy, string, joined } = Heap.prototype;
  const noted = <T extends Reference>(object: T): T => {
    allocated.push(object);
    return object;
  };
  Heap.prototype.allocate = function (type) {
    return noted(allocate.call(this, type));
  };
  Heap.prototype.newArray = function (type, length) {
    return noted(newArray.call(this, type, length));
  };
  Heap.prototype.arrayOver = function (type, elements) {
    return noted(arrayOver.call(this, type, elements));
  };
  Heap.prototype.copy = function (object) {
    return noted(copy.call(this, object));
  };
  Heap.prototype.string = function (text) {
    return noted(string.call(this, text));
  };
  Heap.prototype.joined = function (first, second) {
    return noted(joined.call(this, first, second));
  };
  try {
    return { outcome: run(), allocated };
  } finally {
    Object.assign(Heap.prototype, { allocate, newArray, arrayOver, copy, string, joined });
  }
}
