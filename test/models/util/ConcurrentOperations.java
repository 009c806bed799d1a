import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** java.util.concurrent as far as the outcome does not depend on how threads interleave. */
public class ConcurrentOperations {
    public static void main(String[] args) {
        Journal.open(args);
        Journal.section("atomics");
        Journal.note("int", () -> {
            AtomicInteger n = new AtomicInteger(5);
            return n.getAndIncrement() + " " + n.incrementAndGet() + n.addAndGet(3) + n.getAndUpdate(x -> x * 2) + n.updateAndGet(x -> x - 1) + n.accumulateAndGet(4, Math::max)
                + n.compareAndSet(19, 1) + n.compareAndSet(2, 3) + n + n.getAndSet(8) + n.decrementAndGet() + n.longValue();
        });
        Journal.note("long", () -> {
            AtomicLong n = new AtomicLong();
            LongAdder adder = new LongAdder();
            adder.add(5);
            adder.increment();
            return n.addAndGet(1L << 40) + " " + n.getAndAdd(2) + n + adder + adder.sumThenReset() + adder.sum();
        });
        Journal.note("others", () -> {
            AtomicBoolean flag = new AtomicBoolean();
            AtomicReference<String> text = new AtomicReference<>("a");
            AtomicIntegerArray array = new AtomicIntegerArray(3);
            array.incrementAndGet(1);
            return flag.getAndSet(true) + " " + flag.compareAndSet(true, false) + text.updateAndGet(s -> s + "b") + text.getAndSet(null) + text + array + array.length();
        });
        Journal.note("index", () -> new AtomicIntegerArray(2).get(2));
        executors();
        futures();
        collections();
        locks();
        Journal.section("");
    }

