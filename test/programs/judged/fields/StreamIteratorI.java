import java.io.*;
import java.util.*;

public class StreamIteratorI {
    String name = "start";
    static final StreamIteratorI SELF = new StreamIteratorI();
    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(Iterator<String> x) throws Exception {
        SELF.name = "a";
        x.hasNext();
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine().stream().iterator());
    }
}
