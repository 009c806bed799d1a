/** When methods of the library return null, in words. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodReference } from '../../ir/instructions.js';
import { documentedNull, LibraryFacts, RECORDS } from '../../library/index.js';

/** `returns null when …`, or what can be said of every call whose result turned out to be null. */
export function nullResult(hierarchy: Hierarchy, method: MethodReference): string {
  const callee = hierarchy.resolveMethod(method);
  const isOfLibrary = callee !== undefined && hierarchy.find(callee.owner)?.origin !== 'input';
  const when = isOfLibrary ? documentedNull(new LibraryFacts(hierarchy, RECORDS).of(method)) : undefined;
  return when === undefined ? 'may return null' : `returns null when ${when}`;
}
