import java.util.ArrayList;
import java.util.List;

public class HeadOfList {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("a", "b", "c"));
        List<String> head = names.subList(0, 2);
        head.set(0, "z");
        System.out.println(names.get(0) + head.size());
        names.add("d");
        System.out.println(head.size()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
