import java.io.*;
import java.util.*;

public class StringContainsS {
    static String name = "start";

    static class Chars implements CharSequence {
        @Override public int length() { hit(); return 1; }
        @Override public char charAt(int index) { return 'c'; }
        @Override public CharSequence subSequence(int from, int to) { return "c"; }
        @Override public String toString() { hit(); return "c"; }
    }

    static void hit() {
        name = null;
    }

    static int use(CharSequence x) throws Exception {
        name = "a";
        "abc".contains(x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Chars());
    }
}
