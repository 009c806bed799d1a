import java.io.*;
import java.util.*;

public class PrintfKeyS {
    static String name = "start";

    static class Key {
        @Override public boolean equals(Object other) { hit(); return other instanceof Key; }
        @Override public int hashCode() { hit(); return 1; }
        @Override public String toString() { hit(); return "key"; }
    }

    static void hit() {
        name = null;
    }

    static int use(Object x) throws Exception {
        name = "a";
        System.out.printf("%s", x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Key());
    }
}
