import java.util.List;
import java.util.stream.Stream;

public class UnorderedTwice {
    public static void main(String[] args) {
        Stream<String> names = List.of("a", "b").stream();
        Stream<String> mixed = names.unordered();
        System.out.println(mixed == names);
        System.out.println(names.count()); // fails: java.lang.IllegalStateException (in the library)
    }
}
