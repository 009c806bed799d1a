package facts;

import static facts.Pool.plain;
import static facts.Pool.recorder;
import static facts.Pool.wrapping;

import java.io.*;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.*;
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.*;
import java.util.zip.*;

/** What the pool holds. */
@SuppressWarnings({"unchecked", "rawtypes", "deprecation", "removal"})
final class Providers {
    /** Classes that are extended by recorders whether a record names them or not. */
    static final Set<Class<?>> SUBCLASSED = Set.of(Random.class, OutputStream.class, InputStream.class, Reader.class, Writer.class,
        AbstractList.class, AbstractCollection.class, AbstractSet.class, AbstractMap.class, AbstractQueue.class, ArrayList.class, HashMap.class,
        LinkedHashMap.class, HashSet.class, TreeMap.class, Thread.class, ThreadLocal.class, Number.class, Throwable.class, Exception.class,
        PrintStream.class, FilterOutputStream.class, FilterInputStream.class, AbstractSequentialList.class, ByteArrayOutputStream.class,
        StringWriter.class, PrintWriter.class, BufferedReader.class, Vector.class, Hashtable.class, PriorityQueue.class, ArrayDeque.class,
        Date.class, Calendar.class, TimeZone.class, Clock.class, ResourceBundle.class, Dictionary.class, File.class, Format.class,
        ConcurrentHashMap.class, FutureTask.class, ReentrantLock.class, BigDecimal.class, BigInteger.class);

    private Providers() {}

    static void fill() {
        collections();
        views();
        iterators();
        maps();
        streams();
        text();
        input();
        values();
        concurrent();
    }

    private static List things(Context c) {
        return c.fill(new ArrayList());
    }

    private static void collections() {
        plain("ArrayList", c -> c.fill(new ArrayList()));
        plain("LinkedList", c -> c.fill(new LinkedList()));
        plain("Vector", c -> c.fill(new Vector()));
        plain("Stack", c -> c.fill(new Stack()));
        plain("HashSet", c -> c.fill(new HashSet()));
        plain("LinkedHashSet", c -> c.fill(new LinkedHashSet()));
        plain("TreeSet", c -> c.fill(new TreeSet()));
        plain("ArrayDeque", c -> c.fill(new ArrayDeque()));
        plain("PriorityQueue", c -> c.fill(new PriorityQueue()));
        plain("Arrays.asList", c -> Arrays.asList(c.element(0), c.element(1), c.element(2)));
        plain("List.of", c -> List.of(c.element(0), c.element(2)));
        plain("List.of(3)", c -> List.of(c.element(0), c.element(2), c.element(4)));
        plain("List.of()", c -> List.of());
        plain("Stream.toList", c -> things(c).stream().toList());
        plain("Set.of", c -> Set.of(c.element(0)));
        plain("Set.of(2)", c -> Set.of("x", "y", "z"));
        plain("emptyList", c -> Collections.emptyList());
        plain("emptySet", c -> Collections.emptySet());
        plain("singletonList", c -> Collections.singletonList(c.element(c.below(2))));
        plain("singleton", c -> Collections.singleton(c.element(c.below(2))));
        plain("nCopies", c -> Collections.nCopies(2, c.element(c.below(2))));
        plain("EnumSet", c -> EnumSet.of(Context.Mode.NULL, Context.Mode.THROW));
        plain("CopyOnWriteArrayList", c -> new CopyOnWriteArrayList(things(c)));
        plain("CopyOnWriteArraySet", c -> c.fill(new CopyOnWriteArraySet()));
        plain("ConcurrentLinkedQueue", c -> c.fill(new ConcurrentLinkedQueue()));
        plain("ConcurrentLinkedDeque", c -> c.fill(new ConcurrentLinkedDeque()));
        plain("ConcurrentSkipListSet", c -> c.fill(new ConcurrentSkipListSet()));
        plain("LinkedBlockingQueue", c -> c.fill(new LinkedBlockingQueue()));
        plain("ArrayBlockingQueue", c -> c.fill(new ArrayBlockingQueue(4)));
        plain("LinkedBlockingDeque", c -> c.fill(new LinkedBlockingDeque()));
        plain("PriorityBlockingQueue", c -> c.fill(new PriorityBlockingQueue()));
        plain("DelayQueue", c -> new DelayQueue());
        plain("SynchronousQueue", c -> new SynchronousQueue());
        plain("LinkedTransferQueue", c -> c.fill(new LinkedTransferQueue()));
        plain("BitSet", c -> BitSet.valueOf(new long[] {c.below(7)}));
        wrapping("TreeSet(comparator)", c -> c.fill(new TreeSet(recorder(c, Comparator.class))));
        wrapping("PriorityQueue(comparator)", c -> c.fill(new PriorityQueue(recorder(c, Comparator.class))));
        wrapping("ConcurrentSkipListSet(comparator)", c -> c.fill(new ConcurrentSkipListSet(recorder(c, Comparator.class))));
        wrapping("PriorityBlockingQueue(comparator)", c -> c.fill(new PriorityBlockingQueue(4, recorder(c, Comparator.class))));
        wrapping("DelayQueue(recorders)", c -> new DelayQueue(List.of(recorder(c, Delayed.class))));
    }

