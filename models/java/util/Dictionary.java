/** The older form of a map. */
package java.util;

import espalier.Nullable;

public abstract class Dictionary<K, V> {
    public Dictionary() {
    }

    public abstract int size();

    public abstract boolean isEmpty();

    public abstract Enumeration<K> keys();

    public abstract Enumeration<V> elements();

    @Nullable
    public abstract V get(Object key);

    @Nullable
    public abstract V put(K key, V value);

    @Nullable
    public abstract V remove(Object key);
}
