/** A future that can be completed by hand, and a stage of a computation. Asynchronous stages run at once. */
package java.util.concurrent;

import espalier.Nullable;
import java.util.ArrayList;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private boolean done = false;
    private T result;
    /** What the future ended in instead of a result. */
    private Throwable failure;
    /** What is to be run on completion; the one that was added last runs first, as in the JDK. */
    private ArrayList<Runnable> dependents = new ArrayList<Runnable>();

    public CompletableFuture() {
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        Objects.requireNonNull(supplier);
        CompletableFuture<U> future = new CompletableFuture<U>();
        try {
            future.complete(supplier.get());
        } catch (Throwable thrown) {
            future.fail(wrap(thrown));
        }
        return future;
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        Objects.requireNonNull(supplier);
        CompletableFuture<U> future = new CompletableFuture<U>();
        executor.execute(() -> {
            try {
                future.complete(supplier.get());
            } catch (Throwable thrown) {
                future.fail(wrap(thrown));
            }
        });
        return future;
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable) {
        Objects.requireNonNull(runnable);
        Supplier<Void> supplier = () -> {
            runnable.run();
            return null;
        };
        return supplyAsync(supplier);
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
        Objects.requireNonNull(runnable);
        Supplier<Void> supplier = () -> {
            runnable.run();
            return null;
        };
        return supplyAsync(supplier, executor);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> future = new CompletableFuture<U>();
        future.complete(value);
        return future;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
        CompletableFuture<U> future = new CompletableFuture<U>();
        future.fail(Objects.requireNonNull(ex));
        return future;
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        return completedFuture(value);
    }

    public static <U> CompletionStage<U> failedStage(Throwable ex) {
        return failedFuture(ex);
    }

    private static Throwable wrap(Throwable thrown) {
        return thrown instanceof CompletionException ? thrown : new CompletionException(thrown);
    }

    private void finish() {
        done = true;
        ArrayList<Runnable> waiting = dependents;
        dependents = new ArrayList<Runnable>();
        for (int i = waiting.size() - 1; i >= 0; i--) {
            waiting.get(i).run();
        }
    }

    private boolean fail(Throwable thrown) {
        if (done) {
            return false;
        }
        failure = thrown;
        finish();
        return true;
    }

    /** Runs the action when this future is done, at once if it is already. */
    private void whenDone(Runnable action) {
        if (done) {
            action.run();
        } else {
            dependents.add(action);
        }
    }

    public boolean complete(T value) {
        if (done) {
            return false;
        }
        result = value;
        finish();
        return true;
    }

    public boolean completeExceptionally(Throwable ex) {
        return fail(Objects.requireNonNull(ex));
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        java.util.Objects.requireNonNull(supplier);
        if (isDone()) {
            return this;
        }
        try {
            complete(supplier.get());
        } catch (Throwable thrown) {
            fail(wrap(thrown));
        }
        return this;
    }

    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        return this;
    }

    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        return this;
    }

    public boolean isDone() {
        return done;
    }

    public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return failure != null;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        fail(new CancellationException());
        return isCancelled();
    }

    public T get() throws InterruptedException, ExecutionException {
        if (!done) {
            throw Waiting.forEver("a future that is not completed");
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        if (failure != null) {
            Throwable cause = failure;
            if (failure instanceof CompletionException && failure.getCause() != null) {
                cause = failure.getCause();
            }
            throw new ExecutionException(cause);
        }
        return result;
    }

    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!done) {
            throw new TimeoutException();
        }
        return get();
    }

    public T join() {
        if (!done) {
            throw Waiting.forEver("a future that is not completed");
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        if (failure != null) {
            throw (CompletionException) wrap(failure);
        }
        return result;
    }

    public T getNow(T valueIfAbsent) {
        return done ? join() : valueIfAbsent;
    }

    public int getNumberOfDependents() {
        return dependents.size();
    }

    public void obtrudeValue(T value) {
        result = value;
        failure = null;
        finish();
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    public CompletableFuture<T> copy() {
        return thenApply(value -> value);
    }

    /** A step that may fail. */
    private interface Step {
        void run() throws Throwable;
    }

    /** Runs a step for a dependent future; what it throws ends that future. */
    private static void attempt(CompletableFuture<?> dependent, Step step) {
        if (dependent.done) {
            return;
        }
        try {
            step.run();
        } catch (Throwable thrown) {
            dependent.fail(wrap(thrown));
        }
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<U> dependent = new CompletableFuture<U>();
        whenDone(() -> {
            if (failure != null) {
                dependent.fail(wrap(failure));
            } else {
                attempt(dependent, () -> dependent.complete(fn.apply(result)));
            }
        });
        return dependent;
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Function<T, Void> function = value -> {
            action.accept(value);
            return null;
        };
        return thenApply(function);
    }

    public CompletableFuture<Void> thenRun(Runnable action) {
        Objects.requireNonNull(action);
        Function<T, Void> function = value -> {
            action.run();
            return null;
        };
        return thenApply(function);
    }

    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<? extends U> second = other.toCompletableFuture();
        CompletableFuture<V> dependent = new CompletableFuture<V>();
        Runnable combine = () -> {
            if (!done || !second.done || dependent.done) {
                return;
            }
            if (failure != null) {
                dependent.fail(wrap(failure));
            } else if (second.failure != null) {
                dependent.fail(wrap(second.failure));
            } else {
                attempt(dependent, () -> dependent.complete(fn.apply(result, second.result)));
            }
        };
        if (done && second.done) {
            combine.run();
        } else {
            if (!done) {
                whenDone(combine);
            }
            if (!second.done) {
                second.whenDone(combine);
            }
        }
        return dependent;
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        Objects.requireNonNull(action);
        BiFunction<T, U, Void> function = (left, right) -> {
            action.accept(left, right);
            return null;
        };
        return thenCombine(other, function);
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
        Objects.requireNonNull(action);
        BiFunction<T, Object, Void> function = (left, right) -> {
            action.run();
            return null;
        };
        return thenCombine(other, function);
    }

    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<? extends T> second = other.toCompletableFuture();
        CompletableFuture<T> either = new CompletableFuture<T>();
        whenDone(() -> either.take(this));
        second.whenDone(() -> either.take(second));
        return either.thenApply(fn);
    }

    /** Ends as the other future did, unless this one is done. */
    private void take(CompletableFuture<? extends T> other) {
        if (other.failure != null) {
            fail(wrap(other.failure));
        } else {
            complete(other.result);
        }
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Function<T, Void> function = value -> {
            action.accept(value);
            return null;
        };
        return applyToEither(other, function);
    }

    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
        Objects.requireNonNull(action);
        CompletableFuture<Void> either = new CompletableFuture<Void>();
        CompletableFuture<?> second = other.toCompletableFuture();
        whenDone(() -> either.takeEnd(this));
        second.whenDone(() -> either.takeEnd(second));
        return either.thenRun(action);
    }

    private void takeEnd(CompletableFuture<?> other) {
        if (other.failure != null) {
            fail(wrap(other.failure));
        } else {
            complete(null);
        }
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<U> dependent = new CompletableFuture<U>();
        whenDone(() -> {
            if (failure != null) {
                dependent.fail(wrap(failure));
            } else {
                attempt(dependent, () -> {
                    CompletableFuture<U> inner = fn.apply(result).toCompletableFuture();
                    inner.whenDone(() -> dependent.take(inner));
                });
            }
        });
        return dependent;
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<U> dependent = new CompletableFuture<U>();
        whenDone(() -> attempt(dependent, () -> dependent.complete(fn.apply(result, failure))));
        return dependent;
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        Objects.requireNonNull(action);
        CompletableFuture<T> dependent = new CompletableFuture<T>();
        whenDone(() -> {
            Throwable thrown = failure;
            try {
                action.accept(result, failure);
            } catch (Throwable another) {
                if (thrown == null) {
                    thrown = another;
                } else if (thrown != another) {
                    thrown.addSuppressed(another);
                }
            }
            if (thrown != null) {
                dependent.fail(wrap(thrown));
            } else {
                dependent.complete(result);
            }
        });
        return dependent;
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<T> dependent = new CompletableFuture<T>();
        whenDone(() -> {
            if (failure == null) {
                dependent.complete(result);
            } else {
                attempt(dependent, () -> dependent.complete(fn.apply(failure)));
            }
        });
        return dependent;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Void> all = completedFuture(null);
        for (CompletableFuture<?> each : cfs) {
            all = all.runAfterBoth(each, () -> {
            });
        }
        return all;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Object> any = new CompletableFuture<Object>();
        for (CompletableFuture<?> each : cfs) {
            each.whenDone(() -> any.take(each));
        }
        return any;
    }

    @Nullable
    public Throwable exceptionNow() {
        if (failure == null) {
            throw new IllegalStateException("Task completed with a result");
        }
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
        return thenApply(fn);
    }

    public <U> CompletableFuture<U> thenApplyAsync(
            Function<? super T, ? extends U> fn, Executor executor) {
        Objects.requireNonNull(executor);
        return thenApply(fn);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return thenAccept(action);
    }

    public CompletableFuture<Void> thenAcceptAsync(
            Consumer<? super T> action, Executor executor) {
        Objects.requireNonNull(executor);
        return thenAccept(action);
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return thenRun(action);
    }

    public CompletableFuture<Void> thenRunAsync(
            Runnable action, Executor executor) {
        Objects.requireNonNull(executor);
        return thenRun(action);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        return thenCombine(other, fn);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn, Executor executor) {
        Objects.requireNonNull(executor);
        return thenCombine(other, fn);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return thenAcceptBoth(other, action);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action, Executor executor) {
        Objects.requireNonNull(executor);
        return thenAcceptBoth(other, action);
    }

    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
        return runAfterBoth(other, action);
    }

    public CompletableFuture<Void> runAfterBothAsync(
            CompletionStage<?> other, Runnable action, Executor executor) {
        Objects.requireNonNull(executor);
        return runAfterBoth(other, action);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return applyToEither(other, fn);
    }

    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> fn, Executor executor) {
        Objects.requireNonNull(executor);
        return applyToEither(other, fn);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return acceptEither(other, action);
    }

    public CompletableFuture<Void> acceptEitherAsync(
            CompletionStage<? extends T> other, Consumer<? super T> action, Executor executor) {
        Objects.requireNonNull(executor);
        return acceptEither(other, action);
    }

    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
        return runAfterEither(other, action);
    }

    public CompletableFuture<Void> runAfterEitherAsync(
            CompletionStage<?> other, Runnable action, Executor executor) {
        Objects.requireNonNull(executor);
        return runAfterEither(other, action);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn) {
        return thenCompose(fn);
    }

    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> fn, Executor executor) {
        Objects.requireNonNull(executor);
        return thenCompose(fn);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn) {
        return handle(fn);
    }

    public <U> CompletableFuture<U> handleAsync(
            BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
        Objects.requireNonNull(executor);
        return handle(fn);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return whenComplete(action);
    }

    public CompletableFuture<T> whenCompleteAsync(
            BiConsumer<? super T, ? super Throwable> action, Executor executor) {
        Objects.requireNonNull(executor);
        return whenComplete(action);
    }
}
