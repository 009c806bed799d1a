import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class ThreadsRunToCompletion {
    private static int counter;
    private static final Object LOCK = new Object();

    static class Worker extends Thread {
        private final int amount;
        int result;

        Worker(String name, int amount) {
            super(name);
            this.amount = amount;
        }

        @Override
        public void run() {
            for (int i = 1; i <= amount; i++) {
                synchronized (LOCK) {
                    counter += i;
                }
                result += i * i;
            }
        }
    }

    static synchronized int next() {
        return ++counter;
    }

    public static void main(String[] args) throws InterruptedException {
        Worker first = new Worker("first", 10), second = new Worker("second", 20);
        first.start();
        first.join();
        second.start();
        second.join();
        System.out.println(first.getName() + " " + first.result + ", " + second.getName() + " " + second.result + ", " + counter);
        System.out.println(first.isAlive() + " " + Thread.currentThread().getName());
        List<String> log = new ArrayList<>();
        Thread lambda = new Thread(() -> log.add("ran in " + Thread.currentThread().getName()), "named");
        lambda.start();
        lambda.join();
        System.out.println(log);
        AtomicInteger atomic = new AtomicInteger(5);
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int amount = i;
            threads[i] = new Thread(() -> atomic.addAndGet(amount));
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        System.out.println(atomic.get() + " " + atomic.incrementAndGet() + " " + atomic.getAndAdd(10) + " " + atomic.compareAndSet(22, 1) + " " + atomic);
        new Worker("not started", 5).run();
        System.out.println(next() + " " + next());
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 42);
        System.out.println(local.get());
        local.set(7);
        System.out.println(local.get());
        Thread failing = new Thread(() -> {
            throw new IllegalStateException("ends only this thread");
        });
        failing.setUncaughtExceptionHandler((t, e) -> System.out.println("handled " + e.getMessage()));
        failing.start();
        failing.join();
        System.out.println("main goes on");
        first.start();
    }
}
