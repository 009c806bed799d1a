import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class UnmodifiableThroughFactory {
    static List<String> names(boolean any) {
        return any ? new ArrayList<>(List.of("a")) : Collections.emptyList();
    }

    public static void main(String[] args) {
        List<String> some = names(true);
        some.add("b");
        System.out.println(some.size());
        List<String> none = names(false);
        none.add("c"); // fails: java.lang.UnsupportedOperationException (in the library)
    }
}
