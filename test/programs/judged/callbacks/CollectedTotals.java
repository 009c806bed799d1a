import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Stream;

public class CollectedTotals {
    public static void main(String[] args) {
        List<Integer> audit = new ArrayList<>(List.of(-1));
        Collector<Integer, int[], Integer> total = Collector.of(
            () -> new int[1],
            (sum, each) -> {
                sum[0] += each;
                audit.add(each);
            },
            (left, right) -> left,
            sum -> sum[0]);
        Iterator<Integer> before = audit.iterator();
        int empty = Stream.<Integer>empty().collect(total);
        System.out.println(before.next() + empty);
        Iterator<Integer> entries = audit.iterator();
        int sum = Stream.of(1, 2).collect(total);
        System.out.println(sum);
        System.out.println(entries.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
