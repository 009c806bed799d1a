import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Stream;

public class CollectorParts {
    static List<String> made = new ArrayList<>(List.of("z"));

    static Collector<String, List<String>, Integer> counting() {
        return Collector.of(() -> made, List::add, (left, right) -> left, List::size);
    }

    public static void main(String[] args) {
        Iterator<String> each = made.iterator();
        Collector<String, List<String>, Integer> counter = counting();
        System.out.println(Stream.<String>of().collect(counter));
        System.out.println(Stream.of("a", "b").collect(counter));
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
