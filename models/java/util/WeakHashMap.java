/** A hash map that would drop keys nobody else refers to; here nothing is ever dropped. */
package java.util;

import espalier.Kept;
import espalier.Nullable;
import java.util.function.BiConsumer;

public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
    private Entry<K, V>[] table;
    private int size;
    private int threshold;
    private final float loadFactor;
    private int modCount;

    private static final class Entry<K, V> extends AbstractMap.SimpleEntry<K, V> {
        final int hash;
        Entry<K, V> next;

        Entry(int hash, K key, V value, Entry<K, V> next) {
            super(key, value);
            this.hash = hash;
            this.next = next;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public WeakHashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Initial Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal Load factor: " + loadFactor);
        }
        int capacity = HashMap.tableSizeFor(initialCapacity);
        table = (Entry<K, V>[]) new Entry[capacity];
        this.loadFactor = loadFactor;
        threshold = (int) (capacity * loadFactor);
    }

    public WeakHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public WeakHashMap() {
        this(16, 0.75f);
    }

    public WeakHashMap(Map<? extends K, ? extends V> m) {
        this(Math.max((int) (m.size() / 0.75f) + 1, 16), 0.75f);
        putAll(m);
    }

    private static int spread(Object key) {
        int hash = key == null ? System.identityHashCode(WeakHashMap.class) : key.hashCode();
        hash ^= (hash >>> 20) ^ (hash >>> 12);
        return hash ^ (hash >>> 7) ^ (hash >>> 4);
    }

    public int size() {
        return size;
    }

    private Entry<K, V> find(Object key) {
        int hash = spread(key);
        for (Entry<K, V> entry = table[hash & (table.length - 1)]; entry != null; entry = entry.next) {
            if (entry.hash == hash && Objects.equals(key, entry.getKey())) {
                return entry;
            }
        }
        return null;
    }

    @Nullable
    public V get(Object key) {
        Entry<K, V> entry = find(key);
        return entry == null ? null : entry.getValue();
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    @Nullable
    public V put(K key, V value) {
        Entry<K, V> entry = find(key);
        if (entry != null) {
            return entry.setValue(value);
        }
        modCount++;
        int hash = spread(key);
        int index = hash & (table.length - 1);
        table[index] = new Entry<K, V>(hash, key, value, table[index]);
        size++;
        if (size >= threshold) {
            resize(table.length * 2);
        }
        return null;
    }

    /** As the JDK does, gives up, with all buckets reversed, when the table is nearly empty. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private void resize(int capacity) {
        Entry<K, V>[] old = table;
        Entry<K, V>[] larger = (Entry<K, V>[]) new Entry[capacity];
        transfer(old, larger);
        if (size >= threshold / 2) {
            table = larger;
            threshold = (int) (capacity * loadFactor);
        } else {
            transfer(larger, old);
        }
    }

    private static <K, V> void transfer(Entry<K, V>[] source, Entry<K, V>[] target) {
        for (int i = 0; i < source.length; i++) {
            Entry<K, V> entry = source[i];
            source[i] = null;
            while (entry != null) {
                Entry<K, V> next = entry.next;
                int index = entry.hash & (target.length - 1);
                entry.next = target[index];
                target[index] = entry;
                entry = next;
            }
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        int count = m.size();
        if (count > threshold) {
            int target = (int) (count / loadFactor + 1);
            int capacity = table.length;
            while (capacity < target) {
                capacity <<= 1;
            }
            if (capacity > table.length) {
                resize(capacity);
            }
        }
        for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    @Nullable
    public V remove(Object key) {
        Entry<K, V> removed = find(key);
        if (removed == null) {
            return null;
        }
        int index = removed.hash & (table.length - 1);
        if (table[index] == removed) {
            table[index] = removed.next;
        } else {
            Entry<K, V> previous = table[index];
            while (previous.next != removed) {
                previous = previous.next;
            }
            previous.next = removed.next;
        }
        modCount++;
        size--;
        return removed.getValue();
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < table.length; i++) {
            table[i] = null;
        }
        size = 0;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        for (Entry<K, V> first : table) {
            for (Entry<K, V> entry = first; entry != null; entry = entry.next) {
                action.accept(entry.getKey(), entry.getValue());
                if (modCount != expectedModCount) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    @Kept
    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }

        public int size() {
            return size;
        }

        public void clear() {
            WeakHashMap.this.clear();
        }
    }

    private final class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private int index = size == 0 ? 0 : table.length;
        private Entry<K, V> next;
        private Entry<K, V> last;
        private int expectedModCount = modCount;

        public boolean hasNext() {
            while (next == null && index > 0) {
                index--;
                next = table[index];
            }
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next;
            next = last.next;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            WeakHashMap.this.remove(last.getKey());
            expectedModCount = modCount;
            last = null;
        }
    }
}
