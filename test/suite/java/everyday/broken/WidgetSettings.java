package com.example.ui;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;

/** Settings of a widget: names with values of several kinds, with defaults. */
public class WidgetSettings {
    public static final String WIDTH = "width";
    public static final String TITLE = "title";
    public static final String VISIBLE = "visible";

    private final Map<String, Object> values = new HashMap<>();

    public WidgetSettings() {
        values.put(WIDTH, 320);
        values.put(TITLE, "untitled");
        values.put(VISIBLE, Boolean.TRUE);
    }

    /** Takes over one line of a settings file, of the form {@code name=value}. */
    public boolean load(String line) {
        int equals = line.indexOf('=');
        if (equals <= 0) {
            return false;
        }
        String name = line.substring(0, equals).trim();
        String value = line.substring(equals + 1).trim();
        if (value.equals("true") || value.equals("false")) {
            values.put(name, Boolean.valueOf(value));
        } else {
            values.put(name, value);
        }
        return true;
    }

    public void setWidth(int width) {
        if (width < 0) {
            throw new IllegalArgumentException("negative width");
        }
        values.put(WIDTH, width);
    }

    public int getWidth() {
        Object value = values.get(WIDTH);
        return value == null ? 0 : (Integer) value;
    }

    public String getTitle() {
        Object value = values.get(TITLE);
        return value == null ? "" : value.toString();
    }

    public boolean isVisible() {
        return Boolean.TRUE.equals(values.get(VISIBLE));
    }

    /** All settings, by name. */
    public String dump() {
        StringBuilder text = new StringBuilder();
        for (String name : new TreeSet<>(values.keySet())) {
            text.append(name).append('=').append(values.get(name)).append('\n');
        }
        return text.toString();
    }

    public static void main(String[] args) {
        WidgetSettings settings = new WidgetSettings();
        settings.load("title=Overview");
        settings.load("width=640");
        System.out.println(settings.getTitle());
        System.out.println(settings.getWidth());
    }
}
