package com.example.retry;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Tries something again while it fails, and gives up after a while. */
public class BackoffRunner {
    private final int attempts;
    private final List<Long> waits = new ArrayList<>();

    public BackoffRunner(int attempts) {
        if (attempts < 1) {
            throw new IllegalArgumentException("at least one attempt");
        }
        this.attempts = attempts;
    }

    /** The first result; the last failure where there is none. */
    public <T> T run(Supplier<T> task) {
        RuntimeException last = null;
        for (int attempt = 0; attempt < attempts; attempt++) {
            if (last != null) {
                waits.add(100L << Math.min(attempt, 10));
            }
            try {
                return task.get();
            } catch (RuntimeException e) {
                if (last != null && last != e) {
                    e.addSuppressed(last);
                }
                last = e;
            }
        }
        throw new IllegalStateException("gave up after " + attempts, last);
    }

    /** The first result that is not null, or something else. */
    public <T> T runOr(Supplier<T> task, T otherwise) {
        try {
            T result = run(task);
            return result == null ? otherwise : result;
        } catch (IllegalStateException e) {
            return otherwise;
        }
    }

    public long totalWait() {
        long sum = 0;
        for (long wait : waits) {
            sum += wait;
        }
        return sum;
    }

    public long averageWait() {
        return waits.isEmpty() ? 0 : totalWait() / waits.size();
    }

    /** The longest of all; zero where nothing was waited for. */
    public long longestWait() {
        long longest = 0;
        for (int i = 0; i < waits.size(); i++) {
            longest = Math.max(longest, waits.get(i));
        }
        return longest;
    }

    public static void main(String[] args) {
        BackoffRunner runner = new BackoffRunner(3);
        int[] calls = new int[1];
        String result = runner.run(() -> {
            if (++calls[0] < 3) {
                throw new IllegalArgumentException("not yet");
            }
            return "done";
        });
        System.out.println(result + " " + runner.totalWait() + " " + runner.averageWait());
    }
}
