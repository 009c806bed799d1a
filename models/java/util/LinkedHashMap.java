/** A hash map whose entries are also linked in the order of insertion, or of last access. */
package java.util;

import espalier.Kept;
import espalier.Nullable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;

public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private Entry<K, V> head;
    private Entry<K, V> tail;
    private final boolean accessOrder;
    /** Where the next new entry is linked, for putFirst and putLast. */
    private boolean linkFirst;

    static class Entry<K, V> extends HashMap.Node<K, V> {
        Entry<K, V> before;
        Entry<K, V> after;

        Entry(int hash, K key, V value, HashMap.Node<K, V> next) {
            super(hash, key, value, next);
        }
    }

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity) {
        super(initialCapacity);
        accessOrder = false;
    }

    public LinkedHashMap() {
        super();
        accessOrder = false;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        super();
        accessOrder = false;
        putMapEntries(m, false);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    public static <K, V> LinkedHashMap<K, V> newLinkedHashMap(int numMappings) {
        if (numMappings < 0) {
            throw new IllegalArgumentException("Negative number of mappings: " + numMappings);
        }
        return new LinkedHashMap<K, V>((int) Math.ceil(numMappings / 0.75));
    }

    private void link(Entry<K, V> entry) {
        if (linkFirst) {
            Entry<K, V> second = head;
            entry.after = second;
            head = entry;
            if (second == null) {
                tail = entry;
            } else {
                second.before = entry;
            }
        } else {
            Entry<K, V> last = tail;
            entry.before = last;
            tail = entry;
            if (last == null) {
                head = entry;
            } else {
                last.after = entry;
            }
        }
    }

    private void unlink(Entry<K, V> entry) {
        Entry<K, V> before = entry.before;
        Entry<K, V> after = entry.after;
        entry.before = null;
        entry.after = null;
        if (before == null) {
            head = after;
        } else {
            before.after = after;
        }
        if (after == null) {
            tail = before;
        } else {
            after.before = before;
        }
    }

    @Override
    HashMap.Node<K, V> newNode(int hash, K key, V value, HashMap.Node<K, V> next) {
        Entry<K, V> entry = new Entry<K, V>(hash, key, value, next);
        link(entry);
        return entry;
    }

    @Override
    void reinitialize() {
        super.reinitialize();
        head = null;
        tail = null;
    }

    @Override
    void afterNodeRemoval(HashMap.Node<K, V> node) {
        unlink((Entry<K, V>) node);
    }

    @Override
    void afterNodeInsertion(boolean evict) {
        if (evict && head != null && removeEldestEntry(head)) {
            removeNode(spread(head.key), head.key, null, false);
        }
    }

    @Override
    void afterNodeAccess(HashMap.Node<K, V> node) {
        if (accessOrder && tail != node) {
            Entry<K, V> entry = (Entry<K, V>) node;
            unlink(entry);
            link(entry);
            modCount++;
        }
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> entry = head; entry != null; entry = entry.after) {
            V v = entry.value;
            if (v == value || (value != null && value.equals(v))) {
                return true;
            }
        }
        return false;
    }

    @Nullable
    public V get(Object key) {
        HashMap.Node<K, V> node = getNode(key);
        if (node == null) {
            return null;
        }
        if (accessOrder) {
            afterNodeAccess(node);
        }
        return node.value;
    }

    public V getOrDefault(Object key, V defaultValue) {
        HashMap.Node<K, V> node = getNode(key);
        if (node == null) {
            return defaultValue;
        }
        if (accessOrder) {
            afterNodeAccess(node);
        }
        return node.value;
    }

    public void clear() {
        super.clear();
        head = null;
        tail = null;
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    public Set<K> keySet() {
        return new LinkedKeySet();
    }

    public Collection<V> values() {
        return new LinkedValues();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new LinkedEntrySet();
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        int expectedModCount = modCount;
        for (Entry<K, V> entry = head; entry != null; entry = entry.after) {
            action.accept(entry.key, entry.value);
        }
        checkForComodification(expectedModCount);
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        int expectedModCount = modCount;
        for (Entry<K, V> entry = head; entry != null; entry = entry.after) {
            entry.value = function.apply(entry.key, entry.value);
        }
        checkForComodification(expectedModCount);
    }

    private void checkForComodification(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    private void moveTo(boolean first, Object key) {
        HashMap.Node<K, V> node = getNode(key);
        Entry<K, V> entry = (Entry<K, V>) node;
        if (entry != (first ? head : tail)) {
            unlink(entry);
            linkFirst = first;
            link(entry);
            linkFirst = false;
            modCount++;
        }
    }

    @Nullable
    public V putFirst(K key, V value) {
        if (getNode(key) == null) {
            linkFirst = true;
            V old = put(key, value);
            linkFirst = false;
            return old;
        }
        V old = put(key, value);
        moveTo(true, key);
        return old;
    }

    @Nullable
    public V putLast(K key, V value) {
        V old = put(key, value);
        moveTo(false, key);
        return old;
    }

    public SequencedMap<K, V> reversed() {
        return new ReverseViews.ReverseLinkedMap<K, V>(this);
    }

    /** Entries from the last to the first. */
    Iterator<Map.Entry<K, V>> descendingEntryIterator() {
        return new LinkedEntryIterator(true);
    }

    @Override
    Iterator<K> keyIterator() {
        return new LinkedKeyIterator(false);
    }

    @Kept
    final class LinkedKeySet extends AbstractSet<K> implements SequencedSet<K> {
        public int size() {
            return size;
        }

        public void clear() {
            LinkedHashMap.this.clear();
        }

        public Iterator<K> iterator() {
            return new LinkedKeyIterator(false);
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object key) {
            return removeNode(spread(key), key, null, false) != null;
        }

        public Spliterator<K> spliterator() {
            return Spliterators.spliterator(this, Spliterator.SIZED | Spliterator.ORDERED | Spliterator.DISTINCT);
        }

        public void forEach(Consumer<? super K> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            int expectedModCount = modCount;
            for (Entry<K, V> entry = head; entry != null; entry = entry.after) {
                action.accept(entry.key);
            }
            checkForComodification(expectedModCount);
        }

        public SequencedSet<K> reversed() {
            return LinkedHashMap.this.reversed().sequencedKeySet();
        }
    }

    @Kept
    final class LinkedValues extends AbstractCollection<V> implements SequencedCollection<V> {
        public int size() {
            return size;
        }

        public void clear() {
            LinkedHashMap.this.clear();
        }

        public Iterator<V> iterator() {
            return new LinkedValueIterator();
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public Spliterator<V> spliterator() {
            return Spliterators.spliterator(this, Spliterator.SIZED | Spliterator.ORDERED);
        }

        public void forEach(Consumer<? super V> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            int expectedModCount = modCount;
            for (Entry<K, V> entry = head; entry != null; entry = entry.after) {
                action.accept(entry.value);
            }
            checkForComodification(expectedModCount);
        }

        public SequencedCollection<V> reversed() {
            return LinkedHashMap.this.reversed().sequencedValues();
        }
    }

    @Kept
    final class LinkedEntrySet extends AbstractSet<Map.Entry<K, V>> implements SequencedSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public void clear() {
            LinkedHashMap.this.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new LinkedEntryIterator(false);
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            HashMap.Node<K, V> node = getNode(entry.getKey());
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
            return Spliterators.spliterator(this, Spliterator.SIZED | Spliterator.ORDERED | Spliterator.DISTINCT);
        }

        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            int expectedModCount = modCount;
            for (Entry<K, V> entry = head; entry != null; entry = entry.after) {
                action.accept(entry);
            }
            checkForComodification(expectedModCount);
        }

        public SequencedSet<Map.Entry<K, V>> reversed() {
            return LinkedHashMap.this.reversed().sequencedEntrySet();
        }
    }

    abstract class LinkedHashIterator {
        private final boolean descending;
        private Entry<K, V> next;
        private Entry<K, V> current;
        private int expectedModCount;

        LinkedHashIterator(boolean descending) {
            this.descending = descending;
            next = descending ? tail : head;
            expectedModCount = modCount;
        }

        public final boolean hasNext() {
            return next != null;
        }

        final Entry<K, V> nextNode() {
            checkForComodification(expectedModCount);
            Entry<K, V> entry = next;
            if (entry == null) {
                throw new NoSuchElementException();
            }
            current = entry;
            next = descending ? entry.before : entry.after;
            return entry;
        }

        public final void remove() {
            Entry<K, V> entry = current;
            if (entry == null) {
                throw new IllegalStateException();
            }
            checkForComodification(expectedModCount);
            current = null;
            removeNode(entry.hash, entry.key, null, false);
            expectedModCount = modCount;
        }
    }

    final class LinkedKeyIterator extends LinkedHashIterator implements Iterator<K> {
        LinkedKeyIterator(boolean descending) {
            super(descending);
        }

        public K next() {
            return nextNode().key;
        }
    }

    final class LinkedValueIterator extends LinkedHashIterator implements Iterator<V> {
        LinkedValueIterator() {
            super(false);
        }

        public V next() {
            return nextNode().value;
        }
    }

    final class LinkedEntryIterator extends LinkedHashIterator implements Iterator<Map.Entry<K, V>> {
        LinkedEntryIterator(boolean descending) {
            super(descending);
        }

        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }
}