    private static void views() {
        plain("subList", c -> { List all = new ArrayList(List.of("x")); c.fill(all); return all.subList(0, all.size()); });
        plain("LinkedList.subList", c -> { List all = c.fill(new LinkedList()); return all.subList(0, all.size()); });
        plain("Vector.subList", c -> { List all = c.fill(new Vector()); return all.subList(0, all.size()); });
        plain("unmodifiableList", c -> Collections.unmodifiableList(things(c)));
        plain("unmodifiableCollection", c -> Collections.unmodifiableCollection(things(c)));
        plain("unmodifiableSet", c -> Collections.unmodifiableSet(c.fill(new HashSet())));
        plain("synchronizedList", c -> Collections.synchronizedList(things(c)));
        plain("synchronizedCollection", c -> Collections.synchronizedCollection(things(c)));
        plain("synchronizedSet", c -> Collections.synchronizedSet(c.fill(new HashSet())));
        plain("checkedList", c -> Collections.checkedList(things(c), Object.class));
        plain("checkedSet", c -> Collections.checkedSet(c.fill(new HashSet()), Object.class));
        plain("checkedQueue", c -> Collections.checkedQueue(c.fill(new LinkedList()), Object.class));
        plain("asLifoQueue", c -> Collections.asLifoQueue(c.fill(new LinkedList())));
        plain("newSetFromMap", c -> c.fill(Collections.newSetFromMap(new HashMap())));
        plain("TreeSet.headSet", c -> c.fill(new TreeSet()).headSet(c.element(2)));
        plain("TreeSet.descendingSet", c -> c.fill(new TreeSet()).descendingSet());
        plain("unmodifiableSortedSet", c -> Collections.unmodifiableSortedSet(c.fill(new TreeSet())));
        plain("unmodifiableNavigableSet", c -> Collections.unmodifiableNavigableSet(c.fill(new TreeSet())));
        plain("synchronizedNavigableSet", c -> Collections.synchronizedNavigableSet(c.fill(new TreeSet())));
        plain("emptyNavigableSet", c -> Collections.emptyNavigableSet());
        wrapping("unmodifiableList(recorder)", c -> Collections.unmodifiableList(recorder(c, List.class)));
        wrapping("unmodifiableCollection(recorder)", c -> Collections.unmodifiableCollection(recorder(c, Collection.class)));
        wrapping("unmodifiableSet(recorder)", c -> Collections.unmodifiableSet(recorder(c, Set.class)));
        wrapping("synchronizedList(recorder)", c -> Collections.synchronizedList(recorder(c, List.class)));
        wrapping("synchronizedCollection(recorder)", c -> Collections.synchronizedCollection(recorder(c, Collection.class)));
        wrapping("synchronizedSet(recorder)", c -> Collections.synchronizedSet(recorder(c, Set.class)));
        wrapping("checkedList(recorder)", c -> Collections.checkedList(recorder(c, List.class), Object.class));
        wrapping("checkedCollection(recorder)", c -> Collections.checkedCollection(recorder(c, Collection.class), Object.class));
        wrapping("asLifoQueue(recorder)", c -> Collections.asLifoQueue(recorder(c, Deque.class)));
        wrapping("newSetFromMap(recorder)", c -> Collections.newSetFromMap(emptied(recorder(c, Map.class))));
        wrapping("unmodifiableNavigableSet(recorder)", c -> Collections.unmodifiableNavigableSet(recorder(c, NavigableSet.class)));
        wrapping("subList(recorder)", c -> recorder(c, ArrayList.class).subList(0, 0));
        wrapping("AbstractList.subList(recorder)", c -> recorder(c, AbstractList.class).subList(0, 0));
        wrapping("unmodifiableSortedSet(recorder)", c -> Collections.unmodifiableSortedSet(recorder(c, SortedSet.class)));
    }

    private static Map emptied(Map map) {
        map.clear();
        return map;
    }

