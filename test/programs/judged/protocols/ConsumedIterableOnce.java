import java.util.Iterator;
import java.util.List;

public class ConsumedIterableOnce {
    public static void main(String[] args) {
        Iterator<String> words = List.of("a", "b").iterator();
        Iterable<String> once = () -> words;
        int count = 0;
        for (String word : once) count += word.length();
        for (String word : once) count += word.length();
        System.out.println(count);
        System.out.println(once.iterator().next()); // fails: java.util.NoSuchElementException (in the library)
    }
}
