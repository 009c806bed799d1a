import java.io.*;
import java.util.*;

public class RecordEqualsS {
    static String name = "start";

    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }
    record Pair(Object left, int right) {}

    static void hit() {
        name = null;
    }

    static int use(Pair x) throws Exception {
        name = "a";
        x.equals(new Pair(new Key(), 1));
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Pair(new Key(), 1));
    }
}
