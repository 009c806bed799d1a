import java.util.concurrent.CompletableFuture;

public class CompletedHere {
    private String result = "none";

    public static void main(String[] args) {
        CompletedHere here = new CompletedHere();
        CompletableFuture<String> future = new CompletableFuture<>();
        future.thenAccept(text -> here.result = text);
        System.out.println(here.result.length());
        future.complete(null);
        System.out.println(here.result.length()); // fails: java.lang.NullPointerException
    }
}
