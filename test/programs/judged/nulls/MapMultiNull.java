import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class MapMultiNull {
    static int size(String word) {
        return word.length(); // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        List<String> words = Stream.of("a", "").collect(Collectors.toList());
        System.out.println(words.stream().mapToInt(MapMultiNull::size).sum());
        System.out.println(words.stream()
                .<String>mapMulti((word, sink) -> sink.accept(word.isEmpty() ? null : word))
                .mapToInt(MapMultiNull::size)
                .sum());
    }
}
