import java.io.*;
import java.util.*;

public class SearchMineI {
    String name = "start";
    static final SearchMineI SELF = new SearchMineI();
    static class Key implements Comparable<Key> {
        @Override public int compareTo(Key other) { hit(); return 1; }
    }

    static void hit() {
        SELF.name = null;
    }

    static int use(List<Key> x) throws Exception {
        SELF.name = "a";
        Collections.binarySearch(x, new Key());
        return SELF.name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(List.of(new Key(), new Key()));
    }
}
