import java.util.ArrayList;
import java.util.List;

public class SubListOfGrown {
    private final List<String> all = new ArrayList<>(List.of("a", "b", "c"));
    private final List<String> head = all.subList(0, 2);

    int size() {
        return head.size(); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        SubListOfGrown lists = new SubListOfGrown();
        lists.head.add("x");
        System.out.println(lists.size());
        System.out.println(lists.all.size());
        lists.all.add("d");
        System.out.println(lists.size());
    }
}
