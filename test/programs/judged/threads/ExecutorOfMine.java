import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

public class ExecutorOfMine implements Executor {
    private String state = "idle";

    @Override
    public void execute(Runnable task) {
        state = null;
        task.run();
    }

    public static void main(String[] args) {
        ExecutorOfMine mine = new ExecutorOfMine();
        System.out.println(CompletableFuture.completedFuture("a").thenApply(text -> text + mine.state).join());
        System.out.println(mine.state.length());
        System.out.println(CompletableFuture.supplyAsync(() -> "b", mine).join());
        System.out.println(mine.state.length()); // fails: java.lang.NullPointerException
    }
}
