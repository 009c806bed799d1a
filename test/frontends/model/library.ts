/** A small Java library, signatures only, for tests of the semantic model: no test depends on the bundled models. */
import type { SourceProvider } from '../../../src/frontends/java/model/model.js';

const SOURCES: Readonly<Record<string, string>> = {
  'java.lang.Object': `public class Object { public Object() {} public boolean equals(Object o) { return this == o; }
    public native int hashCode(); public native String toString(); public final native Class<?> getClass();
    protected native Object clone(); }`,
  'java.lang.Class': 'public final class Class<T> { public native T cast(Object o); public native T newInstance(); }',
  'java.lang.String': `public final class String implements Comparable<String>, CharSequence, java.io.Serializable {
    public native int length(); public native char charAt(int i); public native int compareTo(String s);
    public native String trim(); public native String toUpperCase(); public native boolean isEmpty();
    public static native String valueOf(Object o); public static native String valueOf(int i);
    public static native String valueOf(char c); public static native String valueOf(char[] c);
    public static native String format(String f, Object... a); public native String concat(String s); }`,
  'java.lang.CharSequence': 'public interface CharSequence { int length(); char charAt(int i); }',
  'java.lang.Comparable': 'public interface Comparable<T> { int compareTo(T o); }',
  'java.lang.Cloneable': 'public interface Cloneable { }',
  'java.io.Serializable': 'package java.io; public interface Serializable { }',
  'java.lang.Iterable':
    'public interface Iterable<T> { java.util.Iterator<T> iterator(); default void forEach(java.util.function.Consumer<? super T> c) {} }',
  'java.lang.Runnable': 'public interface Runnable { void run(); }',
  'java.lang.AutoCloseable': 'public interface AutoCloseable { void close() throws Exception; }',
  'java.lang.Number':
    'public abstract class Number implements java.io.Serializable { public abstract int intValue(); public abstract double doubleValue(); }',
  'java.lang.Integer': `public final class Integer extends Number implements Comparable<Integer> { public native int intValue(); public native double doubleValue();
    public static native int parseInt(String s); public static native Integer valueOf(int i); public native int compareTo(Integer i);
    public static native int compare(int a, int b); public static native int sum(int a, int b); public static final int MAX_VALUE = 2147483647; }`,
  'java.lang.Long':
    'public final class Long extends Number implements Comparable<Long> { public native int intValue(); public native double doubleValue(); public native int compareTo(Long l); }',
  'java.lang.Double':
    'public final class Double extends Number implements Comparable<Double> { public native int intValue(); public native double doubleValue(); public native int compareTo(Double d); }',
  'java.lang.Boolean':
    'public final class Boolean implements Comparable<Boolean> { public native int compareTo(Boolean b); }',
  'java.lang.Character':
    'public final class Character implements Comparable<Character> { public native int compareTo(Character c); }',
  'java.lang.Byte':
    'public final class Byte extends Number { public native int intValue(); public native double doubleValue(); }',
  'java.lang.Short':
    'public final class Short extends Number { public native int intValue(); public native double doubleValue(); }',
  'java.lang.Float':
    'public final class Float extends Number { public native int intValue(); public native double doubleValue(); }',
  'java.lang.Enum':
    'public abstract class Enum<E extends Enum<E>> implements Comparable<E> { public final native String name(); public final native int ordinal(); public final native int compareTo(E o); }',
  'java.lang.Record': 'public abstract class Record { }',
  'java.lang.Throwable': 'public class Throwable { }',
  'java.lang.Exception': 'public class Exception extends Throwable { }',
  'java.lang.RuntimeException': 'public class RuntimeException extends Exception { }',
  'java.lang.Override': 'public @interface Override { }',
  'java.lang.annotation.Annotation': 'package java.lang.annotation; public interface Annotation { }',
  'java.util.Iterator': 'package java.util; public interface Iterator<E> { boolean hasNext(); E next(); }',
  'java.util.Collection': `package java.util; import java.util.function.*; import java.util.stream.*;
    public interface Collection<E> extends Iterable<E> { int size(); boolean add(E e); boolean remove(Object o);
    boolean addAll(Collection<? extends E> c); default boolean removeIf(Predicate<? super E> p) { return false; }
    Object[] toArray(); <T> T[] toArray(T[] a); default <T> T[] toArray(IntFunction<T[]> g) { return null; } default Stream<E> stream() { return null; } }`,
  'java.util.List': `package java.util; public interface List<E> extends Collection<E> { E get(int i); E set(int i, E e); void add(int i, E e); E remove(int i);
    default void sort(Comparator<? super E> c) {} static <T> List<T> of() { return null; } static <T> List<T> of(T a) { return null; }
    static <T> List<T> of(T a, T b) { return null; } static <T> List<T> of(T... a) { return null; } }`,
  'java.util.ArrayList':
    'package java.util; public class ArrayList<E> implements List<E> { public ArrayList() {} public ArrayList(int n) {} public ArrayList(Collection<? extends E> c) {} }',
  'java.util.Set': 'package java.util; public interface Set<E> extends Collection<E> { }',
  'java.util.HashSet':
    'package java.util; public class HashSet<E> implements Set<E> { public HashSet() {} public HashSet(Collection<? extends E> c) {} }',
  'java.util.Map': `package java.util; import java.util.function.*; public interface Map<K, V> { V get(Object k); V put(K k, V v); Set<Map.Entry<K, V>> entrySet(); Set<K> keySet();
    Collection<V> values(); default V computeIfAbsent(K k, Function<? super K, ? extends V> f) { return null; }
    default V merge(K k, V v, BiFunction<? super V, ? super V, ? extends V> f) { return null; }
    default V getOrDefault(Object k, V v) { return null; }
    static <K, V> Map<K, V> of(K k, V v) { return null; } static <K, V> Entry<K, V> entry(K k, V v) { return null; }
    interface Entry<K, V> { K getKey(); V getValue(); static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() { return null; }
      static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() { return null; } } }`,
  'java.util.HashMap':
    'package java.util; public class HashMap<K, V> implements Map<K, V> { public HashMap() {} public HashMap(Map<? extends K, ? extends V> m) {} public class Inner { public K key; } public Inner inner; }',
  'java.util.TreeMap':
    'package java.util; public class TreeMap<K, V> implements Map<K, V> { public TreeMap() {} public TreeMap(Comparator<? super K> c) {} }',
  'java.util.Comparator': `package java.util; import java.util.function.*; public interface Comparator<T> { int compare(T a, T b); boolean equals(Object o);
    default Comparator<T> reversed() { return null; } default Comparator<T> thenComparing(Comparator<? super T> c) { return null; }
    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> f) { return null; }
    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> f) { return null; }
    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> f, Comparator<? super U> c) { return null; }
    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> f) { return null; }
    static <T extends Comparable<? super T>> Comparator<T> naturalOrder() { return null; }
    static <T extends Comparable<? super T>> Comparator<T> reverseOrder() { return null; } }`,
  'java.util.Collections': `package java.util; public class Collections { public static <T> List<T> emptyList() { return null; }
    public static <T extends Comparable<? super T>> void sort(List<T> l) {} public static <T> void sort(List<T> l, Comparator<? super T> c) {}
    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> c) { return null; }
    public static <T> List<T> unmodifiableList(List<? extends T> l) { return null; } public static void swap(List<?> l, int i, int j) {}
    public static <T> boolean addAll(Collection<? super T> c, T... e) { return false; } public static void shuffle(List<?> l) {} }`,
  'java.util.Arrays': `package java.util; import java.util.stream.*; public class Arrays { public static <T> List<T> asList(T... a) { return null; } public static <T> Stream<T> stream(T[] a) { return null; }
    public static void sort(int[] a) {} public static <T> void sort(T[] a, Comparator<? super T> c) {} public static void sort(Object[] a) {}
    public static void fill(int[] a, int v) {} public static void fill(long[] a, long v) {} public static void fill(Object[] a, Object v) {} }`,
  'java.util.Optional': `package java.util; import java.util.function.*; public final class Optional<T> { public T get() { return null; } public T orElse(T o) { return null; }
    public <U> Optional<U> map(Function<? super T, ? extends U> f) { return null; } public static <T> Optional<T> of(T t) { return null; }
    public <X extends Throwable> T orElseThrow(Supplier<? extends X> s) throws X { return null; } public void ifPresent(Consumer<? super T> c) {} }`,
  'java.util.concurrent.Callable':
    'package java.util.concurrent; public interface Callable<V> { V call() throws Exception; }',
  'java.util.concurrent.Future': 'package java.util.concurrent; public interface Future<V> { V get(); }',
  'java.util.concurrent.Executor':
    'package java.util.concurrent; public interface Executor { <T> Future<T> submit(Callable<T> c); Future<?> submit(Runnable r); }',
  'java.util.function.Function': `package java.util.function; public interface Function<T, R> { R apply(T t); static <T> Function<T, T> identity() { return null; }
    default <V> Function<T, V> andThen(Function<? super R, ? extends V> f) { return null; } }`,
  'java.util.function.BiFunction':
    'package java.util.function; public interface BiFunction<T, U, R> { R apply(T t, U u); }',
  'java.util.function.UnaryOperator':
    'package java.util.function; public interface UnaryOperator<T> extends Function<T, T> { static <T> UnaryOperator<T> identity() { return null; } }',
  'java.util.function.BinaryOperator':
    'package java.util.function; public interface BinaryOperator<T> extends BiFunction<T, T, T> { }',
  'java.util.function.Supplier': 'package java.util.function; public interface Supplier<T> { T get(); }',
  'java.util.function.Consumer': 'package java.util.function; public interface Consumer<T> { void accept(T t); }',
  'java.util.function.BiConsumer':
    'package java.util.function; public interface BiConsumer<T, U> { void accept(T t, U u); }',
  'java.util.function.Predicate':
    'package java.util.function; public interface Predicate<T> { boolean test(T t); static <T> Predicate<T> not(Predicate<? super T> p) { return null; } }',
  'java.util.function.IntFunction': 'package java.util.function; public interface IntFunction<R> { R apply(int i); }',
  'java.util.function.ToIntFunction':
    'package java.util.function; public interface ToIntFunction<T> { int applyAsInt(T t); }',
  'java.util.stream.Stream': `package java.util.stream; import java.util.*; import java.util.function.*; public interface Stream<T> {
    Stream<T> filter(Predicate<? super T> p); <R> Stream<R> map(Function<? super T, ? extends R> f); <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> f);
    Stream<T> sorted(); Stream<T> sorted(Comparator<? super T> c); void forEach(Consumer<? super T> c); <R, A> R collect(Collector<? super T, A, R> c);
    <R> R collect(Supplier<R> s, BiConsumer<R, ? super T> a, BiConsumer<R, R> c); T reduce(T t, BinaryOperator<T> o); Optional<T> reduce(BinaryOperator<T> o);
    <U> U reduce(U u, BiFunction<U, ? super T, U> f, BinaryOperator<U> c); Object[] toArray(); <A> A[] toArray(IntFunction<A[]> g); List<T> toList(); Optional<T> max(Comparator<? super T> c);
    static <T> Stream<T> of(T t) { return null; } static <T> Stream<T> of(T... t) { return null; } }`,
  'java.util.stream.Collector': 'package java.util.stream; public interface Collector<T, A, R> { }',
  'java.util.stream.Collectors': `package java.util.stream; import java.util.*; import java.util.function.*; public final class Collectors {
    public static <T> Collector<T, ?, List<T>> toList() { return null; } public static <T> Collector<T, ?, Set<T>> toSet() { return null; }
    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> s) { return null; }
    public static Collector<CharSequence, ?, String> joining(CharSequence s) { return null; } public static <T> Collector<T, ?, Long> counting() { return null; }
    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> m, Collector<? super U, A, R> d) { return null; }
    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> f) { return null; }
    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> f, Collector<? super T, A, D> d) { return null; }
    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(Function<? super T, ? extends K> f, Supplier<M> m, Collector<? super T, A, D> d) { return null; }
    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> k, Function<? super T, ? extends U> v) { return null; }
    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> k, Function<? super T, ? extends U> v, BinaryOperator<U> m) { return null; }
    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> d, Function<R, RR> f) { return null; } }`,
};

export function libraryProvider(more: Readonly<Record<string, string>> = {}): SourceProvider {
  const sources: Readonly<Record<string, string>> = { ...SOURCES, ...more };
  const packages = new Set<string>();
  for (const name of Object.keys(sources))
    for (
      let part = name.slice(0, name.lastIndexOf('.'));
      part.length > 0;
      part = part.slice(0, Math.max(0, part.lastIndexOf('.')))
    )
      packages.add(part);
  return {
    find: (name) => {
      const text = Object.hasOwn(sources, name) ? sources[name] : undefined;
      if (text === undefined) return undefined;
      const implied =
        name.startsWith('java.lang.') && !text.startsWith('package') ? `package java.lang; ${text}` : text;
      return { path: `library/${name}.java`, text: implied, origin: 'model' };
    },
    hasPackage: (name) => packages.has(name),
  };
}
