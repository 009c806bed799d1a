/**
 * A hash map for several threads, without nulls, whose iterators never fail.
 *
 * Table sizes and the order within buckets are those of the JDK, so that the order of iteration is the same; trees in
 * long buckets are not modelled.
 */
package java.util.concurrent;

import espalier.Kept;
import espalier.Nullable;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, java.io.Serializable {
    private static final int MAXIMUM_CAPACITY = 1 << 30;

    /** Null until the first entry; its length is a power of two. */
    private Node<K, V>[] table;
    private int size = 0;
    /** The size at which the table grows; while there is no table, its initial length, or 0 for the default. */
    private int growAt;

    /** Buckets that are empty but for a value that is being computed; innermost first. */
    private Reservation reservation;

    private static final class Reservation {
        final int hash;
        final Reservation outer;

        Reservation(int hash, Reservation outer) {
            this.hash = hash;
            this.outer = outer;
        }
    }

    private void checkReservations(int hash) {
        for (Reservation each = reservation; each != null; each = each.outer) {
            if (((each.hash ^ hash) & (table.length - 1)) == 0) {
                throw new IllegalStateException("Recursive update");
            }
        }
    }

    /** It is the other entry that is asked. */
    private static boolean isSame(Object key, Object value, Map.Entry<?, ?> other) {
        Object otherKey = other.getKey();
        Object otherValue = otherKey == null ? null : other.getValue();
        return otherValue != null
                && (otherKey == key || otherKey.equals(key))
                && (otherValue == value || otherValue.equals(value));
    }

    static final class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        boolean isOf(int hash, Object key) {
            return this.hash == hash && (this.key == key || key.equals(this.key));
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int hashCode() {
            return key.hashCode() ^ value.hashCode();
        }

        @Override
        public String toString() {
            return key + "=" + value;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Map.Entry && isSame(key, value, (Map.Entry<?, ?>) o);
        }
    }

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f, 1);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        this.growAt = 16;
        putAll(m);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
        if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) {
            throw new IllegalArgumentException();
        }
        int wanted = Math.max(initialCapacity, concurrencyLevel);
        long capacity = (long) (1.0 + (long) wanted / loadFactor);
        this.growAt = capacity >= MAXIMUM_CAPACITY ? MAXIMUM_CAPACITY : tableSizeFor((int) capacity);
    }

    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<T, Boolean>(new ConcurrentHashMap<T, Boolean>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int initialCapacity) {
        return new KeySetView<T, Boolean>(new ConcurrentHashMap<T, Boolean>(initialCapacity), Boolean.TRUE);
    }

    private static int spread(Object key) {
        int hash = key.hashCode();
        return (hash ^ (hash >>> 16)) & 0x7fffffff;
    }

    private static int tableSizeFor(int capacity) {
        int size = 1;
        while (size < capacity) {
            size <<= 1;
        }
        return size;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <K, V> Node<K, V>[] newTable(int length) {
        return (Node<K, V>[]) new Node[length];
    }

    private void initialise(int length) {
        table = newTable(length);
        growAt = length - (length >>> 2);
    }

    /** Doubles the table. The end of a bucket whose nodes stay together is kept; the nodes before it are put in front. */
    private void grow() {
        if (reservation != null) {
            throw new IllegalStateException("Recursive update");
        }
        Node<K, V>[] old = table;
        int n = old.length;
        Node<K, V>[] larger = newTable(n << 1);
        for (int i = 0; i < n; i++) {
            Node<K, V> first = old[i];
            if (first == null) {
                continue;
            }
            Node<K, V> lastRun = first;
            int runBit = first.hash & n;
            for (Node<K, V> node = first.next; node != null; node = node.next) {
                int bit = node.hash & n;
                if (bit != runBit) {
                    runBit = bit;
                    lastRun = node;
                }
            }
            Node<K, V> low = runBit == 0 ? lastRun : null;
            Node<K, V> high = runBit == 0 ? null : lastRun;
            for (Node<K, V> node = first; node != lastRun; node = node.next) {
                if ((node.hash & n) == 0) {
                    low = new Node<K, V>(node.hash, node.key, node.value, low);
                } else {
                    high = new Node<K, V>(node.hash, node.key, node.value, high);
                }
            }
            larger[i] = low;
            larger[i + n] = high;
        }
        table = larger;
        growAt = (n << 1) - (n >>> 1);
    }

    private void presize(int count) {
        int capacity = tableSizeFor(count + (count >>> 1) + 1);
        if (table == null) {
            initialise(Math.max(growAt, capacity));
        }
        while (capacity > growAt && table.length < MAXIMUM_CAPACITY) {
            grow();
        }
    }

    private Node<K, V> find(Object key) {
        return find(spread(key), key);
    }

    private Node<K, V> find(int hash, Object key) {
        if (table == null) {
            return null;
        }
        for (Node<K, V> node = table[(table.length - 1) & hash]; node != null; node = node.next) {
            if (node.isOf(hash, key)) {
                return node;
            }
        }
        return null;
    }

    /** Looks at the first node of a bucket by itself before it walks through all of them, the first one again. */
    private Node<K, V> findFirstOrAny(int hash, Object key) {
        Node<K, V> first = table == null ? null : table[(table.length - 1) & hash];
        return first != null && first.isOf(hash, key) ? first : find(hash, key);
    }

    /** The key is not there. */
    private void append(int hash, K key, V value) {
        if (table == null) {
            initialise(growAt > 0 ? growAt : 16);
        }
        checkReservations(hash);
        int index = (table.length - 1) & hash;
        Node<K, V> added = new Node<K, V>(hash, key, value, null);
        int length = 0;
        if (table[index] == null) {
            table[index] = added;
        } else {
            Node<K, V> last = table[index];
            length = 1;
            while (last.next != null) {
                last = last.next;
                length++;
            }
            last.next = added;
        }
        if (length >= 8 && table.length < 64) {
            presize(table.length << 1);
        }
        size++;
        while (size >= growAt && table.length < MAXIMUM_CAPACITY) {
            grow();
        }
    }

    private void unlink(Node<K, V> removed) {
        int index = (table.length - 1) & removed.hash;
        if (table[index] == removed) {
            table[index] = removed.next;
        } else {
            Node<K, V> previous = table[index];
            while (previous.next != removed) {
                previous = previous.next;
            }
            previous.next = removed.next;
        }
        size--;
    }

    public int size() {
        return size;
    }

    public long mappingCount() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @Nullable
    public V get(Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        Objects.requireNonNull(value);
        Iterator<V> iterator = new ValueIterator<K, V>(this);
        while (iterator.hasNext()) {
            V each = iterator.next();
            if (each == value || value.equals(each)) {
                return true;
            }
        }
        return false;
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    @Nullable
    public V put(K key, V value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        int hash = spread(key);
        Node<K, V> node = find(hash, key);
        if (node != null) {
            V old = node.value;
            node.value = value;
            return old;
        }
        append(hash, key, value);
        return null;
    }

    @Nullable
    public V putIfAbsent(K key, V value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        int hash = spread(key);
        Node<K, V> node = findFirstOrAny(hash, key);
        if (node != null) {
            return node.value;
        }
        append(hash, key, value);
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        presize(m.size());
        for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    @Nullable
    public V remove(Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        unlink(node);
        return node.value;
    }

    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        Node<K, V> node = value == null ? null : find(key);
        if (node == null || !(value == node.value || value.equals(node.value))) {
            return false;
        }
        unlink(node);
        return true;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        if (key == null || oldValue == null || newValue == null) {
            throw new NullPointerException();
        }
        Node<K, V> node = find(key);
        if (node == null || !(oldValue == node.value || oldValue.equals(node.value))) {
            return false;
        }
        node.value = newValue;
        return true;
    }

    @Nullable
    public V replace(K key, V value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        V old = node.value;
        node.value = value;
        return old;
    }

    public void clear() {
        if (table != null) {
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
            }
        }
        size = 0;
    }

    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> node = find(key);
        return node == null ? defaultValue : node.value;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Walk<K, V> walk = new Walk<K, V>(this);
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            action.accept(node.key, node.value);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Walk<K, V> walk = new Walk<K, V>(this);
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            V value = Objects.requireNonNull(function.apply(node.key, node.value));
            replace(node.key, value);
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (key == null || mappingFunction == null) {
            throw new NullPointerException();
        }
        int hash = spread(key);
        Node<K, V> node = findFirstOrAny(hash, key);
        if (node != null) {
            return node.value;
        }
        return computeAbsent(hash, key, mappingFunction, null);
    }

    /** By one of the two functions; the key is not there. */
    private V computeAbsent(
            int hash, K key, Function<? super K, ? extends V> mappingFunction,
            BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (table == null) {
            initialise(growAt > 0 ? growAt : 16);
        }
        checkReservations(hash);
        Node<K, V> last = table[(table.length - 1) & hash];
        while (last != null && last.next != null) {
            last = last.next;
        }
        Reservation outer = reservation;
        if (last == null) {
            reservation = new Reservation(hash, outer);
        }
        V value;
        try {
            value = mappingFunction != null ? mappingFunction.apply(key) : remappingFunction.apply(key, null);
        } finally {
            reservation = outer;
        }
        if (value != null) {
            if (last != null && last.next != null) {
                throw new IllegalStateException("Recursive update");
            }
            append(hash, key, value);
        }
        return value;
    }

    @Nullable
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (key == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        return store(node, remappingFunction.apply(key, node.value));
    }

    private V store(Node<K, V> node, V value) {
        if (value == null) {
            unlink(node);
        } else {
            node.value = value;
        }
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (key == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        int hash = spread(key);
        Node<K, V> node = find(hash, key);
        if (node != null) {
            return store(node, remappingFunction.apply(key, node.value));
        }
        return computeAbsent(hash, key, null, remappingFunction);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (key == null || value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        int hash = spread(key);
        Node<K, V> node = find(hash, key);
        if (node != null) {
            return store(node, remappingFunction.apply(node.value, value));
        }
        append(hash, key, value);
        return value;
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> other = (Map<?, ?>) o;
        Walk<K, V> walk = new Walk<K, V>(this);
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            V value = node.value;
            Object found = other.get(node.key);
            if (found == null || (found != value && !found.equals(value))) {
                return false;
            }
        }
        for (Map.Entry<?, ?> entry : other.entrySet()) {
            Object key = entry.getKey();
            Object value = key == null ? null : entry.getValue();
            Object found = value == null ? null : get(key);
            if (found == null || (value != found && !value.equals(found))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 0;
        Walk<K, V> walk = new Walk<K, V>(this);
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            hash += node.key.hashCode() ^ node.value.hashCode();
        }
        return hash;
    }

    public KeySetView<K, V> keySet() {
        return new Keys<K, V>(this);
    }

    public KeySetView<K, V> keySet(V mappedValue) {
        return new KeySetView<K, V>(this, Objects.requireNonNull(mappedValue));
    }

    public Collection<V> values() {
        return new Values<K, V>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet<K, V>(this);
    }

    public Enumeration<K> keys() {
        return Collections.enumeration(keySet());
    }

    public Enumeration<V> elements() {
        return Collections.enumeration(values());
    }

    public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
        forEach(action);
    }

    public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
        keySet().forEach(action);
    }

    public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
        values().forEach(action);
    }

    @Nullable
    public <U> U search(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        Walk<K, V> walk = new Walk<K, V>(this);
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            U found = searchFunction.apply(node.key, node.value);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Nullable
    public <U> U reduce(
            long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> transformer,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U result = null;
        Walk<K, V> walk = new Walk<K, V>(this);
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            U each = transformer.apply(node.key, node.value);
            if (each != null) {
                result = result == null ? each : reducer.apply(result, each);
            }
        }
        return result;
    }

    @Nullable
    public V reduceValues(long parallelismThreshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
        Objects.requireNonNull(reducer);
        V result = null;
        Walk<K, V> walk = new Walk<K, V>(this);
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            V value = node.value;
            result = result == null ? value : reducer.apply(result, value);
        }
        return result;
    }

    @Nullable
    public K reduceKeys(long parallelismThreshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
        Objects.requireNonNull(reducer);
        K result = null;
        Walk<K, V> walk = new Walk<K, V>(this);
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            K key = node.key;
            result = result == null ? key : reducer.apply(result, key);
        }
        return result;
    }

    /** Visits the buckets of the table as it was when the walk began; of a grown table, all that each was split into. */
    static class Walk<K, V> {
        final ConcurrentHashMap<K, V> map;
        private final int baseLength;
        private int baseIndex = 0;
        /** How many of the buckets that the one at `baseIndex` was split into have been visited. */
        private int visited = 0;
        private Node<K, V> current;

        Walk(ConcurrentHashMap<K, V> map) {
            this.map = map;
            this.baseLength = map.table == null ? 0 : map.table.length;
        }

        /** Each growth splits a bucket in two that are visited one after the other: bits count from the other end. */
        private static int splitOrder(int count, int parts) {
            int order = 0;
            int rest = count;
            for (int n = parts; n > 1; n >>= 1) {
                order = (order << 1) | (rest & 1);
                rest >>= 1;
            }
            return order;
        }

        /** The next node, or null at the end. */
        final Node<K, V> advance() {
            Node<K, V> node = current == null ? null : current.next;
            while (node == null && baseIndex < baseLength) {
                Node<K, V>[] table = map.table;
                node = table[baseIndex + baseLength * splitOrder(visited, table.length / baseLength)];
                visited++;
                if (visited >= table.length / baseLength) {
                    baseIndex++;
                    visited = 0;
                }
            }
            current = node;
            return node;
        }
    }

    /** Finds the next node ahead of time. */
    static class NodeIterator<K, V> extends Walk<K, V> {
        private Node<K, V> next;
        private Node<K, V> last;

        NodeIterator(ConcurrentHashMap<K, V> map) {
            super(map);
            next = advance();
        }

        final Node<K, V> nextNode() {
            Node<K, V> node = next;
            if (node == null) {
                throw new NoSuchElementException();
            }
            last = node;
            next = advance();
            return node;
        }

        public final boolean hasNext() {
            return next != null;
        }

        public final void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            map.remove(last.key);
            last = null;
        }
    }

    /** Walks without looking ahead. */
    abstract static class WalkSpliterator<K, V, T> extends Walk<K, V> implements Spliterator<T> {
        WalkSpliterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        abstract T view(Node<K, V> node);

        public Spliterator<T> trySplit() {
            return null;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            Node<K, V> node = advance();
            if (node == null) {
                return false;
            }
            action.accept(view(node));
            return true;
        }

        public long estimateSize() {
            return map.size;
        }

        public int characteristics() {
            return Spliterator.CONCURRENT | Spliterator.NONNULL;
        }
    }

    static final class KeySpliterator<K, V> extends WalkSpliterator<K, V, K> {
        KeySpliterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        K view(Node<K, V> node) {
            return node.key;
        }

        @Override
        public int characteristics() {
            return Spliterator.CONCURRENT | Spliterator.NONNULL | Spliterator.DISTINCT;
        }
    }

    static final class ValueSpliterator<K, V> extends WalkSpliterator<K, V, V> {
        ValueSpliterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        V view(Node<K, V> node) {
            return node.value;
        }
    }

    static final class EntrySpliterator<K, V> extends WalkSpliterator<K, V, Map.Entry<K, V>> {
        EntrySpliterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        Map.Entry<K, V> view(Node<K, V> node) {
            return new WriteThroughEntry<K, V>(map, node.key, node.value);
        }

        @Override
        public int characteristics() {
            return Spliterator.CONCURRENT | Spliterator.NONNULL | Spliterator.DISTINCT;
        }
    }

    static final class KeyIterator<K, V> extends NodeIterator<K, V> implements Iterator<K>, Enumeration<K> {
        KeyIterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        public K next() {
            return nextNode().key;
        }

        public boolean hasMoreElements() {
            return hasNext();
        }

        public K nextElement() {
            return next();
        }
    }

    static final class ValueIterator<K, V> extends NodeIterator<K, V> implements Iterator<V> {
        ValueIterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        public V next() {
            return nextNode().value;
        }
    }

    static final class EntryIterator<K, V> extends NodeIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryIterator(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        public Map.Entry<K, V> next() {
            Node<K, V> node = nextNode();
            return new WriteThroughEntry<K, V>(map, node.key, node.value);
        }
    }

    private static final class WriteThroughEntry<K, V> extends AbstractMap.SimpleEntry<K, V> {
        private final ConcurrentHashMap<K, V> map;

        WriteThroughEntry(ConcurrentHashMap<K, V> map, K key, V value) {
            super(key, value);
            this.map = map;
        }

        @Override
        public V setValue(V value) {
            Objects.requireNonNull(value);
            V old = super.setValue(value);
            map.put(getKey(), value);
            return old;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Map.Entry && isSame(getKey(), getValue(), (Map.Entry<?, ?>) o);
        }
    }

    private static boolean containsEach(Collection<?> view, Collection<?> elements) {
        for (Object element : elements) {
            if (element == null || !view.contains(element)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSameSet(Set<?> view, Set<?> other) {
        return view.containsAll(other) && other.containsAll(view);
    }

    /** The elements are removed one by one, but for sets that are larger than the table. */
    private boolean removeFrom(Set<?> view, Collection<?> elements) {
        Objects.requireNonNull(elements);
        if (table == null) {
            return false;
        }
        boolean removed = false;
        if (elements instanceof Set && elements.size() > table.length) {
            Iterator<?> iterator = view.iterator();
            while (iterator.hasNext()) {
                if (elements.contains(iterator.next())) {
                    iterator.remove();
                    removed = true;
                }
            }
        } else {
            for (Object element : elements) {
                removed |= view.remove(element);
            }
        }
        return removed;
    }

    /** The keys; with a value for new ones, keys can be added. */
    public static class KeySetView<K, V> extends AbstractSet<K> implements Set<K>, java.io.Serializable {
        private final ConcurrentHashMap<K, V> map;
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            this.map = map;
            this.value = value;
        }

        @Override
        public String toString() {
            return new String(super.toString());
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        @Nullable
        public V getMappedValue() {
            return value;
        }

        @Override
        public boolean equals(Object o) {
            return o == this || (o instanceof Set && isSameSet(this, (Set<?>) o));
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            return c == this || containsEach(this, c);
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            return map.removeFrom(this, c);
        }

        /** Without a value for what is added it refuses before it looks at what that is. */
        @Override
        public boolean addAll(Collection<? extends K> c) {
            if (value == null) throw new UnsupportedOperationException();
            return super.addAll(c);
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        public Iterator<K> iterator() {
            return new KeyIterator<K, V>(map);
        }

        public Spliterator<K> spliterator() {
            return new KeySpliterator<K, V>(map);
        }

        public boolean add(K e) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return map.putIfAbsent(e, value) == null;
        }

        public void clear() {
            map.clear();
        }
    }

    /** All keys, without a value for new ones. */
    @Kept
    private static final class Keys<K, V> extends KeySetView<K, V> {
        Keys(ConcurrentHashMap<K, V> map) {
            super(map, null);
        }
    }

    @Kept
    private static final class Values<K, V> extends AbstractCollection<V> {
        private final ConcurrentHashMap<K, V> map;

        Values(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        public boolean add(V e) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends V> c) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            return c == this || containsEach(this, c);
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object o) {
            return map.containsValue(o);
        }

        public Iterator<V> iterator() {
            return new ValueIterator<K, V>(map);
        }

        public Spliterator<V> spliterator() {
            return new ValueSpliterator<K, V>(map);
        }

        public void clear() {
            map.clear();
        }
    }

    @Kept
    private static final class EntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final ConcurrentHashMap<K, V> map;

        EntrySet(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        public boolean add(Map.Entry<K, V> e) {
            return map.put(e.getKey(), e.getValue()) == null;
        }

        @Override
        public boolean equals(Object o) {
            return o == this || (o instanceof Set && isSameSet(this, (Set<?>) o));
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            return c == this || containsEach(this, c);
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            return map.removeFrom(this, c);
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            Object key = entry.getKey();
            V found = key == null ? null : map.get(key);
            Object value = found == null ? null : entry.getValue();
            return value != null && (value == found || value.equals(found));
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            return entry.getKey() != null && map.remove(entry.getKey(), entry.getValue());
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(map);
        }

        public Spliterator<Map.Entry<K, V>> spliterator() {
            return new EntrySpliterator<K, V>(map);
        }

        public void clear() {
            map.clear();
        }
    }
}
