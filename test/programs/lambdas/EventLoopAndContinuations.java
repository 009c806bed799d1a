import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

public class EventLoopAndContinuations {
    static final class Loop {
        private record Timer(long at, int order, Runnable action) {
        }

        private final Deque<Runnable> ready = new ArrayDeque<>();
        private final PriorityQueue<Timer> timers = new PriorityQueue<>((a, b) -> a.at != b.at ? Long.compare(a.at, b.at) : a.order - b.order);
        private long now;
        private int order;

        void post(Runnable action) {
            ready.add(action);
        }

        void after(long delay, Runnable action) {
            timers.add(new Timer(now + delay, order++, action));
        }

        void run() {
            while (true) {
                for (Runnable action; (action = ready.poll()) != null; ) action.run();
                Timer timer = timers.poll();
                if (timer == null) return;
                now = timer.at;
                timer.action.run();
            }
        }
    }

    static class Promise<T> {
        private final Loop loop;
        private T value;
        private boolean done;
        private final List<Consumer<? super T>> waiting = new ArrayList<>();

        Promise(Loop loop) {
            this.loop = loop;
        }

        void resolve(T result) {
            if (done) throw new IllegalStateException("resolved twice");
            done = true;
            value = result;
            waiting.forEach(w -> loop.post(() -> w.accept(result)));
        }

        <R> Promise<R> then(Function<? super T, ? extends R> f) {
            Promise<R> next = new Promise<>(loop);
            Consumer<T> action = v -> next.resolve(f.apply(v));
            if (done) loop.post(() -> action.accept(value));
            else waiting.add(action);
            return next;
        }

        static <T> Promise<T> delayed(Loop loop, long delay, Supplier<? extends T> supplier) {
            Promise<T> promise = new Promise<>(loop);
            loop.after(delay, () -> promise.resolve(supplier.get()));
            return promise;
        }
    }

    static void factorial(int n, IntConsumer continuation) {
        if (n <= 1) continuation.accept(1);
        else factorial(n - 1, result -> continuation.accept(result * n));
    }

    interface Bounce<T> {
        T result();

        default boolean done() {
            return true;
        }

        default Bounce<T> next() {
            throw new IllegalStateException("finished");
        }

        static <T> Bounce<T> more(Supplier<Bounce<T>> step) {
            return new Bounce<>() {
                @Override
                public T result() {
                    Bounce<T> b = this;
                    while (!b.done()) b = b.next();
                    return b.result();
                }

                @Override
                public boolean done() {
                    return false;
                }

                @Override
                public Bounce<T> next() {
                    return step.get();
                }
            };
        }
    }

    static Bounce<Boolean> even(int n) {
        return n == 0 ? () -> true : Bounce.more(() -> odd(n - 1));
    }

    static Bounce<Boolean> odd(int n) {
        return n == 0 ? () -> false : Bounce.more(() -> even(n - 1));
    }

    public static void main(String[] args) {
        Loop loop = new Loop();
        List<String> log = new ArrayList<>();
        loop.after(30, () -> log.add("late@" + loop.now));
        loop.after(10, () -> {
            log.add("early@" + loop.now);
            loop.post(() -> log.add("posted@" + loop.now));
            loop.after(5, () -> log.add("nested@" + loop.now));
        });
        loop.after(10, () -> log.add("same time, later order"));
        Promise<Integer> promise = Promise.delayed(loop, 20, () -> 6);
        promise.then(x -> x * 7).then(x -> "answer " + x).then(log::add);
        promise.then(x -> log.add("second listener " + x));
        loop.run();
        System.out.println(log);
        factorial(10, r -> System.out.println(r));
        System.out.println(even(2001).result() + " " + odd(5001).result());
        promise.resolve(1);
    }
}
