/**
 * What methods of library classes are called on and given, as Java expressions; `Seen.java` has what they name.
 *
 * Elements are given as the very object that a collection holds (`Seen.same`), as an equal one, and as one that only has the
 * same hash code (numbers that end alike).
 */
import type { ClassName } from '../../../src/ir/types.js';

const HELD = ['Seen.same(1)', 'Seen.same(2)', 'Seen.same(3)'];
const GIVEN = [...HELD, 'new Seen.Item(1)', 'new Seen.Item(2)', 'new Seen.Item(3)', 'new Seen.Item(11)'];

const list = (type: string): readonly string[] => [
  `Seen.fill(new ${type}<Object>(), ${HELD.join(', ')})`,
  `Seen.fill(new ${type}<Object>(), ${HELD[1]}, ${HELD[0]}, ${HELD[1]})`,
  `new ${type}<Object>()`,
  `Seen.many(new ${type}<Object>())`,
];
const map = (type: string): readonly string[] => [
  `Seen.put(new ${type}<Object, Object>(), ${HELD[0]}, "x", ${HELD[1]}, ${HELD[2]})`,
  `new ${type}<Object, Object>()`,
  `Seen.manyPairs(new ${type}<Object, Object>())`,
];
const withNull = (type: string): string => `Seen.fill(new ${type}<Object>(), ${HELD[0]}, null)`;
const nulls = (type: string): string => `Seen.put(new ${type}<Object, Object>(), null, ${HELD[0]}, ${HELD[1]}, null)`;

const MAPS = ['HashMap', 'LinkedHashMap', 'TreeMap', 'Hashtable', 'concurrent.ConcurrentHashMap'].map(
  (name) => `java.util.${name}`,
);
const pair = (type: string): string => map(type)[0] ?? 'null';
const LISTS = ['ArrayList', 'LinkedList', 'Vector'].map((name) => list(`java.util.${name}`)[0] ?? 'null');

/** How receivers are made; none for classes whose static methods are called. */
export const RECEIVERS: Readonly<Record<ClassName, readonly string[]>> = {
  'java.util.ArrayList': [...list('java.util.ArrayList'), withNull('java.util.ArrayList')],
  'java.util.LinkedList': [...list('java.util.LinkedList'), withNull('java.util.LinkedList')],
  'java.util.Vector': [...list('java.util.Vector'), withNull('java.util.Vector')],
  'java.util.Stack': list('java.util.Stack'),
  'java.util.ArrayDeque': list('java.util.ArrayDeque'),
  'java.util.PriorityQueue': list('java.util.PriorityQueue'),
  'java.util.HashSet': [...list('java.util.HashSet'), withNull('java.util.HashSet')],
  'java.util.LinkedHashSet': [...list('java.util.LinkedHashSet'), withNull('java.util.LinkedHashSet')],
  'java.util.TreeSet': [
    ...list('java.util.TreeSet'),
    `Seen.fill(new java.util.TreeSet<Object>(Seen.order()), ${HELD[0]})`,
  ],
  'java.util.HashMap': [...map('java.util.HashMap'), nulls('java.util.HashMap')],
  'java.util.LinkedHashMap': [
    ...map('java.util.LinkedHashMap'),
    nulls('java.util.LinkedHashMap'),
    `Seen.put(new java.util.LinkedHashMap<Object, Object>(4, 0.75f, true), ${HELD[0]}, "x", ${HELD[1]}, ${HELD[2]})`,
  ],
  'java.util.TreeMap': [
    ...map('java.util.TreeMap'),
    `Seen.put(new java.util.TreeMap<Object, Object>(Seen.order()), "b", 1)`,
  ],
  'java.util.Hashtable': map('java.util.Hashtable'),
  'java.util.concurrent.ConcurrentHashMap': map('java.util.concurrent.ConcurrentHashMap'),
  'java.util.Set': MAPS.flatMap((type) => [`${pair(type)}.keySet()`, `${pair(type)}.entrySet()`]),
  'java.util.Collection': MAPS.map((type) => `${pair(type)}.values()`),
  'java.util.List': [
    ...LISTS.map((text) => `${text}.subList(1, 3)`),
    `java.util.Arrays.asList(${HELD.join(', ')})`,
    `java.util.Collections.unmodifiableList(${LISTS[0]})`,
    `java.util.Collections.synchronizedList(${LISTS[1]})`,
    `java.util.Collections.nCopies(2, ${HELD[0]})`,
    `java.util.Collections.singletonList(${HELD[1]})`,
    `java.util.List.of(${HELD.join(', ')})`,
    'java.util.Collections.emptyList()',
  ],
  'java.util.NavigableMap': [
    `${pair('java.util.TreeMap')}.descendingMap()`,
    `${pair('java.util.TreeMap')}.tailMap(${HELD[1]}, true)`,
  ],
  'java.util.Map': [
    `java.util.Collections.unmodifiableMap(${pair('java.util.HashMap')})`,
    `java.util.Collections.synchronizedMap(${pair('java.util.LinkedHashMap')})`,
    `java.util.Collections.singletonMap(${HELD[0]}, "x")`,
    `java.util.Map.of(${HELD[0]}, "x")`,
  ],
  'java.util.Map$Entry': MAPS.map((type) => `${pair(type)}.entrySet().iterator().next()`),
  'java.util.ListIterator': [
    ...LISTS.flatMap((text) => [`Seen.after(${text}.listIterator())`, `${text}.listIterator()`]),
    `Seen.after(${LISTS[0]}.subList(1, 3).listIterator())`,
  ],
  'java.util.Iterator': [
    ...MAPS.flatMap((type) => [`Seen.after(${pair(type)}.keySet().iterator())`, `${pair(type)}.values().iterator()`]),
    `Seen.after(${list('java.util.ArrayDeque')[0]}.iterator())`,
    `Seen.after(${list('java.util.PriorityQueue')[0]}.iterator())`,
  ],
  'java.util.Optional': [`java.util.Optional.of((Object) ${HELD[0]})`, 'java.util.Optional.empty()'],
  'java.lang.StringBuilder': ['new StringBuilder("abc")', 'new StringBuilder()'],
  'java.lang.StringBuffer': ['new StringBuffer("abc")'],
  'java.lang.String': ['"abc"', '""', '"a1 B"'],
  'java.util.StringJoiner': ['new java.util.StringJoiner(",", "[", "]").add("a")', 'new java.util.StringJoiner("-")'],
  'java.util.Objects': [],
  'java.util.Collections': [],
  'java.util.Arrays': [],
  'java.lang.Integer': ['Integer.valueOf(7)'],
  'java.lang.Long': ['Long.valueOf(-7)'],
  'java.lang.Character': ["Character.valueOf('a')"],
  'java.lang.Math': [],
};

