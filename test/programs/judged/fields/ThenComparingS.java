import java.io.*;
import java.util.*;

public class ThenComparingS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(Comparator<String> x) throws Exception {
        name = "a";
        x.compare("a", "a");
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Comparator.<String>naturalOrder().thenComparing(e -> { hit(); return e; }));
    }
}
