import java.io.*;
import java.util.*;

public class ArraysEqualI {
    String name = "start";
    static final ArraysEqualI SELF = new ArraysEqualI();
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
        Arrays.equals(x, new Object[] {"1"});
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Object[] {new Key()});
    }
}
