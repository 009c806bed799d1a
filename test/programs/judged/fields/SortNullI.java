import java.io.*;
import java.util.*;

public class SortNullI {
    String name = "start";
    static final SortNullI SELF = new SortNullI();
    static class Key implements Comparable<Key> {
        @Override public int compareTo(Key other) { hit(); return 1; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(List<Key> x) throws Exception {
        SELF.name = "a";
        x.sort(null);
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new ArrayList<>(List.of(new Key(), new Key())));
    }
}
