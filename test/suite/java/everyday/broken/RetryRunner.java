package com.example.retry;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Tries something several times, with longer and longer pauses. */
public class RetryRunner {
    /** How a pause is made; tests pass one that does not wait. */
    public interface Pause {
        void pause(long milliseconds);
    }

    private final int attempts;
    private final long firstPause;
    private final Pause pause;
    private final List<String> failures = new ArrayList<>();

    public RetryRunner(int attempts, long firstPause, Pause pause) {
        this.attempts = attempts;
        this.firstPause = firstPause;
        this.pause = pause;
    }

    /** Never tries again: the first failure is the last. */
    public static RetryRunner withoutRetries() {
        return new RetryRunner(0, 0, milliseconds -> { });
    }

    /** The result of the first attempt that succeeds; the last failure where none does. */
    public <T> T run(Callable<T> task) {
        RuntimeException last = null;
        long wait = firstPause;
        for (int attempt = 1; attempt <= attempts; attempt++) {
            try {
                return task.call();
            } catch (RuntimeException e) {
                last = e;
            } catch (Exception e) {
                last = new IllegalStateException("attempt " + attempt, e);
            }
            failures.add(attempt + ": " + last.getMessage());
            if (attempt < attempts) {
                pause.pause(wait);
                wait = Math.min(wait * 2, 60_000);
            }
        }
        throw last;
    }

    public List<String> getFailures() {
        return new ArrayList<>(failures);
    }

    /** All the time that is spent waiting where nothing succeeds. */
    public long longestWait() {
        long sum = 0;
        long wait = firstPause;
        for (int attempt = 1; attempt < attempts; attempt++) {
            sum += wait;
            wait = Math.min(wait * 2, 60_000);
        }
        return sum;
    }

    public static void main(String[] args) {
        RetryRunner runner = withoutRetries();
        System.out.println(runner.run(() -> "done"));
    }
}
