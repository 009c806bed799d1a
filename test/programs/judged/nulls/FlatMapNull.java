import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class FlatMapNull {
    static Stream<String> parts(String text) {
        return text.isEmpty() ? null : Stream.of(text.substring(1), null);
    }

    public static void main(String[] args) {
        List<String> texts = new ArrayList<>(List.of("", "ab"));
        List<String> flat = texts.stream().flatMap(FlatMapNull::parts).collect(Collectors.toList());
        System.out.println(flat.get(0).length());
        for (String each : flat) System.out.println(each.trim()); // fails: java.lang.NullPointerException
    }
}
