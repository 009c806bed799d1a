package com.example.storage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A store that collects changes until they are committed; closing it drops the rest. */
public class SettingsStore implements AutoCloseable {
    private final Map<String, String> committed = new LinkedHashMap<>();
    private Map<String, String> pending = new LinkedHashMap<>();
    private final List<String> log;
    private boolean open = true;

    public SettingsStore(List<String> log) {
        this.log = log;
    }

    public void set(String name, String value) {
        checkOpen();
        pending.put(name, value);
    }

    public String get(String name) {
        checkOpen();
        String changed = pending.get(name);
        return changed != null ? changed : committed.getOrDefault(name, "");
    }

    /** Makes the changes last. */
    public int commit() {
        checkOpen();
        int count = pending.size();
        committed.putAll(pending);
        pending = new LinkedHashMap<>();
        log.add(count + " committed");
        return count;
    }

    private void checkOpen() {
        if (!open) {
            throw new IllegalStateException("the store is closed");
        }
    }

    @Override
    public void close() {
        if (open) {
            open = false;
            if (!pending.isEmpty()) {
                log.add(pending.size() + " dropped");
            }
        }
    }

    /** Sets everything at once, or nothing. */
    public static List<String> apply(Map<String, String> settings) {
        List<String> log = new ArrayList<>();
        try (SettingsStore store = new SettingsStore(log)) {
            for (Map.Entry<String, String> entry : settings.entrySet()) {
                if (entry.getKey().isEmpty()) {
                    return log;
                }
                store.set(entry.getKey(), entry.getValue());
            }
            store.commit();
        }
        return log;
    }

    public static void main(String[] args) {
        System.out.println(apply(Map.of("color", "red")));
        SettingsStore store = new SettingsStore(new ArrayList<>());
        store.set("size", "3");
        String size = store.get("size");
        store.close();
        store.close();
        System.out.println(size);
    }
}