    private static void iterators() {
        plain("ArrayList.iterator", c -> things(c).iterator());
        plain("ArrayList.listIterator", c -> things(c).listIterator());
        plain("LinkedList.iterator", c -> c.fill(new LinkedList()).listIterator());
        plain("iterator after next", c -> { List all = things(c); all.add("x"); Iterator at = all.iterator(); at.next(); return at; });
        plain("listIterator after next", c -> { List all = things(c); all.add("x"); ListIterator at = all.listIterator(); at.next(); return at; });
        plain("stale iterator", c -> { List all = things(c); all.add("x"); Iterator at = all.iterator(); all.add("y"); return at; });
        plain("stale listIterator", c -> { List all = c.fill(new LinkedList()); all.add("x"); Iterator at = all.listIterator(); all.add("y"); return at; });
        plain("HashMap.keySet.iterator", c -> c.fill(new HashMap()).keySet().iterator());
        plain("HashMap.entrySet.iterator", c -> c.fill(new HashMap()).entrySet().iterator());
        plain("TreeMap.entrySet.iterator", c -> c.fill(new TreeMap()).entrySet().iterator());
        plain("ArrayDeque.iterator", c -> c.fill(new ArrayDeque()).iterator());
        plain("PriorityQueue.iterator", c -> c.fill(new PriorityQueue()).iterator());
        plain("ConcurrentHashMap.iterator", c -> c.fill(new ConcurrentHashMap()).keySet().iterator());
        plain("CopyOnWriteArrayList.iterator", c -> new CopyOnWriteArrayList(things(c)).listIterator());
        plain("List.of.iterator", c -> List.of("x", "y").iterator());
        plain("Arrays.asList.iterator", c -> Arrays.asList(c.element(0), c.element(1)).iterator());
        plain("emptyIterator", c -> Collections.emptyIterator());
        plain("unmodifiable.iterator", c -> Collections.unmodifiableList(things(c)).iterator());
        plain("PrimitiveIterator", c -> IntStream.of(1, 2).iterator());
        plain("LongStream.iterator", c -> LongStream.of(1, 2).iterator());
        plain("DoubleStream.iterator", c -> DoubleStream.of(1, 2).iterator());
        plain("Vector.elements", c -> c.fill(new Vector()).elements());
        plain("enumeration", c -> Collections.enumeration(things(c)));
        plain("Hashtable.keys", c -> hashtable(c).keys());
        plain("StringTokenizer", c -> new StringTokenizer("a b c"));
        plain("ArrayList.spliterator", c -> things(c).spliterator());
        plain("HashSet.spliterator", c -> c.fill(new HashSet()).spliterator());
        plain("TreeMap.keySet.spliterator", c -> c.fill(new TreeMap()).keySet().spliterator());
        plain("Arrays.spliterator", c -> Arrays.spliterator(new Object[] {c.element(0), c.element(1)}));
        plain("Spliterator.OfInt", c -> IntStream.of(1, 2).spliterator());
        plain("Spliterator.OfLong", c -> LongStream.of(1, 2).spliterator());
        plain("Spliterator.OfDouble", c -> DoubleStream.of(1, 2).spliterator());
        plain("LinkedList.spliterator", c -> c.fill(new LinkedList()).spliterator());
        wrapping("iterator of unmodifiable recorder", c -> Collections.unmodifiableList(recorder(c, List.class)).iterator());
        wrapping("listIterator of unmodifiable recorder", c -> Collections.unmodifiableList(recorder(c, List.class)).listIterator());
        wrapping("iterator of AbstractList", c -> recorder(c, AbstractList.class).iterator());
        wrapping("listIterator of AbstractList", c -> recorder(c, AbstractList.class).listIterator());
        wrapping("Spliterators.iterator(recorder)", c -> Spliterators.iterator(recorder(c, Spliterator.class)));
        wrapping("Spliterators.spliterator(recorder)", c -> Spliterators.spliteratorUnknownSize(recorder(c, Iterator.class), 0));
        wrapping("spliterator of recorder", c -> recorder(c, AbstractList.class).spliterator());
        wrapping("mapped spliterator", c -> things(c).stream().map(recorder(c, Function.class)).spliterator());
        wrapping("mapped iterator", c -> things(c).stream().map(recorder(c, Function.class)).iterator());
        wrapping("enumeration.asIterator", c -> recorder(c, Enumeration.class).asIterator());
        wrapping("enumeration(recorder)", c -> Collections.enumeration(recorder(c, Collection.class)));
    }

    private static Hashtable hashtable(Context c) {
        return c.fill(new Hashtable());
    }

