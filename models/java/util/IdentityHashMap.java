/** A map that tells keys and values apart by identity. The order of its entries follows from identity hash codes. */
package java.util;

import espalier.Kept;
import espalier.Nullable;

public class IdentityHashMap<K, V> extends AbstractMap<K, V>
        implements Map<K, V>, Cloneable, java.io.Serializable {
    private final HashMap<Identity, Entry<K, V>> entries = new HashMap<Identity, Entry<K, V>>();

    /** Stands for an object as a key of an ordinary map. */
    private static final class Identity {
        private final Object object;

        Identity(Object object) {
            this.object = object;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Identity && ((Identity) o).object == object;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(object);
        }
    }

    private static final class Entry<K, V> implements Map.Entry<K, V> {
        private final K key;
        private V value;

        Entry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
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
            return other.getKey() == key && other.getValue() == value;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(key) ^ System.identityHashCode(value);
        }

        @Override
        public String toString() {
            return key + "=" + value;
        }
    }

    public IdentityHashMap() {
    }

    public IdentityHashMap(int expectedMaxSize) {
        if (expectedMaxSize < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
        }
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        putAll(m);
    }

    public int size() {
        return entries.size();
    }

    @Nullable
    public V get(Object key) {
        Entry<K, V> entry = entries.get(new Identity(key));
        return entry == null ? null : entry.value;
    }

    public boolean containsKey(Object key) {
        return entries.containsKey(new Identity(key));
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> entry : entries.values()) {
            if (entry.value == value) {
                return true;
            }
        }
        return false;
    }

    @Nullable
    public V put(K key, V value) {
        Identity identity = new Identity(key);
        Entry<K, V> entry = entries.get(identity);
        if (entry != null) {
            return entry.setValue(value);
        }
        entries.put(identity, new Entry<K, V>(key, value));
        return null;
    }

    @Nullable
    public V remove(Object key) {
        Entry<K, V> entry = entries.remove(new Identity(key));
        return entry == null ? null : entry.value;
    }

    @Override
    public boolean remove(Object key, Object value) {
        Entry<K, V> entry = entries.get(new Identity(key));
        if (entry != null && entry.value == value) {
            entries.remove(new Identity(key));
            return true;
        }
        return false;
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Entry<K, V> entry = entries.get(new Identity(key));
        if (entry != null && entry.value == oldValue) {
            entry.value = newValue;
            return true;
        }
        return false;
    }

    public void clear() {
        entries.clear();
    }

    public Object clone() {
        return new IdentityHashMap<K, V>(this);
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
    }

    @Override
    public int hashCode() {
        return entrySet().hashCode();
    }

    private final class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private final Iterator<Entry<K, V>> iterator = entries.values().iterator();

        public boolean hasNext() {
            return iterator.hasNext();
        }

        public Map.Entry<K, V> next() {
            return iterator.next();
        }

        public void remove() {
            iterator.remove();
        }
    }

    @Kept
    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }

        public int size() {
            return entries.size();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
            Entry<K, V> entry = entries.get(new Identity(other.getKey()));
            return entry != null && entry.value == other.getValue();
        }

        public void clear() {
            entries.clear();
        }
    }

    private final class KeyIterator implements Iterator<K> {
        private final Iterator<Entry<K, V>> iterator = entries.values().iterator();

        public boolean hasNext() {
            return iterator.hasNext();
        }

        public K next() {
            return iterator.next().key;
        }

        public void remove() {
            iterator.remove();
        }
    }

    @Kept
    private final class KeySet extends AbstractSet<K> {
        public Iterator<K> iterator() {
            return new KeyIterator();
        }

        public int size() {
            return entries.size();
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object o) {
            return entries.remove(new Identity(o)) != null;
        }

        public void clear() {
            entries.clear();
        }

        @Override
        public int hashCode() {
            int hash = 0;
            for (K key : this) {
                hash += System.identityHashCode(key);
            }
            return hash;
        }
    }
}
