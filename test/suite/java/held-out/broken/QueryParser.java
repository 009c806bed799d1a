package com.example.search;

import java.util.ArrayList;
import java.util.List;

/** Parses `field:value` terms that are joined by `and`. */
public class QueryParser {
    private final String[] words;
    private int position;

    public QueryParser(String query) {
        words = query.trim().split("\\s+");
    }

    private String next() {
        return position < words.length ? words[position++] : null;
    }

    public List<String> fields() {
        position = 0;
        List<String> fields = new ArrayList<>();
        String word = next();
        while (word != null) {
            fields.add(fieldOf(word));
            String joint = next();
            if (joint == null) {
                return fields;
            }
            if (!joint.equals("and")) {
                throw new IllegalArgumentException("expected and: " + joint);
            }
            word = next();
        }
        return fields;
    }

    public String lastValue() {
        position = 0;
        String value = valueOf(next());
        while (next() != null) {
            String term = next();
            value = valueOf(term);
        }
        return value;
    }

    private static String fieldOf(String term) {
        int colon = term.indexOf(':');
        return colon < 0 ? "text" : term.substring(0, colon);
    }

    private static String valueOf(String term) {
        int colon = term.indexOf(':');
        return term.substring(colon + 1);
    }
}
