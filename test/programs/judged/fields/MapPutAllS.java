import java.io.*;
import java.util.*;

public class MapPutAllS {
    static String name = "start";

    static class Mine extends AbstractMap<String, String> {
        @Override public Set<Map.Entry<String, String>> entrySet() { hit(); return Map.of("a", "b").entrySet(); }
    }

    static void hit() {
        name = null;
    }

    static int use(Map<String, String> x) throws Exception {
        name = "a";
        new TreeMap<String, String>().putAll(x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine());
    }
}
