import java.util.Iterator;
import java.util.NoSuchElementException;

public class IteratorDefaultRemaining implements Iterator<String> {
    private String[] rest = {"a", null, "b"};
    private int at;

    @Override
    public boolean hasNext() {
        return at < rest.length;
    }

    @Override
    public String next() {
        if (!hasNext()) throw new NoSuchElementException();
        return rest[at++];
    }

    public static void main(String[] args) {
        IteratorDefaultRemaining words = new IteratorDefaultRemaining();
        System.out.println(words.next().length());
        StringBuilder text = new StringBuilder();
        words.forEachRemaining(text::append);
        System.out.println(text.length());
        words.at = 0;
        words.forEachRemaining(word -> {
            text.append(word.length()); // fails: java.lang.NullPointerException
        });
    }
}
