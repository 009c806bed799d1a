/** Further receivers whose results are only asked which object they are: views of views, wrappers, values, streams, what has no content to compare. */
import type { ClassName } from '../../../src/ir/types.js';
import { RECEIVERS } from './operands.js';

const PAIR = 'Seen.same(1), "x", Seen.same(2), Seen.same(3)';
const map = (type: string): string => `Seen.put(new ${type}<Object, Object>(), ${PAIR})`;
const list = (type: string): string => `Seen.fill(new ${type}<Object>(), Seen.same(1), Seen.same(2), Seen.same(3))`;

const TREE = map('java.util.TreeMap');
const TREES = [
  TREE,
  `${TREE}.descendingMap()`,
  `${TREE}.tailMap(Seen.same(1), true)`,
  `${TREE}.descendingMap().headMap(Seen.same(1), true)`,
  `java.util.Collections.unmodifiableNavigableMap(${TREE})`,
  'java.util.Collections.emptyNavigableMap()',
  map('java.util.concurrent.ConcurrentSkipListMap'),
  `${map('java.util.concurrent.ConcurrentSkipListMap')}.descendingMap()`,
];
const MAPS = [
  ...['HashMap', 'LinkedHashMap', 'Hashtable', 'IdentityHashMap', 'WeakHashMap', 'concurrent.ConcurrentHashMap'].map(
    (name) => map(`java.util.${name}`),
  ),
  'new java.util.Properties()',
  'Seen.put((java.util.Map) new java.util.EnumMap(Thread.State.class), Thread.State.NEW, 1)',
  'Seen.toldMap(Seen.same(1), Seen.same(2))',
  'java.util.Map.of()',
  'java.util.Map.of(1, 2)',
  'java.util.Map.of(1, 2, 3, 4)',
  'java.util.Collections.emptyMap()',
  'java.util.Collections.singletonMap(1, 2)',
  ...['HashMap', 'LinkedHashMap', 'TreeMap'].flatMap((name) =>
    ['unmodifiable', 'synchronized'].map((word) => `java.util.Collections.${word}Map(${map(`java.util.${name}`)})`),
  ),
  `new java.util.HashMap<Object, Object>(${map('java.util.HashMap')}).clone()`,
  `Same.asked(${map('java.util.HashMap')})`,
];
const TREE_SETS = [
  list('java.util.TreeSet'),
  `${list('java.util.TreeSet')}.descendingSet()`,
  `${list('java.util.TreeSet')}.tailSet(Seen.same(2), true)`,
  `${TREE}.navigableKeySet()`,
  `${TREE}.descendingKeySet()`,
  `${TREE}.descendingMap().navigableKeySet()`,
  `java.util.Collections.unmodifiableNavigableSet(${list('java.util.TreeSet')})`,
  'java.util.Collections.emptyNavigableSet()',
  list('java.util.concurrent.ConcurrentSkipListSet'),
];
const SETS = [
  ...['HashSet', 'LinkedHashSet', 'concurrent.CopyOnWriteArraySet'].map((name) => list(`java.util.${name}`)),
  'java.util.EnumSet.of(Thread.State.NEW)',
  'java.util.Set.of(1)',
  'java.util.Collections.singleton(1)',
  'java.util.Collections.emptySet()',
  'java.util.concurrent.ConcurrentHashMap.newKeySet()',
  `java.util.Collections.unmodifiableSet(${list('java.util.HashSet')})`,
];
const LISTS = [
  ...['ArrayList', 'LinkedList', 'Vector', 'Stack', 'concurrent.CopyOnWriteArrayList'].map((name) =>
    list(`java.util.${name}`),
  ),
  `${list('java.util.ArrayList')}.subList(0, 2)`,
  'java.util.Arrays.asList(1, 2)',
  'java.util.List.of()',
  'java.util.List.of(1, 2)',
  'java.util.Collections.emptyList()',
  'java.util.Collections.singletonList(1)',
  'java.util.Collections.nCopies(2, "a")',
  `java.util.Collections.unmodifiableList(${list('java.util.ArrayList')})`,
  `java.util.Collections.synchronizedList(${list('java.util.ArrayList')})`,
];
const QUEUES = ['ArrayDeque', 'LinkedList', 'concurrent.ConcurrentLinkedDeque', 'concurrent.LinkedBlockingDeque'].map(
  (name) => list(`java.util.${name}`),
);

