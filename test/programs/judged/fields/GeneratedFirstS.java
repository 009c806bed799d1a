import java.io.*;
import java.util.*;

public class GeneratedFirstS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(java.util.stream.Stream<String> x) throws Exception {
        name = "a";
        x.findFirst();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(java.util.stream.Stream.generate(() -> { hit(); return "a"; }));
    }
}
