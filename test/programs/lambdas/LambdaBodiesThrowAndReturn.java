import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;

public class LambdaBodiesThrowAndReturn {
    interface Action<E extends Exception> {
        void run() throws E;
    }

    static class Failure extends Exception {
        Failure(String message) {
            super(message);
        }
    }

    static <E extends Exception> void twice(Action<E> action) throws E {
        action.run();
        action.run();
    }

    static String accept(Runnable r) {
        r.run();
        return "Runnable";
    }

    static <T> String accept(Callable<T> c) throws Exception {
        return "Callable " + c.call();
    }

    static String accept(Supplier<Integer> s, int extra) {
        return "Supplier " + (s.get() + extra);
    }

    static <T, R> Function<T, R> guarded(Function<T, R> f, R fallback) {
        return t -> {
            try {
                return f.apply(t);
            } catch (RuntimeException e) {
                return fallback;
            } finally {
                System.out.print("[guarded]");
            }
        };
    }

    static int depth(Supplier<Integer> s) {
        return s.get() + 1;
    }

    static Runnable loop(int n, Runnable body) {
        return () -> {
            for (int i = 0; i < n; i++) {
                if (i == 3) return;
                body.run();
            }
        };
    }

    public static void main(String[] args) throws Exception {
        int[] count = {0};
        twice(() -> count[0]++);
        System.out.println(count[0]);
        try {
            twice(() -> {
                if (++count[0] > 3) throw new Failure("after " + count[0]);
            });
        } catch (Failure e) {
            System.out.println(e.getMessage());
        }
        System.out.println(accept(() -> {}));
        System.out.println(accept(() -> 5));
        System.out.println(accept(() -> "text".length()));
        System.out.println(accept(() -> count[0]++, 10));
        Function<String, Integer> parse = guarded(Integer::parseInt, -1);
        System.out.println(parse.apply("12") + " " + parse.apply("x"));
        System.out.println(depth(() -> depth(() -> depth(() -> 0))));
        List<Integer> runs = new ArrayList<>();
        loop(10, () -> runs.add(runs.size())).run();
        System.out.println(runs);
        System.out.println(accept(() -> {
            throw new IllegalStateException();
        } , 1).isEmpty() ? "" : "unreachable");
    }
}
