package com.example.markup;

import java.util.LinkedHashMap;
import java.util.Map;

/** The attributes of one tag: `a="1" b="2"`. */
public class TagAttributes {
    private final Map<String, String> values = new LinkedHashMap<>();

    public TagAttributes(String text) {
        int at = 0;
        while (at < text.length()) {
            int equals = text.indexOf('=', at);
            if (equals < 0) {
                break;
            }
            String name = text.substring(at, equals).trim();
            int from = text.indexOf('"', equals) + 1;
            int to = text.indexOf('"', from);
            values.put(name, text.substring(from, to));
            at = to + 1;
        }
    }

    public String get(String name) {
        return values.getOrDefault(name, "");
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public int size() {
        return values.size();
    }

    public static void main(String[] args) {
        TagAttributes complete = new TagAttributes("id=\"x\" class=\"big\"");
        System.out.println(complete.get("class") + complete.size());
        TagAttributes cut = new TagAttributes("id=\"x\" class=\"big");
        System.out.println(cut.get("class"));
    }
}