const OBJECTS = ['null', ...GIVEN, '"a"', '1'];
const ENTRIES = [`Seen.entry(${HELD[0]}, "x")`, `Seen.entry(new Seen.Item(2), ${HELD[2]})`];
const COLLECTIONS = [
  'null',
  `Seen.listOf(${HELD[0]}, new Seen.Item(2))`,
  'Seen.listOf(new Seen.Item(1), null)',
  'Seen.listOf()',
  `Seen.told(${HELD[1]}, new Seen.Item(11))`,
];
const TEXTS = ['null', '"a"', '""', '"bc"', '"1"'];

const VALUES: Readonly<Record<string, readonly string[]>> = {
  int: ['0', '1', '2', '-1', '7', 'Integer.MAX_VALUE', 'Integer.MIN_VALUE'],
  long: ['0', '1', '-1', '5', 'Long.MIN_VALUE'],
  char: ["'a'", "'b'", "'1'", "'\\u00e4'"],
  boolean: ['true', 'false'],
  'java.lang.Object': OBJECTS,
  'java.lang.Comparable': ['null', ...GIVEN],
  'java.lang.String': TEXTS,
  'java.lang.CharSequence': TEXTS,
  'java.lang.Object[]': [
    'null',
    `new Object[] {${HELD[2]}, new Seen.Item(1)}`,
    `new Object[] {null, ${HELD[0]}}`,
    'new Object[0]',
  ],
  'int[]': ['null', 'new int[] {3, 1, 2}', 'new int[0]'],
  'char[]': ['null', '"cab".toCharArray()'],
  'java.util.Collection': [...COLLECTIONS, `Seen.fill(new java.util.HashSet<Object>(), ${HELD[0]}, new Seen.Item(2))`],
  'java.util.List': COLLECTIONS,
  'java.lang.Iterable': COLLECTIONS,
  'java.util.Set': ['null', `Seen.fill(new java.util.TreeSet<Object>(), ${HELD[0]})`],
  'java.util.Map': [
    'null',
    `Seen.put(new java.util.LinkedHashMap<Object, Object>(), ${HELD[0]}, "y")`,
    `Seen.toldMap(new Seen.Item(2), ${HELD[2]})`,
  ],
  'java.util.Comparator': ['null', 'Seen.order()'],
  'java.util.function.Function': ['null', 'Seen.function(false)', 'Seen.function(true)'],
  'java.util.function.UnaryOperator': ['null', 'Seen.operator()'],
  'java.util.function.BiFunction': ['null', 'Seen.merger(false)', 'Seen.merger(true)'],
  'java.util.function.BinaryOperator': ['null', 'Seen.reducer()'],
  'java.util.function.Predicate': ['null', 'Seen.test(true)', 'Seen.test(false)'],
  'java.util.function.Consumer': ['null', 'Seen.consumer(false)', 'Seen.consumer(true)'],
  'java.util.function.BiConsumer': ['null', 'Seen.pairs(false)', 'Seen.pairs(true)'],
  'java.util.function.Supplier': ['null', 'Seen.supplier(false)', 'Seen.supplier(true)'],
  'java.util.function.IntFunction': ['null', 'Seen.arrays()'],
};

/** Small maps are not split by these: which thread comes first is not for a model to say. */
const IN_ONE_THREAD = ['20', 'Long.MAX_VALUE'];

/** What a parameter may be given; nothing where it cannot be written down. */
export function valuesOf(owner: ClassName, method: string, type: string): readonly string[] {
  if (owner === 'java.util.concurrent.ConcurrentHashMap' && type === 'long') return IN_ONE_THREAD;
  const known = VALUES[type] ?? [];
  if (type !== 'java.lang.Object') return known;
  if (method === 'equals')
    return [...known, ...ENTRIES, ...COLLECTIONS, ...(RECEIVERS[owner] ?? []), ...MAPS.map(pair)];
  return /^java\.util\.(Set|Map\$Entry)$/.test(owner) ? [...known, ...ENTRIES] : known;
}
