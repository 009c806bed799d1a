import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class RemoveBeforeNext {
    static void drop(Iterator<String> each, boolean really) {
        if (really) each.remove(); // fails: java.lang.IllegalStateException (in the library)
    }

    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("a", "b", "c"));
        Iterator<String> each = words.iterator();
        while (each.hasNext()) {
            String word = each.next();
            drop(each, word.equals("b"));
            drop(each, !word.equals("c") && !word.equals("a"));
        }
        System.out.println(words);
    }
}
