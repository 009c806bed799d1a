import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

public class ExecutorForgets implements Executor {
    static String answer;

    @Override
    public void execute(Runnable task) {
        System.out.println("later");
    }

    public static void main(String[] args) {
        CompletableFuture.completedFuture("a").thenAcceptAsync(text -> answer = text, Runnable::run);
        System.out.println(answer.length());
        answer = null;
        CompletableFuture.runAsync(() -> answer = "b", new ExecutorForgets());
        System.out.println(answer.length()); // fails: java.lang.NullPointerException
    }
}