    static void executors() {
        Journal.section("executors");
        Journal.note("submit", () -> {
            ExecutorService service = Executors.newFixedThreadPool(2);
            List<Future<Integer>> results = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int n = i;
                results.add(service.submit(() -> n * n));
            }
            int sum = 0;
            for (Future<Integer> result : results) {
                sum += result.get();
            }
            service.shutdown();
            return sum + " " + service.awaitTermination(10, TimeUnit.SECONDS) + service.isShutdown() + results.get(0).isDone();
        });
        Journal.note("failure", () -> {
            ExecutorService service = Executors.newSingleThreadExecutor();
            Future<Integer> result = service.submit((Callable<Integer>) () -> {
                throw new IllegalStateException("task");
            });
            service.shutdown();
            try {
                return result.get();
            } catch (ExecutionException failed) {
                return failed.getMessage() + failed.getCause();
            }
        });
        Journal.note("all", () -> {
            ExecutorService service = Executors.newCachedThreadPool();
            List<Callable<String>> tasks = List.of(() -> "a", () -> "b");
            StringBuilder text = new StringBuilder();
            for (Future<String> each : service.invokeAll(tasks)) {
                text.append(each.get());
            }
            service.shutdownNow();
            return text;
        });
        Journal.note("rejected", () -> {
            ExecutorService service = Executors.newSingleThreadExecutor();
            service.shutdown();
            try {
                service.submit(() -> 1);
                return "accepted";
            } catch (RuntimeException failure) {
                return failure.getClass();
            }
        });
        Journal.note("fork", () -> {
            class Sum extends RecursiveTask<Integer> {
                final int from;
                final int to;

                Sum(int from, int to) {
                    this.from = from;
                    this.to = to;
                }

                @Override
                protected Integer compute() {
                    if (to - from < 3) {
                        int sum = 0;
                        for (int i = from; i < to; i++) {
                            sum += i;
                        }
                        return sum;
                    }
                    int middle = (from + to) / 2;
                    Sum left = new Sum(from, middle);
                    left.fork();
                    return new Sum(middle, to).compute() + left.join();
                }
            }
            return new ForkJoinPool().invoke(new Sum(0, 100));
        });
        Journal.note("units", () -> TimeUnit.SECONDS.toMillis(5) + " " + TimeUnit.MILLISECONDS.toSeconds(5999) + TimeUnit.DAYS.toNanos(400000) + TimeUnit.HOURS.convert(7300, TimeUnit.SECONDS) + TimeUnit.valueOf("MINUTES"));
        Journal.note("latch", () -> {
            CountDownLatch latch = new CountDownLatch(2);
            latch.countDown();
            latch.countDown();
            latch.await();
            return latch.getCount();
        });
    }

    static void futures() {
        Journal.section("futures");
        Journal.note("chain", () -> CompletableFuture.supplyAsync(() -> 5).thenApply(n -> n * 2).thenCombine(CompletableFuture.completedFuture(3), Integer::sum)
            .thenCompose(n -> CompletableFuture.supplyAsync(() -> "r" + n)).get());
        Journal.note("failure", () -> CompletableFuture.supplyAsync(() -> {
            if (true) {
                throw new IllegalArgumentException("x");
            }
            return 1;
        }).thenApply(n -> n + 1).handle((n, failure) -> n + " " + failure).join());
        Journal.note("exceptionally", () -> CompletableFuture.<Integer>failedFuture(new IllegalStateException("y")).exceptionally(f -> f.getMessage().length()).join());
        Journal.note("join", () -> {
            try {
                return CompletableFuture.supplyAsync(() -> 1 / 0).join();
            } catch (CompletionException failure) {
                return failure.getMessage();
            }
        });
        Journal.note("get", () -> {
            try {
                return CompletableFuture.supplyAsync(() -> 1 / 0).get();
            } catch (ExecutionException failure) {
                return failure.getMessage();
            }
        });
        Journal.note("by hand", () -> {
            CompletableFuture<String> future = new CompletableFuture<>();
            StringBuilder text = new StringBuilder();
            CompletableFuture<Void> after = future.thenAccept(text::append);
            text.append(after.isDone()).append(future.getNow("no"));
            future.complete("yes");
            return text.append(future.complete("again")).append(after.isDone()).append(future.join());
        });
        Journal.note("all", () -> {
            CompletableFuture<Integer> a = CompletableFuture.completedFuture(1);
            CompletableFuture<Integer> b = new CompletableFuture<>();
            CompletableFuture<Void> all = CompletableFuture.allOf(a, b);
            boolean before = all.isDone();
            b.completeExceptionally(new IllegalStateException("b"));
            return before + " " + all.isCompletedExceptionally() + CompletableFuture.anyOf(a).join() + all.handle((v, f) -> String.valueOf(f)).join();
        });
        Journal.note("when", () -> CompletableFuture.completedFuture(4).whenComplete((n, f) -> {
            throw new IllegalStateException("in callback");
        }).handle((n, f) -> n + " " + f).join());
        Journal.note("cancel", () -> {
            CompletableFuture<Integer> future = new CompletableFuture<>();
            future.cancel(true);
            return future.isCancelled() + " " + future.isCompletedExceptionally() + future.join();
        });
    }

    static void collections() {
        Journal.section("collections");
        Journal.note("copy on write", () -> {
            CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
            StringBuilder text = new StringBuilder();
            for (Integer n : list) {
                text.append(n);
                list.add(n * 10);
            }
            list.removeIf(n -> n > 15);
            list.addIfAbsent(1);
            return text + "" + list + list.equals(List.of(1, 2, 3, 10)) + list.subList(1, 3) + list.indexOf(3);
        });
        Journal.note("copy on write iterator", () -> {
            Iterator<Integer> iterator = new CopyOnWriteArrayList<>(List.of(1)).iterator();
            iterator.next();
            iterator.remove();
            return 0;
        });
        Journal.note("map", () -> {
            ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
            for (String word : "one two three two one two".split(" ")) {
                map.merge(word, 1, Integer::sum);
            }
            map.computeIfAbsent("four", String::length);
            map.computeIfPresent("one", (k, v) -> null);
            for (String key : map.keySet()) {
                map.put(key + key, 0);
                if (map.size() > 20) {
                    break;
                }
            }
            return new TreeMap<>(map).headMap("twotwo") + "" + map.reduceValues(1, Integer::sum) + map.getOrDefault("nine", 9) + map.putIfAbsent("two", 7);
        });
        Journal.note("null", () -> new ConcurrentHashMap<String, String>().put("a", null));
        Journal.note("recursive", () -> {
            ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
            return map.computeIfAbsent("a", k -> map.computeIfAbsent("a", j -> 1));
        });
        Journal.note("queues", () -> {
            ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2, 3));
            StringBuilder text = new StringBuilder();
            for (Integer n : queue) {
                text.append(n);
                queue.remove(2);
                if (n == 1) {
                    queue.add(4);
                }
            }
            return text + "" + queue + queue.poll() + queue.peek() + queue.size();
        });
        Journal.note("blocking", () -> {
            ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
            queue.put(1);
            List<Integer> drained = new ArrayList<>();
            String text = queue.offer(2) + " " + queue.offer(3) + queue.remainingCapacity() + queue.take() + queue.poll(1, TimeUnit.MILLISECONDS) + queue.poll(1, TimeUnit.MILLISECONDS);
            queue.add(5);
            queue.drainTo(drained);
            return text + drained + new LinkedBlockingQueue<>(List.of(1, 2)) + queue.isEmpty();
        });
        Journal.note("full", () -> {
            ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
            queue.add(1);
            return queue.add(2);
        });
        Journal.note("deque", () -> {
            LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(3);
            deque.addFirst(1);
            deque.addLast(2);
            deque.push(0);
            return deque + " " + deque.offerFirst(9) + deque.takeLast() + deque.pop() + deque.peekFirst();
        });
        Journal.note("sorted", () -> new ConcurrentSkipListMap<>(new TreeMap<>(java.util.Map.of("b", 2, "a", 1))).ceilingEntry("aa") + "");
    }

    static void locks() {
        Journal.section("locks");
        Journal.note("reentrant", () -> {
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            lock.lock();
            String text = lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + lock.isLocked() + lock.tryLock();
            lock.unlock();
            lock.unlock();
            lock.unlock();
            return text + lock.isLocked();
        });
        Journal.note("unlock", () -> {
            new ReentrantLock().unlock();
            return 0;
        });
        Journal.note("signal", () -> {
            new ReentrantLock().newCondition().signal();
            return 0;
        });
        Journal.note("read write", () -> {
            ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
            lock.readLock().lock();
            boolean upgraded = lock.writeLock().tryLock();
            lock.readLock().unlock();
            lock.writeLock().lock();
            lock.readLock().lock();
            return upgraded + " " + lock.isWriteLocked() + lock.getReadLockCount();
        });
        Journal.note("semaphore", () -> {
            Semaphore semaphore = new Semaphore(2);
            semaphore.acquire();
            return semaphore.tryAcquire() + " " + semaphore.tryAcquire() + semaphore.availablePermits();
        });
        Journal.note("arrays", () -> Arrays.asList(1, 2).parallelStream().mapToInt(n -> n).sum());
    }
}
