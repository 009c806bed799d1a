/** What an object promises whatever was called before: by `Object` and what closes, and by the interfaces of the library that the class implements. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';

const BY_NAME: ReadonlySet<string> = new Set(['toString', 'hashCode', 'equals', 'close', 'available']);

/** Methods that answer where there is nothing, too. */
const BY_INTERFACE: readonly { readonly type: ClassName; readonly methods: ReadonlySet<string> }[] = [
  { type: 'java.util.Collection', methods: new Set(['size', 'isEmpty', 'contains', 'iterator', 'toArray', 'clear']) },
  { type: 'java.util.Queue', methods: new Set(['poll', 'peek']) },
  { type: 'java.util.Deque', methods: new Set(['pollFirst', 'pollLast', 'peekFirst', 'peekLast']) },
  {
    type: 'java.util.Map',
    methods: new Set(['size', 'isEmpty', 'get', 'containsKey', 'keySet', 'values', 'entrySet']),
  },
  { type: 'java.util.Iterator', methods: new Set(['hasNext']) },
];

export function isPromisedAtAnyTime({ owner, name }: MethodDeclaration, hierarchy: Hierarchy): boolean {
  if (BY_NAME.has(name)) return true;
  return BY_INTERFACE.some(({ type, methods }) => methods.has(name) && hierarchy.isSubclass(owner, type));
}
