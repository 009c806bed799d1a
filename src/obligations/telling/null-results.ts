/** When methods of the library return null, in words. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodReference } from '../../ir/instructions.js';
import { resultNullness } from '../../ir/nullness.js';
import { LibraryFacts, RECORDS } from '../../library/index.js';

/** `returns null when …`, or what can be said of every call whose result turned out to be null. */
export function nullResult(hierarchy: Hierarchy, method: MethodReference): string {
  const callee = hierarchy.resolveMethod(method);
  if (callee !== undefined && resultNullness(hierarchy, callee) === 'nullable') {
    const when = new LibraryFacts(hierarchy, RECORDS).of(method).null;
    if (when !== undefined && when !== 'never') return `returns null when ${when}`;
  }
  return 'may return null';
}
