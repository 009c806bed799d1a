import java.util.concurrent.CompletableFuture;

public class FutureCallbacks {
    static String last = "none";

    public static void main(String[] args) {
        CompletableFuture<String> answer = new CompletableFuture<>();
        CompletableFuture<Integer> size = answer.handle((text, failure) -> {
            last = text;
            return failure == null ? text.length() : -1;
        });
        System.out.println(last.length());
        answer.completeExceptionally(new IllegalStateException("closed"));
        System.out.println(size.join());
        System.out.println(last.length()); // fails: java.lang.NullPointerException
    }
}
