package com.example.net;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** At most so many calls in a period of time. */
public class RateLimiter {
    private final Lock lock = new ReentrantLock();
    private final long[] calls;
    private final long period;
    private int next;
    private int count;

    public RateLimiter(int limit, long period) {
        if (limit <= 0) {
            throw new IllegalArgumentException("limit: " + limit);
        }
        this.calls = new long[limit];
        this.period = period;
    }

    public boolean tryCall(long now) {
        lock.lock();
        try {
            if (count == calls.length) {
                if (now - calls[next] < period) {
                    return false;
                }
            } else {
                count++;
            }
            calls[next] = now;
            next = (next + 1) % calls.length;
            return true;
        } finally {
            lock.unlock();
        }
    }

    public int remaining() {
        lock.lock();
        try {
            return calls.length - count;
        } finally {
            lock.unlock();
        }
    }

    public long getPeriod() {
        return period;
    }
}
