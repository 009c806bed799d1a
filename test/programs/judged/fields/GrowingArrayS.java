import java.io.*;
import java.util.*;

public class GrowingArrayS {
    static String name = "start";


    static void hit() {
        name = null;
    }

    static int use(List<String> x) throws Exception {
        name = "a";
        x.replaceAll(e -> { hit(); return e; });
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new ArrayList<>(List.of("a")));
    }
}
