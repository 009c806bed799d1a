import java.util.ArrayList;
import java.util.List;

public class LambdaIterable {
    static int count(Iterable<String> words, List<String> log) {
        int count = 0;
        for (String word : words) { // fails: java.util.ConcurrentModificationException (in the library)
            log.add(word);
            count++;
        }
        return count;
    }

    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("a", "b"));
        Iterable<String> view = () -> words.iterator();
        System.out.println(count(view, new ArrayList<>()));
        System.out.println(count(words::iterator, words));
    }
}
