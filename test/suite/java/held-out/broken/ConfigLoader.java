package com.example.config;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Loads a small binary configuration: a version byte, a count and that many bytes. */
public class ConfigLoader {
    private static final int VERSION = 3;

    private final List<Integer> values = new ArrayList<>();

    public void load(String file) throws IOException {
        InputStream in = new FileInputStream(file);
        int version = in.read();
        if (version != VERSION) {
            throw new IOException("version " + version + " is not supported");
        }
        int count = in.read();
        for (int i = 0; i < count; i++) {
            values.add(in.read());
        }
        in.close();
    }

    public int valueCount() {
        return values.size();
    }

    public int value(int index, int otherwise) {
        return index >= 0 && index < values.size() ? values.get(index) : otherwise;
    }

    public boolean isEmpty() {
        return values.isEmpty();
    }
}
