/** A sorted map that finds the neighbours of a key. */
package java.util;

import espalier.Nullable;

public interface NavigableMap<K, V> extends SortedMap<K, V> {
    @Nullable
    Map.Entry<K, V> lowerEntry(K key);

    @Nullable
    K lowerKey(K key);

    @Nullable
    Map.Entry<K, V> floorEntry(K key);

    @Nullable
    K floorKey(K key);

    @Nullable
    Map.Entry<K, V> ceilingEntry(K key);

    @Nullable
    K ceilingKey(K key);

    @Nullable
    Map.Entry<K, V> higherEntry(K key);

    @Nullable
    K higherKey(K key);

    @Nullable
    Map.Entry<K, V> firstEntry();

    @Nullable
    Map.Entry<K, V> lastEntry();

    @Nullable
    Map.Entry<K, V> pollFirstEntry();

    @Nullable
    Map.Entry<K, V> pollLastEntry();

    NavigableMap<K, V> descendingMap();

    NavigableSet<K> navigableKeySet();

    NavigableSet<K> descendingKeySet();

    NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive);

    NavigableMap<K, V> headMap(K toKey, boolean inclusive);

    NavigableMap<K, V> tailMap(K fromKey, boolean inclusive);

    SortedMap<K, V> subMap(K fromKey, K toKey);

    SortedMap<K, V> headMap(K toKey);

    SortedMap<K, V> tailMap(K fromKey);

    default NavigableMap<K, V> reversed() {
        return this.descendingMap();
    }
}
