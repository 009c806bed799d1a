import java.io.*;
import java.util.*;

public class ObjectsHashI {
    String name = "start";
    static final ObjectsHashI SELF = new ObjectsHashI();
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
        Objects.hash(x, "a");
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Key());
    }
}
