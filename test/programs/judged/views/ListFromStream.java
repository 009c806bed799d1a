import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class ListFromStream {
    static void extend(List<String> words) {
        words.add("end"); // fails: java.lang.UnsupportedOperationException (in the library)
    }

    public static void main(String[] args) {
        extend(new ArrayList<>());
        extend(Stream.of("a", "b").collect(Collectors.toCollection(ArrayList::new)));
        extend(Stream.of("a", "b").filter(word -> !word.isEmpty()).toList());
    }
}
