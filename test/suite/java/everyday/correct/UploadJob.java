package com.example.uploads;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** An upload, which may be paused; what it may do next depends on where it is. */
public class UploadJob {
    public enum Phase {
        WAITING, SENDING, PAUSED, FINISHED, FAILED
    }

    private static final Map<Phase, Set<Phase>> ALLOWED = new EnumMap<>(Phase.class);

    static {
        ALLOWED.put(Phase.WAITING, EnumSet.of(Phase.SENDING, Phase.FAILED));
        ALLOWED.put(Phase.SENDING, EnumSet.of(Phase.PAUSED, Phase.FINISHED, Phase.FAILED));
        ALLOWED.put(Phase.PAUSED, EnumSet.of(Phase.SENDING, Phase.FAILED));
        ALLOWED.put(Phase.FINISHED, EnumSet.noneOf(Phase.class));
        ALLOWED.put(Phase.FAILED, EnumSet.of(Phase.WAITING));
    }

    private final int blocks;
    private Phase phase = Phase.WAITING;
    private int sent;
    private String reason;

    public UploadJob(int blocks) {
        this.blocks = Math.max(1, blocks);
    }

    private void enter(Phase next) {
        if (!ALLOWED.get(phase).contains(next)) {
            throw new IllegalStateException("from " + phase + " to " + next);
        }
        phase = next;
    }

    public void start() {
        if (phase == Phase.WAITING) {
            enter(Phase.SENDING);
        }
    }

    public void pause() {
        if (phase == Phase.SENDING) {
            enter(Phase.PAUSED);
        }
    }

    public void resume() {
        if (phase == Phase.PAUSED) {
            enter(Phase.SENDING);
        }
    }

    /** Sends one block; the last one ends the upload. */
    public boolean sendBlock() {
        if (phase != Phase.SENDING) {
            return false;
        }
        sent++;
        if (sent == blocks) {
            enter(Phase.FINISHED);
        }
        return true;
    }

    public void fail(String why) {
        if (phase != Phase.FINISHED && phase != Phase.FAILED) {
            enter(Phase.FAILED);
            reason = why == null ? "unknown" : why;
        }
    }

    /** Why it failed, in upper case; empty where it did not. */
    public String reason() {
        return phase == Phase.FAILED && reason != null ? reason.toUpperCase() : "";
    }

    public int percent() {
        return 100 * sent / blocks;
    }

    public static void main(String[] args) {
        UploadJob job = new UploadJob(2);
        job.start();
        job.sendBlock();
        job.pause();
        job.resume();
        System.out.println(job.percent() + " " + job.sendBlock() + " " + job.sendBlock());
    }
}
