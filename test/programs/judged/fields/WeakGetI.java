import java.io.*;
import java.util.*;

public class WeakGetI {
    String name = "start";
    static final WeakGetI SELF = new WeakGetI();
    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Map<Object, String> x) throws Exception {
        SELF.name = "a";
        x.containsKey(new Key());
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new WeakHashMap<>(Map.of("k", "v")));
    }
}
