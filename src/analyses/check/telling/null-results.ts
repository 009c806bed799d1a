/** When methods of the library that are known to everybody return null, in words. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodReference } from '../../../ir/instructions.js';
import { resultNullness } from '../../../ir/nullness.js';
import type { ClassName } from '../../../ir/types.js';

const NO_MAPPING = 'there is no mapping for the key';
const NO_PROPERTY = 'it is not set';
const EMPTY = 'there is no element';

const REASONS: readonly { readonly type: ClassName; readonly names: ReadonlySet<string>; readonly when: string }[] = [
  { type: 'java.util.Map', names: new Set(['get', 'remove', 'put', 'replace', 'putIfAbsent']), when: NO_MAPPING },
  {
    type: 'java.util.Map',
    names: new Set(['firstEntry', 'lastEntry', 'pollFirstEntry', 'pollLastEntry']),
    when: 'the map is empty',
  },
  { type: 'java.util.Dictionary', names: new Set(['get', 'remove', 'put']), when: NO_MAPPING },
  { type: 'java.util.Queue', names: new Set(['poll', 'peek']), when: EMPTY },
  {
    type: 'java.util.Deque',
    names: new Set(['pollFirst', 'pollLast', 'peekFirst', 'peekLast']),
    when: EMPTY,
  },
  { type: 'java.util.NavigableSet', names: new Set(['pollFirst', 'pollLast']), when: EMPTY },
  {
    type: 'java.util.NavigableSet',
    names: new Set(['lower', 'floor', 'ceiling', 'higher']),
    when: 'there is no such element',
  },
  {
    type: 'java.util.NavigableMap',
    names: new Set([
      'lowerEntry',
      'floorEntry',
      'ceilingEntry',
      'higherEntry',
      'lowerKey',
      'floorKey',
      'ceilingKey',
      'higherKey',
    ]),
    when: 'there is no such key',
  },
  { type: 'java.util.Properties', names: new Set(['getProperty']), when: NO_PROPERTY },
  { type: 'java.lang.System', names: new Set(['getProperty', 'getenv']), when: NO_PROPERTY },
  { type: 'java.io.BufferedReader', names: new Set(['readLine']), when: 'the end of the stream is reached' },
  {
    type: 'java.io.File',
    names: new Set(['list', 'listFiles']),
    when: 'it is no folder, or cannot be read',
  },
  { type: 'java.io.File', names: new Set(['getParent', 'getParentFile']), when: 'the path names no parent' },
  {
    type: 'java.lang.Class',
    names: new Set(['getResource', 'getResourceAsStream']),
    when: 'there is no such resource',
  },
  {
    type: 'java.lang.Throwable',
    names: new Set(['getMessage', 'getLocalizedMessage']),
    when: 'it was made without a message',
  },
  { type: 'java.lang.Throwable', names: new Set(['getCause']), when: 'it has no cause' },
  { type: 'java.lang.ref.Reference', names: new Set(['get']), when: 'the object was collected' },
  { type: 'java.util.regex.Matcher', names: new Set(['group']), when: 'the group matched nothing' },
];

/** `returns null when …`, or what can be said of every call whose result turned out to be null. */
export function nullResult(hierarchy: Hierarchy, method: MethodReference): string {
  const callee = hierarchy.resolveMethod(method);
  if (callee !== undefined && resultNullness(hierarchy, callee) === 'nullable') {
    const known = REASONS.find(({ type, names }) => names.has(callee.name) && hierarchy.isSubclass(method.owner, type));
    if (known !== undefined) return `returns null when ${known.when}`;
  }
  return 'may return null';
}
