package com.example.limits;

/** Lets through so many requests a second, counted in milliseconds of a clock that the caller has. */
public class TokenBucket {
    private final int capacity;
    private final long interval;
    private long tokens;
    private long last;

    public TokenBucket(int perSecond, int capacity) {
        if (perSecond <= 0 || capacity <= 0) {
            throw new IllegalArgumentException("a bucket lets something through");
        }
        this.capacity = capacity;
        this.interval = 1000 / perSecond;
        this.tokens = capacity;
    }

    public boolean take(long now) {
        refill(now);
        if (tokens == 0) {
            return false;
        }
        tokens--;
        return true;
    }

    private void refill(long now) {
        if (now <= last) {
            return;
        }
        long fresh = (now - last) / interval;
        if (fresh > 0) {
            tokens = Math.min(capacity, tokens + fresh);
            last = now;
        }
    }

    public long available() {
        return tokens;
    }

    /** For a server that takes whatever comes. */
    public static TokenBucket generous() {
        return new TokenBucket(5000, 100);
    }

    public static void main(String[] args) {
        TokenBucket slow = new TokenBucket(10, 2);
        System.out.println(slow.take(1) + " " + slow.take(2) + " " + slow.take(3));
        TokenBucket fast = generous();
        System.out.println(fast.take(1));
    }
}
