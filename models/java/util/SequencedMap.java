/** A map with a first and a last entry, which can be viewed in reverse. */
package java.util;

import espalier.Nullable;

public interface SequencedMap<K, V> extends Map<K, V> {
    SequencedMap<K, V> reversed();

    @Nullable
    default Map.Entry<K, V> firstEntry() {
        Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
        return iterator.hasNext() ? new AbstractMap.SimpleImmutableEntry<K, V>(iterator.next()) : null;
    }

    @Nullable
    default Map.Entry<K, V> lastEntry() {
        Iterator<Map.Entry<K, V>> iterator = reversed().entrySet().iterator();
        return iterator.hasNext() ? new AbstractMap.SimpleImmutableEntry<K, V>(iterator.next()) : null;
    }

    @Nullable
    default Map.Entry<K, V> pollFirstEntry() {
        Iterator<Map.Entry<K, V>> iterator = entrySet().iterator();
        if (!iterator.hasNext()) {
            return null;
        }
        Map.Entry<K, V> entry = new AbstractMap.SimpleImmutableEntry<K, V>(iterator.next());
        iterator.remove();
        return entry;
    }

    @Nullable
    default Map.Entry<K, V> pollLastEntry() {
        Iterator<Map.Entry<K, V>> iterator = reversed().entrySet().iterator();
        if (!iterator.hasNext()) {
            return null;
        }
        Map.Entry<K, V> entry = new AbstractMap.SimpleImmutableEntry<K, V>(iterator.next());
        iterator.remove();
        return entry;
    }

    @Nullable
    default V putFirst(K key, V value) {
        throw new UnsupportedOperationException();
    }

    @Nullable
    default V putLast(K key, V value) {
        throw new UnsupportedOperationException();
    }

    default SequencedSet<K> sequencedKeySet() {
        return new ReverseViews.SequencedKeys<K, V>(this);
    }

    default SequencedCollection<V> sequencedValues() {
        return new ReverseViews.SequencedValues<K, V>(this);
    }

    default SequencedSet<Map.Entry<K, V>> sequencedEntrySet() {
        return new ReverseViews.SequencedEntries<K, V>(this);
    }
}
