import java.io.*;
import java.util.*;

public class IteratorRemainingI {
    String name = "start";
    static final IteratorRemainingI SELF = new IteratorRemainingI();
    static class It implements Iterator<String> {
        @Override public boolean hasNext() { hit(); return false; }
        @Override public String next() { return "n"; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Iterator<String> x) throws Exception {
        SELF.name = "a";
        x.forEachRemaining(e -> {});
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new It());
    }
}
