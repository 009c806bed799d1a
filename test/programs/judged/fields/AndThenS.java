import java.io.*;
import java.util.*;

public class AndThenS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(java.util.function.Function<String, String> x) throws Exception {
        name = "a";
        x.apply("a");
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(java.util.function.Function.<String>identity().andThen(e -> { hit(); return e; }));
    }
}
