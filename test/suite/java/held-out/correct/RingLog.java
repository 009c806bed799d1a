package com.example.logging;

import java.util.ArrayList;
import java.util.List;

/** The last messages, in an array that is used as a ring. */
public class RingLog {
    private final String[] messages;
    private int start;
    private int size;

    public RingLog(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException("capacity: " + capacity);
        }
        messages = new String[capacity];
    }

    public void log(String message) {
        if (message == null) {
            message = "(nothing)";
        }
        if (size == messages.length) {
            messages[start] = message;
            start = (start + 1) % messages.length;
        } else {
            messages[(start + size) % messages.length] = message;
            size++;
        }
    }

    public List<String> snapshot() {
        List<String> list = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            list.add(messages[(start + i) % messages.length]);
        }
        return list;
    }

    public String last() {
        return size == 0 ? "" : messages[(start + size - 1) % messages.length];
    }

    public int longest() {
        int longest = 0;
        for (String message : messages) {
            if (message != null && message.length() > longest) {
                longest = message.length();
            }
        }
        return longest;
    }

    public void clear() {
        for (int i = 0; i < messages.length; i++) {
            messages[i] = null;
        }
        start = 0;
        size = 0;
    }
}
