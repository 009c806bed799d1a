import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

public class FilledTable {
    public static void main(String[] args) {
        List<Integer> order = new ArrayList<>(List.of(9));
        String[] table = new String[3];
        Iterator<Integer> before = order.iterator();
        Arrays.fill(table, "-");
        System.out.println(before.next());
        Iterator<Integer> each = order.iterator();
        Arrays.setAll(table, index -> {
            order.add(index);
            return "row " + index;
        });
        System.out.println(table[0] + each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
