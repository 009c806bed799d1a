package com.example.net;

import java.util.HashMap;
import java.util.Map;

/** Connections by their host, with the time at which each was used last. */
public class IdleConnections {
    private final Map<String, Long> used = new HashMap<>();
    private final long patience;

    public IdleConnections(long patience) {
        this.patience = patience;
    }

    public void touch(String host, long now) {
        used.put(host, now);
    }

    public int open() {
        return used.size();
    }

    /** Closes what has not been used for too long. */
    public int closeIdle(long now) {
        int closed = 0;
        for (Map.Entry<String, Long> entry : used.entrySet()) {
            if (now - entry.getValue() > patience) {
                used.remove(entry.getKey());
                closed++;
            }
        }
        return closed;
    }

    public static void main(String[] args) {
        IdleConnections connections = new IdleConnections(10);
        connections.touch("a", 1);
        connections.touch("b", 2);
        connections.touch("c", 30);
        System.out.println(connections.closeIdle(31) + " of " + connections.open());
    }
}
