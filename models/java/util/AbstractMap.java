/** What a map can do with nothing but its entry set. */
package java.util;

import espalier.Kept;
import espalier.Nullable;

public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsValue(Object value) {
        Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
        while (iterator.hasNext()) {
            Map.Entry<K, V> entry = iterator.next();
            if (value == null ? entry.getValue() == null : value.equals(entry.getValue())) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        return entryOf(key) != null;
    }

    @Nullable
    public V get(Object key) {
        Map.Entry<K, V> entry = entryOf(key);
        return entry == null ? null : entry.getValue();
    }

    private Map.Entry<K, V> entryOf(Object key) {
        Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
        while (iterator.hasNext()) {
            Map.Entry<K, V> entry = iterator.next();
            if (key == null ? entry.getKey() == null : key.equals(entry.getKey())) {
                return entry;
            }
        }
        return null;
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    @Nullable
    public V remove(Object key) {
        Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
        while (iterator.hasNext()) {
            Map.Entry<K, V> entry = iterator.next();
            if (key == null ? entry.getKey() == null : key.equals(entry.getKey())) {
                V old = entry.getValue();
                iterator.remove();
                return old;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new KeyView();
    }

    public Collection<V> values() {
        return new ValueView();
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    @Override
    public boolean equals(Object o) {
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
                K key = entry.getKey();
                V value = entry.getValue();
                if (value == null) {
                    if (!(other.get(key) == null && other.containsKey(key))) {
                        return false;
                    }
                } else if (!value.equals(other.get(key))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException incomparable) {
            return false;
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (Map.Entry<K, V> entry : entrySet()) {
            hash += entry.hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
        if (!iterator.hasNext()) {
            return "{}";
        }
        StringBuilder text = new StringBuilder();
        text.append('{');
        while (true) {
            Map.Entry<K, V> entry = iterator.next();
            K key = entry.getKey();
            V value = entry.getValue();
            if (key == this) {
                text.append("(this Map)");
            } else {
                text.append(key);
            }
            text.append('=');
            if (value == this) {
                text.append("(this Map)");
            } else {
                text.append(value);
            }
            if (!iterator.hasNext()) {
                return text.append('}').toString();
            }
            text.append(", ");
        }
    }

    @Kept
    private class KeyView extends AbstractSet<K> {
        public Iterator<K> iterator() {
            return new KeyIterator<K, V>(entrySet().iterator());
        }

        public int size() {
            return AbstractMap.this.size();
        }

        public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        public void clear() {
            AbstractMap.this.clear();
        }

        public boolean contains(Object key) {
            return AbstractMap.this.containsKey(key);
        }
    }

    @Kept
    private class ValueView extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return new ValueIterator<K, V>(entrySet().iterator());
        }

        public int size() {
            return AbstractMap.this.size();
        }

        public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        public void clear() {
            AbstractMap.this.clear();
        }

        public boolean contains(Object value) {
            return AbstractMap.this.containsValue(value);
        }
    }

    private static class KeyIterator<K, V> implements Iterator<K> {
        private final Iterator<Map.Entry<K, V>> entries;

        KeyIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

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

    private static class ValueIterator<K, V> implements Iterator<V> {
        private final Iterator<Map.Entry<K, V>> entries;

        ValueIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

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

    /** Asks even an object that is the same. */
    static boolean isEqual(Object one, Object other) {
        return one == null ? other == null : one.equals(other);
    }

    /** An entry of its own, apart from any map. */
    public static class SimpleEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
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
            return isEqual(key, other.getKey()) && isEqual(value, other.getValue());
        }

        @Override
        public int hashCode() {
            return (key == null ? 0 : key.hashCode()) ^ (value == null ? 0 : value.hashCode());
        }

        @Override
        public String toString() {
            return key + "=" + value;
        }
    }

    /** An entry of its own that does not change. */
    public static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
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
        public boolean equals(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
            return isEqual(key, other.getKey()) && isEqual(value, other.getValue());
        }

        @Override
        public int hashCode() {
            return (key == null ? 0 : key.hashCode()) ^ (value == null ? 0 : value.hashCode());
        }

        @Override
        public String toString() {
            return key + "=" + value;
        }
    }
}
