import java.io.*;
import java.util.*;

public class MapDefaultI {
    String name = "start";
    static final MapDefaultI SELF = new MapDefaultI();
    static class Mine extends AbstractMap<String, String> {
        @Override public Set<Map.Entry<String, String>> entrySet() { hit(); return Map.of("a", "b").entrySet(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Map<String, String> x) throws Exception {
        SELF.name = "a";
        x.getOrDefault("q", "d");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine());
    }
}
