import java.io.*;
import java.util.*;

public class MapSyncContainsI {
    String name = "start";
    static final MapSyncContainsI SELF = new MapSyncContainsI();
    static class Mine extends AbstractMap<String, String> {
        @Override public Set<Map.Entry<String, String>> entrySet() { hit(); return Map.of("a", "b").entrySet(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Map<String, String> x) throws Exception {
        SELF.name = "a";
        x.containsKey("q");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Collections.synchronizedMap(new Mine()));
    }
}
