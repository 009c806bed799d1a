package espalier;

import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SequencedCollection;
import java.util.SequencedSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A map of an unknown class, as far as interfaces promise anything: looking for a key changes nothing. */
public final class AnyMap<K, V> extends AnyContainer implements NavigableMap<K, V> {
    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean containsKey(Object key) {
        return size != 0 && Any.anyBoolean("whether it is there");
    }

    public boolean containsValue(Object value) {
        return size != 0 && Any.anyBoolean("whether it is there");
    }

    public V get(Object key) {
        return Any.anyObject("a value");
    }

    public V getOrDefault(Object key, V other) {
        return Any.anyBoolean("whether it is there") ? Any.anyObject("a value") : other;
    }

    public V put(K key, V value) {
        mayAdd();
        return Any.anyObject("a value");
    }

    public V putIfAbsent(K key, V value) {
        mayAdd();
        return Any.anyObject("a value");
    }

    public V putFirst(K key, V value) {
        mayAdd();
        return Any.anyObject("a value");
    }

    public V putLast(K key, V value) {
        mayAdd();
        return Any.anyObject("a value");
    }

    public V remove(Object key) {
        mayChange();
        return Any.anyObject("a value");
    }

    public boolean remove(Object key, Object value) {
        return mayChange();
    }

    public boolean replace(K key, V before, V value) {
        return mayChange();
    }

    public V replace(K key, V value) {
        mayChange();
        return Any.anyObject("a value");
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        mayChange();
    }

    public void clear() {
        mayRefuse();
        size = 0;
        if (Any.anyBoolean("whether it counts as a change")) {
            changed();
        }
    }

    public Set<K> keySet() {
        return new AnyCollection.View<>(this);
    }

    public Collection<V> values() {
        return new AnyCollection.View<>(this);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new AnyCollection.View<>(this);
    }

    public NavigableSet<K> navigableKeySet() {
        return new AnyCollection.View<>(this);
    }

    public NavigableSet<K> descendingKeySet() {
        return new AnyCollection.View<>(this);
    }

    public SequencedSet<K> sequencedKeySet() {
        return new AnyCollection.View<>(this);
    }

    public SequencedCollection<V> sequencedValues() {
        return new AnyCollection.View<>(this);
    }

    public SequencedSet<Map.Entry<K, V>> sequencedEntrySet() {
        return new AnyCollection.View<>(this);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (size != 0) {
            int before = changes;
            do {
                action.accept(Any.anyObject("a key"), Any.anyObject("a value"));
            } while (Any.anyBoolean("whether there is another entry"));
            if (changes != before && Any.anyBoolean("whether the change is noticed")) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        mayRefuse();
        if (size != 0) {
            int before = changes;
            do {
                function.apply(Any.anyObject("a key"), Any.anyObject("a value"));
            } while (Any.anyBoolean("whether there is another entry"));
            if (changes != before && Any.anyBoolean("whether the change is noticed")) {
                throw new ConcurrentModificationException();
            }
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        if (Any.anyBoolean("whether it is absent")) {
            int before = changes;
            function.apply(key);
            if (changes != before && Any.anyBoolean("whether the change is noticed")) {
                throw new ConcurrentModificationException();
            }
        }
        mayAdd();
        return Any.anyObject("a value");
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (Any.anyBoolean("whether it is called")) {
            int before = changes;
            function.apply(key, Any.anyObject("a value"));
            if (changes != before && Any.anyBoolean("whether the change is noticed")) {
                throw new ConcurrentModificationException();
            }
        }
        mayChange();
        return Any.anyObject("a value");
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        if (Any.anyBoolean("whether it is called")) {
            int before = changes;
            function.apply(key, Any.anyObject("a value"));
            if (changes != before && Any.anyBoolean("whether the change is noticed")) {
                throw new ConcurrentModificationException();
            }
        }
        mayChange();
        return Any.anyObject("a value");
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (Any.anyBoolean("whether it is called")) {
            int before = changes;
            function.apply(Any.anyObject("a value"), value);
            if (changes != before && Any.anyBoolean("whether the change is noticed")) {
                throw new ConcurrentModificationException();
            }
        }
        mayChange();
        return Any.anyObject("a value");
    }

    public Comparator<? super K> comparator() {
        return Any.anyObject("a comparator");
    }

    public K firstKey() {
        needsElement();
        return Any.anyObject("a key");
    }

    public K lastKey() {
        needsElement();
        return Any.anyObject("a key");
    }

    public K lowerKey(K key) {
        return Any.anyObject("a key");
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return Any.anyObject("an entry");
    }

    public K floorKey(K key) {
        return Any.anyObject("a key");
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return Any.anyObject("an entry");
    }

    public K ceilingKey(K key) {
        return Any.anyObject("a key");
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return Any.anyObject("an entry");
    }

    public K higherKey(K key) {
        return Any.anyObject("a key");
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return Any.anyObject("an entry");
    }

    public Map.Entry<K, V> firstEntry() {
        return Any.anyObject("an entry");
    }

    public Map.Entry<K, V> lastEntry() {
        return Any.anyObject("an entry");
    }

    public Map.Entry<K, V> pollFirstEntry() {
        mayRefuse();
        if (size == 0) {
            return null;
        }
        takes();
        return Any.anyObject("an entry");
    }

    public Map.Entry<K, V> pollLastEntry() {
        mayRefuse();
        if (size == 0) {
            return null;
        }
        takes();
        return Any.anyObject("an entry");
    }

    public AnyMap<K, V> reversed() {
        return Any.anyObject("a view of the map");
    }

    public NavigableMap<K, V> descendingMap() {
        return Any.anyObject("a view of the map");
    }

    public SortedMap<K, V> subMap(K from, K to) {
        return Any.anyObject("a view of the map");
    }

    public SortedMap<K, V> headMap(K to) {
        return Any.anyObject("a view of the map");
    }

    public SortedMap<K, V> tailMap(K from) {
        return Any.anyObject("a view of the map");
    }

    public NavigableMap<K, V> subMap(K from, boolean isFromIncluded, K to, boolean isToIncluded) {
        return Any.anyObject("a view of the map");
    }

    public NavigableMap<K, V> headMap(K to, boolean isIncluded) {
        return Any.anyObject("a view of the map");
    }

    public NavigableMap<K, V> tailMap(K from, boolean isIncluded) {
        return Any.anyObject("a view of the map");
    }
}
