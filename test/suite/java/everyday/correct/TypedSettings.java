package com.example.config;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/** Settings of several types, read from lines such as {@code size: 12}. */
public class TypedSettings {
    private final Map<String, Object> values = new HashMap<>();

    /** Reads lines; those that begin with a hash are comments. */
    public int read(Iterable<String> lines) {
        int count = 0;
        for (String line : lines) {
            String text = line.trim();
            if (text.isEmpty() || text.charAt(0) == '#') {
                continue;
            }
            int colon = text.indexOf(':');
            if (colon > 0) {
                values.put(text.substring(0, colon).trim(), convert(text.substring(colon + 1).trim()));
                count++;
            }
        }
        return count;
    }

    private static Object convert(String text) {
        if (text.equals("yes") || text.equals("no")) {
            return text.equals("yes");
        }
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            return text;
        }
    }

    public int number(String name, int otherwise) {
        Object value = values.get(name);
        if (value instanceof Integer) {
            return (Integer) value;
        }
        return otherwise;
    }

    public boolean flag(String name) {
        return Boolean.TRUE.equals(values.get(name));
    }

    public String text(String name) {
        Object value = values.get(name);
        return value == null ? "" : value.toString();
    }

    /** Forgets everything under a prefix. */
    public int remove(String prefix) {
        int removed = 0;
        Iterator<Map.Entry<String, Object>> entries = values.entrySet().iterator();
        while (entries.hasNext()) {
            if (entries.next().getKey().startsWith(prefix)) {
                entries.remove();
                removed++;
            }
        }
        return removed;
    }

    /** The sum of all numbers. */
    public long sum() {
        long sum = 0;
        for (Object value : values.values()) {
            if (value instanceof Number) {
                sum += ((Number) value).longValue();
            }
        }
        return sum;
    }
}
