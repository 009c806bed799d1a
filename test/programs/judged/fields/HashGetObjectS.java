import java.io.*;
import java.util.*;

public class HashGetObjectS {
    static String name = "start";

    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }

    static void hit() {
        name = null;
    }

    static int use(Map<Object, String> x) throws Exception {
        name = "a";
        x.get(x.keySet().iterator().next());
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new HashMap<>(Map.of(new Key(), "v")));
    }
}
