package com.example.server;

import java.util.HashMap;
import java.util.Map;

/** How often something is tried again, as texts that people write. */
public class RetrySettings {
    private static final String[] DEFAULTS = {"times=3", "pause=250", "growth=2x"};

    private final Map<String, String> values = new HashMap<>();

    public RetrySettings() {
        for (String line : DEFAULTS) {
            int equals = line.indexOf('=');
            if (equals >= 0) {
                values.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
    }

    public void set(String name, String value) {
        values.put(name, value);
    }

    public int number(String name, int otherwise) {
        String text = values.get(name);
        if (text == null) {
            return otherwise;
        }
        try {
            return Integer.parseInt(text.trim());
        } catch (NumberFormatException problem) {
            return otherwise;
        }
    }

    /** `2x` doubles the pause. */
    public int growth() {
        String text = values.getOrDefault("growth", "1x");
        if (!text.matches("[1-9]x")) {
            return 1;
        }
        return Integer.parseInt(text.substring(0, 1));
    }

    public long pauseBefore(int attempt) {
        long pause = number("pause", 100);
        for (int i = 1; i < attempt; i++) {
            pause *= growth();
        }
        return pause;
    }

    public static void main(String[] args) {
        RetrySettings settings = new RetrySettings();
        System.out.println(settings.number("times", 1) + " " + settings.number("growth", 7) + " " + settings.pauseBefore(3));
    }
}
