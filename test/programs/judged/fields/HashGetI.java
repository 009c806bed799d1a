import java.io.*;
import java.util.*;

public class HashGetI {
    String name = "start";
    static final HashGetI SELF = new HashGetI();
    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Map<Key, String> x) throws Exception {
        SELF.name = "a";
        x.get(new Key());
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new HashMap<>(Map.of(new Key(), "v")));
    }
}
