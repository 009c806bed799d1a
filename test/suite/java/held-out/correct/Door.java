package com.example.access;

import java.util.ArrayList;
import java.util.List;

/** A door that is open, closed or locked, and those who watch it. */
public class Door {
    public enum State { OPEN, CLOSED, LOCKED }

    public interface Listener {
        void changed(State from, State to);
    }

    private final List<Listener> listeners = new ArrayList<>();
    private State state = State.CLOSED;
    private String code;

    public void addListener(Listener listener) {
        listeners.add(listener);
    }

    public void removeListener(Listener listener) {
        listeners.remove(listener);
    }

    public State getState() {
        return state;
    }

    public void open() {
        if (state == State.LOCKED) {
            throw new IllegalStateException("locked");
        }
        change(State.OPEN);
    }

    public void close() {
        if (state == State.OPEN) {
            change(State.CLOSED);
        }
    }

    public void lock(String newCode) {
        if (newCode == null || newCode.isEmpty()) {
            throw new IllegalArgumentException("no code");
        }
        if (state != State.CLOSED) {
            throw new IllegalStateException("not closed");
        }
        code = newCode;
        change(State.LOCKED);
    }

    public boolean unlock(String given) {
        if (state != State.LOCKED || !code.equals(given)) {
            return false;
        }
        code = null;
        change(State.CLOSED);
        return true;
    }

    private void change(State to) {
        State from = state;
        state = to;
        for (Listener listener : new ArrayList<>(listeners)) {
            listener.changed(from, to);
        }
    }
}
