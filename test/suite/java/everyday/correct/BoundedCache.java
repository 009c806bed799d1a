package com.example.caching;

import java.util.HashMap;
import java.util.Map;

/** Keeps the entries used last; a ring through a sentinel holds their order. */
public class BoundedCache<V> {
    private static final class Entry<V> {
        final String key;
        V value;
        Entry<V> before;
        Entry<V> after;

        Entry(String key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private final int capacity;
    private final Map<String, Entry<V>> entries = new HashMap<>();
    private final Entry<V> ring = new Entry<>(null, null);
    private long hits;
    private long misses;

    public BoundedCache(int capacity) {
        this.capacity = Math.max(1, capacity);
        ring.before = ring;
        ring.after = ring;
    }

    /** The value of a key; null where it is not there any more. */
    public V get(String key) {
        Entry<V> entry = entries.get(key);
        if (entry == null) {
            misses++;
            return null;
        }
        hits++;
        unlink(entry);
        linkFirst(entry);
        return entry.value;
    }

    public void put(String key, V value) {
        Entry<V> entry = entries.get(key);
        if (entry != null) {
            entry.value = value;
            unlink(entry);
            linkFirst(entry);
            return;
        }
        if (entries.size() == capacity) {
            Entry<V> oldest = ring.before;
            unlink(oldest);
            entries.remove(oldest.key);
        }
        Entry<V> added = new Entry<>(key, value);
        entries.put(key, added);
        linkFirst(added);
    }

    private void linkFirst(Entry<V> entry) {
        entry.after = ring.after;
        entry.before = ring;
        ring.after.before = entry;
        ring.after = entry;
    }

    private void unlink(Entry<V> entry) {
        entry.before.after = entry.after;
        entry.after.before = entry.before;
    }

    /** The key that would go next; null where the cache is empty. */
    public String eldest() {
        return ring.before.key;
    }

    /** Hits of a hundred questions. */
    public int hitRate() {
        long all = hits + misses;
        return all == 0 ? 0 : (int) (100 * hits / all);
    }

    public int size() {
        return entries.size();
    }

    public static void main(String[] args) {
        BoundedCache<Integer> cache = new BoundedCache<>(2);
        cache.put("a", 1);
        cache.put("b", 2);
        cache.get("a");
        cache.put("c", 3);
        System.out.println(cache.eldest() + " " + cache.get("b") + " " + cache.hitRate());
    }
}
