import java.io.*;
import java.util.*;

public class ListCopiedS {
    static String name = "start";

    static class Mine extends AbstractList<String> {
        @Override public String get(int index) { hit(); return "g"; }
        @Override public int size() { return 2; }
    }

    static void hit() {
        name = null;
    }

    static int use(List<String> x) throws Exception {
        name = "a";
        new ArrayList<>(x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine());
    }
}
