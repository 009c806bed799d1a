package com.example.net;

import java.util.ArrayList;
import java.util.List;

/** How often and how long to wait between attempts. */
public class RetryPolicy {
    private final int attempts;
    private final long firstDelay;
    private List<String> retryable;

    public RetryPolicy(int attempts, long firstDelay, List<String> retryable) {
        if (attempts < 1) {
            throw new IllegalArgumentException("at least one attempt");
        }
        this.attempts = attempts;
        this.firstDelay = firstDelay;
        this.retryable = new ArrayList<>(retryable);
    }

    public RetryPolicy(int attempts) {
        this.attempts = attempts;
        this.firstDelay = 100;
    }

    public int getAttempts() {
        return attempts;
    }

    public long delayBefore(int attempt) {
        long delay = firstDelay;
        for (int i = 1; i < attempt; i++) {
            delay = delay * 2;
        }
        return delay;
    }

    public boolean shouldRetry(int attempt, String error) {
        if (attempt >= attempts) {
            return false;
        }
        return retryable.contains(error);
    }

    @Override
    public String toString() {
        return "RetryPolicy(" + attempts + ", " + firstDelay + ")";
    }
}
