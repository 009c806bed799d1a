/** For each class that has a record of a protocol, an object of each kind that it makes, and its ways into the states. */
import type { Subject } from './protocol-trials.js';

const closing = (type: string, maker: string): Subject => ({
  class: type === 'Scanner' ? 'java.util.Scanner' : `java.io.${type}`,
  protocol: 'closing',
  type,
  maker,
  states: { open: '', closed: 'it.close();' },
});

const immutable = (owner: string, type: string, maker: string, state: string): Subject => ({
  class: owner,
  protocol: 'immutable',
  type,
  maker,
  states: { [state]: '' },
});

const optional = (type: string, value: string): readonly Subject[] =>
  ['empty()', `of(${value})`].map((made) => ({
    class: `java.util.${type}`,
    protocol: 'optional',
    type,
    maker: `${type}.${made}`,
    states: { [made === 'empty()' ? 'empty' : 'present']: '' },
  }));

const iterating = (maker: string): Subject => ({
  class: 'java.lang.Iterable',
  protocol: 'iterating',
  type: 'Iterator',
  maker,
  states: {
    begun: '',
    taken: 'it.next();',
    ended: 'it.next(); it.remove(); it.next(); it.remove();',
    'ended after one': 'it.next(); it.next();',
  },
});

const stale = (collection: string): Subject => ({
  class: 'java.lang.Iterable',
  protocol: 'iterating',
  type: 'Iterator',
  maker: `${collection}; var of = it; Iterator<String> at = of.iterator(); at.next(); of.add("c")`,
  states: { stale: 'if (true) return at;' },
});

const locks = ['ReentrantLock', 'ReentrantReadWriteLock$WriteLock'].map(
  (name): Subject => ({
    class: `java.util.concurrent.locks.${name}`,
    protocol: 'locking',
    type: 'java.util.concurrent.locks.Lock',
    maker:
      name === 'ReentrantLock'
        ? 'new java.util.concurrent.locks.ReentrantLock()'
        : 'new java.util.concurrent.locks.ReentrantReadWriteLock().writeLock()',
    states: { free: '', held: 'it.lock();' },
  }),
);

