import java.io.*;
import java.util.*;

public class PrintKeyI {
    String name = "start";
    static final PrintKeyI SELF = new PrintKeyI();
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
        System.out.println(x);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Key());
    }
}
