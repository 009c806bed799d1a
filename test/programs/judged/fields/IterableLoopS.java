import java.io.*;
import java.util.*;

public class IterableLoopS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(Iterable<String> x) throws Exception {
        name = "a";
        for (String e : x) e.length();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(() -> { hit(); return List.of("a").iterator(); });
    }
}
