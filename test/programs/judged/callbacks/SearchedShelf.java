import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class SearchedShelf {
    record Book(String title, List<String> touched) implements Comparable<Book> {
        @Override
        public int compareTo(Book other) {
            touched.add(title);
            return title.compareTo(other.title);
        }
    }

    public static void main(String[] args) {
        List<String> touched = new ArrayList<>(List.of("none"));
        List<Book> shelf = List.of(new Book("a", touched), new Book("b", touched));
        Iterator<String> marks = touched.iterator();
        int found = Collections.binarySearch(shelf, new Book("b", touched));
        System.out.println(found);
        System.out.println(marks.next()); // fails: java.util.ConcurrentModificationException (in the library)
    }
}
