import java.util.ArrayList;
import java.util.List;

public class ForEachGrowth {
    static void echo(List<String> words, List<String> into) {
        words.forEach(word -> into.add(word)); // fails: java.util.ConcurrentModificationException (in the library)
    }

    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("one", "two"));
        List<String> other = new ArrayList<>();
        echo(words, other);
        System.out.println(other);
        echo(words, words);
    }
}
