package com.example.markup;

import java.util.ArrayDeque;
import java.util.Deque;

/** Whether the tags of a text are closed in their order. */
public class TagBalance {
    private final Deque<String> open = new ArrayDeque<>();

    public boolean check(String text) {
        open.clear();
        int at = text.indexOf('<');
        while (at >= 0) {
            int end = text.indexOf('>', at);
            if (end < 0) {
                return false;
            }
            String tag = text.substring(at + 1, end);
            if (tag.startsWith("/")) {
                if (open.isEmpty() || !open.pop().equals(tag.substring(1))) {
                    return false;
                }
            } else if (!tag.endsWith("/")) {
                open.push(tag);
            }
            at = text.indexOf('<', end);
        }
        return open.isEmpty();
    }

    public String innermost() {
        return open.isEmpty() ? "" : open.peek();
    }

    public int depth() {
        return open.size();
    }
}
