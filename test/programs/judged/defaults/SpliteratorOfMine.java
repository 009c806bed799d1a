import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public class SpliteratorOfMine implements Iterable<String> {
    private final List<String> words = new ArrayList<>(List.of("a", "b", "c"));

    @Override
    public Iterator<String> iterator() {
        return words.iterator();
    }

    void cut(String word) {
        if (word.equals("a")) words.remove(word);
    }

    static void each(Stream<String> stream, Consumer<String> action) {
        stream.forEach(action); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        SpliteratorOfMine mine = new SpliteratorOfMine();
        mine.spliterator().forEachRemaining(word -> System.out.println(word));
        each(Stream.of("a"), word -> System.out.println(word));
        each(StreamSupport.stream(mine.spliterator(), false), mine::cut);
    }
}
