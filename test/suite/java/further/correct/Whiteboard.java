package com.example.chat;

import java.util.ArrayList;
import java.util.List;

/** A board that one member at a time draws on. */
public class Whiteboard {
    private final List<String> strokes = new ArrayList<>();
    private String holder;
    private String lastHolder;

    public boolean take(String member) {
        if (holder != null) {
            return holder.equals(member);
        }
        holder = member;
        return true;
    }

    public void release() {
        if (holder != null) {
            lastHolder = holder.trim();
            holder = null;
        }
    }

    public boolean draw(String member, String stroke) {
        if (!member.equals(holder)) {
            return false;
        }
        strokes.add(holder.length() + ":" + stroke);
        return true;
    }

    public String caption() {
        String current = holder;
        if (current == null) {
            current = lastHolder;
        }
        return current == null ? "nobody" : current.toUpperCase();
    }

    public String lastStroke() {
        return strokes.isEmpty() ? "" : strokes.get(strokes.size() - 1);
    }
}
