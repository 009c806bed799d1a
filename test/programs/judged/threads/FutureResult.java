import java.util.concurrent.CompletableFuture;

public class FutureResult {
    static String find(String key) {
        return key.equals("known") ? "value" : null;
    }

    public static void main(String[] args) {
        CompletableFuture<String> known = CompletableFuture.supplyAsync(() -> find("known"));
        CompletableFuture<String> other = CompletableFuture.supplyAsync(() -> find("other"));
        System.out.println(known.join().length());
        System.out.println(other.join().length()); // fails: java.lang.NullPointerException
    }
}
