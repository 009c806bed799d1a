package com.example.cache;

import java.util.HashMap;
import java.util.Map;

/** A cache that forgets what was used longest ago; its entries form a ring around a sentinel. */
public class LruCache {
    private static class Entry {
        final String key;
        String value;
        Entry before;
        Entry after;

        Entry(String key, String value) {
            this.key = key;
            this.value = value;
        }
    }

    private final int capacity;
    private final Map<String, Entry> entries = new HashMap<>();
    private final Entry ring = new Entry("", "");

    public LruCache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity: " + capacity);
        }
        this.capacity = capacity;
        ring.before = ring;
        ring.after = ring;
    }

    public String get(String key) {
        Entry entry = entries.get(key);
        if (entry == null) {
            return null;
        }
        unlink(entry);
        linkFirst(entry);
        return entry.value;
    }

    public void put(String key, String value) {
        Entry entry = entries.get(key);
        if (entry != null) {
            entry.value = value;
            unlink(entry);
            linkFirst(entry);
            return;
        }
        if (entries.size() == capacity) {
            Entry oldest = ring.before;
            unlink(oldest);
            entries.remove(oldest.key);
        }
        entry = new Entry(key, value);
        entries.put(key, entry);
        linkFirst(entry);
    }

    private void linkFirst(Entry entry) {
        entry.after = ring.after;
        entry.before = ring;
        ring.after.before = entry;
        ring.after = entry;
    }

    private static void unlink(Entry entry) {
        entry.before.after = entry.after;
        entry.after.before = entry.before;
    }

    public int size() {
        return entries.size();
    }
}
