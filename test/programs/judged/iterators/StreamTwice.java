import java.util.List;
import java.util.stream.Stream;

public class StreamTwice {
    private final Stream<String> words;

    StreamTwice(List<String> words) {
        this.words = words.stream();
    }

    long count() {
        return words.count(); // fails: java.lang.IllegalStateException (in the library)
    }

    public static void main(String[] args) {
        System.out.println(new StreamTwice(List.of("x")).count());
        StreamTwice reused = new StreamTwice(List.of("a", "b"));
        System.out.println(reused.count());
        System.out.println(reused.count());
    }
}
