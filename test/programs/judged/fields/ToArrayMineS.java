import java.io.*;
import java.util.*;

public class ToArrayMineS {
    static String name = "start";

    static class Mine extends AbstractCollection<String> {
        @Override public Iterator<String> iterator() { hit(); return List.of("a").iterator(); }
        @Override public int size() { return 1; }
    }

    static void hit() {
        name = null;
    }

    static int use(Collection<String> x) throws Exception {
        name = "a";
        x.toArray(new String[0]);
        return name.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) throws Exception {
        
        use(new Mine());
    }
}
