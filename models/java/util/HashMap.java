/**
 * A map by hash code: a table of buckets, each a chain of nodes.
 *
 * Table sizes, the spreading of hash codes, the order within a bucket and the split of a bucket when the table grows
 * are those of the JDK 17, so that the order of iteration is the same. The JDK turns a bucket of more than eight nodes
 * into a tree once the table has 64 buckets, which may move one node of that bucket to its front; that is not modelled.
 */
package java.util;

import espalier.Kept;
import espalier.Nullable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final int DEFAULT_CAPACITY = 16;
    private static final int MAXIMUM_CAPACITY = 1 << 30;
    /** A bucket with this many nodes makes a small table grow. */
    private static final int LONG_BUCKET = 8;
    private static final int SMALL_TABLE = 64;

    /** Null until the first entry; its length is a power of two. */
    Node<K, V>[] table;
    int size;
    int modCount;
    /** The size beyond which the table grows; while there is no table, its initial length, or 0 for the default. */
    int threshold;
    final float loadFactor;

    static class Node<K, V> implements Map.Entry<K, V> {
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

        public final K getKey() {
            return key;
        }

        public final V getValue() {
            return value;
        }

        public final V setValue(V newValue) {
            V old = value;
            value = newValue;
            return old;
        }

        @Override
        public final boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
            return Objects.equals(key, other.getKey()) && Objects.equals(value, other.getValue());
        }

        @Override
        public final int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        @Override
        public final String toString() {
            return key + "=" + value;
        }
    }

    public HashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.threshold = tableSizeFor(initialCapacity);
    }

    public HashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public HashMap() {
        this.loadFactor = 0.75f;
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        this.loadFactor = 0.75f;
        putMapEntries(m, false);
    }

    public static <K, V> HashMap<K, V> newHashMap(int numMappings) {
        if (numMappings < 0) {
            throw new IllegalArgumentException("Negative number of mappings: " + numMappings);
        }
        return new HashMap<K, V>((int) Math.ceil(numMappings / 0.75));
    }

    static int spread(Object key) {
        if (key == null) {
            return 0;
        }
        int hash = key.hashCode();
        return hash ^ (hash >>> 16);
    }

    /** The least power of two that is not below the capacity. */
    static int tableSizeFor(int capacity) {
        if (capacity >= MAXIMUM_CAPACITY) {
            return MAXIMUM_CAPACITY;
        }
        int size = 1;
        while (size < capacity) {
            size <<= 1;
        }
        return size;
    }

    final void putMapEntries(Map<? extends K, ? extends V> m, boolean evict) {
        int count = m.size();
        if (count > 0) {
            if (table == null) {
                float needed = (float) count / loadFactor + 1.0F;
                int capacity = needed < (float) MAXIMUM_CAPACITY ? (int) needed : MAXIMUM_CAPACITY;
                if (capacity > threshold) {
                    threshold = tableSizeFor(capacity);
                }
            } else {
                while (count > threshold && table.length < MAXIMUM_CAPACITY) {
                    resize();
                }
            }
            for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
                K key = entry.getKey();
                V value = entry.getValue();
                putValue(spread(key), key, value, false, evict);
            }
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @Nullable
    public V get(Object key) {
        Node<K, V> node = getNode(key);
        return node == null ? null : node.value;
    }

    final Node<K, V> getNode(Object key) {
        if (table == null) {
            return null;
        }
        int hash = spread(key);
        return findInBucket(table[(table.length - 1) & hash], hash, key);
    }

    private static <K, V> Node<K, V> findInBucket(Node<K, V> first, int hash, Object key) {
        for (Node<K, V> node = first; node != null; node = node.next) {
            if (node.hash == hash && (node.key == key || (key != null && key.equals(node.key)))) {
                return node;
            }
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return getNode(key) != null;
    }

    @Nullable
    public V put(K key, V value) {
        return putValue(spread(key), key, value, false, true);
    }

    final V putValue(int hash, K key, V value, boolean onlyIfAbsent, boolean evict) {
        if (table == null) {
            resize();
        }
        int index = (table.length - 1) & hash;
        Node<K, V> last = null;
        int length = 0;
        for (Node<K, V> node = table[index]; node != null; node = node.next) {
            if (node.hash == hash && (node.key == key || (key != null && key.equals(node.key)))) {
                V old = node.value;
                if (!onlyIfAbsent || old == null) {
                    node.value = value;
                }
                afterNodeAccess(node);
                return old;
            }
            last = node;
            length++;
        }
        Node<K, V> added = newNode(hash, key, value, null);
        if (last == null) {
            table[index] = added;
        } else {
            last.next = added;
            if (length >= LONG_BUCKET) {
                growSmallTable();
            }
        }
        modCount++;
        size++;
        if (size > threshold) {
            resize();
        }
        afterNodeInsertion(evict);
        return null;
    }

    /** A long bucket in a small table is taken for a sign that the table is too small. */
    private void growSmallTable() {
        if (table.length < SMALL_TABLE) {
            resize();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    final void resize() {
        Node<K, V>[] old = table;
        int oldCapacity = old == null ? 0 : old.length;
        int capacity;
        int newThreshold = 0;
        if (oldCapacity > 0) {
            if (oldCapacity >= MAXIMUM_CAPACITY) {
                threshold = Integer.MAX_VALUE;
                return;
            }
            capacity = oldCapacity << 1;
            if (capacity < MAXIMUM_CAPACITY && oldCapacity >= DEFAULT_CAPACITY) {
                newThreshold = threshold << 1;
            }
        } else if (threshold > 0) {
            capacity = threshold;
        } else {
            capacity = DEFAULT_CAPACITY;
            newThreshold = (int) (0.75f * DEFAULT_CAPACITY);
        }
        if (newThreshold == 0) {
            float limit = (float) capacity * loadFactor;
            newThreshold = capacity < MAXIMUM_CAPACITY && limit < (float) MAXIMUM_CAPACITY
                    ? (int) limit
                    : Integer.MAX_VALUE;
        }
        threshold = newThreshold;
        table = (Node<K, V>[]) new Node[capacity];
        for (int i = 0; i < oldCapacity; i++) {
            Node<K, V> first = old[i];
            old[i] = null;
            split(first, i, oldCapacity);
        }
    }

    /** The nodes of a bucket stay at its index or move up by the old capacity; their order remains. */
    private void split(Node<K, V> first, int index, int oldCapacity) {
        Node<K, V> lowTail = null;
        Node<K, V> highTail = null;
        Node<K, V> node = first;
        while (node != null) {
            Node<K, V> next = node.next;
            node.next = null;
            if ((node.hash & oldCapacity) == 0) {
                if (lowTail == null) {
                    table[index] = node;
                } else {
                    lowTail.next = node;
                }
                lowTail = node;
            } else {
                if (highTail == null) {
                    table[index + oldCapacity] = node;
                } else {
                    highTail.next = node;
                }
                highTail = node;
            }
            node = next;
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        putMapEntries(m, true);
    }

    @Nullable
    public V remove(Object key) {
        Node<K, V> node = removeNode(spread(key), key, null, false);
        return node == null ? null : node.value;
    }

    final Node<K, V> removeNode(int hash, Object key, Object value, boolean matchValue) {
        if (table == null) {
            return null;
        }
        int index = (table.length - 1) & hash;
        Node<K, V> previous = null;
        for (Node<K, V> node = table[index]; node != null; node = node.next) {
            if (node.hash == hash && (node.key == key || (key != null && key.equals(node.key)))) {
                if (matchValue && !(node.value == value || (value != null && value.equals(node.value)))) {
                    return null;
                }
                if (previous == null) {
                    table[index] = node.next;
                } else {
                    previous.next = node.next;
                }
                modCount++;
                size--;
                afterNodeRemoval(node);
                return node;
            }
            previous = node;
        }
        return null;
    }

    public void clear() {
        modCount++;
        if (table != null && size > 0) {
            size = 0;
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
            }
        }
    }

    public boolean containsValue(Object value) {
        if (table != null && size > 0) {
            for (Node<K, V> first : table) {
                for (Node<K, V> node = first; node != null; node = node.next) {
                    if (node.value == value || (value != null && value.equals(node.value))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> node = getNode(key);
        return node == null ? defaultValue : node.value;
    }

    @Override
    @Nullable
    public V putIfAbsent(K key, V value) {
        return putValue(spread(key), key, value, true, true);
    }

    @Override
    public boolean remove(Object key, Object value) {
        return removeNode(spread(key), key, value, true) != null;
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Node<K, V> node = getNode(key);
        if (node != null) {
            V value = node.value;
            if (value == oldValue || (value != null && value.equals(oldValue))) {
                node.value = newValue;
                afterNodeAccess(node);
                return true;
            }
        }
        return false;
    }

    @Override
    @Nullable
    public V replace(K key, V value) {
        Node<K, V> node = getNode(key);
        if (node == null) {
            return null;
        }
        V old = node.value;
        node.value = value;
        afterNodeAccess(node);
        return old;
    }

    /** Makes room before a function is asked for a value. */
    private void prepareToCompute() {
        if (size > threshold || table == null) {
            resize();
        }
    }

    /** Puts a new node at the front of its bucket, as all the functions that compute values do. */
    private void addFirst(int hash, K key, V value) {
        int index = (table.length - 1) & hash;
        Node<K, V> first = table[index];
        int length = 0;
        for (Node<K, V> node = first; node != null; node = node.next) {
            length++;
        }
        table[index] = newNode(hash, key, value, first);
        if (length >= LONG_BUCKET - 1) {
            growSmallTable();
        }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (mappingFunction == null) {
            throw new NullPointerException();
        }
        int hash = spread(key);
        prepareToCompute();
        Node<K, V> node = findInBucket(table[(table.length - 1) & hash], hash, key);
        if (node != null && node.value != null) {
            afterNodeAccess(node);
            return node.value;
        }
        int expectedModCount = modCount;
        V value = mappingFunction.apply(key);
        if (expectedModCount != modCount) {
            throw new ConcurrentModificationException();
        }
        if (value == null) {
            return null;
        }
        if (node != null) {
            node.value = value;
            afterNodeAccess(node);
            return value;
        }
        addFirst(hash, key, value);
        modCount = expectedModCount + 1;
        size++;
        afterNodeInsertion(true);
        return value;
    }

    @Override
    @Nullable
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        Node<K, V> node = getNode(key);
        if (node != null && node.value != null) {
            int expectedModCount = modCount;
            V value = remappingFunction.apply(key, node.value);
            if (expectedModCount != modCount) {
                throw new ConcurrentModificationException();
            }
            if (value != null) {
                node.value = value;
                afterNodeAccess(node);
                return value;
            }
            removeNode(spread(key), key, null, false);
        }
        return null;
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        int hash = spread(key);
        prepareToCompute();
        Node<K, V> node = findInBucket(table[(table.length - 1) & hash], hash, key);
        V old = node == null ? null : node.value;
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, old);
        if (expectedModCount != modCount) {
            throw new ConcurrentModificationException();
        }
        if (node != null) {
            if (value != null) {
                node.value = value;
                afterNodeAccess(node);
            } else {
                removeNode(hash, key, null, false);
            }
        } else if (value != null) {
            addFirst(hash, key, value);
            modCount = expectedModCount + 1;
            size++;
            afterNodeInsertion(true);
        }
        return value;
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        int hash = spread(key);
        prepareToCompute();
        Node<K, V> node = findInBucket(table[(table.length - 1) & hash], hash, key);
        if (node != null) {
            V merged;
            if (node.value != null) {
                int expectedModCount = modCount;
                merged = remappingFunction.apply(node.value, value);
                if (expectedModCount != modCount) {
                    throw new ConcurrentModificationException();
                }
            } else {
                merged = value;
            }
            if (merged != null) {
                node.value = merged;
                afterNodeAccess(node);
            } else {
                removeNode(hash, key, null, false);
            }
            return merged;
        }
        addFirst(hash, key, value);
        modCount++;
        size++;
        afterNodeInsertion(true);
        return value;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        if (size > 0 && table != null) {
            int expectedModCount = modCount;
            for (Node<K, V> first : table) {
                for (Node<K, V> node = first; node != null; node = node.next) {
                    action.accept(node.key, node.value);
                }
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        if (size > 0 && table != null) {
            int expectedModCount = modCount;
            for (Node<K, V> first : table) {
                for (Node<K, V> node = first; node != null; node = node.next) {
                    node.value = function.apply(node.key, node.value);
                }
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    @SuppressWarnings("unchecked")
    @Override
    public Object clone() {
        HashMap<K, V> copy;
        try {
            copy = (HashMap<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.reinitialize();
        copy.putMapEntries(this, false);
        return copy;
    }

    void reinitialize() {
        table = null;
        modCount = 0;
        threshold = 0;
        size = 0;
    }

    Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
        return new Node<K, V>(hash, key, value, next);
    }

    void afterNodeAccess(Node<K, V> node) {
    }

    void afterNodeInsertion(boolean evict) {
    }

    void afterNodeRemoval(Node<K, V> node) {
    }

    Iterator<K> keyIterator() {
        return new KeyIterator();
    }

    @Kept
    class KeySet extends AbstractSet<K> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<K> iterator() {
            return new KeyIterator();
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object key) {
            return removeNode(spread(key), key, null, false) != null;
        }

        public Spliterator<K> spliterator() {
            return new KeySpliterator();
        }

        public void forEach(Consumer<? super K> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            if (size > 0 && table != null) {
                int expectedModCount = modCount;
                for (Node<K, V> first : table) {
                    for (Node<K, V> node = first; node != null; node = node.next) {
                        action.accept(node.key);
                    }
                }
                if (modCount != expectedModCount) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    @Kept
    class Values extends AbstractCollection<V> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<V> iterator() {
            return new ValueIterator();
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public Spliterator<V> spliterator() {
            return new ValueSpliterator();
        }

        public void forEach(Consumer<? super V> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            if (size > 0 && table != null) {
                int expectedModCount = modCount;
                for (Node<K, V> first : table) {
                    for (Node<K, V> node = first; node != null; node = node.next) {
                        action.accept(node.value);
                    }
                }
                if (modCount != expectedModCount) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    @Kept
    class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            Node<K, V> node = getNode(entry.getKey());
            return node != null && node.equals(entry);
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            Object key = entry.getKey();
            Object value = entry.getValue();
            return removeNode(spread(key), key, value, true) != null;
        }

        public Spliterator<Map.Entry<K, V>> spliterator() {
            return new EntrySpliterator();
        }

        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            if (size > 0 && table != null) {
                int expectedModCount = modCount;
                for (Node<K, V> first : table) {
                    for (Node<K, V> node = first; node != null; node = node.next) {
                        action.accept(node);
                    }
                }
                if (modCount != expectedModCount) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    abstract class HashIterator {
        private Node<K, V> next;
        private Node<K, V> current;
        private int expectedModCount = modCount;
        /** The bucket after the one `next` stands in. */
        private int index;

        HashIterator() {
            if (table != null && size > 0) {
                advanceToBucket();
            }
        }

        private void advanceToBucket() {
            Node<K, V>[] buckets = table;
            while (next == null && index < buckets.length) {
                next = buckets[index];
                index++;
            }
        }

        public final boolean hasNext() {
            return next != null;
        }

        final Node<K, V> nextNode() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            Node<K, V> node = next;
            if (node == null) {
                throw new NoSuchElementException();
            }
            current = node;
            next = node.next;
            if (next == null && table != null) {
                advanceToBucket();
            }
            return node;
        }

        public final void remove() {
            if (current == null) {
                throw new IllegalStateException();
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            Node<K, V> node = current;
            current = null;
            removeNode(node.hash, node.key, null, false);
            expectedModCount = modCount;
        }
    }

    final class KeyIterator extends HashIterator implements Iterator<K> {
        public K next() {
            return nextNode().key;
        }
    }

    final class ValueIterator extends HashIterator implements Iterator<V> {
        public V next() {
            return nextNode().value;
        }
    }

    final class EntryIterator extends HashIterator implements Iterator<Map.Entry<K, V>> {
        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }

    /** Fixes the map's state when first used. Notices changes after each element, or at the end when it runs to the end. */
    abstract class HashSpliterator {
        private boolean bound;
        private int expectedModCount;
        private int left;
        private Node<K, V>[] buckets;
        private Node<K, V> current;
        private int index;

        private void bind() {
            if (!bound) {
                bound = true;
                expectedModCount = modCount;
                left = size;
                buckets = table;
            }
        }

        final Node<K, V> advance() {
            bind();
            if (buckets == null) {
                return null;
            }
            while (current == null && index < buckets.length) {
                current = buckets[index];
                index++;
            }
            Node<K, V> node = current;
            if (node != null) {
                current = node.next;
                left--;
            }
            return node;
        }

        /** The node after the given one, which may have been linked meanwhile. */
        final Node<K, V> following(Node<K, V> node) {
            current = node.next;
            return advance();
        }

        final void checkUnchanged() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        public final long estimateSize() {
            bind();
            return left < 0 ? 0 : left;
        }
    }

    final class KeySpliterator extends HashSpliterator implements Spliterator<K> {
        public Spliterator<K> trySplit() {
            return null;
        }

        public boolean tryAdvance(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            Node<K, V> node = advance();
            if (node == null) {
                return false;
            }
            action.accept(node.key);
            checkUnchanged();
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            Node<K, V> node = advance();
            while (node != null) {
                action.accept(node.key);
                node = following(node);
            }
            checkUnchanged();
        }

        public int characteristics() {
            return Spliterator.SIZED | Spliterator.DISTINCT;
        }
    }

    final class ValueSpliterator extends HashSpliterator implements Spliterator<V> {
        public Spliterator<V> trySplit() {
            return null;
        }

        public boolean tryAdvance(Consumer<? super V> action) {
            Objects.requireNonNull(action);
            Node<K, V> node = advance();
            if (node == null) {
                return false;
            }
            action.accept(node.value);
            checkUnchanged();
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super V> action) {
            Objects.requireNonNull(action);
            Node<K, V> node = advance();
            while (node != null) {
                action.accept(node.value);
                node = following(node);
            }
            checkUnchanged();
        }

        public int characteristics() {
            return Spliterator.SIZED;
        }
    }

    final class EntrySpliterator extends HashSpliterator implements Spliterator<Map.Entry<K, V>> {
        public Spliterator<Map.Entry<K, V>> trySplit() {
            return null;
        }

        public boolean tryAdvance(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            Node<K, V> node = advance();
            if (node == null) {
                return false;
            }
            action.accept(node);
            checkUnchanged();
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            Node<K, V> node = advance();
            while (node != null) {
                action.accept(node);
                node = following(node);
            }
            checkUnchanged();
        }

        public int characteristics() {
            return Spliterator.SIZED | Spliterator.DISTINCT;
        }
    }
}
