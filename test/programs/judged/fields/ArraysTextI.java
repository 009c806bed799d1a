import java.io.*;
import java.util.*;

public class ArraysTextI {
    String name = "start";
    static final ArraysTextI SELF = new ArraysTextI();
    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Object[] x) throws Exception {
        SELF.name = "a";
        Arrays.toString(x);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Object[] {new Key()});
    }
}
