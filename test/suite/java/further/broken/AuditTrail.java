package com.example.audit;

import java.util.ArrayList;
import java.util.List;

/** Writes down who did what, until it is closed. */
public class AuditTrail implements AutoCloseable {
    private final List<String> entries = new ArrayList<>();
    private boolean closed;

    public void record(String user, String action) {
        if (closed) {
            throw new IllegalStateException("the trail is closed");
        }
        entries.add(user + ": " + action);
    }

    public int size() {
        return entries.size();
    }

    @Override
    public void close() {
        closed = true;
    }

    /** Deletes users, and says so. */
    public static int deleteAll(List<String> users) {
        AuditTrail trail = new AuditTrail();
        try (trail) {
            for (String user : users) {
                trail.record(user, "deleted");
            }
        }
        trail.record("system", users.size() + " users deleted");
        return trail.size();
    }
}
