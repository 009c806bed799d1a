import java.io.*;
import java.util.*;

public class IteratorMineS {
    static String name = "start";

    static class It implements Iterator<String> {
        @Override public boolean hasNext() { hit(); return false; }
        @Override public String next() { return "n"; }
    }

    static void hit() {
        name = null;
    }

    static int use(Iterator<String> x) throws Exception {
        name = "a";
        x.hasNext();
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new It());
    }
}
