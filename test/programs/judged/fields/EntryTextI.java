import java.io.*;
import java.util.*;

public class EntryTextI {
    String name = "start";
    static final EntryTextI SELF = new EntryTextI();
    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Map.Entry<String, Object> x) throws Exception {
        SELF.name = "a";
        x.toString();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new AbstractMap.SimpleEntry<>("a", new Key()));
    }
}
