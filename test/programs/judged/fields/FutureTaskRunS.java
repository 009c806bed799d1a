import java.io.*;
import java.util.*;

public class FutureTaskRunS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(java.util.concurrent.FutureTask<String> x) throws Exception {
        name = "a";
        x.run();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new java.util.concurrent.FutureTask<>(() -> { hit(); return "a"; }));
    }
}
