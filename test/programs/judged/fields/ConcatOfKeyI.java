import java.io.*;
import java.util.*;

public class ConcatOfKeyI {
    String name = "start";
    static final ConcatOfKeyI SELF = new ConcatOfKeyI();
    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Object x) throws Exception {
        SELF.name = "a";
        String t = "k" + x;
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Key());
    }
}
