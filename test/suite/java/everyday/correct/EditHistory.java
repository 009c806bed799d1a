package com.example.editor;

import java.util.ArrayDeque;
import java.util.Deque;

/** A text that remembers how it was. */
public class EditHistory {
    private final StringBuilder text = new StringBuilder();
    private final Deque<Edit> done = new ArrayDeque<>();
    private final Deque<Edit> undone = new ArrayDeque<>();

    private static final class Edit {
        final int at;
        final String removed;
        final String inserted;

        Edit(int at, String removed, String inserted) {
            this.at = at;
            this.removed = removed;
            this.inserted = inserted;
        }
    }

    public void insert(int at, String words) {
        replace(at, at, words);
    }

    /** Replaces a part of the text; places outside of it are moved to its ends. */
    public void replace(int from, int to, String words) {
        int start = Math.max(0, Math.min(from, text.length()));
        int end = Math.max(start, Math.min(to, text.length()));
        Edit edit = new Edit(start, text.substring(start, end), words == null ? "" : words);
        apply(edit);
        done.push(edit);
        undone.clear();
    }

    private void apply(Edit edit) {
        text.replace(edit.at, edit.at + edit.removed.length(), edit.inserted);
    }

    public boolean undo() {
        Edit edit = done.poll();
        if (edit == null) {
            return false;
        }
        text.replace(edit.at, edit.at + edit.inserted.length(), edit.removed);
        undone.push(edit);
        return true;
    }

    public boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        Edit edit = undone.pop();
        apply(edit);
        done.push(edit);
        return true;
    }

    /** What was written last; empty where nothing was. */
    public String lastInserted() {
        Edit edit = done.peek();
        return edit == null ? "" : edit.inserted;
    }

    public char firstLetter() {
        return text.length() == 0 ? ' ' : text.charAt(0);
    }

    @Override
    public String toString() {
        return text.toString();
    }

    public static void main(String[] args) {
        EditHistory history = new EditHistory();
        history.insert(0, "hello world");
        history.replace(0, 5, "good bye");
        history.undo();
        System.out.println(history + " " + history.redo() + " " + history.firstLetter());
    }
}
