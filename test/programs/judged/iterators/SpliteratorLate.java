import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;
import java.util.stream.Stream;

public class SpliteratorLate {
    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("a"));
        Spliterator<String> late = words.spliterator();
        words.add("b");
        late.tryAdvance(System.out::println);
        Stream<String> lazy = words.stream();
        words.add("c");
        System.out.println(lazy.count());
        words.add("d");
        late.forEachRemaining(System.out::println); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
