/** The older hash map: no nulls, a lock around every operation, walked from the last bucket to the first. */
package java.util;

import espalier.Kept;
import espalier.Nullable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private Entry<K, V>[] table;
    private int count;
    private int threshold;
    private final float loadFactor;
    private int modCount = 0;

    private static final class Entry<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Entry<K, V> next;

        Entry(int hash, K key, V value, Entry<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            if (value == null) {
                throw new NullPointerException();
            }
            V old = this.value;
            this.value = value;
            return old;
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
            return key.equals(other.getKey()) && value.equals(other.getValue());
        }

        @Override
        public int hashCode() {
            return hash ^ Objects.hashCode(value);
        }

        @Override
        public String toString() {
            return key.toString() + "=" + value.toString();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public Hashtable(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        }
        int capacity = initialCapacity == 0 ? 1 : initialCapacity;
        this.loadFactor = loadFactor;
        table = (Entry<K, V>[]) new Entry[capacity];
        threshold = (int) (capacity * loadFactor);
    }

    public Hashtable(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public Hashtable() {
        this(11, 0.75f);
    }

    public Hashtable(Map<? extends K, ? extends V> t) {
        this(Math.max(2 * t.size(), 11), 0.75f);
        putAll(t);
    }

    public synchronized int size() {
        return count;
    }

    public synchronized boolean isEmpty() {
        return count == 0;
    }

    public synchronized Enumeration<K> keys() {
        return count == 0 ? Collections.<K>emptyEnumeration() : Collections.enumeration(keySet());
    }

    public synchronized Enumeration<V> elements() {
        return count == 0 ? Collections.<V>emptyEnumeration() : Collections.enumeration(values());
    }

    public synchronized boolean contains(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        for (int i = table.length - 1; i >= 0; i--) {
            for (Entry<K, V> entry = table[i]; entry != null; entry = entry.next) {
                if (entry.value.equals(value)) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    private static int index(int hash, int length) {
        return (hash & 0x7FFFFFFF) % length;
    }

    private Entry<K, V> find(Object key) {
        return find(key.hashCode(), key);
    }

    private Entry<K, V> find(int hash, Object key) {
        for (Entry<K, V> entry = table[index(hash, table.length)]; entry != null; entry = entry.next) {
            if (entry.hash == hash && entry.key.equals(key)) {
                return entry;
            }
        }
        return null;
    }

    public synchronized boolean containsKey(Object key) {
        return find(key) != null;
    }

    @Nullable
    public synchronized V get(Object key) {
        Entry<K, V> entry = find(key);
        return entry == null ? null : entry.value;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    protected void rehash() {
        Entry<K, V>[] old = table;
        int capacity = (old.length << 1) + 1;
        table = (Entry<K, V>[]) new Entry[capacity];
        modCount++;
        threshold = (int) (capacity * loadFactor);
        for (int i = old.length - 1; i >= 0; i--) {
            Entry<K, V> entry = old[i];
            while (entry != null) {
                Entry<K, V> next = entry.next;
                int index = index(entry.hash, capacity);
                entry.next = table[index];
                table[index] = entry;
                entry = next;
            }
        }
    }

    private void addEntry(int hash, K key, V value) {
        int stored = hash;
        if (count >= threshold) {
            rehash();
            stored = key.hashCode();
        }
        int index = index(stored, table.length);
        table[index] = new Entry<K, V>(stored, key, value, table[index]);
        count++;
        modCount++;
    }

    @Nullable
    public synchronized V put(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        int hash = key.hashCode();
        Entry<K, V> entry = find(hash, key);
        if (entry != null) {
            V old = entry.value;
            entry.value = value;
            return old;
        }
        addEntry(hash, key, value);
        return null;
    }

    private boolean unlink(Entry<K, V> removed) {
        int index = index(removed.hash, table.length);
        Entry<K, V> previous = null;
        for (Entry<K, V> entry = table[index]; entry != null; entry = entry.next) {
            if (entry == removed) {
                if (previous == null) {
                    table[index] = entry.next;
                } else {
                    previous.next = entry.next;
                }
                modCount++;
                count--;
                return true;
            }
            previous = entry;
        }
        return false;
    }

    @Nullable
    public synchronized V remove(Object key) {
        Entry<K, V> entry = find(key);
        if (entry == null) {
            return null;
        }
        unlink(entry);
        return entry.value;
    }

    public synchronized void putAll(Map<? extends K, ? extends V> t) {
        for (Map.Entry<? extends K, ? extends V> entry : t.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public synchronized void clear() {
        for (int i = 0; i < table.length; i++) {
            table[i] = null;
        }
        modCount++;
        count = 0;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public synchronized Object clone() {
        Hashtable<K, V> copy;
        try {
            copy = (Hashtable<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.table = (Entry<K, V>[]) new Entry[table.length];
        copy.modCount = 0;
        for (int i = 0; i < table.length; i++) {
            Entry<K, V> last = null;
            for (Entry<K, V> entry = table[i]; entry != null; entry = entry.next) {
                Entry<K, V> node = new Entry<K, V>(entry.hash, entry.key, entry.value, null);
                if (last == null) {
                    copy.table[i] = node;
                } else {
                    last.next = node;
                }
                last = node;
            }
        }
        return copy;
    }

    @Override
    public synchronized V getOrDefault(Object key, V defaultValue) {
        V value = get(key);
        return value == null ? defaultValue : value;
    }

    @Override
    public synchronized String toString() {
        if (count == 0) {
            return "{}";
        }
        StringBuilder text = new StringBuilder();
        text.append('{');
        Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
        while (true) {
            Map.Entry<K, V> entry = iterator.next();
            K key = entry.getKey();
            V value = entry.getValue();
            text.append(key == this ? "(this Map)" : key.toString());
            text.append('=');
            text.append(value == this ? "(this Map)" : value.toString());
            if (!iterator.hasNext()) {
                return text.append('}').toString();
            }
            text.append(", ");
        }
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    @Override
    public synchronized boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> other = (Map<?, ?>) o;
        if (other.size() != size()) {
            return false;
        }
        try {
            for (Map.Entry<K, V> entry : entrySet()) {
                if (!entry.getValue().equals(other.get(entry.getKey()))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException incomparable) {
            return false;
        }
        return true;
    }

    @Override
    public synchronized int hashCode() {
        int hash = 0;
        for (Entry<K, V> first : table) {
            for (Entry<K, V> entry = first; entry != null; entry = entry.next) {
                hash += entry.hashCode();
            }
        }
        return hash;
    }

    private void checkForComodification(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        for (Entry<K, V> first : table) {
            for (Entry<K, V> entry = first; entry != null; entry = entry.next) {
                action.accept(entry.key, entry.value);
                checkForComodification(expectedModCount);
            }
        }
    }

    @Override
    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expectedModCount = modCount;
        for (Entry<K, V> first : table) {
            for (Entry<K, V> entry = first; entry != null; entry = entry.next) {
                entry.value = Objects.requireNonNull(function.apply(entry.key, entry.value));
                checkForComodification(expectedModCount);
            }
        }
    }

    @Override
    @Nullable
    public synchronized V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        int hash = key.hashCode();
        Entry<K, V> entry = find(hash, key);
        if (entry != null) {
            return entry.value;
        }
        addEntry(hash, key, value);
        return null;
    }

    @Override
    public synchronized boolean remove(Object key, Object value) {
        Objects.requireNonNull(value);
        Entry<K, V> entry = find(key);
        return entry != null && entry.value.equals(value) && unlink(entry);
    }

    @Override
    public synchronized boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        Entry<K, V> entry = find(key);
        if (entry == null || !entry.value.equals(oldValue)) {
            return false;
        }
        entry.value = newValue;
        return true;
    }

    @Override
    @Nullable
    public synchronized V replace(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> entry = find(key);
        if (entry == null) {
            return null;
        }
        V old = entry.value;
        entry.value = value;
        return old;
    }

    @Override
    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        int hash = key.hashCode();
        Entry<K, V> entry = find(hash, key);
        if (entry != null) {
            return entry.value;
        }
        int expectedModCount = modCount;
        V value = mappingFunction.apply(key);
        checkForComodification(expectedModCount);
        if (value != null) {
            addEntry(hash, key, value);
        }
        return value;
    }

    @Override
    @Nullable
    public synchronized V computeIfPresent(
            K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> entry = find(key);
        if (entry == null) {
            return null;
        }
        return recompute(entry, key, remappingFunction);
    }

    private V recompute(
            Entry<K, V> entry, K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, entry.value);
        checkForComodification(expectedModCount);
        if (value == null) {
            unlink(entry);
        } else {
            entry.value = value;
        }
        return value;
    }

    @Override
    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        int hash = key.hashCode();
        Entry<K, V> entry = table[index(hash, table.length)];
        while (entry != null && !(entry.hash == hash && Objects.equals(entry.key, key))) {
            entry = entry.next;
        }
        if (entry != null) {
            return recompute(entry, key, remappingFunction);
        }
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, null);
        checkForComodification(expectedModCount);
        if (value != null) {
            addEntry(hash, key, value);
        }
        return value;
    }

    @Override
    public synchronized V merge(
            K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        int hash = key.hashCode();
        Entry<K, V> entry = find(hash, key);
        if (entry != null) {
            int expectedModCount = modCount;
            V merged = remappingFunction.apply(entry.value, value);
            checkForComodification(expectedModCount);
            if (merged == null) {
                unlink(entry);
            } else {
                entry.value = merged;
            }
            return merged;
        }
        if (value != null) {
            addEntry(hash, key, value);
        }
        return value;
    }

    private final class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private final Entry<K, V>[] buckets = table;
        private int index = buckets.length;
        private Entry<K, V> next;
        private Entry<K, V> last;
        private int expectedModCount = modCount;

        public boolean hasNext() {
            while (next == null && index > 0) {
                index--;
                next = buckets[index];
            }
            return next != null;
        }

        public Map.Entry<K, V> next() {
            checkForComodification(expectedModCount);
            if (!hasNext()) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            last = next;
            next = last.next;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            checkForComodification(expectedModCount);
            if (!unlink(last)) {
                throw new ConcurrentModificationException();
            }
            expectedModCount = modCount;
            last = null;
        }
    }

    private final class KeyIterator implements Iterator<K> {
        private final EntryIterator entries = new EntryIterator();

        public boolean hasNext() {
            return entries.hasNext();
        }

        public K next() {
            return entries.next().getKey();
        }

        public void remove() {
            entries.remove();
        }
    }

    private final class ValueIterator implements Iterator<V> {
        private final EntryIterator entries = new EntryIterator();

        public boolean hasNext() {
            return entries.hasNext();
        }

        public V next() {
            return entries.next().getValue();
        }

        public void remove() {
            entries.remove();
        }
    }

    @Kept
    private final class KeySet extends AbstractSet<K> {
        public Iterator<K> iterator() {
            return count == 0 ? Collections.<K>emptyIterator() : new KeyIterator();
        }

        public int size() {
            return count;
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object o) {
            return Hashtable.this.remove(o) != null;
        }

        public void clear() {
            Hashtable.this.clear();
        }
    }

    @Kept
    private final class Values extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return count == 0 ? Collections.<V>emptyIterator() : new ValueIterator();
        }

        public int size() {
            return count;
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public void clear() {
            Hashtable.this.clear();
        }
    }

    @Kept
    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return count == 0 ? Collections.<Map.Entry<K, V>>emptyIterator() : new EntryIterator();
        }

        private Entry<K, V> find(Map.Entry<?, ?> equal) {
            int hash = equal.getKey().hashCode();
            for (Entry<K, V> entry = table[index(hash, table.length)]; entry != null; entry = entry.next) {
                if (entry.hash == hash && entry.equals(equal)) {
                    return entry;
                }
            }
            return null;
        }

        public int size() {
            return count;
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            return find((Map.Entry<?, ?>) o) != null;
        }

        public boolean add(Map.Entry<K, V> entry) {
            return super.add(entry);
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Entry<K, V> found = find((Map.Entry<?, ?>) o);
            return found != null && unlink(found);
        }

        public void clear() {
            Hashtable.this.clear();
        }
    }
}
