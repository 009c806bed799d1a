import java.util.concurrent.CompletableFuture;

public class ExceptionallyNull {
    static String load(int how) {
        if (how == 0) throw new IllegalStateException("none");
        return "loaded";
    }

    public static void main(String[] args) {
        String good = CompletableFuture.supplyAsync(() -> load(1)).exceptionally(problem -> null).join();
        System.out.println(good.length());
        String bad = CompletableFuture.supplyAsync(() -> load(0)).exceptionally(problem -> null).join();
        System.out.println(bad.length()); // fails: java.lang.NullPointerException
    }
}
