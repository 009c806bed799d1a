/** An executor for forking tasks; everything runs at once in the calling thread. */
package java.util.concurrent;

public class ForkJoinPool extends DirectExecutorService {
    private static final ForkJoinPool COMMON = new ForkJoinPool(1);

    private final int parallelism;

    public ForkJoinPool() {
        this(Runtime.getRuntime().availableProcessors());
    }

    public ForkJoinPool(int parallelism) {
        if (parallelism <= 0) {
            throw new IllegalArgumentException();
        }
        this.parallelism = parallelism;
    }

    public static ForkJoinPool commonPool() {
        return COMMON;
    }

    public static int getCommonPoolParallelism() {
        return COMMON.parallelism;
    }

    public int getParallelism() {
        return parallelism;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return task.invoke();
    }

    public void execute(ForkJoinTask<?> task) {
        task.fork();
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        task.fork();
        return task;
    }
}
