package com.example.editor;

import java.util.ArrayDeque;
import java.util.Deque;

/** Edits that can be undone and done again. */
public class UndoHistory {
    public static class Edit {
        private final String removed;
        private final String inserted;

        public Edit(String removed, String inserted) {
            this.removed = removed;
            this.inserted = inserted;
        }

        public String getRemoved() {
            return removed;
        }

        public String getInserted() {
            return inserted;
        }
    }

    private final Deque<Edit> done = new ArrayDeque<>();
    private final Deque<Edit> undone = new ArrayDeque<>();

    public void record(String removed, String inserted) {
        done.push(new Edit(removed, inserted));
        undone.clear();
    }

    public String undo() {
        if (done.isEmpty()) {
            return "";
        }
        Edit edit = done.pop();
        undone.push(edit);
        return edit.getRemoved();
    }

    public String redo() {
        if (undone.isEmpty()) {
            return "";
        }
        Edit edit = undone.pop();
        done.push(edit);
        return edit.getInserted();
    }

    public String lastInserted() {
        return done.peek().getInserted();
    }

    public boolean canUndo() {
        return !done.isEmpty();
    }
}
