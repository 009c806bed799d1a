import java.util.*;

public class PutReturned {
    private final Map<String, Integer> counts = new TreeMap<>();

    int replaced(String word, int count) {
        Integer before = counts.put(word, count);
        return before; // fails: java.lang.NullPointerException
    }

    public static void main(String[] args) {
        PutReturned book = new PutReturned();
        book.counts.put("a", 1);
        System.out.println(book.replaced("a", 2));
        System.out.println(book.replaced("b", 2));
    }
}