    private static void maps() {
        plain("HashMap", c -> c.fill(new HashMap()));
        plain("LinkedHashMap", c -> c.fill(new LinkedHashMap()));
        plain("LinkedHashMap(access order)", c -> c.fill(new LinkedHashMap(8, 1, true)));
        plain("TreeMap", c -> c.fill(new TreeMap()));
        plain("Hashtable", c -> hashtable(c));
        plain("Properties", c -> { Properties made = new Properties(); made.put("a", "b"); return made; });
        plain("Properties(defaults)", c -> { Properties made = new Properties(new Properties()); made.put("a", 1); return made; });
        plain("IdentityHashMap", c -> c.fill(new IdentityHashMap()));
        plain("WeakHashMap", c -> c.fill(new WeakHashMap()));
        plain("EnumMap", c -> new EnumMap(Map.of(Context.Mode.NULL, "a")));
        plain("ConcurrentHashMap", c -> c.fill(new ConcurrentHashMap()));
        plain("ConcurrentSkipListMap", c -> c.fill(new ConcurrentSkipListMap()));
        plain("Map.of", c -> Map.of(c.element(0), c.element(2)));
        plain("Map.of(2)", c -> Map.of("a", "b", "c", "d"));
        plain("Map.of()", c -> Map.of());
        plain("emptyMap", c -> Collections.emptyMap());
        plain("singletonMap", c -> Collections.singletonMap(c.element(0), c.element(1)));
        plain("unmodifiableMap", c -> Collections.unmodifiableMap(c.fill(new HashMap())));
        plain("synchronizedMap", c -> Collections.synchronizedMap(c.fill(new HashMap())));
        plain("checkedMap", c -> Collections.checkedMap(c.fill(new HashMap()), Object.class, Object.class));
        plain("TreeMap.headMap", c -> c.fill(new TreeMap()).headMap(c.element(2)));
        plain("TreeMap.descendingMap", c -> c.fill(new TreeMap()).descendingMap());
        plain("ConcurrentSkipListMap.headMap", c -> c.fill(new ConcurrentSkipListMap()).headMap(c.element(2)));
        plain("unmodifiableNavigableMap", c -> Collections.unmodifiableNavigableMap(c.fill(new TreeMap())));
        plain("unmodifiableSortedMap", c -> Collections.unmodifiableSortedMap(c.fill(new TreeMap())));
        plain("keySet", c -> c.fill(new HashMap()).keySet());
        plain("values", c -> c.fill(new HashMap()).values());
        plain("entrySet", c -> c.fill(new HashMap()).entrySet());
        plain("TreeMap.keySet", c -> c.fill(new TreeMap()).navigableKeySet());
        plain("TreeMap.values", c -> c.fill(new TreeMap()).values());
        plain("TreeMap.entrySet", c -> c.fill(new TreeMap()).entrySet());
        plain("ConcurrentHashMap.keySet", c -> c.fill(new ConcurrentHashMap()).keySet());
        plain("ConcurrentHashMap.values", c -> c.fill(new ConcurrentHashMap()).values());
        plain("ConcurrentHashMap.entrySet", c -> c.fill(new ConcurrentHashMap()).entrySet());
        plain("Hashtable.entrySet", c -> hashtable(c).entrySet());
        plain("IdentityHashMap.keySet", c -> c.fill(new IdentityHashMap()).keySet());
        plain("WeakHashMap.keySet", c -> c.fill(new WeakHashMap()).keySet());
        plain("SimpleEntry", c -> new AbstractMap.SimpleEntry(c.element(0), c.element(1)));
        plain("SimpleImmutableEntry", c -> new AbstractMap.SimpleImmutableEntry(c.element(0), c.element(1)));
        plain("Map.entry", c -> Map.entry(c.element(0), c.element(2)));
        plain("HashMap entry", c -> { Map map = new HashMap(); map.put(c.element(0), c.element(1)); return map.entrySet().iterator().next(); });
        plain("TreeMap entry", c -> { Map map = new TreeMap(); map.put(c.element(0), c.element(1)); return map.entrySet().iterator().next(); });
        plain("ConcurrentHashMap entry", c -> { Map map = new ConcurrentHashMap(); map.put(c.element(0), c.element(2)); return map.entrySet().iterator().next(); });
        wrapping("TreeMap(comparator)", c -> c.fill(new TreeMap(recorder(c, Comparator.class))));
        wrapping("ConcurrentSkipListMap(comparator)", c -> c.fill(new ConcurrentSkipListMap(recorder(c, Comparator.class))));
        wrapping("unmodifiableMap(recorder)", c -> Collections.unmodifiableMap(recorder(c, Map.class)));
        wrapping("synchronizedMap(recorder)", c -> Collections.synchronizedMap(recorder(c, Map.class)));
        wrapping("checkedMap(recorder)", c -> Collections.checkedMap(recorder(c, Map.class), Object.class, Object.class));
        wrapping("unmodifiableNavigableMap(recorder)", c -> Collections.unmodifiableNavigableMap(recorder(c, NavigableMap.class)));
        wrapping("synchronizedNavigableMap(recorder)", c -> Collections.synchronizedNavigableMap(recorder(c, NavigableMap.class)));
        wrapping("keySet of recorder", c -> recorder(c, AbstractMap.class).keySet());
        wrapping("values of recorder", c -> recorder(c, AbstractMap.class).values());
        wrapping("unmodifiable entrySet of recorder", c -> Collections.unmodifiableMap(recorder(c, Map.class)).entrySet());
        wrapping("LinkedHashMap recorder's view", c -> recorder(c, LinkedHashMap.class).keySet());
    }

    private static void streams() {
        plain("ArrayList.stream", c -> things(c).stream());
        plain("Stream.of", c -> Stream.of(c.element(0), c.element(1)));
        plain("Stream.empty", c -> Stream.empty());
        plain("parallelStream", c -> things(c).parallelStream());
        plain("IntStream", c -> IntStream.of(3, 1, 2));
        plain("LongStream", c -> LongStream.of(3, 1, 2));
        plain("DoubleStream", c -> DoubleStream.of(3, 1, 2));
        plain("IntStream.range", c -> IntStream.range(0, 3));
        plain("Stream.sorted", c -> things(c).stream().sorted());
        plain("Stream.distinct", c -> things(c).stream().distinct());
        plain("Stream.builder", c -> Stream.builder());
        plain("IntStream.builder", c -> IntStream.builder());
        plain("LongStream.builder", c -> LongStream.builder());
        plain("DoubleStream.builder", c -> DoubleStream.builder());
        plain("toList", c -> Collectors.toList());
        plain("joining", c -> Collectors.joining());
        wrapping("stream of recorder", c -> StreamSupport.stream(recorder(c, Spliterator.class), false));
        wrapping("stream of iterator", c -> StreamSupport.stream(Spliterators.spliteratorUnknownSize(recorder(c, Iterator.class), 0), false));
        wrapping("stream of recording list", c -> recorder(c, AbstractList.class).stream());
        wrapping("Stream.map", c -> things(c).stream().map(recorder(c, Function.class)));
        wrapping("Stream.filter", c -> things(c).stream().filter(recorder(c, Predicate.class)));
        wrapping("Stream.peek", c -> things(c).stream().peek(recorder(c, Consumer.class)));
        wrapping("Stream.sorted(recorder)", c -> things(c).stream().sorted(recorder(c, Comparator.class)));
        wrapping("Stream.onClose", c -> (Stream) things(c).stream().onClose(recorder(c, Runnable.class)));
        wrapping("Stream.iterate", c -> Stream.iterate(c.element(0), recorder(c, UnaryOperator.class)).limit(2));
        wrapping("Stream.generate", c -> Stream.generate(recorder(c, Supplier.class)).limit(2));
        wrapping("IntStream.map", c -> IntStream.of(1, 2).map(recorder(c, IntUnaryOperator.class)));
        wrapping("LongStream.map", c -> LongStream.of(1, 2).map(recorder(c, LongUnaryOperator.class)));
        wrapping("DoubleStream.map", c -> DoubleStream.of(1, 2).map(recorder(c, DoubleUnaryOperator.class)));
        wrapping("mapToInt", c -> things(c).stream().mapToInt(recorder(c, ToIntFunction.class)));
        wrapping("groupingBy", c -> Collectors.groupingBy(recorder(c, Function.class)));
    }

