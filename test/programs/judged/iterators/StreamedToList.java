import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

public class StreamedToList {
    public static void main(String[] args) {
        List<String> names = args.length > 5 ? new ArrayList<>() : Stream.of("b", "a").sorted().toList();
        System.out.println(names.get(0));
        names.remove("a"); // fails: java.lang.UnsupportedOperationException (in the library)
    }
}
