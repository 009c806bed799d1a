package com.example.json;

import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts and numbers as JSON. */
public class JsonWriter {
    private final StringBuilder out = new StringBuilder();

    public String write(Object value) {
        out.setLength(0);
        append(value);
        return out.toString();
    }

    private void append(Object value) {
        if (value == null) {
            out.append("null");
        } else if (value instanceof String) {
            appendText((String) value);
        } else if (value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else if (value instanceof List) {
            appendList((List<?>) value);
        } else if (value instanceof Map) {
            appendMap((Map<?, ?>) value);
        } else {
            throw new IllegalArgumentException("not JSON: " + value.getClass());
        }
    }

    private void appendList(List<?> list) {
        out.append('[');
        boolean first = true;
        for (Object element : list) {
            if (!first) {
                out.append(',');
            }
            first = false;
            append(element);
        }
        out.append(']');
    }

    private void appendMap(Map<?, ?> map) {
        out.append('{');
        String separator = "";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.append(separator);
            appendText(String.valueOf(entry.getKey()));
            out.append(':');
            append(entry.getValue());
            separator = ",";
        }
        out.append('}');
    }

    private void appendText(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\');
            }
            out.append(c);
        }
        out.append('"');
    }
}
