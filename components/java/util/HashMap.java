package java.util;

import espalier.Any;
import espalier.Kept;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** The protocol of HashMap: how many entries there are, and whether it was changed since an iterator of a view was made. */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    //@ invariant size >= 0;
    int size;
    int changes;

    public HashMap() {
    }

    public HashMap(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
    }

    public HashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        size = m.size();
    }

    public static <K, V> HashMap<K, V> newHashMap(int numMappings) {
        return new HashMap<>();
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        return size == 0 ? null : Any.anyObject("a value");
    }

    public boolean containsKey(Object key) {
        return size != 0 && Any.anyBoolean("whether a key is equal");
    }

    public boolean containsValue(Object value) {
        return size != 0 && Any.anyBoolean("whether a value is equal");
    }

    public V getOrDefault(Object key, V defaultValue) {
        return containsKey(key) ? Any.anyObject("a value") : defaultValue;
    }

    public V put(K key, V value) {
        return putOne() ? null : Any.anyObject("a value");
    }

    public V putIfAbsent(K key, V value) {
        return putOne() ? null : Any.anyObject("a value");
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m.size() != 0 && !Any.anyBoolean("whether no key is new")) {
            changes++;
            size = Any.anyInt("a size", 1, Integer.MAX_VALUE);
        }
    }

    public V remove(Object key) {
        return removeOne() ? Any.anyObject("a value") : null;
    }

    public boolean remove(Object key, Object value) {
        return removeOne();
    }

    public boolean replace(K key, V oldValue, V newValue) {
        return size != 0 && Any.anyBoolean("whether an entry is equal");
    }

    public V replace(K key, V value) {
        return size == 0 ? null : Any.anyObject("a value");
    }

    public void clear() {
        changes++;
        size = 0;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        boolean isThere = containsKey(key);
        if (isThere && Any.anyBoolean("whether its value is not null")) {
            return Any.anyObject("a value");
        }
        int expected = changes;
        V value = mappingFunction.apply(key);
        needsUnchanged(expected);
        if (value != null && !isThere) {
            changes++;
            size++;
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (size == 0 || Any.anyBoolean("whether no key is equal")) {
            return null;
        }
        int expected = changes;
        V value = remappingFunction.apply(key, Any.anyObject("a value"));
        needsUnchanged(expected);
        if (value == null) {
            changes++;
            size--;
        }
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        boolean isThere = containsKey(key);
        int expected = changes;
        V value = remappingFunction.apply(key, isThere ? Any.anyObject("a value") : null);
        needsUnchanged(expected);
        change(isThere, value != null);
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        boolean isThere = containsKey(key);
        V merged = value;
        if (isThere) {
            int expected = changes;
            merged = remappingFunction.apply(Any.anyObject("a value"), value);
            needsUnchanged(expected);
        }
        change(isThere, merged != null);
        return merged;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        int expected = changes;
        if (size != 0) {
            do {
                action.accept(Any.anyObject("a key"), Any.anyObject("a value"));
            } while (Any.anyBoolean("whether there is another entry"));
        }
        needsUnchanged(expected);
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        int expected = changes;
        if (size != 0) {
            do {
                function.apply(Any.anyObject("a key"), Any.anyObject("a value"));
            } while (Any.anyBoolean("whether there is another entry"));
        }
        needsUnchanged(expected);
    }

    public Set<K> keySet() {
        return new View<>(this);
    }

    public Collection<V> values() {
        return new View<>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new View<>(this);
    }

    public Object clone() {
        HashMap<K, V> copy = new HashMap<>();
        copy.size = size;
        return copy;
    }

    public boolean equals(Object o) {
        return o == this || Any.anyBoolean("whether maps are equal");
    }

    public int hashCode() {
        return Any.anyInt("a hash code");
    }

    public String toString() {
        return "{}";
    }

    /** For other maps. */
    static int tableSizeFor(int capacity) {
        return Any.anyInt("the size of a table", 1, 1 << 30);
    }

    /** Whether the key is new. */
    boolean putOne() {
        if (size != 0 && Any.anyBoolean("whether a key is equal")) {
            return false;
        }
        changes++;
        size++;
        return true;
    }

    boolean removeOne() {
        if (size == 0 || Any.anyBoolean("whether no key is equal")) {
            return false;
        }
        changes++;
        size--;
        return true;
    }

    boolean removeSome() {
        if (size == 0 || Any.anyBoolean("whether all entries stay")) {
            return false;
        }
        changes++;
        size = Any.anyInt("a size", 0, Integer.MAX_VALUE);
        return true;
    }

    private void change(boolean wasThere, boolean isThere) {
        if (wasThere && !isThere) {
            changes++;
            size--;
        } else if (!wasThere && isThere) {
            changes++;
            size++;
        }
    }

    private void needsUnchanged(int expected) {
        if (expected != changes) {
            throw new ConcurrentModificationException();
        }
    }

    /** Keys, values or entries: a view without state of its own. */
    @Kept
    private static final class View<E> extends AbstractSet<E> {
        private final HashMap<?, ?> map;

        View(HashMap<?, ?> map) {
            this.map = map;
        }

        public int size() {
            return map.size;
        }

        public boolean isEmpty() {
            return map.size == 0;
        }

        public boolean contains(Object o) {
            return map.size != 0 && Any.anyBoolean("whether an element is equal");
        }

        public boolean add(E e) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends E> c) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object o) {
            return map.removeOne();
        }

        public boolean removeAll(Collection<?> c) {
            c.size();
            return map.removeSome();
        }

        public boolean retainAll(Collection<?> c) {
            c.size();
            return map.removeSome();
        }

        public boolean removeIf(java.util.function.Predicate<? super E> filter) {
            if (map.size != 0) {
                int expected = map.changes;
                do {
                    filter.test(Any.anyObject("an element"));
                } while (expected == map.changes && Any.anyBoolean("whether there is another element"));
                // Nobody looks after the last element.
                if (Any.anyBoolean("whether it was not the last element")) {
                    map.needsUnchanged(expected);
                }
            }
            return map.removeSome();
        }

        public void clear() {
            map.clear();
        }

        public void forEach(Consumer<? super E> action) {
            if (map.size != 0) {
                int expected = map.changes;
                do {
                    action.accept(Any.anyObject("an element"));
                } while (Any.anyBoolean("whether there is another element"));
                map.needsUnchanged(expected);
            }
        }

        public Object[] toArray() {
            return new Object[map.size];
        }

        public <T> T[] toArray(T[] a) {
            return a;
        }

        public Iterator<E> iterator() {
            return new Cursor<>(map);
        }
    }

    /** An iterator of keys, values or entries. */
    static final class Cursor<E> implements Iterator<E> {
        private final HashMap<?, ?> map;
        private int expected;
        /** The JDK's has found the next entry beforehand, whatever becomes of the map. */
        private int left;
        private boolean hasLast;

        Cursor(HashMap<?, ?> map) {
            this.map = map;
            left = map.size;
            expected = map.changes;
        }

        public boolean hasNext() {
            return left != 0;
        }

        public E next() {
            if (expected != map.changes) {
                throw new ConcurrentModificationException();
            }
            if (left == 0) {
                throw new NoSuchElementException();
            }
            left--;
            hasLast = true;
            return Any.anyObject("an element");
        }

        public void remove() {
            if (!hasLast) {
                throw new IllegalStateException();
            }
            if (expected != map.changes) {
                throw new ConcurrentModificationException();
            }
            map.changes++;
            map.size--;
            hasLast = false;
            expected = map.changes;
        }
    }
}