/** By the type whose methods are called. */
export const ASKED: Readonly<Record<ClassName, readonly string[]>> = {
  ...RECEIVERS,
  'java.util.Map': MAPS,
  'java.util.NavigableMap': TREES,
  'java.util.NavigableSet': TREE_SETS,
  'java.util.Set': SETS,
  'java.util.List': LISTS,
  'java.util.Deque': QUEUES,
  'java.util.concurrent.ConcurrentHashMap': [map('java.util.concurrent.ConcurrentHashMap')],
  'java.util.Hashtable': [map('java.util.Hashtable'), 'new java.util.Hashtable<Object, Object>()'],
  'java.util.Properties': ['new java.util.Properties()'],
  'java.util.Comparator': [
    'Seen.order()',
    'java.util.Comparator.naturalOrder()',
    'java.util.Collections.reverseOrder()',
    'java.util.Collections.reverseOrder(Seen.order())',
    'java.util.Comparator.comparing(Seen.function(false))',
  ],
  'java.util.Optional': ['java.util.Optional.of((Object) Seen.same(1))', 'java.util.Optional.empty()'],
  'java.util.OptionalInt': ['java.util.OptionalInt.of(1)', 'java.util.OptionalInt.empty()'],
  'java.util.OptionalLong': ['java.util.OptionalLong.of(1)', 'java.util.OptionalLong.empty()'],
  'java.util.OptionalDouble': ['java.util.OptionalDouble.of(1)', 'java.util.OptionalDouble.empty()'],
  'java.util.stream.Stream': ['java.util.stream.Stream.of(1, 2)', 'java.util.stream.Stream.of(1, 2).parallel()'],
  'java.util.stream.IntStream': ['java.util.stream.IntStream.of(1, 2)'],
  'java.util.stream.Collectors': [],
  'java.util.stream.Collector': ['java.util.stream.Collectors.toList()'],
  'java.util.function.Function': ['Seen.function(false)'],
  'java.util.function.UnaryOperator': ['Seen.operator()'],
  'java.util.function.Predicate': ['Seen.test(true)'],
  'java.math.BigInteger': [
    'java.math.BigInteger.valueOf(7)',
    'java.math.BigInteger.ZERO',
    'java.math.BigInteger.valueOf(-70)',
  ],
  'java.math.BigDecimal': [
    'java.math.BigDecimal.valueOf(7)',
    'java.math.BigDecimal.ZERO',
    'new java.math.BigDecimal("-1.50")',
  ],
  'java.lang.Boolean': ['Boolean.TRUE'],
  'java.lang.Byte': ['Byte.valueOf((byte) 1)'],
  'java.lang.Short': ['Short.valueOf((short) 1)'],
  'java.lang.Double': ['Double.valueOf(1)'],
  'java.lang.Throwable': ['new IllegalStateException("a", new RuntimeException())', 'new Error()'],
  'java.lang.Thread': ['new Thread()'],
  'java.lang.Class': ['String.class', 'Thread.State.class', 'int[].class', 'int.class', 'java.util.Map.Entry.class'],
  'java.lang.ThreadLocal': ['ThreadLocal.withInitial(() -> new Object())'],
  'java.lang.ref.WeakReference': ['new java.lang.ref.WeakReference<Object>(Seen.same(1))'],
  'java.util.concurrent.atomic.AtomicReference': [
    'new java.util.concurrent.atomic.AtomicReference<Object>(Seen.same(1))',
  ],
  'java.util.concurrent.locks.ReentrantLock': ['new java.util.concurrent.locks.ReentrantLock()'],
  'java.util.concurrent.locks.ReentrantReadWriteLock': ['new java.util.concurrent.locks.ReentrantReadWriteLock()'],
  'java.util.concurrent.CompletableFuture': ['java.util.concurrent.CompletableFuture.completedFuture("a")'],
  'java.util.concurrent.TimeUnit': ['java.util.concurrent.TimeUnit.DAYS'],
  'java.util.Locale': ['java.util.Locale.ROOT', 'java.util.Locale.US'],
  'java.util.UUID': ['new java.util.UUID(1, 2)'],
  'java.util.Date': ['new java.util.Date(7)'],
  'java.util.BitSet': ['new java.util.BitSet()'],
  'java.util.Scanner': ['new java.util.Scanner("a b")'],
  'java.util.Formatter': ['new java.util.Formatter()'],
  'java.util.Base64': [],
  'java.util.regex.Pattern': ['java.util.regex.Pattern.compile("a")'],
  'java.util.regex.Matcher': ['java.util.regex.Pattern.compile("a").matcher("a")'],
  'java.nio.CharBuffer': ['java.nio.CharBuffer.allocate(3)'],
  'java.nio.charset.Charset': ['java.nio.charset.StandardCharsets.UTF_8'],
  'java.io.StringWriter': ['new java.io.StringWriter()'],
  'java.io.PrintWriter': ['new java.io.PrintWriter(new java.io.StringWriter())'],
  'java.io.PrintStream': ['new java.io.PrintStream(new java.io.ByteArrayOutputStream())'],
  'java.io.File': ['new java.io.File("/a/b")', 'new java.io.File("a")'],
  'java.io.ByteArrayOutputStream': ['new java.io.ByteArrayOutputStream()'],
  'java.util.EnumSet': ['java.util.EnumSet.of(Thread.State.NEW)'],
  'java.util.StringTokenizer': ['new java.util.StringTokenizer("a b")'],
  'java.util.IntSummaryStatistics': ['new java.util.IntSummaryStatistics()'],
  'java.util.Spliterator': [`${list('java.util.ArrayList')}.spliterator()`],
};