    private static void text() {
        plain("String", c -> c.chance(2) ? "a" : "b1");
        plain("StringBuilder", c -> new StringBuilder("abc"));
        plain("StringBuffer", c -> new StringBuffer("abc"));
        plain("CharBuffer", c -> CharBuffer.wrap("abc".toCharArray()));
        plain("CharBuffer.wrap(String)", c -> CharBuffer.wrap("abc"));
        plain("StringJoiner", c -> new StringJoiner(",", "[", "]").add("a"));
        plain("Matcher", c -> Pattern.compile("(a)|b").matcher(c.part(new StringBuilder("ab"))));
        plain("Matcher after find", c -> { Matcher made = Pattern.compile("(?<n>a)|b").matcher("ab"); made.find(); return made; });
        plain("MatchResult", c -> { Matcher made = Pattern.compile("(a)|b").matcher("ab"); made.find(); return made.toMatchResult(); });
        plain("Pattern", c -> Pattern.compile("(a)|b"));
        plain("Scanner", c -> new Scanner(c.part(new StringReader("a 1 2"))));
        plain("Scanner(1)", c -> new Scanner("1 true\n"));
        plain("Formatter", c -> new Formatter(c.part(new StringBuilder())));
        plain("DecimalFormat", c -> new DecimalFormat("#.0"));
        plain("NumberFormat", c -> NumberFormat.getInstance(Locale.US));
        plain("SimpleDateFormat", c -> new SimpleDateFormat("yyyy-MM-dd", Locale.US));
        plain("MessageFormat", c -> new MessageFormat("{0} {1}", Locale.US));
        plain("ChoiceFormat", c -> new ChoiceFormat("0#a|1#b"));
        plain("Collator", c -> Collator.getInstance(Locale.US));
        plain("BreakIterator", c -> { BreakIterator made = BreakIterator.getWordInstance(Locale.US); made.setText("a b"); return made; });
        plain("StringCharacterIterator", c -> new StringCharacterIterator("abc"));
        plain("AttributedString", c -> new AttributedString("abc"));
        plain("ParsePosition", c -> new ParsePosition(0));
        plain("FieldPosition", c -> new FieldPosition(0));
        plain("DecimalFormatSymbols", c -> new DecimalFormatSymbols(Locale.US));
        plain("DateFormatSymbols", c -> new DateFormatSymbols(Locale.US));
        wrapping("Matcher(recorder)", c -> Pattern.compile("(a)|b").matcher(recorder(c, CharSequence.class)));
        wrapping("Scanner(recorder)", c -> new Scanner(recorder(c, Readable.class)));
        wrapping("Formatter(recorder)", c -> new Formatter(recorder(c, Appendable.class)));
        wrapping("CharBuffer(recorder)", c -> CharBuffer.wrap(recorder(c, CharSequence.class)));
        wrapping("MessageFormat(recorder)", c -> { MessageFormat made = new MessageFormat("{0}", Locale.US); made.setFormat(0, recorder(c, Format.class)); return made; });
    }

