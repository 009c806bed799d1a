import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

public class AddedThenSet {
    static void insert(ListIterator<String> cursor, String word) {
        cursor.add(word);
    }

    public static void main(String[] args) {
        List<String> words = new LinkedList<>(List.of("a", "b"));
        ListIterator<String> cursor = words.listIterator();
        cursor.next();
        cursor.set("c");
        insert(cursor, "d");
        System.out.println(words);
        cursor.set("e"); // fails: java.lang.IllegalStateException (in the library)
    }
}
