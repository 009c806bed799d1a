import java.util.Collections;

public class OneEmptySet {
    public static void main(String[] args) {
        Object one = Collections.emptySortedSet();
        Object other = Collections.emptyNavigableSet();
        String text = one == other ? null : "two";
        System.out.println(text.length()); // fails: java.lang.NullPointerException
    }
}
