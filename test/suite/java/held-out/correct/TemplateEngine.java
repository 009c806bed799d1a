package com.example.text;

import java.util.HashMap;
import java.util.Map;

/** Replaces `${name}` in a text. */
public class TemplateEngine {
    private final Map<String, String> values = new HashMap<>();
    private final TemplateEngine parent;

    public TemplateEngine() {
        this(null);
    }

    public TemplateEngine(TemplateEngine parent) {
        this.parent = parent;
    }

    public void set(String name, Object value) {
        if (value == null) {
            values.remove(name);
        } else {
            values.put(name, value.toString());
        }
    }

    private String lookUp(String name) {
        for (TemplateEngine engine = this; engine != null; engine = engine.parent) {
            String value = engine.values.get(name);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    public String render(String template) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        while (true) {
            int start = template.indexOf("${", from);
            int end = start < 0 ? -1 : template.indexOf('}', start);
            if (end < 0) {
                return out.append(template.substring(from)).toString();
            }
            out.append(template, from, start);
            String value = lookUp(template.substring(start + 2, end));
            if (value != null) {
                out.append(value);
            } else {
                out.append(template, start, end + 1);
            }
            from = end + 1;
        }
    }
}
