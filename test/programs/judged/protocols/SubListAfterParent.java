import java.util.ArrayList;
import java.util.List;

public class SubListAfterParent {
    private final List<Integer> all = new ArrayList<>(List.of(1, 2, 3, 4));
    private final List<Integer> window = all.subList(1, 3);

    void add(int value) {
        all.add(value);
    }

    public static void main(String[] args) {
        SubListAfterParent holder = new SubListAfterParent();
        holder.window.set(0, 9);
        System.out.println(holder.all);
        holder.add(5);
        System.out.println(holder.window.get(0)); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
