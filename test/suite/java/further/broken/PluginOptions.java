package com.example.plugins;

import java.util.HashMap;
import java.util.Map;

/** Options of plugins, of whatever type they are. */
public class PluginOptions {
    private final Map<String, Object> options = new HashMap<>();

    public PluginOptions with(String name, Object value) {
        options.put(name, value);
        return this;
    }

    public int number(String name, int otherwise) {
        Object value = options.get(name);
        if (value == null) {
            return otherwise;
        }
        return (Integer) value;
    }

    public String text(String name) {
        Object value = options.get(name);
        return value instanceof String ? (String) value : "";
    }

    /** What every plugin has unless it says otherwise. */
    public static PluginOptions defaults() {
        return new PluginOptions()
                .with("name", "plugin")
                .with("threads", 4)
                .with("memory", 512L * 1024 * 1024)
                .with("trace", false);
    }

    public static int megabytes() {
        return defaults().number("memory", 0) / (1024 * 1024);
    }

    public static void main(String[] args) {
        PluginOptions options = defaults();
        System.out.println(options.text("name") + " " + options.number("threads", 1));
        System.out.println(megabytes());
    }
}