export const SUBJECTS: readonly Subject[] = [
  ...['BufferedReader', 'LineNumberReader', 'PushbackReader'].map((type) =>
    closing(type, `new ${type}(new StringReader("some text"))`),
  ),
  closing('StringReader', 'new StringReader("some text")'),
  closing('InputStreamReader', 'new InputStreamReader(new ByteArrayInputStream(new byte[] {65, 66, 67}))'),
  ...['FileReader', 'FileInputStream', 'FileWriter', 'FileOutputStream', 'Scanner'].map((type) =>
    closing(type, `new ${type}(file())`),
  ),
  closing('RandomAccessFile', 'new RandomAccessFile(file(), "rw")'),
  closing('BufferedInputStream', 'new BufferedInputStream(new ByteArrayInputStream(new byte[] {65, 66, 67}))'),
  closing('OutputStreamWriter', 'new OutputStreamWriter(new ByteArrayOutputStream())'),
  closing('BufferedWriter', 'new BufferedWriter(new StringWriter())'),
  ...optional('Optional', '"a"'),
  ...optional('OptionalInt', '1'),
  ...optional('OptionalLong', '1L'),
  ...optional('OptionalDouble', '1.0'),
  iterating('new ArrayList<>(List.of("a", "b")).iterator()'),
  iterating('new HashSet<>(List.of("a", "b")).iterator()'),
  iterating('new TreeSet<>(List.of("a", "b")).iterator()'),
  { ...iterating('new LinkedList<>(List.of("a", "b")).listIterator()'), class: 'java.util.List' },
  { ...iterating('new ArrayDeque<>(List.of("a", "b")).iterator()'), class: 'java.util.Iterator' },
  stale('new ArrayList<>(List.of("a", "b"))'),
  stale('new LinkedHashSet<>(List.of("a", "b"))'),
  {
    class: 'java.util.Enumeration',
    protocol: 'iterating',
    type: 'Enumeration',
    maker: 'new Vector<>(List.of("a")).elements()',
    states: { begun: '', ended: 'it.nextElement();' },
  },
  {
    class: 'java.util.StringTokenizer',
    protocol: 'iterating',
    type: 'StringTokenizer',
    maker: 'new StringTokenizer("a")',
    states: { begun: '', ended: 'it.nextToken();' },
  },
  immutable('java.util.Collections', 'List', 'Collections.unmodifiableList(new ArrayList<>(List.of("a")))', 'fixed'),
  immutable('java.util.Collections', 'NavigableSet', 'Collections.unmodifiableNavigableSet(new TreeSet<>())', 'fixed'),
  immutable('java.util.Collections', 'Map', 'Collections.unmodifiableMap(new HashMap<>(Map.of("a", "b")))', 'fixed'),
  immutable('java.util.Collections', 'Collection', 'Collections.unmodifiableCollection(new ArrayList<>())', 'fixed'),
  immutable('java.util.Collections', 'List', 'Collections.singletonList("zz")', 'one'),
  immutable('java.util.Collections', 'Set', 'Collections.singleton("zz")', 'one'),
  immutable('java.util.Collections', 'Map', 'Collections.singletonMap("a", "zz")', 'one'),
  immutable('java.util.Collections', 'List', 'Collections.nCopies(2, "a")', 'copies'),
  immutable('java.util.Collections', 'List', 'Collections.emptyList()', 'empty'),
  immutable('java.util.Collections', 'Set', 'Collections.emptySet()', 'empty'),
  immutable('java.util.Collections', 'Map', 'Collections.emptyMap()', 'empty'),
  immutable('java.util.List', 'List', 'List.of("a")', 'fixed'),
  immutable('java.util.List', 'List', 'List.of()', 'fixed'),
  immutable('java.util.List', 'List', 'List.copyOf(new ArrayList<>(List.of("a", "b", "c")))', 'fixed'),
  immutable('java.util.Set', 'Set', 'Set.of("a")', 'fixed'),
  immutable('java.util.Set', 'Set', 'Set.copyOf(new ArrayList<>(List.of("a", "b", "c")))', 'fixed'),
  immutable('java.util.Map', 'Map', 'Map.of("a", "b")', 'fixed'),
  immutable('java.util.Map', 'Map', 'Map.ofEntries(Map.entry("a", "b"), Map.entry("c", "d"))', 'fixed'),
  immutable('java.util.Map', 'Map', 'Map.copyOf(new HashMap<>())', 'fixed'),
  immutable('java.util.stream.Stream', 'List', 'Stream.of("a").toList()', 'fixed'),
  immutable('java.util.Arrays', 'List', 'Arrays.asList("a", "b")', 'sized'),
  ...['Stream.of("a")', 'IntStream.of(1)', 'LongStream.of(1)', 'DoubleStream.of(1)'].map((maker): Subject => {
    const type = maker.slice(0, maker.indexOf('.'));
    return {
      class: `java.util.stream.${type}`,
      protocol: 'streaming',
      type,
      maker,
      states: { fresh: '', used: 'it.distinct();' },
      probe: 'count()',
    };
  }),
  {
    class: 'java.util.regex.Pattern',
    protocol: 'matching',
    type: 'Matcher',
    maker: 'Pattern.compile("a").matcher("aXa")',
    states: { unmatched: '', matched: 'it.find();', refused: 'it.matches();' },
  },
  ...['newCachedThreadPool()', 'newWorkStealingPool()', 'newScheduledThreadPool(1)', 'newSingleThreadExecutor()'].map(
    (maker): Subject => ({
      class: 'java.util.concurrent.Executors',
      protocol: 'executing',
      type: maker.includes('Scheduled') ? 'ScheduledExecutorService' : 'ExecutorService',
      maker: `Executors.${maker}`,
      states: { running: '', 'shut down': 'it.shutdown();' },
    }),
  ),
  {
    class: 'java.lang.Thread',
    protocol: 'starting',
    type: 'Thread',
    maker: 'new Thread(() -> {})',
    states: { new: '', started: 'it.start();' },
    only: 'start|getName|isAlive|isDaemon|join|interrupt',
  },
  ...locks,
];
