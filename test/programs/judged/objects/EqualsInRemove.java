import java.util.ArrayList;
import java.util.List;

public class EqualsInRemove {
    static final List<Object> items = new ArrayList<>();
    static String note = "n";

    static final class Greedy {
        @Override
        public boolean equals(Object other) {
            note = null;
            return false;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    public static void main(String[] args) {
        items.add("a");
        System.out.println(items.indexOf("b"));
        System.out.println(note.length());
        System.out.println(items.remove(new Greedy()));
        System.out.println(note.length()); // fails: java.lang.NullPointerException
    }
}
