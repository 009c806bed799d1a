import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

public class RetryAndRecovery {
    static class TransientFailure extends Exception {
        final int attempt;

        TransientFailure(int attempt) {
            super("attempt " + attempt);
            this.attempt = attempt;
        }
    }

    static class GaveUp extends RuntimeException {
        GaveUp(List<? extends Throwable> failures) {
            super("gave up after " + failures.size(), failures.isEmpty() ? null : failures.get(failures.size() - 1));
            for (Throwable t : failures.subList(0, Math.max(0, failures.size() - 1))) addSuppressed(t);
        }
    }

    interface Attempt<T, E extends Exception> {
        T run(int attempt) throws E;
    }

    static <T, E extends Exception> T retry(int times, Class<E> retryable, Attempt<? extends T, ?> action) {
        List<Exception> failures = new ArrayList<>();
        for (int i = 1; i <= times; i++) {
            try {
                return action.run(i);
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                if (!retryable.isInstance(e)) throw new IllegalStateException("not retryable", e);
                failures.add(e);
            }
        }
        throw new GaveUp(failures);
    }

    static class Journal implements AutoCloseable {
        private final List<String> lines = new ArrayList<>();
        private boolean committed;

        void write(String line) {
            if (line.isEmpty()) throw new IllegalArgumentException("empty line");
            lines.add(line);
        }

        void commit() {
            committed = true;
        }

        @Override
        public void close() {
            System.out.println((committed ? "keep " : "discard ") + lines);
        }
    }

    static boolean store(String... lines) {
        try (Journal journal = new Journal()) {
            for (String line : lines) journal.write(line);
            journal.commit();
            return true;
        } catch (IllegalArgumentException e) {
            System.out.println("failed: " + e.getMessage());
            return false;
        }
    }

    static <T> T orElse(Callable<? extends T> callable, T fallback) {
        try {
            return callable.call();
        } catch (Exception e) {
            return fallback;
        }
    }

    public static void main(String[] args) {
        String result = retry(5, TransientFailure.class, attempt -> {
            if (attempt < 3) throw new TransientFailure(attempt);
            return "succeeded at " + attempt;
        });
        System.out.println(result);
        try {
            retry(2, TransientFailure.class, attempt -> {
                throw new TransientFailure(attempt);
            });
        } catch (GaveUp e) {
            System.out.println(e.getMessage() + ", cause " + e.getCause().getMessage() + ", suppressed " + e.getSuppressed()[0].getMessage() + " " + ((TransientFailure) e.getCause()).attempt);
        }
        try {
            retry(3, TransientFailure.class, attempt -> {
                throw new Exception("other");
            });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + ": " + e.getCause());
        }
        System.out.println(store("a", "b") + " " + store("a", "", "c"));
        System.out.println(orElse(() -> Integer.parseInt("12"), -1) + orElse(() -> Integer.parseInt("x"), -1));
        retry(1, TransientFailure.class, attempt -> List.of().get(attempt));
    }
}
