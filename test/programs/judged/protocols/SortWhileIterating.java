import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SortWhileIterating {
    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("b", "a"));
        for (String word : words) { // fails: java.util.ConcurrentModificationException (in the library)
            System.out.println(word);
            Collections.sort(words);
        }
    }
}
