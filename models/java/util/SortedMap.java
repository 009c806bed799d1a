/** A map whose keys are walked in order. */
package java.util;

import espalier.Nullable;

public interface SortedMap<K, V> extends SequencedMap<K, V> {
    @Nullable
    Comparator<? super K> comparator();

    SortedMap<K, V> subMap(K fromKey, K toKey);

    SortedMap<K, V> headMap(K toKey);

    SortedMap<K, V> tailMap(K fromKey);

    K firstKey();

    K lastKey();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    default V putFirst(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default SortedMap<K, V> reversed() {
        throw new UnsupportedOperationException("reversed view of a sorted map that is not navigable");
    }
}
