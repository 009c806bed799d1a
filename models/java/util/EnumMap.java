/** A map whose keys are constants of one enum, walked in the order of the constants. */
package java.util;

import espalier.Kept;
import espalier.Nullable;

public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private final Class<K> keyType;
    /** Entries by the ordinals of their keys; null where there is none. */
    private Entry<K, V>[] entries;
    private int size = 0;

    private static final class Entry<K, V> extends AbstractMap.SimpleEntry<K, V> {
        Entry(K key, V value) {
            super(key, value);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public EnumMap(Class<K> keyType) {
        this.keyType = Objects.requireNonNull(keyType);
        // Asking for the constants initialises the enum.
        this.entries = (Entry<K, V>[]) new Entry[keyType.getEnumConstants().length];
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        this(m.keyType);
        putAll(m);
    }

    public EnumMap(Map<K, ? extends V> m) {
        this(keyTypeOf(m));
        putAll(m);
    }

    private static <K extends Enum<K>> Class<K> keyTypeOf(Map<K, ?> m) {
        if (m instanceof EnumMap) {
            return ((EnumMap<K, ?>) m).keyType;
        }
        if (m.isEmpty()) {
            throw new IllegalArgumentException("Specified map is empty");
        }
        return m.keySet().iterator().next().getDeclaringClass();
    }

    private Entry<K, V> find(Object key) {
        if (!(key instanceof Enum)) {
            return null;
        }
        int ordinal = ((Enum<?>) key).ordinal();
        Entry<K, V> entry = ordinal < entries.length ? entries[ordinal] : null;
        return entry != null && entry.getKey() == key ? entry : null;
    }

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    @Nullable
    public V get(Object key) {
        Entry<K, V> entry = find(key);
        return entry == null ? null : entry.getValue();
    }

    @Nullable
    public V put(K key, V value) {
        Class<?> keyClass = key.getClass();
        if (keyClass != keyType && keyClass.getSuperclass() != keyType) {
            throw new ClassCastException(keyClass + " != " + keyType);
        }
        int ordinal = key.ordinal();
        if (ordinal >= entries.length) {
            entries = Arrays.copyOf(entries, Math.max(ordinal + 1, 2 * entries.length));
        }
        Entry<K, V> entry = entries[ordinal];
        if (entry != null) {
            return entry.setValue(value);
        }
        entries[ordinal] = new Entry<K, V>(key, value);
        size++;
        return null;
    }

    @Nullable
    public V remove(Object key) {
        Entry<K, V> entry = find(key);
        if (entry == null) {
            return null;
        }
        entries[entry.getKey().ordinal()] = null;
        size--;
        return entry.getValue();
    }

    public void clear() {
        for (int i = 0; i < entries.length; i++) {
            entries[i] = null;
        }
        size = 0;
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    @Override
    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }

    @Kept
    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }

        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
            Entry<K, V> entry = find(other.getKey());
            return entry != null && Objects.equals(entry.getValue(), other.getValue());
        }

        public boolean remove(Object o) {
            if (!contains(o)) {
                return false;
            }
            EnumMap.this.remove(((Map.Entry<?, ?>) o).getKey());
            return true;
        }

        public void clear() {
            EnumMap.this.clear();
        }
    }

    /** Sees changes that are made ahead of it; never fails because of a change. */
    private final class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private int index = 0;
        private Entry<K, V> last;

        public boolean hasNext() {
            while (index < entries.length && entries[index] == null) {
                index++;
            }
            return index < entries.length;
        }

        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = entries[index];
            index++;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            EnumMap.this.remove(last.getKey());
            last = null;
        }
    }
}
