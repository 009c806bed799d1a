import java.io.*;
import java.util.*;

public class RecordTextI {
    String name = "start";
    static final RecordTextI SELF = new RecordTextI();
    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }
    record Pair(Object left, int right) {}

    static void hit() {
        SELF.name = null;
    }

    static int use(Object x) throws Exception {
        SELF.name = "a";
        x.toString();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Pair(new Key(), 1));
    }
}
