import java.io.*;
import java.util.*;

public class SortMineS {
    static String name = "start";

    static class Key implements Comparable<Key> {
        @Override public int compareTo(Key other) { hit(); return 1; }
    }

    static void hit() {
        name = null;
    }

    static int use(List<Key> x) throws Exception {
        name = "a";
        Collections.sort(x);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new ArrayList<>(List.of(new Key(), new Key())));
    }
}
