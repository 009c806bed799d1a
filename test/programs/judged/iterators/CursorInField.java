import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class CursorInField {
    private final List<String> pages = new ArrayList<>();
    private Iterator<String> cursor;

    void open() {
        cursor = pages.iterator();
    }

    String turn() {
        return cursor.next(); // fails: java.util.NoSuchElementException (in the library)
    }

    public static void main(String[] args) {
        CursorInField book = new CursorInField();
        book.pages.add("one");
        book.open();
        System.out.println(book.turn());
        book.open();
        System.out.println(book.turn());
        System.out.println(book.turn());
    }
}
