import java.util.*;

public class ContentsCompared {
    static final List<String> names = new ArrayList<>(List.of("a", "b", "c"));

    static class Peeking implements CharSequence {
        public int length() {
            names.remove("a");
            return 1;
        }
        public char charAt(int index) {
            return 'x';
        }
        public CharSequence subSequence(int start, int end) {
            return this;
        }
    }

    public static void main(String[] args) {
        Iterator<String> each = names.iterator();
        each.next();
        System.out.println("x".contentEquals(new Peeking()));
        System.out.println(each.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
