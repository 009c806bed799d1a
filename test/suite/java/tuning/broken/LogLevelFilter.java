package com.example.logging;

import java.util.HashMap;
import java.util.Map;

/** Which messages are printed, by logger name. */
public class LogLevelFilter {
    private final Map<String, String> levels = new HashMap<>();

    public void configure(String logger, String level) {
        if (level == null) {
            levels.remove(logger);
        } else {
            levels.put(logger, level);
        }
    }

    public boolean isLoggable(String logger, int severity) {
        String level = levels.get(logger);
        switch (level) {
            case "debug":
                return true;
            case "info":
                return severity >= 1;
            case "warn":
                return severity >= 2;
            default:
                return severity >= 3;
        }
    }

    public String describe(String logger) {
        String level = levels.get(logger);
        return logger + ": " + (level != null ? level : "inherited");
    }

    public int configured() {
        return levels.size();
    }
}
