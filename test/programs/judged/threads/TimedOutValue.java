import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class TimedOutValue {
    public static void main(String[] args) {
        CompletableFuture<String> ready = CompletableFuture.completedFuture("a");
        System.out.println(ready.completeOnTimeout(null, 1, TimeUnit.DAYS).join().length());
        CompletableFuture<String> never = new CompletableFuture<>();
        String late = never.completeOnTimeout(null, 1, TimeUnit.MILLISECONDS).join();
        System.out.println(late.length()); // fails: java.lang.NullPointerException
    }
}
