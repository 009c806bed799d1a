import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class TeedCollectors {
    static String longest(Stream<String> words) {
        return words.collect(Collectors.teeing(Collectors.counting(),
                Collectors.reducing(null, (String left, String right) -> left == null || right.length() > left.length() ? right : left),
                (count, best) -> count > 1 ? best : null));
    }

    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("a", "bbb"));
        System.out.println(longest(words.stream()).length());
        System.out.println(longest(words.stream().skip(1)).length()); // fails: java.lang.NullPointerException
    }
}
