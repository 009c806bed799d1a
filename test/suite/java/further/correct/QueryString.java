package com.example.web;

import java.util.LinkedHashMap;
import java.util.Map;

/** What stands behind the question mark of an address. */
public class QueryString {
    private final Map<String, String> values = new LinkedHashMap<>();

    public QueryString(String address) {
        int mark = address.indexOf('?');
        if (mark < 0) {
            return;
        }
        for (String part : address.substring(mark + 1).split("&")) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                values.put(part.substring(0, equals), part.substring(equals + 1));
            } else if (!part.isEmpty()) {
                values.put(part, "");
            }
        }
    }

    public String get(String name) {
        String value = values.get(name);
        return value == null ? "" : value.trim();
    }

    /** The first letter of a value, a blank where there is none. */
    public char initial(String name) {
        if (!values.containsKey(name)) {
            return ' ';
        }
        String value = values.get(name);
        return value.isEmpty() ? ' ' : value.charAt(0);
    }

    public int size() {
        return values.size();
    }

    public static void main(String[] args) {
        QueryString query = new QueryString("/find?q=heap&page=2&raw");
        System.out.println(query.get("q") + query.get("page") + query.size() + query.initial("raw") + query.initial("q"));
        System.out.println(new QueryString("/").size());
    }
}
