package com.example.drawing;

import java.util.ArrayDeque;
import java.util.Deque;

/** Commands that were done, and can be undone and done again. */
public class UndoManager {
    /** Something that changes a drawing. */
    public interface Command {
        void execute();

        void revert();
    }

    private final Deque<Command> done = new ArrayDeque<>();
    private final Deque<Command> undone = new ArrayDeque<>();
    private final int limit;
    private int savedAt;

    public UndoManager(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit " + limit);
        }
        this.limit = limit;
    }

    /** Executes a command and remembers it. */
    public void perform(Command command) {
        command.execute();
        done.push(command);
        undone.clear();
        if (done.size() > limit) {
            done.removeLast();
            savedAt--;
        }
    }

    public boolean undo() {
        if (done.isEmpty()) {
            return false;
        }
        Command command = done.pop();
        command.revert();
        undone.push(command);
        return true;
    }

    /** Does again what was undone last. */
    public boolean redo() {
        Command command = undone.pop();
        command.execute();
        done.push(command);
        return true;
    }

    /** Undoes several commands, and says how many there were. */
    public int undo(int count) {
        int undoneNow = 0;
        while (undoneNow < count && undo()) {
            undoneNow++;
        }
        return undoneNow;
    }

    public void markSaved() {
        savedAt = done.size();
    }

    public boolean isChanged() {
        return savedAt != done.size();
    }

    public int depth() {
        return done.size();
    }
}
