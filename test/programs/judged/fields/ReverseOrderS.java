import java.io.*;
import java.util.*;

public class ReverseOrderS {
    static String name = "start";

    static class Key implements Comparable<Key> {
        @Override public int compareTo(Key other) { hit(); return 1; }
    }

    static void hit() {
        name = null;
    }

    static int use(Comparator<Key> x) throws Exception {
        name = "a";
        x.compare(new Key(), new Key());
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(Collections.reverseOrder());
    }
}
