import java.util.ArrayList;
import java.util.List;

public class NestedSubList {
    public static void main(String[] args) {
        List<String> all = new ArrayList<>(List.of("a", "b", "c", "d"));
        List<String> outer = all.subList(0, 3);
        List<String> inner = outer.subList(1, 2);
        inner.add("x");
        System.out.println(outer.size() + all.size());
        outer.remove(0);
        System.out.println(inner.size()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
