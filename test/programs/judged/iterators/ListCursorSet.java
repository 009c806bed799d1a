import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;

public class ListCursorSet {
    static void replace(ListIterator<String> cursor, String text) {
        cursor.set(text); // fails: java.lang.IllegalStateException (in the library)
    }

    public static void main(String[] args) {
        List<String> texts = new ArrayList<>(List.of("a", "b"));
        ListIterator<String> cursor = texts.listIterator();
        cursor.next();
        replace(cursor, "x");
        replace(cursor, "y");
        cursor.add("inserted");
        replace(cursor, "z");
    }
}
