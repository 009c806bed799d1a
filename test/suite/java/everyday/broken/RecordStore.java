package com.example.storage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A store of records that writes what was changed when it is closed. */
public class RecordStore implements AutoCloseable {
    private final Map<String, String> records = new LinkedHashMap<>();
    private final List<String> dirty = new ArrayList<>();
    private final StringBuilder journal;
    private boolean closed;

    public RecordStore(StringBuilder journal) {
        this.journal = journal;
    }

    public void put(String key, String value) {
        ensureOpen();
        records.put(key, value);
        dirty.add(key);
    }

    public String get(String key) {
        ensureOpen();
        return records.getOrDefault(key, "");
    }

    public int size() {
        ensureOpen();
        return records.size();
    }

    /** Writes what was changed since the last time. */
    public int flush() {
        ensureOpen();
        int written = 0;
        for (String key : dirty) {
            journal.append(key).append('=').append(records.get(key)).append('\n');
            written++;
        }
        dirty.clear();
        return written;
    }

    @Override
    public void close() {
        if (!closed) {
            flush();
            closed = true;
        }
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("the store is closed");
        }
    }

    /** Copies pairs into a store of their own, and says how many there are then. */
    public static String archive(Map<String, String> pairs, StringBuilder journal) {
        RecordStore store = new RecordStore(journal);
        try {
            for (Map.Entry<String, String> pair : pairs.entrySet()) {
                store.put(pair.getKey(), pair.getValue());
            }
        } finally {
            store.close();
        }
        return store.size() + " records archived";
    }

    public static void main(String[] args) {
        StringBuilder journal = new StringBuilder();
        System.out.println(archive(Map.of("a", "1"), journal));
    }
}
