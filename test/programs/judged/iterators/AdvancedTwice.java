import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;

public class AdvancedTwice {
    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("a", "b"));
        Spliterator<String> late = words.spliterator();
        words.add("c");
        late.tryAdvance(word -> System.out.println(word));
        words.add("d");
        late.tryAdvance(word -> System.out.println(word)); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
