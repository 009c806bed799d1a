import java.io.*;
import java.util.*;

public class MaxOfMineS {
    static String name = "start";

    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        name = null;
    }

    static int use(Collection<String> x) throws Exception {
        name = "a";
        Collections.max(x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine());
    }
}
