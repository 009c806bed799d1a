import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class GroupingDrops {
    public static void main(String[] args) {
        List<String> seen = new ArrayList<>(List.of("a", "b"));
        List<String> words = List.of("one", "two", "three");
        Iterator<String> reading = seen.iterator();
        Map<Integer, Long> lengths = words.stream().collect(Collectors.groupingBy(word -> {
            if (word.length() > 3) seen.remove("a");
            return word.length();
        }, Collectors.counting()));
        System.out.println(lengths.size());
        System.out.println(reading.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
