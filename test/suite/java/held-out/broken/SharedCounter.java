package com.example.metrics;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** Named counters behind one lock. */
public class SharedCounter {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Long> counters = new HashMap<>();

    public void increment(String name) {
        lock.lock();
        try {
            counters.merge(name, 1L, Long::sum);
        } finally {
            lock.unlock();
        }
    }

    public void reset(String name) {
        lock.lock();
        if (!counters.containsKey(name)) {
            throw new IllegalArgumentException("no counter " + name);
        }
        counters.put(name, 0L);
        lock.unlock();
    }

    public long get(String name) {
        lock.lock();
        try {
            return counters.getOrDefault(name, 0L);
        } finally {
            lock.unlock();
        }
    }

    public int size() {
        lock.lock();
        try {
            return counters.size();
        } finally {
            lock.unlock();
        }
    }

    public boolean isBusy() {
        return lock.isLocked();
    }
}
