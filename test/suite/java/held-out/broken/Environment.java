package com.example.runtime;

import java.util.ArrayList;
import java.util.List;

/** Settings that come from system properties. */
public class Environment {
    private final String prefix;

    public Environment(String prefix) {
        this.prefix = prefix;
    }

    public String get(String name, String otherwise) {
        String value = System.getProperty(prefix + name);
        return value == null || value.isEmpty() ? otherwise : value;
    }

    public int getInt(String name, int otherwise) {
        String value = System.getProperty(prefix + name);
        if (value == null) {
            return otherwise;
        }
        try {
            return Integer.parseInt(value.trim());
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    public List<String> getList(String name) {
        List<String> parts = new ArrayList<>();
        String value = System.getProperty(prefix + name);
        for (String part : value.split(",")) {
            if (!part.isEmpty()) {
                parts.add(part.trim());
            }
        }
        return parts;
    }

    public boolean isSet(String name) {
        return System.getProperty(prefix + name) != null;
    }
}
