import java.util.*;

public class NestedCopies {
    public static void main(String[] args) {
        List<List<String>> rows = new ArrayList<>(Collections.nCopies(2, new ArrayList<>()));
        rows.get(0).add("x");
        Iterator<String> cells = rows.get(1).iterator();
        System.out.println(cells.hasNext());
        rows.get(0).add("y");
        System.out.println(cells.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
