import java.util.*;

public class ReversedShelf {
    static final Deque<String> seen = new ArrayDeque<>(List.of("x", "y"));

    static class Shelf extends AbstractList<String> {
        private final String[] books = { "one", "two", "three" };
        @Override
        public String get(int index) {
            return books[index];
        }
        @Override
        public String set(int index, String book) {
            seen.clear();
            String old = books[index];
            books[index] = book;
            return old;
        }
        @Override
        public int size() {
            return books.length;
        }
    }

    public static void main(String[] args) {
        List<String> shelf = new Shelf();
        Collections.reverse(shelf);
        System.out.println(shelf.get(0));
        System.out.println(seen.removeFirst()); // fails: java.util.NoSuchElementException (in the library)
    }
}