    private static void input() {
        plain("ByteArrayInputStream", c -> new ByteArrayInputStream(new byte[] {1, 2, 3, 0, 0, 0, 0, 5}));
        plain("ByteArrayOutputStream", c -> { ByteArrayOutputStream made = new ByteArrayOutputStream(); made.write(1); return made; });
        plain("BufferedInputStream", c -> new BufferedInputStream(c.part(new ByteArrayInputStream(new byte[] {1, 2, 3}))));
        plain("DataInputStream", c -> new DataInputStream(c.part(new ByteArrayInputStream(new byte[] {0, 1, 65, 0, 0, 0, 0, 5, 1}))));
        plain("DataOutputStream", c -> new DataOutputStream(c.part(new ByteArrayOutputStream())));
        plain("BufferedOutputStream", c -> new BufferedOutputStream(c.part(new ByteArrayOutputStream())));
        plain("PushbackInputStream", c -> new PushbackInputStream(c.part(new ByteArrayInputStream(new byte[] {1, 2}))));
        plain("SequenceInputStream", c -> new SequenceInputStream(c.part(new ByteArrayInputStream(new byte[1])), new ByteArrayInputStream(new byte[1])));
        plain("nullInputStream", c -> InputStream.nullInputStream());
        plain("nullOutputStream", c -> OutputStream.nullOutputStream());
        plain("PrintStream", c -> new PrintStream(c.part(new ByteArrayOutputStream())));
        plain("PrintWriter", c -> new PrintWriter(c.part(new StringWriter())));
        plain("StringReader", c -> new StringReader("ab\ncd"));
        plain("StringWriter", c -> new StringWriter().append("x"));
        plain("CharArrayReader", c -> new CharArrayReader("ab\nc".toCharArray()));
        plain("CharArrayWriter", c -> new CharArrayWriter());
        plain("BufferedReader", c -> new BufferedReader(c.part(new StringReader("a\nb\n"))));
        plain("closed BufferedReader", c -> { Reader made = new BufferedReader(c.part(new StringReader("a"))); made.close(); return made; });
        plain("LineNumberReader", c -> new LineNumberReader(c.part(new StringReader("a\nb\n"))));
        plain("PushbackReader", c -> new PushbackReader(c.part(new StringReader("ab"))));
        plain("InputStreamReader", c -> new InputStreamReader(c.part(new ByteArrayInputStream("ab".getBytes())), StandardCharsets.UTF_8));
        plain("OutputStreamWriter", c -> new OutputStreamWriter(c.part(new ByteArrayOutputStream()), StandardCharsets.UTF_8));
        plain("BufferedWriter", c -> new BufferedWriter(c.part(new StringWriter())));
        plain("StreamTokenizer", c -> new StreamTokenizer(c.part(new StringReader("a 1"))));
        plain("ObjectOutputStream", c -> new ObjectOutputStream(c.part(new ByteArrayOutputStream())));
        plain("ObjectInputStream", c -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) { out.writeObject(new ArrayList(List.of("a"))); out.writeInt(3); }
            return new ObjectInputStream(c.part(new ByteArrayInputStream(bytes.toByteArray())));
        });
        plain("File", c -> new File(c.chance(2) ? "a" : "folder/b"));
        plain("Path", c -> Path.of(c.chance(2) ? "a" : "folder/b"));
        plain("FileInputStream", c -> { file(); return new FileInputStream("given"); });
        plain("FileOutputStream", c -> new FileOutputStream("out"));
        plain("FileReader", c -> { file(); return new FileReader("given"); });
        plain("FileWriter", c -> new FileWriter("out"));
        plain("RandomAccessFile", c -> { file(); return new RandomAccessFile("given", "rw"); });
        plain("Console", c -> null);
        plain("GZIPOutputStream", c -> new GZIPOutputStream(c.part(new ByteArrayOutputStream())));
        plain("GZIPInputStream", c -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (GZIPOutputStream out = new GZIPOutputStream(bytes)) { out.write(1); }
            return new GZIPInputStream(c.part(new ByteArrayInputStream(bytes.toByteArray())));
        });
        plain("ZipOutputStream", c -> { ZipOutputStream made = new ZipOutputStream(c.part(new ByteArrayOutputStream())); made.putNextEntry(new ZipEntry("x")); return made; });
        plain("ZipInputStream", c -> new ZipInputStream(c.part(new ByteArrayInputStream(zip()))));
        plain("ZipFile", c -> { try (FileOutputStream out = new FileOutputStream("z.zip")) { out.write(zip()); } return new ZipFile("z.zip"); });
        plain("Inflater", c -> new Inflater());
        plain("Deflater", c -> new Deflater());
        plain("CRC32", c -> new CRC32());
        plain("Adler32", c -> new Adler32());
        plain("CheckedInputStream", c -> new CheckedInputStream(c.part(new ByteArrayInputStream(new byte[3])), c.part(new CRC32())));
        plain("CheckedOutputStream", c -> new CheckedOutputStream(c.part(new ByteArrayOutputStream()), c.part(new CRC32())));
        plain("ByteBuffer", c -> ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9}));
        plain("ByteBuffer.direct", c -> ByteBuffer.allocateDirect(9));
        plain("ByteBuffer read only", c -> ByteBuffer.wrap(new byte[9]).asReadOnlyBuffer());
        plain("IntBuffer", c -> IntBuffer.wrap(new int[] {1, 2}));
        plain("LongBuffer", c -> java.nio.LongBuffer.wrap(new long[] {1, 2}));
        wrapping("BufferedReader(recorder)", c -> new BufferedReader(recorder(c, Reader.class)));
        wrapping("BufferedWriter(recorder)", c -> new BufferedWriter(recorder(c, Writer.class)));
        wrapping("BufferedInputStream(recorder)", c -> new BufferedInputStream(recorder(c, InputStream.class)));
        wrapping("BufferedOutputStream(recorder)", c -> new BufferedOutputStream(recorder(c, OutputStream.class)));
        wrapping("PrintStream(recorder)", c -> new PrintStream(recorder(c, OutputStream.class), c.chance(2)));
        wrapping("PrintWriter(recorder)", c -> new PrintWriter(recorder(c, Writer.class), c.chance(2)));
        wrapping("InputStreamReader(recorder)", c -> new InputStreamReader(recorder(c, InputStream.class)));
        wrapping("OutputStreamWriter(recorder)", c -> new OutputStreamWriter(recorder(c, OutputStream.class)));
        wrapping("DataInputStream(recorder)", c -> new DataInputStream(recorder(c, InputStream.class)));
        wrapping("DataOutputStream(recorder)", c -> new DataOutputStream(recorder(c, OutputStream.class)));
        wrapping("PushbackReader(recorder)", c -> new PushbackReader(recorder(c, Reader.class)));
        wrapping("PushbackInputStream(recorder)", c -> new PushbackInputStream(recorder(c, InputStream.class)));
        wrapping("SequenceInputStream(recorder)", c -> new SequenceInputStream(recorder(c, InputStream.class), recorder(c, InputStream.class)));
        wrapping("GZIPOutputStream(recorder)", c -> new GZIPOutputStream(recorder(c, OutputStream.class)));
        wrapping("ObjectOutputStream(recorder)", c -> new ObjectOutputStream(recorder(c, OutputStream.class)));
        wrapping("StreamTokenizer(recorder)", c -> new StreamTokenizer(recorder(c, Reader.class)));
        wrapping("LineNumberReader(recorder)", c -> new LineNumberReader(recorder(c, Reader.class)));
    }

    private static void file() throws IOException {
        try (FileWriter out = new FileWriter("given")) {
            out.write("a 1\nb\n");
        }
    }

    private static byte[] zip() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.putNextEntry(new ZipEntry("x"));
            out.write(1);
        }
        return bytes.toByteArray();
    }

    private static void values() {
        plain("Integer", c -> c.below(3));
        plain("Long", c -> 5L);
        plain("Double", c -> 0.5);
        plain("Float", c -> 0.5f);
        plain("Short", c -> (short) 1);
        plain("Byte", c -> (byte) 1);
        plain("Character", c -> 'a');
        plain("Boolean", c -> true);
        plain("BigInteger", c -> BigInteger.valueOf(c.below(100)));
        plain("BigDecimal", c -> new BigDecimal("1.50"));
        plain("Optional", c -> Optional.ofNullable(c.element(c.below(2))));
        plain("Optional.empty", c -> Optional.empty());
        plain("OptionalInt", c -> OptionalInt.of(1));
        plain("OptionalLong", c -> OptionalLong.of(1));
        plain("OptionalDouble", c -> c.chance(2) ? OptionalDouble.empty() : OptionalDouble.of(1));
        plain("UUID", c -> new UUID(1, 2));
        plain("Random", c -> new Random(1));
        plain("SplittableRandom", c -> new SplittableRandom(1));
        plain("Date", c -> new Date(1000));
        plain("GregorianCalendar", c -> new GregorianCalendar(2020, 1, 2));
        plain("TimeZone", c -> TimeZone.getTimeZone("UTC"));
        plain("Locale", c -> Locale.US);
        plain("Currency", c -> Currency.getInstance("EUR"));
        plain("Charset", c -> StandardCharsets.UTF_8);
        plain("Charset latin", c -> Charset.forName("ISO-8859-1"));
        plain("Encoder", c -> StandardCharsets.UTF_8.newEncoder());
        plain("Decoder", c -> StandardCharsets.UTF_8.newDecoder());
        plain("LocalDate", c -> LocalDate.of(2020, 1, 2));
        plain("LocalTime", c -> LocalTime.of(10, 15));
        plain("LocalDateTime", c -> LocalDateTime.of(2020, 1, 2, 10, 15));
        plain("ZonedDateTime", c -> ZonedDateTime.of(2020, 1, 2, 10, 15, 0, 0, ZoneId.of("Europe/Berlin")));
        plain("OffsetDateTime", c -> OffsetDateTime.of(2020, 1, 2, 10, 15, 0, 0, ZoneOffset.UTC));
        plain("OffsetTime", c -> OffsetTime.of(10, 15, 0, 0, ZoneOffset.UTC));
        plain("Instant", c -> Instant.ofEpochSecond(5));
        plain("Duration", c -> Duration.ofSeconds(5));
        plain("Period", c -> Period.ofDays(1));
        plain("Year", c -> Year.of(2020));
        plain("YearMonth", c -> YearMonth.of(2020, 1));
        plain("MonthDay", c -> MonthDay.of(1, 2));
        plain("ZoneOffset", c -> ZoneOffset.UTC);
        plain("ZoneId", c -> ZoneId.of("Europe/Berlin"));
        plain("Clock", c -> Clock.fixed(Instant.EPOCH, ZoneOffset.UTC));
        plain("DateTimeFormatter", c -> DateTimeFormatter.ISO_LOCAL_DATE);
        plain("ISO_DATE_TIME", c -> DateTimeFormatter.ISO_DATE_TIME);
        plain("ISO_LOCAL_TIME", c -> DateTimeFormatter.ISO_LOCAL_TIME);
        plain("ISO_OFFSET_DATE_TIME", c -> DateTimeFormatter.ISO_OFFSET_DATE_TIME);
        plain("formatter of a pattern", c -> DateTimeFormatter.ofPattern(List.of("yyyy-MM", "yyyy", "--MM-dd", "HH:mm").get(c.below(4))));
        plain("DateTimeFormatterBuilder", c -> new java.time.format.DateTimeFormatterBuilder().appendLiteral('x'));
        plain("ThreadLocal", c -> new ThreadLocal());
        plain("Thread", c -> new Thread());
        plain("Object", c -> new Object());
        plain("Exception", c -> new Exception("a"));
        plain("Exception(cause)", c -> new RuntimeException("a", new Exception("b")));
        plain("IOException", c -> new IOException("a"));
        plain("Error", c -> new AssertionError("a"));
        plain("StackTraceElement", c -> new StackTraceElement("A", "b", "A.java", 1));
        plain("IntSummaryStatistics", c -> new IntSummaryStatistics());
        plain("Comparator", c -> Comparator.naturalOrder());
        plain("Comparator.reverseOrder", c -> Collections.reverseOrder());
        plain("Base64 encoder", c -> Base64.getEncoder());
        plain("Base64 decoder", c -> Base64.getDecoder());
        plain("Runtime", c -> Runtime.getRuntime());
        plain("WeakReference", c -> new java.lang.ref.WeakReference(c.element(0)));
        plain("SoftReference", c -> new java.lang.ref.SoftReference(c.element(0)));
        plain("ReferenceQueue", c -> new java.lang.ref.ReferenceQueue());
        plain("Enum", c -> Context.Mode.NULL);
        plain("Method", c -> String.class.getMethod("length"));
        plain("Field", c -> Thread.class.getField("MAX_PRIORITY"));
        plain("Constructor", c -> ArrayList.class.getConstructor());
        plain("URL", c -> new java.net.URL("http://user@host:80/path?query#ref"));
        plain("HexFormat", c -> HexFormat.of());
        plain("Timer task", c -> null);
        wrapping("ThreadLocal.withInitial", c -> ThreadLocal.withInitial(recorder(c, Supplier.class)));
        wrapping("Thread(recorder)", c -> new Thread(recorder(c, Runnable.class)));
        wrapping("Optional(recorder)", c -> Optional.of(recorder(c, CharSequence.class)));
        wrapping("Comparator.comparing", c -> Comparator.comparing(recorder(c, Function.class)));
        wrapping("Comparator.comparing(comparator)", c -> Comparator.comparing(recorder(c, Function.class), recorder(c, Comparator.class)));
        wrapping("reversed", c -> Collections.reverseOrder(recorder(c, Comparator.class)));
        wrapping("thenComparing", c -> Comparator.nullsFirst(recorder(c, Comparator.class)).thenComparing(recorder(c, Comparator.class)));
        wrapping("Function.andThen", c -> Function.identity().andThen(recorder(c, Function.class)));
        wrapping("Predicate.negate", c -> Predicate.not(recorder(c, Predicate.class)));
        wrapping("Exception(recording cause)", c -> new RuntimeException("a", recorder(c, Exception.class)));
        wrapping("Clock.offset(recorder)", c -> Clock.offset(recorder(c, Clock.class), Duration.ZERO));
        wrapping("WeakReference(recorder)", c -> new java.lang.ref.WeakReference(recorder(c, Runnable.class)));
    }

    private static void concurrent() {
        plain("AtomicInteger", c -> new AtomicInteger(1));
        plain("AtomicLong", c -> new AtomicLong(1));
        plain("AtomicBoolean", c -> new AtomicBoolean());
        plain("AtomicReference", c -> new AtomicReference(c.element(1)));
        plain("AtomicIntegerArray", c -> new AtomicIntegerArray(3));
        plain("AtomicLongArray", c -> new AtomicLongArray(3));
        plain("AtomicReferenceArray", c -> new AtomicReferenceArray(new Object[] {c.element(0), c.element(1)}));
        plain("LongAdder", c -> new LongAdder());
        plain("ReentrantLock", c -> new ReentrantLock());
        plain("held ReentrantLock", c -> { ReentrantLock made = new ReentrantLock(); made.lock(); return made; });
        plain("ReentrantReadWriteLock", c -> new ReentrantReadWriteLock());
        plain("ReadLock", c -> new ReentrantReadWriteLock().readLock());
        plain("WriteLock", c -> new ReentrantReadWriteLock().writeLock());
        plain("StampedLock", c -> new StampedLock());
        plain("Condition", c -> new ReentrantLock().newCondition());
        plain("CountDownLatch", c -> new CountDownLatch(c.below(2)));
        plain("CyclicBarrier", c -> new CyclicBarrier(1));
        plain("Semaphore", c -> new Semaphore(2));
        plain("Phaser", c -> new Phaser(1));
        plain("Exchanger", c -> new Exchanger());
        plain("CompletableFuture", c -> new CompletableFuture());
        plain("completed future", c -> CompletableFuture.completedFuture(c.element(1)));
        plain("failed future", c -> CompletableFuture.failedFuture(new IOException("a")));
        plain("FutureTask", c -> new FutureTask(() -> "a"));
        plain("done FutureTask", c -> { FutureTask made = new FutureTask(() -> c.element(1)); made.run(); return made; });
        plain("ForkJoinPool", c -> ForkJoinPool.commonPool());
        plain("Thread pool", c -> closing(Executors.newSingleThreadExecutor(Providers::daemon)));
        plain("Scheduled pool", c -> closing(Executors.newScheduledThreadPool(1, Providers::daemon)));
        plain("ThreadLocalRandom", c -> ThreadLocalRandom.current());
        plain("thread factory", c -> Executors.defaultThreadFactory());
        wrapping("CyclicBarrier(recorder)", c -> new CyclicBarrier(1, recorder(c, Runnable.class)));
        wrapping("FutureTask(recorder)", c -> new FutureTask(recorder(c, Callable.class)));
        wrapping("Thread pool(recorder)", c -> closing(Executors.newSingleThreadExecutor(recorder(c, ThreadFactory.class))));
        wrapping("CompletableFuture.thenApply", c -> new CompletableFuture().thenApply(recorder(c, Function.class)));
        wrapping("LongAccumulator", c -> new LongAccumulator(recorder(c, LongBinaryOperator.class), 0));
        wrapping("future with dependents", c -> { CompletableFuture made = new CompletableFuture(); made.thenAccept(recorder(c, Consumer.class)); return made; });
        wrapping("AtomicReference(recorder)", c -> new AtomicReference(recorder(c, Runnable.class)));
    }

    private static Thread daemon(Runnable task) {
        Thread made = new Thread(task);
        made.setDaemon(true);
        return made;
    }

    /** Threads of pools that are forgotten end by themselves. */
    private static ExecutorService closing(ExecutorService pool) {
        if (pool instanceof ThreadPoolExecutor known) {
            known.setKeepAliveTime(50, TimeUnit.MILLISECONDS);
            known.allowCoreThreadTimeOut(true);
        }
        return pool;
    }
}
