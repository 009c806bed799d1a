import java.util.Arrays;
import java.util.Comparator;

public class NullsFirstInner {
    public static void main(String[] args) {
        String[] words = {"pear", null, "fig"};
        Arrays.sort(words, Comparator.nullsFirst((left, right) -> left.length() - right.length()));
        System.out.println(words[1].length());
        Comparator<String> reversed = Comparator.nullsFirst(Comparator.<String>naturalOrder()).reversed();
        Arrays.sort(words, reversed);
        System.out.println(words[0].length());
        System.out.println(words[2].length()); // fails: java.lang.NullPointerException
    }
}
