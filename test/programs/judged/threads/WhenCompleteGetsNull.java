import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;

public class WhenCompleteGetsNull {
    static final class Report implements BiConsumer<String, Throwable> {
        int length;
        String message = "";

        @Override
        public void accept(String text, Throwable failure) {
            length = text.length();
            message = failure.getMessage(); // fails: java.lang.NullPointerException (caught)
        }
    }

    public static void main(String[] args) {
        Report report = new Report();
        CompletableFuture<String> done = CompletableFuture.completedFuture("abc").whenComplete(report);
        System.out.println(report.length);
        System.out.println(report.message.length());
        System.out.println(done.isCompletedExceptionally());
        String text = done.exceptionally(failure -> null).join();
        System.out.println(text.length()); // fails: java.lang.NullPointerException
    }
}