const FURTHER: Readonly<Record<string, readonly string[]>> = {
  'java.util.SortedMap': [TREE, `java.util.Collections.unmodifiableSortedMap(${TREE})`],
  'java.util.NavigableMap': [TREE, `java.util.Collections.unmodifiableNavigableMap(${TREE})`],
  'java.util.SortedSet': [list('java.util.TreeSet')],
  'java.util.NavigableSet': [list('java.util.TreeSet'), 'java.util.Collections.emptyNavigableSet()'],
  'java.util.Deque': [list('java.util.ArrayDeque')],
  'java.util.Enumeration': ['java.util.Collections.emptyEnumeration()'],
  'java.util.Map$Entry': ['java.util.Map.entry(1, 2)', 'Seen.entry(1, 2)'],
  'java.lang.Class': ['Object.class', 'String.class'],
  'java.util.Locale': ['java.util.Locale.ROOT'],
  'java.math.BigInteger': ['java.math.BigInteger.ZERO', 'java.math.BigInteger.ONE', 'java.math.BigInteger.valueOf(9)'],
  'java.math.BigDecimal': ['java.math.BigDecimal.ZERO', 'java.math.BigDecimal.ONE'],
  'java.lang.Integer': ['Integer.valueOf(1)'],
  'java.lang.Boolean': ['Boolean.TRUE'],
  'java.util.Optional': ['java.util.Optional.empty()'],
  'java.util.function.ToIntFunction': ['null'],
  'java.lang.Throwable': ['null', 'new Error()'],
  double: ['1.5'],
  float: ['1.5f'],
  byte: ['(byte) 1'],
  short: ['(short) 1'],
};

export function furtherValues(type: string): readonly string[] {
  return FURTHER[type] ?? [];
}
