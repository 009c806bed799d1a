package com.example.editor;

import java.util.HashMap;
import java.util.Map;

/** The files opened last, most recent first; a linked list through the entries of a map. */
public class RecentFiles {
    private static class Entry {
        final String path;
        Entry newer;
        Entry older;

        Entry(String path) {
            this.path = path;
        }
    }

    private final int capacity;
    private final Map<String, Entry> entries = new HashMap<>();
    private Entry newest;
    private Entry oldest;

    public RecentFiles(int capacity) {
        this.capacity = capacity;
    }

    public void opened(String path) {
        Entry entry = entries.get(path);
        if (entry != null) {
            unlink(entry);
        } else {
            entry = new Entry(path);
            entries.put(path, entry);
        }
        pushFront(entry);
        if (entries.size() > capacity) {
            evict();
        }
    }

    private void pushFront(Entry entry) {
        entry.older = newest;
        entry.newer = null;
        if (newest == null) {
            oldest = entry;
        } else {
            newest.newer = entry;
        }
        newest = entry;
    }

    private void unlink(Entry entry) {
        if (entry.newer == null) {
            newest = entry.older;
        } else {
            entry.newer.older = entry.older;
        }
        if (entry.older == null) {
            oldest = entry.newer;
        } else {
            entry.older.newer = entry.newer;
        }
    }

    private void evict() {
        Entry last = oldest;
        entries.remove(last.path);
        oldest = last.newer;
        oldest.older = null;
    }

    public String mostRecent() {
        return newest == null ? "" : newest.path;
    }

    public int size() {
        return entries.size();
    }
}
