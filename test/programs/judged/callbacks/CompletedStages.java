import java.util.*;
import java.util.concurrent.*;

public class CompletedStages {
    private static List<String> steps = new ArrayList<>();

    public static void main(String[] args) {
        CompletableFuture<String> done = CompletableFuture.completedFuture("x");
        done.thenAccept(text -> steps = null);
        System.out.println(done.isDone());
        steps.add("after"); // fails: java.lang.NullPointerException
    }
}
