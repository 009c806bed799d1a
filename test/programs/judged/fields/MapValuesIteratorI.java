import java.io.*;
import java.util.*;

public class MapValuesIteratorI {
    String name = "start";
    static final MapValuesIteratorI SELF = new MapValuesIteratorI();
    static class Mine extends AbstractMap<String, String> {
        @Override public Set<Map.Entry<String, String>> entrySet() { hit(); return Map.of("a", "b").entrySet(); }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Collection<String> x) throws Exception {
        SELF.name = "a";
        x.iterator();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine().values());
    }
}
