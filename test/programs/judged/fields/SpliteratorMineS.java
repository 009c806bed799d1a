import java.io.*;
import java.util.*;

public class SpliteratorMineS {
    static String name = "start";

    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        name = null;
    }

    static int use(Spliterator<String> x) throws Exception {
        name = "a";
        x.tryAdvance(e -> {});
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine().spliterator());
    }
}
