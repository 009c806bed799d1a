import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamWordStatistics {
    static final String TEXT = "It is a truth universally acknowledged that a single man in possession of a good fortune must be in want of a wife";

    static Stream<String> words() {
        return Arrays.stream(TEXT.split(" ")).map(String::toLowerCase);
    }

    public static void main(String[] args) {
        Map<String, Long> counts = words().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        List<String> top = counts.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(4).map(e -> e.getKey() + "x" + e.getValue()).toList();
        System.out.println(top + " " + counts.size());
        TreeMap<Integer, List<String>> byLength = words().distinct().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        byLength.forEach((k, v) -> System.out.print(k + "=" + v.size() + v.get(0) + " "));
        System.out.println();
        System.out.println(words().mapToInt(String::length).summaryStatistics());
        System.out.println(words().max(Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder())).get());
        System.out.println(words().flatMap(w -> w.chars().mapToObj(c -> (char) c)).filter(c -> "aeiou".indexOf(c) >= 0).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())).descendingMap());
        System.out.println(words().collect(Collectors.partitioningBy(w -> w.length() > 4, Collectors.joining("/"))).get(true));
        System.out.println(words().map(w -> w.charAt(0)).map(Character::toUpperCase).map(String::valueOf).reduce("", String::concat));
        System.out.println(IntStream.range(0, TEXT.length()).filter(i -> TEXT.charAt(i) == 'u').boxed().map(String::valueOf).collect(Collectors.joining(",", "{", "}")));
        System.out.println(words().sorted(Comparator.comparing((String w) -> w.charAt(w.length() - 1)).thenComparing(String::length)).limit(5).toList());
        System.out.println(words().reduce((a, b) -> a.length() >= b.length() ? a : b).orElse("") + " " + words().skip(100).findFirst().isPresent());
        String acrostic = words().filter(w -> w.length() > 1).map(w -> w.substring(1, 2)).collect(Collectors.joining());
        System.out.println(acrostic + " " + acrostic.chars().distinct().count());
        Map<Boolean, Map<Integer, Long>> nested = words().collect(Collectors.partitioningBy(w -> w.contains("i"), Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting())));
        System.out.println(nested);
    }
}
