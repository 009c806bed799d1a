import java.io.*;
import java.util.*;

public class ComputeMineS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(Map<String, String> x) throws Exception {
        name = "a";
        x.computeIfAbsent("a", k -> { hit(); return "b"; });
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new HashMap<>());
    }
}
