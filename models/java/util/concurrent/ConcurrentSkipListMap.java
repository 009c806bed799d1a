/** A sorted map for several threads, without nulls, whose iterators never fail; here over a tree map. */
package java.util.concurrent;

import espalier.Kept;
import espalier.Nullable;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
        implements ConcurrentNavigableMap<K, V>, Cloneable, java.io.Serializable {
    /** A tree map, or a view of one. */
    private final NavigableMap<K, V> map;
    /** Made when they are asked for first. */
    private NavigableSet<K> keys;
    private ConcurrentNavigableMap<K, V> descending;

    public ConcurrentSkipListMap() {
        this.map = new TreeMap<K, V>();
    }

    public ConcurrentSkipListMap(Comparator<? super K> comparator) {
        this.map = new TreeMap<K, V>(comparator);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        this.map = new TreeMap<K, V>(m.comparator());
        putAll(m);
    }

    private ConcurrentSkipListMap(NavigableMap<K, V> view, boolean isView) {
        this.map = view;
    }

    private static <K, V> ConcurrentSkipListMap<K, V> view(NavigableMap<K, V> view) {
        return new ConcurrentSkipListMap<K, V>(view, true);
    }

    private static <K, V> Map.Entry<K, V> copy(Map.Entry<K, V> entry) {
        return entry == null ? null : new AbstractMap.SimpleImmutableEntry<K, V>(entry);
    }

    public int size() {
        return map.size();
    }

    public boolean containsKey(Object key) {
        return map.containsKey(Objects.requireNonNull(key));
    }

    @Nullable
    public V get(Object key) {
        return map.get(Objects.requireNonNull(key));
    }

    public V getOrDefault(Object key, V defaultValue) {
        V value = get(key);
        return value == null ? defaultValue : value;
    }

    @Nullable
    public V put(K key, V value) {
        Objects.requireNonNull(value);
        return map.put(Objects.requireNonNull(key), value);
    }

    @Nullable
    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        V old = get(key);
        return old == null ? map.put(key, value) : old;
    }

    @Nullable
    public V remove(Object key) {
        return map.remove(Objects.requireNonNull(key));
    }

    public boolean remove(Object key, Object value) {
        if (value == null || !value.equals(get(key))) {
            return false;
        }
        map.remove(key);
        return true;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        if (!oldValue.equals(get(key))) {
            return false;
        }
        map.put(key, newValue);
        return true;
    }

    @Nullable
    public V replace(K key, V value) {
        Objects.requireNonNull(value);
        return get(key) == null ? null : map.put(key, value);
    }

    public void clear() {
        map.clear();
    }

    public ConcurrentSkipListMap<K, V> clone() {
        return new ConcurrentSkipListMap<K, V>((SortedMap<K, V>) this);
    }

    @Nullable
    public Comparator<? super K> comparator() {
        return map.comparator();
    }

    public K firstKey() {
        return map.firstKey();
    }

    public K lastKey() {
        return map.lastKey();
    }

    @Nullable
    public Map.Entry<K, V> firstEntry() {
        return copy(map.firstEntry());
    }

    @Nullable
    public Map.Entry<K, V> lastEntry() {
        return copy(map.lastEntry());
    }

    @Nullable
    public Map.Entry<K, V> pollFirstEntry() {
        return copy(map.pollFirstEntry());
    }

    @Nullable
    public Map.Entry<K, V> pollLastEntry() {
        return copy(map.pollLastEntry());
    }

    @Nullable
    public Map.Entry<K, V> lowerEntry(K key) {
        return copy(map.lowerEntry(Objects.requireNonNull(key)));
    }

    @Nullable
    public K lowerKey(K key) {
        return map.lowerKey(Objects.requireNonNull(key));
    }

    @Nullable
    public Map.Entry<K, V> floorEntry(K key) {
        return copy(map.floorEntry(Objects.requireNonNull(key)));
    }

    @Nullable
    public K floorKey(K key) {
        return map.floorKey(Objects.requireNonNull(key));
    }

    @Nullable
    public Map.Entry<K, V> ceilingEntry(K key) {
        return copy(map.ceilingEntry(Objects.requireNonNull(key)));
    }

    @Nullable
    public K ceilingKey(K key) {
        return map.ceilingKey(Objects.requireNonNull(key));
    }

    @Nullable
    public Map.Entry<K, V> higherEntry(K key) {
        return copy(map.higherEntry(Objects.requireNonNull(key)));
    }

    @Nullable
    public K higherKey(K key) {
        return map.higherKey(Objects.requireNonNull(key));
    }

    public NavigableSet<K> keySet() {
        if (keys == null) {
            keys = new ConcurrentSkipListSet<K>(this, true);
        }
        return keys;
    }

    public NavigableSet<K> navigableKeySet() {
        return keySet();
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public ConcurrentNavigableMap<K, V> descendingMap() {
        if (!(map instanceof TreeMap)) {
            return view(map.descendingMap());
        }
        if (descending == null) {
            descending = view(map.descendingMap());
        }
        return descending;
    }

    public ConcurrentNavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return view(map.subMap(fromKey, fromInclusive, toKey, toInclusive));
    }

    public ConcurrentNavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return view(map.headMap(toKey, inclusive));
    }

    public ConcurrentNavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return view(map.tailMap(fromKey, inclusive));
    }

    public ConcurrentNavigableMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public ConcurrentNavigableMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    public ConcurrentNavigableMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    Iterator<K> keyIterator() {
        return new KeyIterator(new EntryIterator());
    }

    @Kept
    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }

        public int size() {
            return map.size();
        }
    }

    @Kept
    private final class Values extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return new ValueIterator(new EntryIterator());
        }

        public int size() {
            return map.size();
        }
    }

    /** Holds the next entry ahead of time and goes on from its key. */
    private final class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private Map.Entry<K, V> next = map.firstEntry();
        private Map.Entry<K, V> last;

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            next = map.higherEntry(last.getKey());
            return new AbstractMap.SimpleImmutableEntry<K, V>(last);
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            map.remove(last.getKey());
            last = null;
        }
    }

    private final class KeyIterator implements Iterator<K> {
        private final EntryIterator entries;

        KeyIterator(EntryIterator entries) {
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

    private final class ValueIterator implements Iterator<V> {
        private final EntryIterator entries;

        ValueIterator(EntryIterator entries) {
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
}
