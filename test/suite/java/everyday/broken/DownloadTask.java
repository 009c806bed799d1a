package com.example.downloads;

import java.util.ArrayList;
import java.util.List;

/** A download that can be paused, resumed and cancelled. */
public class DownloadTask {
    public enum State {
        NEW, RUNNING, PAUSED, DONE, CANCELLED
    }

    private final String address;
    private final long length;
    private final List<String> history = new ArrayList<>();
    private State state = State.NEW;
    private long received;

    public DownloadTask(String address, long length) {
        this.address = address;
        this.length = length;
    }

    public void start() {
        if (state != State.NEW) {
            throw new IllegalStateException("already " + state);
        }
        enter(State.RUNNING);
    }

    public void pause() {
        if (state == State.RUNNING) {
            enter(State.PAUSED);
        }
    }

    /** Goes on where it was paused. */
    public void resume() {
        if (state == State.PAUSED) {
            start();
        }
    }

    /** Takes what came in; the last piece ends the download. */
    public void receive(int bytes) {
        if (state != State.RUNNING || bytes <= 0) {
            return;
        }
        received = Math.min(length, received + bytes);
        if (received == length) {
            enter(State.DONE);
        }
    }

    public void cancel() {
        if (state != State.DONE) {
            enter(State.CANCELLED);
        }
    }

    private void enter(State next) {
        history.add(state + " to " + next);
        state = next;
    }

    public State getState() {
        return state;
    }

    public List<String> getHistory() {
        return new ArrayList<>(history);
    }

    @Override
    public String toString() {
        return address + ": " + received + " of " + length;
    }

    public static void main(String[] args) {
        DownloadTask task = new DownloadTask("http://example.com/a.zip", 2048);
        task.start();
        task.receive(1024);
        task.pause();
        task.resume();
        task.receive(1024);
        System.out.println(task + " " + task.getState());
    }
}
