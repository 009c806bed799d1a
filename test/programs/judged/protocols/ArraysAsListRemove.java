import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

public class ArraysAsListRemove {
    static void prune(List<String> words) {
        for (Iterator<String> each = words.iterator(); each.hasNext(); ) if (each.next().isEmpty()) each.remove(); // fails: java.lang.UnsupportedOperationException (in the library)
    }

    public static void main(String[] args) {
        prune(Arrays.asList("a", "b"));
        prune(new java.util.LinkedList<>(Arrays.asList("a", "")));
        prune(Arrays.asList("a", ""));
    }
}
