import java.util.Arrays;
import java.util.Spliterator;

public class SplitIterator {
    static int length;

    public static void main(String[] args) {
        Spliterator<String> words = Arrays.asList("a", null, "c").spliterator();
        words.tryAdvance(word -> length = word.length());
        System.out.println(length);
        words.tryAdvance(word -> {
            length += word.length(); // fails: java.lang.NullPointerException
        });
    }
}
