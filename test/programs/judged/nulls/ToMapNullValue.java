import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class ToMapNullValue {
    public static void main(String[] args) {
        List<String> words = Arrays.asList("a", "bb", null);
        Map<Boolean, List<String>> parts = words.stream().collect(Collectors.partitioningBy(word -> word == null));
        System.out.println(parts.get(false).get(1).length());
        System.out.println(parts.get(true).size());
        System.out.println(parts.get(true).get(0).length()); // fails: java.lang.NullPointerException
    }
}
