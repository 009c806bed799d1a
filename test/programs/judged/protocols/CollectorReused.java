import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CollectorReused {
    public static void main(String[] args) {
        List<String> open = Stream.of("a").collect(Collectors.toCollection(ArrayList::new));
        open.add("b");
        List<String> closed = Stream.of("a").toList();
        System.out.println(open.size() + closed.size());
        closed.add("b"); // fails: java.lang.UnsupportedOperationException (in the library)
    }
}
