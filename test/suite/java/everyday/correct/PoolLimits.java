package com.example.server;

import java.util.Properties;
import java.util.concurrent.TimeUnit;

/** How large a pool may grow, from properties. */
public class PoolLimits {
    private static final String DEFAULT_SIZE = "16";

    private final int size;
    private final long timeoutMillis;
    private final String name;

    public PoolLimits(Properties properties) {
        this.size = Integer.parseInt(properties.getProperty("pool.size", DEFAULT_SIZE).trim());
        this.timeoutMillis = duration(properties.getProperty("pool.timeout"));
        String configured = properties.getProperty("pool.name");
        this.name = configured == null || configured.isBlank() ? "pool" : configured.trim();
        if (size < 1) {
            throw new IllegalArgumentException("a pool of " + size);
        }
    }

    /** Reads {@code 500ms}, {@code 30s} or {@code 5m}; without a text half a minute. */
    static long duration(String text) {
        if (text == null) {
            return TimeUnit.SECONDS.toMillis(30);
        }
        String value = text.trim();
        int digits = 0;
        while (digits < value.length() && Character.isDigit(value.charAt(digits))) {
            digits++;
        }
        if (digits == 0 || digits > 9) {
            throw new IllegalArgumentException("no duration: " + text);
        }
        long number = Long.parseLong(value.substring(0, digits));
        switch (value.substring(digits)) {
            case "ms":
                return number;
            case "":
            case "s":
                return TimeUnit.SECONDS.toMillis(number);
            case "m":
                return TimeUnit.MINUTES.toMillis(number);
            default:
                throw new IllegalArgumentException("no unit: " + text);
        }
    }

    public int getSize() {
        return size;
    }

    public long getTimeoutMillis() {
        return timeoutMillis;
    }

    /** How many of the pool one of several users may have. */
    public int share(int users) {
        if (users <= 0) {
            return size;
        }
        return Math.max(1, size / users);
    }

    @Override
    public String toString() {
        return name + " of " + size + ", " + timeoutMillis + " ms";
    }

    public static void main(String[] args) {
        PoolLimits limits = new PoolLimits(new Properties());
        System.out.println(limits + " " + limits.share(3));
    }
}
