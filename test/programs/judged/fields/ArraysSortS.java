import java.io.*;
import java.util.*;

public class ArraysSortS {
    static String name = "start";

    static class Key implements Comparable<Key> {
        @Override public int compareTo(Key other) { hit(); return 1; }
    }

    static void hit() {
        name = null;
    }

    static int use(Object[] x) throws Exception {
        name = "a";
        Arrays.sort(x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Key[] {new Key(), new Key()});
    }
}
