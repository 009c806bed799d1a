package com.example.server;

import java.util.HashMap;
import java.util.Map;

/** How long a server waits, with defaults for what nobody has set. */
public class TimeoutSettings {
    private static final String[] DEFAULTS = {"connect=5", "read=30s", "idle=600"};

    private final Map<String, String> values = new HashMap<>();

    public TimeoutSettings() {
        for (String line : DEFAULTS) {
            int equals = line.indexOf('=');
            values.put(line.substring(0, equals), line.substring(equals + 1));
        }
    }

    public void set(String name, int seconds) {
        if (!values.containsKey(name)) {
            throw new IllegalArgumentException("no setting " + name);
        }
        values.put(name, Integer.toString(seconds));
    }

    public int seconds(String name) {
        String text = values.get(name);
        return text == null ? 0 : Integer.parseInt(text);
    }

    public int longest() {
        int longest = 0;
        for (String name : values.keySet()) {
            longest = Math.max(longest, seconds(name));
        }
        return longest;
    }

    public static void main(String[] args) {
        TimeoutSettings settings = new TimeoutSettings();
        settings.set("connect", 7);
        System.out.println(settings.seconds("connect"));
        System.out.println(settings.seconds("read"));
    }
}
