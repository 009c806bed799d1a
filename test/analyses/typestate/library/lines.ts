/**
 * Clients of the library, with what a JVM (17) does with them: `// throws X` marks the line whose call of the name ends so. Objects come
 * from where no protocol speaks of them: wrappers, views, classes that have none, classes of the client's own.
 */
export interface LibraryLines {
  readonly name: string;
  /** The method that throws; undefined: nothing does, and every call is safe. */
  readonly throwing?: string;
  readonly body: readonly string[];
  /** Further classes. */
  readonly classes?: string;
}

export const THROWING: readonly LibraryLines[] = [
  {
    name: 'a list that cannot be modified',
    throwing: 'add',
    body: [
      'List<String> list = Collections.unmodifiableList(new ArrayList<>());',
      'list.add("x"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'an immutable list',
    throwing: 'add',
    body: [
      'List<String> other = new ArrayList<>();',
      'List<String> list = List.of("a");',
      'list.add("x"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'an array as a list: removing through its iterator',
    throwing: 'remove',
    body: [
      'List<String> other = new ArrayList<>();',
      'Iterator<String> words = Arrays.asList("a", "b").iterator();',
      'words.next();',
      'words.remove(); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'an array as a list: adding',
    throwing: 'add',
    body: [
      'List<String> other = new ArrayList<>();',
      'List<String> words = Arrays.asList("a", "b");',
      'words.set(0, "c");',
      'words.add("x"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'keys of a tree that is changed in the loop',
    throwing: 'next',
    body: [
      'List<String> other = new ArrayList<>();',
      'TreeMap<String, String> tree = new TreeMap<>();',
      'tree.put("a", "b");',
      'tree.put("c", "d");',
      'for (String key : tree.keySet()) // throws ConcurrentModificationException',
      'tree.remove(key);',
    ],
  },
  {
    name: 'the first key of an empty tree',
    throwing: 'next',
    body: [
      'List<String> other = new ArrayList<>();',
      'Iterator<String> keys = new TreeMap<String, String>().keySet().iterator();',
      'keys.next(); // throws NoSuchElementException',
    ],
  },
  {
    name: 'a view of a list that is changed in the loop',
    throwing: 'next',
    body: [
      'List<String> list = new ArrayList<>();',
      'list.add("a");',
      'list.add("b");',
      'List<String> view = Collections.unmodifiableList(list);',
      'for (String each : view) // throws ConcurrentModificationException',
      'list.add(each);',
    ],
  },
  {
    name: 'values of a map: nothing is added to them',
    throwing: 'add',
    body: [
      'Map<String, String> map = new HashMap<>();',
      'Collection<String> values = map.values();',
      'values.add("x"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'values of a tree: nothing is added to them',
    throwing: 'add',
    body: [
      'List<String> other = new ArrayList<>();',
      'Collection<String> values = new TreeMap<String, String>().values();',
      'values.add("x"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'a part of a linked list that was changed otherwise',
    throwing: 'size',
    body: [
      'List<String> list = new LinkedList<>();',
      'list.add("a");',
      'list.add("b");',
      'List<String> part = list.subList(0, 1);',
      'list.add("c");',
      'part.size(); // throws ConcurrentModificationException',
    ],
  },
  {
    name: 'a part of a vector that was changed otherwise',
    throwing: 'get',
    body: [
      'List<String> other = new ArrayList<>();',
      'Vector<String> vector = new Vector<>();',
      'vector.add("a");',
      'List<String> part = vector.subList(0, 1);',
      'vector.add("c");',
      'part.get(0); // throws ConcurrentModificationException',
    ],
  },
  {
    name: 'a part of a vector that was changed otherwise, asked for its size',
    throwing: 'size',
    body: [
      'List<String> other = new ArrayList<>();',
      'Vector<String> vector = new Vector<>();',
      'vector.add("a");',
      'List<String> part = vector.subList(0, 1);',
      'vector.add("c");',
      'part.size(); // throws ConcurrentModificationException',
    ],
  },
  {
    name: 'an empty list that is nobody’s',
    throwing: 'add',
    body: [
      'List<String> list = new ArrayList<>();',
      'if (list.isEmpty()) list = Collections.emptyList();',
      'list.add("x"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'an immutable map',
    throwing: 'put',
    body: [
      'Map<String, String> map = new HashMap<>();',
      'map = Map.of("a", "b");',
      'map.put("c", "d"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'a set of one element',
    throwing: 'remove',
    body: [
      'Set<String> other = new HashSet<>();',
      'Set<String> one = Collections.singleton("a");',
      'one.remove("a"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'a vector that is changed in the loop',
    throwing: 'next',
    body: [
      'List<String> other = new ArrayList<>();',
      'List<String> vector = new Vector<>();',
      'vector.add("a");',
      'vector.add("b");',
      'for (String each : vector) // throws ConcurrentModificationException',
      'vector.add(each);',
    ],
  },
  {
    name: 'copies on writing: removing through the iterator',
    throwing: 'remove',
    body: [
      'List<String> list = new ArrayList<>();',
      'list = new java.util.concurrent.CopyOnWriteArrayList<>(new String[] {"a"});',
      'Iterator<String> words = list.iterator();',
      'words.next();',
      'words.remove(); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'a list that is full of the same',
    throwing: 'remove',
    body: [
      'List<String> other = new ArrayList<>();',
      'List<String> same = Collections.nCopies(3, "a");',
      'same.remove(0); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'what a stream collects',
    throwing: 'add',
    body: [
      'List<String> list = new ArrayList<>();',
      'list = list.stream().toList();',
      'list.add("x"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'a queue without room',
    throwing: 'add',
    body: [
      'Queue<String> queue = new ArrayDeque<>();',
      'queue = new java.util.concurrent.ArrayBlockingQueue<>(1);',
      'queue.offer("a");',
      'queue.add("b"); // throws IllegalStateException',
    ],
  },
  {
    name: 'an iterator of the client’s own',
    throwing: 'next',
    classes: `class Never implements Iterator<String> {
  public boolean hasNext() { return false; }
  public String next() { throw new NoSuchElementException(); }
}`,
    body: [
      'List<String> other = new ArrayList<>();',
      'Iterator<String> never = new Never();',
      'never.next(); // throws NoSuchElementException',
    ],
  },
  {
    name: 'a list of the client’s own that inherits everything',
    throwing: 'add',
    classes: `class Fixed extends AbstractList<String> {
  public String get(int index) { return "a"; }
  public int size() { return 1; }
}`,
    body: [
      'List<String> list = new ArrayList<>();',
      'list = new Fixed();',
      'list.add("x"); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'a subclass of a tree that inherits everything',
    throwing: 'next',
    classes: 'class Own extends TreeSet<String> {}',
    body: [
      'Set<String> set = new HashSet<>();',
      'set = new Own();',
      'set.add("a");',
      'set.add("b");',
      'for (String each : set) // throws ConcurrentModificationException',
      'set.remove(each);',
    ],
  },
  {
    name: 'a lock without conditions',
    throwing: 'newCondition',
    body: [
      'Lock lock = new ReentrantLock();',
      'lock = new ReentrantReadWriteLock().readLock();',
      'lock.newCondition(); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'a lock of another class that is not held',
    throwing: 'unlock',
    body: [
      'Lock lock = new ReentrantLock();',
      'lock = new ReentrantReadWriteLock().writeLock();',
      'lock.unlock(); // throws IllegalMonitorStateException',
    ],
  },
  {
    name: 'a reader of another class that is closed',
    throwing: 'read',
    body: [
      'Reader reader = new StringReader("a");',
      'reader = new CharArrayReader(new char[] {1});',
      'reader.close();',
      'reader.read(); // throws IOException',
    ],
  },
  {
    name: 'a buffer over a reader of another class that is closed',
    throwing: 'read',
    body: [
      'Reader inner = new CharArrayReader(new char[] {1});',
      'BufferedReader reader = new BufferedReader(inner);',
      'inner.close();',
      'reader.read(); // throws IOException',
    ],
  },
  {
    name: 'a stream that cannot go back',
    throwing: 'reset',
    body: [
      'InputStream other = new BufferedInputStream(new ByteArrayInputStream(new byte[1]));',
      'InputStream stream = new SequenceInputStream(other, other);',
      'stream.reset(); // throws IOException',
    ],
  },
  {
    name: 'one after the other, through a method that takes any list',
    throwing: 'add',
    classes: `class Adds {
  static void add(List<String> list) {
    list.add("x"); // throws UnsupportedOperationException
  }
}`,
    body: ['Adds.add(new ArrayList<>());', 'Adds.add(List.of());'],
  },
  {
    name: 'a wrapper kept in a field',
    throwing: 'clear',
    classes: `class Kept {
  final List<String> list;
  Kept(List<String> list) { this.list = list; }
}`,
    body: [
      'Kept kept = new Kept(Collections.unmodifiableList(new ArrayList<>(Arrays.asList("a"))));',
      'kept.list.clear(); // throws UnsupportedOperationException',
    ],
  },
  {
    name: 'an optional that the library made, on the way to a change',
    throwing: 'next',
    body: [
      'List<String> list = new ArrayList<>();',
      'list.add("a");',
      'Iterator<String> words = list.iterator();',
      'if (System.getProperty("no.such.property") == null) {',
      'Optional<Integer> one = java.util.stream.Stream.of(1).findFirst();',
      'if (one.isPresent()) list.add("x");',
      '}',
      'words.next(); // throws ConcurrentModificationException',
    ],
  },
  {
    name: 'a list that the library made, on the way to a change',
    throwing: 'next',
    body: [
      'List<String> list = new ArrayList<>();',
      'list.add("a");',
      'Iterator<String> words = list.iterator();',
      'if (System.getProperty("no.such.property") == null) {',
      'ArrayList<Object> made = Collections.list(new StringTokenizer("a b"));',
      'if (made.size() > 1) list.add("x");',
      '}',
      'words.next(); // throws ConcurrentModificationException',
    ],
  },
  {
    name: 'a function that changes the list which calls it',
    throwing: 'forEach',
    body: [
      'List<String> list = new Vector<>();',
      'List<String> other = new ArrayList<>();',
      'list.add("a");',
      'list.add("b");',
      'list.forEach(each -> list.add(each)); // throws ConcurrentModificationException',
    ],
  },
];

export const SAFE: readonly LibraryLines[] = [
  {
    name: 'a list that is filled and gone through',
    body: [
      'List<String> list = new ArrayList<>();',
      'list.add("a");',
      'for (String each : list) each.length();',
      'Iterator<String> again = list.iterator();',
      'while (again.hasNext()) if (again.next().isEmpty()) again.remove();',
    ],
  },
  {
    name: 'keys of a map, of which some are removed through the iterator',
    body: [
      'Map<String, String> map = new HashMap<>();',
      'map.put("a", "b");',
      'for (Iterator<String> keys = map.keySet().iterator(); keys.hasNext(); ) {',
      'if (keys.next().isEmpty()) keys.remove();',
      '}',
    ],
  },
  {
    name: 'a scanner that is asked before',
    body: ['Scanner scanner = new Scanner("a b");', 'while (scanner.hasNext()) scanner.next();', 'scanner.close();'],
  },
  {
    name: 'an optional that is asked before',
    body: [
      'Optional<String> word = Optional.ofNullable(System.getProperty("word"));',
      'if (word.isPresent()) word.get();',
    ],
  },
  {
    name: 'a lock that is held',
    body: [
      'Lock lock = new ReentrantLock();',
      'lock.lock();',
      'try { lock.newCondition().signalAll(); } finally { lock.unlock(); }',
    ],
  },
  {
    name: 'a tree that is only looked at',
    body: [
      'List<String> other = new ArrayList<>();',
      'TreeMap<String, String> tree = new TreeMap<>();',
      'tree.put("a", "b");',
      'for (String key : tree.keySet()) other.add(key);',
    ],
  },
  {
    name: 'a reader that is closed at the end',
    body: ['try (BufferedReader reader = new BufferedReader(new StringReader("a"))) {', 'reader.readLine();', '}'],
  },
];

const IMPORTS = 'import java.io.*; import java.util.*; import java.util.concurrent.locks.*;';

/** As a program, or as a method that any code may call. */
export function clientOf({ body, classes = '' }: LibraryLines, isProgram: boolean): string {
  const head = isProgram ? 'public static void main(String[] args)' : 'static void run()';
  return `${IMPORTS}\n${classes}\nclass Client {\n${head} throws Exception {\n${body.join('\n')}\n}\n}\n`;
}

/** The line that throws, and what, by simple name. */
export function marked(text: string): { readonly line: number; readonly exception: string } | undefined {
  for (const [index, line] of text.split('\n').entries()) {
    const [, exception] = /\/\/ throws (\w+)$/.exec(line) ?? [];
    if (exception !== undefined) return { line: index + 1, exception };
  }
  return undefined;
}
