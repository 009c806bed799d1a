package com.example.cache;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Function;

/** Values that are computed once and kept for a while. */
public class ExpiringCache<K, V> {
    private static class Slot<V> {
        final V value;
        final long until;

        Slot(V value, long until) {
            this.value = value;
            this.until = until;
        }
    }

    private final Map<K, Slot<V>> slots = new HashMap<>();
    private final Function<K, V> loader;
    private final long lifetime;
    private int hits;
    private int misses;

    public ExpiringCache(long lifetime, Function<K, V> loader) {
        this.lifetime = lifetime;
        this.loader = loader;
    }

    public V get(K key, long now) {
        Slot<V> slot = slots.get(key);
        if (slot == null || slot.until < now) {
            misses++;
            slot = new Slot<>(loader.apply(key), now + lifetime);
            slots.put(key, slot);
        } else {
            hits++;
        }
        return slot.value;
    }

    public int evict(long now) {
        int evicted = 0;
        for (Iterator<Slot<V>> iterator = slots.values().iterator(); iterator.hasNext();) {
            if (iterator.next().until < now) {
                iterator.remove();
                evicted++;
            }
        }
        return evicted;
    }

    public boolean contains(K key) {
        return slots.containsKey(key);
    }

    public double hitRate() {
        int all = hits + misses;
        return all == 0 ? 0 : (double) hits / all;
    }
}
