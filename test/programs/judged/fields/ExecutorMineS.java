import java.io.*;
import java.util.*;

public class ExecutorMineS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(java.util.concurrent.Executor x) throws Exception {
        name = "a";
        java.util.concurrent.CompletableFuture.runAsync(() -> {}, x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(task -> { hit(); task.run(); });
    }
}
