import java.util.ArrayList;
import java.util.List;

public class RemovedLastButOne {
    static List<String> without(List<String> words, String gone) {
        for (String word : words) if (word.equals(gone)) words.remove(word); // fails: java.util.ConcurrentModificationException (in the library)
        return words;
    }

    public static void main(String[] args) {
        System.out.println(without(new ArrayList<>(List.of("a", "b", "c")), "b"));
        System.out.println(without(new ArrayList<>(List.of("a", "b", "c")), "c"));
    }
}
