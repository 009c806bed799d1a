package com.example.library;

import java.util.HashMap;
import java.util.Map;

/** Which reader has borrowed which book. */
public class LibraryLoans {
    private static final class Reader {
        final String name;
        int borrowed;

        Reader(String name) {
            this.name = name;
        }
    }

    private final Map<String, Reader> readers = new HashMap<>();
    private final Map<String, Reader> loans = new HashMap<>();

    public void register(String name) {
        readers.putIfAbsent(name, new Reader(name));
    }

    public boolean lend(String book, String name) {
        Reader reader = readers.get(name);
        if (reader == null || loans.containsKey(book)) {
            return false;
        }
        loans.put(book, reader);
        reader.borrowed++;
        return true;
    }

    public String giveBack(String book) {
        Reader reader = loans.remove(book);
        reader.borrowed--;
        return reader.name;
    }

    public int borrowedBy(String name) {
        Reader reader = readers.get(name);
        return reader == null ? 0 : reader.borrowed;
    }
}
