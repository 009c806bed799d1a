import java.io.*;
import java.util.*;

public class BuilderCharsI {
    String name = "start";
    static final BuilderCharsI SELF = new BuilderCharsI();
    static class Chars implements CharSequence {
        @Override public int length() { hit(); return 1; }
        @Override public char charAt(int index) { return 'c'; }
        @Override public CharSequence subSequence(int from, int to) { return "c"; }
        @Override public String toString() { hit(); return "c"; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(CharSequence x) throws Exception {
        SELF.name = "a";
        new StringBuilder().append(x);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Chars());
    }
}
