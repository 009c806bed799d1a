/** A sorted map for several threads; here a tree map that holds no null values. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

public class ConcurrentSkipListMap<K, V> extends TreeMap<K, V> implements ConcurrentMap<K, V> {
    public ConcurrentSkipListMap() {
    }

    public ConcurrentSkipListMap(Comparator<? super K> comparator) {
        super(comparator);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        super(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        super(m);
    }

    @Override
    @Nullable
    public V put(K key, V value) {
        Objects.requireNonNull(value);
        return super.put(Objects.requireNonNull(key), value);
    }

    @Override
    @Nullable
    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        return super.putIfAbsent(Objects.requireNonNull(key), value);
    }

    @Override
    public void forEach(java.util.function.BiConsumer<? super K, ? super V> action) {
        super.forEach(action);
    }

    @Override
    @Nullable
    public V getOrDefault(Object key, V defaultValue) {
        return super.getOrDefault(key, defaultValue);
    }

    @Override
    @Nullable
    public V computeIfAbsent(K key, java.util.function.Function<? super K, ? extends V> mappingFunction) {
        return super.computeIfAbsent(key, mappingFunction);
    }

    @Override
    public boolean remove(Object key, Object value) {
        return super.remove(key, value);
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        return super.replace(key, oldValue, newValue);
    }

    @Override
    @Nullable
    public V replace(K key, V value) {
        return super.replace(key, value);
    }

    @Override
    public NavigableSet<K> keySet() {
        return navigableKeySet();
    }
}
