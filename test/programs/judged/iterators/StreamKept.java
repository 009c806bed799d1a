import java.util.*;
import java.util.stream.*;

public class StreamKept {
    private final Stream<String> words = Stream.of("a", "b");

    long count() {
        return words.count(); // fails: java.lang.IllegalStateException (in the library)
    }

    public static void main(String[] args) {
        StreamKept kept = new StreamKept();
        System.out.println(kept.words.filter(word -> !word.isEmpty()) != null);
        System.out.println(kept.count());
    }
}
