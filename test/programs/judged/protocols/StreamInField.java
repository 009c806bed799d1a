import java.util.List;
import java.util.stream.Stream;

public class StreamInField {
    private final Stream<String> words = List.of("a", "b").stream();

    long count() {
        return words.count(); // fails: java.lang.IllegalStateException (in the library)
    }

    public static void main(String[] args) {
        StreamInField field = new StreamInField();
        System.out.println(field.count());
        System.out.println(field.count());
    }
}
