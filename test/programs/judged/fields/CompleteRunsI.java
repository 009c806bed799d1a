import java.io.*;
import java.util.*;

public class CompleteRunsI {
    String name = "start";
    static final CompleteRunsI SELF = new CompleteRunsI();
    static java.util.concurrent.CompletableFuture<String> chained() {
        java.util.concurrent.CompletableFuture<String> made = new java.util.concurrent.CompletableFuture<>();
        made.thenAccept(e -> hit());
        return made;
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(java.util.concurrent.CompletableFuture<String> x) throws Exception {
        SELF.name = "a";
        x.complete("a");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(chained());
    }
}
