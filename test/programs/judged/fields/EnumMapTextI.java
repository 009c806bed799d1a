import java.io.*;
import java.util.*;

public class EnumMapTextI {
    String name = "start";
    static final EnumMapTextI SELF = new EnumMapTextI();
    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }
    enum Kind { A }

    static void hit() {
        SELF.name = null;
    }

    static int use(Map<Kind, Object> x) throws Exception {
        SELF.name = "a";
        x.toString();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new EnumMap<>(Map.of(Kind.A, new Key())));
    }
}
