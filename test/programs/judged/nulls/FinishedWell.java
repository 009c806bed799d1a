import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;

public class FinishedWell {
    static final class Reported implements BiFunction<String, Throwable, Integer> {
        @Override
        public Integer apply(String value, Throwable problem) {
            return problem.getMessage().length() + value.length(); // fails: java.lang.NullPointerException (caught)
        }
    }

    public static void main(String[] args) {
        CompletableFuture<Integer> length = CompletableFuture.completedFuture("x").handle(new Reported());
        System.out.println(length.isCompletedExceptionally());
    }
}
