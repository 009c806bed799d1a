package com.example.metrics;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Counters that many read and few write. */
public class SafeCounterMap {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, int[]> counters = new HashMap<>();

    public int increment(String name) {
        Lock write = lock.writeLock();
        write.lock();
        try {
            int[] counter = counters.get(name);
            if (counter == null) {
                counter = new int[1];
                counters.put(name, counter);
            }
            return ++counter[0];
        } finally {
            write.unlock();
        }
    }

    public int get(String name) {
        lock.readLock().lock();
        try {
            int[] counter = counters.get(name);
            return counter == null ? 0 : counter[0];
        } finally {
            lock.readLock().unlock();
        }
    }

    public void clear() {
        lock.writeLock().lock();
        try {
            counters.clear();
        } finally {
            lock.writeLock().unlock();
        }
    }
}
