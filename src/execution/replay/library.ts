/** Library objects that clients commonly pass: which class stands for which type, and how its objects get a content. */
import type { ClassName, TypeName } from '../../ir/types.js';

/** Classes to try where a library type is declared, in this order; other classes stand for themselves. */
export const IMPLEMENTATIONS: ReadonlyMap<TypeName, readonly ClassName[]> = new Map([
  ['java.lang.Iterable', ['java.util.ArrayList']],
  ['java.util.Collection', ['java.util.ArrayList']],
  ['java.util.SequencedCollection', ['java.util.ArrayList']],
  ['java.util.List', ['java.util.ArrayList']],
  ['java.util.AbstractList', ['java.util.ArrayList']],
  ['java.util.Set', ['java.util.HashSet']],
  ['java.util.SortedSet', ['java.util.TreeSet']],
  ['java.util.NavigableSet', ['java.util.TreeSet']],
  ['java.util.Queue', ['java.util.ArrayDeque']],
  ['java.util.Deque', ['java.util.ArrayDeque']],
  ['java.util.Map', ['java.util.HashMap']],
  ['java.util.SortedMap', ['java.util.TreeMap']],
  ['java.util.NavigableMap', ['java.util.TreeMap']],
  ['java.util.concurrent.ConcurrentMap', ['java.util.concurrent.ConcurrentHashMap']],
  ['java.lang.Appendable', ['java.lang.StringBuilder']],
  ['java.lang.Number', ['java.lang.Integer']],
  ['java.io.Reader', ['java.io.StringReader']],
  ['java.io.InputStream', ['java.io.ByteArrayInputStream']],
  ['java.io.OutputStream', ['java.io.ByteArrayOutputStream']],
  ['java.io.Writer', ['java.io.StringWriter']],
  ['java.lang.Throwable', ['java.lang.RuntimeException']],
  ['java.lang.Exception', ['java.lang.RuntimeException']],
]);

/** The method that puts an element, or a key and a value, into an object of the class or interface. */
export const FILLERS: readonly { readonly type: ClassName; readonly name: string; readonly descriptor: string }[] = [
  { type: 'java.util.Collection', name: 'add', descriptor: '(Ljava/lang/Object;)Z' },
  {
    type: 'java.util.Map',
    name: 'put',
    descriptor: '(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;',
  },
];
